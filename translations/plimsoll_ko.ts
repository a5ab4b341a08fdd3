<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>%1, built with %2</source>
        <translation>%1, 빌드 시 %2</translation>
    </message>
    <message>
        <source>none: no provider can be reached</source>
        <translation>없음: 어떤 제공자에도 연결할 수 없음</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>디스플레이</translation>
    </message>
    <message>
        <source>%1, scale %2</source>
        <translation>%1, 배율 %2</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>구성</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>창</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message numerus="yes">
        <source>%n s ago</source>
        <translation>
            <numerusform>%n초 전</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1분 전</translation>
    </message>
    <message numerus="yes">
        <source>Last %n minutes.</source>
        <translation>
            <numerusform>최근 %n분.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing.</source>
        <translation>%1: 없음.</translation>
    </message>
    <message>
        <source>%1 to %2, last %3</source>
        <translation>%1~%2, 최근 값 %3</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 in all; %3.</source>
        <translation>%1: 모두 %2, %3.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Next page</source>
        <translation>다음 페이지</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>이전 페이지</translation>
    </message>
    <message>
        <source>Fold or unfold the side bar</source>
        <translation>사이드바 접기 또는 펼치기</translation>
    </message>
    <message>
        <source>Full screen, or back</source>
        <translation>전체 화면 전환</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>About Plimsoll</source>
        <translation>Plimsoll 정보</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>창 닫기</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Send the prompt</source>
        <translation>프롬프트 보내기</translation>
    </message>
    <message>
        <source>Stop the call, or close the history</source>
        <translation>호출 중지 또는 기록 닫기</translation>
    </message>
    <message>
        <source>Go to the prompt&apos;s text</source>
        <translation>프롬프트 입력란으로 이동</translation>
    </message>
    <message>
        <source>Show or hide the history of prompts</source>
        <translation>프롬프트 기록 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>Search the history of prompts</source>
        <translation>프롬프트 기록 검색</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>답변 복사</translation>
    </message>
    <message>
        <source>Find in events</source>
        <translation>이벤트에서 찾기</translation>
    </message>
    <message>
        <source>Hold the list still, or go on</source>
        <translation>목록 멈추기 또는 계속</translation>
    </message>
    <message>
        <source>Follow the newest event, or stop following</source>
        <translation>최신 이벤트 따라가기 시작 또는 중지</translation>
    </message>
    <message>
        <source>Take all filters off</source>
        <translation>모든 필터 해제</translation>
    </message>
    <message>
        <source>Copy the selected event</source>
        <translation>선택한 이벤트 복사</translation>
    </message>
    <message>
        <source>Try the selected job now</source>
        <translation>선택한 작업을 지금 재시도</translation>
    </message>
    <message>
        <source>Cancel the selected job</source>
        <translation>선택한 작업 취소</translation>
    </message>
    <message>
        <source>Pause the queue, or resume</source>
        <translation>대기열 일시 정지 또는 재개</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>설정 검색</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>마지막 변경 실행 취소</translation>
    </message>
    <message>
        <source>Redo it</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>text, key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pause all calls, or resume</source>
        <translation>모든 호출 일시 정지 또는 재개</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>the file is larger than 8 MB</source>
        <translation>파일이 8 MB보다 큽니다</translation>
    </message>
    <message>
        <source>line %1: not JSON: %2</source>
        <translation>%1행: JSON이 아님: %2</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>객체여야 합니다</translation>
    </message>
    <message>
        <source>its folder cannot be made</source>
        <translation>폴더를 만들 수 없습니다</translation>
    </message>
    <message>
        <source>another program is writing it; try again</source>
        <translation>다른 프로그램이 쓰고 있습니다. 다시 시도하십시오</translation>
    </message>
    <message>
        <source>its folder cannot be written to</source>
        <translation>폴더에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>the file is not valid and will not be overwritten; %1: %2</source>
        <translation>파일이 올바르지 않아 덮어쓰지 않습니다. %1: %2</translation>
    </message>
    <message>
        <source>something else was changed meanwhile: look at it first</source>
        <translation>그사이 다른 것이 변경되었습니다. 먼저 확인하십시오</translation>
    </message>
    <message>
        <source>a name has 1 to 200 characters</source>
        <translation>이름은 1~200자입니다</translation>
    </message>
    <message>
        <source>a name has printable characters only</source>
        <translation>이름에는 표시할 수 있는 문자만 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>more than 1000 entries</source>
        <translation>항목이 1000개를 넘습니다</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>정수여야 합니다</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>숫자여야 합니다</translation>
    </message>
    <message>
        <source>must be a finite number</source>
        <translation>유한한 숫자여야 합니다</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation>문자열이어야 합니다</translation>
    </message>
    <message>
        <source>must have at most %1 characters</source>
        <translation>최대 %1자여야 합니다</translation>
    </message>
    <message>
        <source>must not contain control characters</source>
        <translation>제어 문자를 포함할 수 없습니다</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>다음 중 하나여야 합니다: %1</translation>
    </message>
    <message>
        <source>must have %1 to %2 items</source>
        <translation>항목이 %1~%2개여야 합니다</translation>
    </message>
    <message>
        <source>is in the list twice</source>
        <translation>목록에 두 번 있습니다</translation>
    </message>
    <message>
        <source>must have at most %1 names</source>
        <translation>이름은 최대 %1개여야 합니다</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>true 또는 false여야 합니다</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>목록이어야 합니다</translation>
    </message>
    <message>
        <source>must be an object of strings</source>
        <translation>문자열의 객체여야 합니다</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>알 수 없는 키</translation>
    </message>
    <message>
        <source>unknown key; is it %1?</source>
        <translation>알 수 없는 키, %1입니까?</translation>
    </message>
    <message>
        <source>must be a whole number from 1 to 1000000000000</source>
        <translation>1에서 1000000000000 사이의 정수여야 합니다</translation>
    </message>
    <message>
        <source>must be more than that of the tier before</source>
        <translation>앞 단계보다 커야 합니다</translation>
    </message>
    <message>
        <source>must be a number from 0 to 1000000, or null</source>
        <translation>0에서 1000000 사이의 숫자 또는 null이어야 합니다</translation>
    </message>
    <message>
        <source>must have at most %1 items</source>
        <translation>항목은 최대 %1개여야 합니다</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>빠져 있습니다</translation>
    </message>
    <message>
        <source>a provider needs a base URL</source>
        <translation>제공자에는 기본 URL이 필요합니다</translation>
    </message>
    <message>
        <source>a key goes over https only, except to this computer</source>
        <translation>키는 이 컴퓨터를 제외하면 https로만 보냅니다</translation>
    </message>
    <message>
        <source>must start with / and have no query</source>
        <translation>/로 시작하고 쿼리가 없어야 합니다</translation>
    </message>
    <message>
        <source>the name of the variable is needed when the key comes from one</source>
        <translation>키를 변수에서 가져올 때는 변수의 이름이 필요합니다</translation>
    </message>
    <message>
        <source>must be the name of an environment variable, not a key</source>
        <translation>키가 아니라 환경 변수의 이름이어야 합니다</translation>
    </message>
    <message>
        <source>a key does not belong in an address</source>
        <translation>주소에 키를 넣을 수 없습니다</translation>
    </message>
    <message>
        <source>is not the name of a header</source>
        <translation>헤더의 이름이 아닙니다</translation>
    </message>
    <message>
        <source>this header is written by the transport</source>
        <translation>이 헤더는 전송 계층이 씁니다</translation>
    </message>
    <message>
        <source>a key does not belong in this file: write keychain:NAME</source>
        <translation>이 파일에 키를 넣을 수 없습니다. keychain:NAME으로 쓰십시오</translation>
    </message>
    <message>
        <source>must be one line</source>
        <translation>한 줄이어야 합니다</translation>
    </message>
    <message>
        <source>must be system, none, http://HOST:PORT or socks5://HOST:PORT</source>
        <translation>system, none, http://HOST:PORT 또는 socks5://HOST:PORT여야 합니다</translation>
    </message>
    <message>
        <source>must be a URL as https://host/v1, or %1</source>
        <translation>https://host/v1과 같은 URL 또는 %1이어야 합니다</translation>
    </message>
    <message>
        <source>must not contain a name or a password</source>
        <translation>이름이나 비밀번호를 포함할 수 없습니다</translation>
    </message>
    <message>
        <source>must not have a query (there is a setting for it) or a fragment</source>
        <translation>쿼리(별도의 설정이 있음)나 프래그먼트가 없어야 합니다</translation>
    </message>
    <message>
        <source>a model needs a provider</source>
        <translation>모델에는 제공자가 필요합니다</translation>
    </message>
    <message>
        <source>a chain needs at least one model</source>
        <translation>체인에는 모델이 하나 이상 필요합니다</translation>
    </message>
    <message>
        <source>model comes first, if it is in the list</source>
        <translation>모델이 목록에 있으면 맨 앞에 와야 합니다</translation>
    </message>
    <message>
        <source>must not be more than window_ms</source>
        <translation>window_ms보다 클 수 없습니다</translation>
    </message>
    <message>
        <source>there is no %1 &quot;%2&quot;</source>
        <translation>%1 &quot;%2&quot;이(가) 없습니다</translation>
    </message>
    <message>
        <source>has more than %1 tiers</source>
        <translation>단계가 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>must be USD per token, a number from 0 to 1, or null</source>
        <translation>토큰당 USD, 즉 0에서 1 사이의 숫자 또는 null이어야 합니다</translation>
    </message>
    <message>
        <source>must be [from, to] in tokens</source>
        <translation>토큰 단위의 [시작, 끝]이어야 합니다</translation>
    </message>
    <message>
        <source>a model needs a name</source>
        <translation>모델에는 이름이 필요합니다</translation>
    </message>
    <message>
        <source>there is no model in it that answers with text</source>
        <translation>글로 답하는 모델이 들어 있지 않습니다</translation>
    </message>
    <message>
        <source>must be 1, the version of the format</source>
        <translation>형식의 버전인 1이어야 합니다</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>글이어야 합니다</translation>
    </message>
    <message>
        <source>must be a day or a month, as 2026-11-30</source>
        <translation>2026-11-30과 같은 날짜 또는 달이어야 합니다</translation>
    </message>
    <message>
        <source>must be a day, as 2026-11-30</source>
        <translation>2026-11-30과 같은 날짜여야 합니다</translation>
    </message>
    <message>
        <source>must be a list with at least one name</source>
        <translation>이름이 하나 이상 있는 목록이어야 합니다</translation>
    </message>
    <message>
        <source>there is no source &quot;%1&quot;</source>
        <translation>출처 &quot;%1&quot;이(가) 없습니다</translation>
    </message>
    <message>
        <source>must not be before from</source>
        <translation>from보다 앞설 수 없습니다</translation>
    </message>
    <message>
        <source>a status is 400 to 599</source>
        <translation>상태 코드는 400~599입니다</translation>
    </message>
    <message>
        <source>a kind is a status, hang, reset, cut, error or slow</source>
        <translation>종류는 상태 코드, hang, reset, cut, error, slow 중 하나입니다</translation>
    </message>
    <message>
        <source>this kind takes no argument</source>
        <translation>이 종류에는 인수가 없습니다</translation>
    </message>
    <message>
        <source>an argument is a number up to 10000000</source>
        <translation>인수는 10000000 이하의 숫자입니다</translation>
    </message>
    <message>
        <source>a count is 1 to 1000000, or *</source>
        <translation>횟수는 1~1000000 또는 *입니다</translation>
    </message>
    <message>
        <source>a model&apos;s name is missing</source>
        <translation>모델의 이름이 빠져 있습니다</translation>
    </message>
    <message>
        <source>unexpected text; the form is KIND[:ARG][xN][@MODEL]</source>
        <translation>예상하지 못한 글입니다. 형식은 KIND[:ARG][xN][@MODEL]입니다</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>폴더 %1을(를) 만들 수 없습니다</translation>
    </message>
    <message>
        <source>its permissions cannot be set</source>
        <translation>권한을 설정할 수 없습니다</translation>
    </message>
    <message>
        <source>was written by a newer version of Plimsoll and is left alone</source>
        <translation>더 새로운 버전의 Plimsoll이 쓴 것이라 그대로 둡니다</translation>
    </message>
    <message>
        <source>there is no database for them</source>
        <translation>이를 위한 데이터베이스가 없습니다</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>비어 있습니다</translation>
    </message>
    <message>
        <source>there is no database</source>
        <translation>데이터베이스가 없습니다</translation>
    </message>
    <message>
        <source>the prompts are deleted, but another program is reading the file: wipe it again when that has ended</source>
        <translation>프롬프트는 삭제되었지만 다른 프로그램이 파일을 읽고 있습니다. 그 프로그램이 끝나면 다시 삭제하십시오</translation>
    </message>
    <message>
        <source>The answer is larger than %1 MiB</source>
        <translation>답변이 %1 MiB보다 큽니다</translation>
    </message>
    <message>
        <source>%1 sent an interim answer (%2) over HTTP/1.1, which cannot be read</source>
        <translation>%1이(가) HTTP/1.1로 읽을 수 없는 중간 응답(%2)을 보냈습니다</translation>
    </message>
    <message>
        <source>The answer cannot be unpacked: %1</source>
        <translation>답변의 압축을 풀 수 없습니다: %1</translation>
    </message>
    <message>
        <source>No connection within %1 ms</source>
        <translation>%1ms 안에 연결되지 않음</translation>
    </message>
    <message>
        <source>No answer within %1 ms</source>
        <translation>%1ms 안에 답변이 없음</translation>
    </message>
    <message>
        <source>Silence for %1 ms inside the answer</source>
        <translation>답변 도중 %1ms 동안 조용함</translation>
    </message>
    <message>
        <source>No content for %1 ms</source>
        <translation>%1ms 동안 내용이 없음</translation>
    </message>
    <message>
        <source>The server redirects to %1: not followed, because the key would go there. Set base_url to the final address</source>
        <translation>서버가 %1(으)로 리디렉션합니다. 키가 그곳으로 가게 되므로 따르지 않습니다. base_url을 최종 주소로 설정하십시오</translation>
    </message>
    <message>
        <source>There is no profile &quot;%1&quot;</source>
        <translation>프로필 &quot;%1&quot;이(가) 없습니다</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;</source>
        <translation>모델 &quot;%1&quot;이(가) 없습니다</translation>
    </message>
    <message>
        <source>There is no message to send</source>
        <translation>보낼 메시지가 없습니다</translation>
    </message>
    <message>
        <source>The built-in sandbox is not running</source>
        <translation>내장 샌드박스가 실행 중이 아닙니다</translation>
    </message>
    <message>
        <source>Not an http or https URL with a host</source>
        <translation>호스트가 있는 http 또는 https URL이 아닙니다</translation>
    </message>
    <message>
        <source>No key for %1: the environment variable %2 is not set</source>
        <translation>%1의 키 없음: 환경 변수 %2이(가) 설정되어 있지 않습니다</translation>
    </message>
    <message>
        <source>No key for %1: enter it in Settings or with `plimsollctl keys set %1`</source>
        <translation>%1의 키 없음: 설정에서 또는 `plimsollctl keys set %1`(으)로 입력하십시오</translation>
    </message>
    <message>
        <source>The keyring is locked: unlock it, and the key for %1 can be read</source>
        <translation>키링이 잠겨 있습니다. 잠금을 풀면 %1의 키를 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>The keyring refused the key for %1: allow it there and try again</source>
        <translation>키링이 %1의 키를 거부했습니다. 키링에서 허용한 뒤 다시 시도하십시오</translation>
    </message>
    <message>
        <source>The key for %1 cannot be read: %2</source>
        <translation>%1의 키를 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>holds no certificate in PEM form</source>
        <translation>PEM 형식의 인증서가 없습니다</translation>
    </message>
    <message>
        <source>is no proxy: system, none, http://HOST:PORT or socks5://HOST:PORT</source>
        <translation>프록시가 아닙니다: system, none, http://HOST:PORT 또는 socks5://HOST:PORT</translation>
    </message>
    <message>
        <source>The certificate of %1 is not trusted (%2). If the server, or a proxy on the way to it, is your own, name its authority in ca_file</source>
        <translation>%1의 인증서를 신뢰할 수 없습니다(%2). 서버나 도중의 프록시가 자체 운영이면 그 인증 기관을 ca_file에 지정하십시오</translation>
    </message>
    <message>
        <source>The server at %1 shows a certificate for %2: check base_url</source>
        <translation>%1의 서버가 %2의 인증서를 보입니다. base_url을 확인하십시오</translation>
    </message>
    <message>
        <source>The certificate of %1 ran out on %2: check this computer&apos;s clock; else its owner has to renew it</source>
        <translation>%1의 인증서가 %2에 만료되었습니다. 이 컴퓨터의 시계를 확인하십시오. 맞다면 소유자가 갱신해야 합니다</translation>
    </message>
    <message>
        <source>The certificate of %1 is valid only from %2: check this computer&apos;s clock</source>
        <translation>%1의 인증서는 %2부터 유효합니다. 이 컴퓨터의 시계를 확인하십시오</translation>
    </message>
    <message>
        <source>No safe connection to %1: %2</source>
        <translation>%1에 안전하게 연결할 수 없음: %2</translation>
    </message>
    <message>
        <source>%1 refuses connections: check base_url, and that the server is running</source>
        <translation>%1이(가) 연결을 거부합니다. base_url과 서버가 실행 중인지 확인하십시오</translation>
    </message>
    <message>
        <source>There is no host %1 to be found: check base_url and the network</source>
        <translation>호스트 %1을(를) 찾을 수 없습니다. base_url과 네트워크를 확인하십시오</translation>
    </message>
    <message>
        <source>The proxy %1 refuses connections: check `proxy`, or set it to none</source>
        <translation>프록시 %1이(가) 연결을 거부합니다. `proxy`를 확인하거나 none으로 설정하십시오</translation>
    </message>
    <message>
        <source>There is no proxy %1 to be found: check `proxy`, or set it to none</source>
        <translation>프록시 %1을(를) 찾을 수 없습니다. `proxy`를 확인하거나 none으로 설정하십시오</translation>
    </message>
    <message>
        <source>The proxy %1 does not answer: check `proxy`, or set it to none</source>
        <translation>프록시 %1이(가) 응답하지 않습니다. `proxy`를 확인하거나 none으로 설정하십시오</translation>
    </message>
    <message>
        <source>The proxy %1 closed the connection to %2</source>
        <translation>프록시 %1이(가) %2에 대한 연결을 닫았습니다</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was whole</source>
        <translation>%1이(가) 답변을 다 보내기 전에 연결을 닫았습니다</translation>
    </message>
    <message>
        <source>%1 through the proxy %2: %3. Check `proxy`, or set it to none</source>
        <translation>프록시 %2을(를) 거친 %1: %3. `proxy`를 확인하거나 none으로 설정하십시오</translation>
    </message>
    <message>
        <source>No keyring in this session (no D-Bus): give the key for %1 through the environment (`key: env`)</source>
        <translation>이 세션에는 키링이 없습니다(D-Bus 없음). %1의 키를 환경 변수로 주십시오(`key: env`)</translation>
    </message>
    <message>
        <source>No keyring is running: start one (gnome-keyring, KWallet, KeePassXC), or give the key for %1 through the environment (`key: env`)</source>
        <translation>실행 중인 키링이 없습니다. 키링(gnome-keyring, KWallet, KeePassXC)을 시작하거나 %1의 키를 환경 변수로 주십시오(`key: env`)</translation>
    </message>
    <message>
        <source>libsecret-1-0 is not installed, so the key for %1 cannot be read: install it, or use `key: env`</source>
        <translation>libsecret-1-0이 설치되지 않아 %1의 키를 읽을 수 없습니다. 설치하거나 `key: env`를 쓰십시오</translation>
    </message>
    <message>
        <source>must be %1 to %2</source>
        <translation>%1에서 %2 사이여야 합니다</translation>
    </message>
    <message>
        <source>The proxy %1 wants another user name and password: give them in `proxy`, as in http://USER:PASSWORD@%1</source>
        <translation>프록시 %1이(가) 다른 사용자 이름과 비밀번호를 요구합니다. `proxy`에 http://USER:PASSWORD@%1처럼 지정하십시오</translation>
    </message>
    <message>
        <source>%1 (asked without stream_options from now on; the quirk no_stream_options of the provider %2 spares the refusal)</source>
        <translation>%1(이제부터 stream_options 없이 요청합니다. 제공자 %2의 특이점 no_stream_options를 설정하면 거부를 피합니다)</translation>
    </message>
    <message>
        <source>a JSON Pointer starts with /</source>
        <translation>JSON Pointer는 /로 시작합니다</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>%1열: %2</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>디스크가 가득 찼습니다</translation>
    </message>
</context>
<context>
    <name>Costs</name>
    <message>
        <source>Week from %1</source>
        <translation>%1 시작 주</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1부터</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Nothing was spent in this time.</source>
        <translation>이 기간에는 지출이 없습니다.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a group and its cost</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 in all, most of it %2: %3. %4.</source>
        <translation>모두 %1, 대부분 %2: %3. %4.</translation>
    </message>
    <message>
        <source>(no model)</source>
        <translation>(모델 없음)</translation>
    </message>
    <message>
        <source>(no provider)</source>
        <translation>(제공자 없음)</translation>
    </message>
    <message>
        <source>(no profile)</source>
        <translation>(프로필 없음)</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>제공자</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>프로필</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n unknown</source>
        <translation>
            <numerusform>%1 + 알 수 없음 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n running or cut off with its program</source>
        <translation>
            <numerusform>실행 중이거나 프로그램과 함께 중단됨 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of unknown cost</source>
        <translation>
            <numerusform>비용을 알 수 없음 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown: calls failed, and their price is not known</source>
        <translation>알 수 없음: 호출이 실패했고 가격도 알 수 없습니다</translation>
    </message>
    <message>
        <source>failed calls %1</source>
        <translation>실패한 호출 %1</translation>
    </message>
    <message>
        <source>retried attempts %1</source>
        <translation>재시도된 시도 %1</translation>
    </message>
    <message>
        <source>broken streams %1</source>
        <translation>끊어진 스트림 %1</translation>
    </message>
    <message>
        <source>older days, not told apart %1</source>
        <translation>구분되지 않는 오래된 날 %1</translation>
    </message>
    <message>
        <source>no attempt was paid for in vain</source>
        <translation>헛되이 지불한 시도가 없습니다</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>최소 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 / %2 (%3)</translation>
    </message>
    <message>
        <source>no line</source>
        <comment>of a budget</comment>
        <translation>한도선 없음</translation>
    </message>
    <message>
        <source>within</source>
        <comment>a budget</comment>
        <translation>한도 이내</translation>
    </message>
    <message>
        <source>near</source>
        <comment>a budget</comment>
        <translation>한도 근접</translation>
    </message>
    <message>
        <source>reached</source>
        <comment>a budget</comment>
        <translation>한도 도달</translation>
    </message>
    <message>
        <source>The day&apos;s budget is reached: %1.</source>
        <translation>오늘의 예산에 도달했습니다: %1.</translation>
    </message>
    <message>
        <source>The day&apos;s budget is nearly reached: %1.</source>
        <translation>오늘의 예산에 거의 도달했습니다: %1.</translation>
    </message>
    <message>
        <source>The month&apos;s budget is reached: %1.</source>
        <translation>이번 달 예산에 도달했습니다: %1.</translation>
    </message>
    <message>
        <source>The month&apos;s budget is nearly reached: %1.</source>
        <translation>이번 달 예산에 거의 도달했습니다: %1.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day below a chart, as QDate::toString() has it</comment>
        <translation>M월 d일</translation>
    </message>
    <message>
        <source>MMM yy</source>
        <comment>a month below a chart, as QDate::toString() has it</comment>
        <translation>yy년 M월</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month and its year, as QDate::toString() has it</comment>
        <translation>yyyy년 M월</translation>
    </message>
    <message>
        <source>Sandbox (play money)</source>
        <translation>샌드박스(가상 금액)</translation>
    </message>
    <message>
        <source>Calls go on. The lines are set in Settings, Budgets.</source>
        <translation>호출은 계속됩니다. 예산은 설정의 예산에서 정합니다.</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>waits: %1</source>
        <translation>대기: %1</translation>
    </message>
    <message>
        <source>waits %1: %2</source>
        <translation>%1 대기: %2</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%2 후 %1</translation>
    </message>
    <message>
        <source>%1, the server asks for %2</source>
        <translation>%1, 서버가 %2 대기를 요청</translation>
    </message>
    <message>
        <source>the server asked for it (Retry-After)</source>
        <translation>서버가 요청했습니다(Retry-After)</translation>
    </message>
    <message>
        <source>a pause before the next try (Retry, backoff)</source>
        <translation>다음 시도 전 휴지(재시도, 백오프)</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>닫힘</translation>
    </message>
    <message>
        <source>open</source>
        <translation>열림</translation>
    </message>
    <message>
        <source>half open</source>
        <translation>반열림</translation>
    </message>
    <message>
        <source>too many failures in a row (Breaker)</source>
        <translation>연속 실패가 너무 많음(브레이커)</translation>
    </message>
    <message>
        <source>too many of the last replies failed (Breaker)</source>
        <translation>최근 응답 중 실패가 너무 많음(브레이커)</translation>
    </message>
    <message>
        <source>it is time for a probe</source>
        <translation>프로브할 시간입니다</translation>
    </message>
    <message>
        <source>the probe succeeded</source>
        <translation>프로브 성공</translation>
    </message>
    <message>
        <source>the probe failed</source>
        <translation>프로브 실패</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>수동</translation>
    </message>
    <message>
        <source>to the queue, job %1: %2</source>
        <translation>대기열로, 작업 %1: %2</translation>
    </message>
    <message>
        <source>to %1: %2</source>
        <translation>%1(으)로: %2</translation>
    </message>
    <message>
        <source>no further model: %1</source>
        <translation>남은 모델 없음: %1</translation>
    </message>
    <message>
        <source>to the next model: %1</source>
        <translation>다음 모델로: %1</translation>
    </message>
    <message>
        <source>the first token came</source>
        <translation>첫 토큰이 도착했습니다</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 후</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>시도 %n회</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>입력 %1, 출력 %2</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>접수</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>보류</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation>시도</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>대기</translation>
    </message>
    <message>
        <source>breaker</source>
        <translation>브레이커</translation>
    </message>
    <message>
        <source>fallback</source>
        <translation>폴백</translation>
    </message>
    <message>
        <source>stream</source>
        <translation>스트림</translation>
    </message>
    <message>
        <source>retry budget</source>
        <translation>재시도 예산</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>call taken in, profile %1</source>
        <translation>호출 접수, 프로필 %1</translation>
    </message>
    <message>
        <source>sent to %1: attempt %2 at this model, %3 of the call</source>
        <translation>%1에 전송: 이 모델에서 시도 %2, 호출 전체에서 %3</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>no retry at %1: its budget is spent (Retry budget)</source>
        <translation>%1에서 재시도하지 않음: 예산이 소진되었습니다(재시도 예산)</translation>
    </message>
    <message>
        <source>retries at %1 are possible again</source>
        <translation>%1에서 다시 재시도할 수 있습니다</translation>
    </message>
    <message>
        <source>not sent: %1</source>
        <translation>전송하지 않음: %1</translation>
    </message>
    <message numerus="yes">
        <source>the stream broke off after about %Ln tokens</source>
        <translation>
            <numerusform>약 %Ln토큰 후 스트림이 끊어졌습니다</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>answered</source>
        <translation>답변됨</translation>
    </message>
    <message>
        <source>rate limit</source>
        <translation>속도 제한</translation>
    </message>
    <message>
        <source>usage window spent</source>
        <translation>사용량 윈도 소진</translation>
    </message>
    <message>
        <source>quota spent</source>
        <translation>할당량 소진</translation>
    </message>
    <message>
        <source>overloaded</source>
        <translation>과부하</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>서버 오류</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>network error</source>
        <translation>네트워크 오류</translation>
    </message>
    <message>
        <source>key refused</source>
        <translation>키 거부됨</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>허용되지 않음</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>알 수 없는 모델</translation>
    </message>
    <message>
        <source>invalid request</source>
        <translation>잘못된 요청</translation>
    </message>
    <message>
        <source>prompt too long</source>
        <translation>프롬프트가 너무 김</translation>
    </message>
    <message>
        <source>request too large</source>
        <translation>요청이 너무 큼</translation>
    </message>
    <message>
        <source>content filter</source>
        <translation>콘텐츠 필터</translation>
    </message>
    <message>
        <source>stream broken</source>
        <translation>스트림 끊김</translation>
    </message>
    <message>
        <source>unreadable answer</source>
        <translation>읽을 수 없는 답변</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>deadline passed</source>
        <translation>데드라인 지남</translation>
    </message>
    <message>
        <source>queue full</source>
        <translation>대기열 가득 참</translation>
    </message>
    <message>
        <source>no model ready</source>
        <translation>준비된 모델 없음</translation>
    </message>
    <message>
        <source>larger than the limit</source>
        <translation>한도보다 큼</translation>
    </message>
    <message>
        <source>Answered.</source>
        <translation>답변되었습니다.</translation>
    </message>
    <message>
        <source>Every model that may answer is at its rate limit.</source>
        <translation>답변할 수 있는 모든 모델이 속도 제한에 걸려 있습니다.</translation>
    </message>
    <message>
        <source>The account&apos;s usage window is spent.</source>
        <translation>계정의 사용량 윈도가 소진되었습니다.</translation>
    </message>
    <message>
        <source>The account&apos;s quota, credit or spend cap is used up.</source>
        <translation>계정의 할당량, 크레딧 또는 지출 상한이 소진되었습니다.</translation>
    </message>
    <message>
        <source>The provider is overloaded.</source>
        <translation>제공자가 과부하 상태입니다.</translation>
    </message>
    <message>
        <source>The provider had an error of its own.</source>
        <translation>제공자 쪽에서 오류가 발생했습니다.</translation>
    </message>
    <message>
        <source>The provider did not answer in time.</source>
        <translation>제공자가 제시간에 답하지 않았습니다.</translation>
    </message>
    <message>
        <source>The provider could not be reached.</source>
        <translation>제공자에 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>The provider refused the key.</source>
        <translation>제공자가 키를 거부했습니다.</translation>
    </message>
    <message>
        <source>This key may not use this model.</source>
        <translation>이 키로는 이 모델을 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>The provider does not know this model.</source>
        <translation>제공자가 이 모델을 알지 못합니다.</translation>
    </message>
    <message>
        <source>The provider did not accept the request.</source>
        <translation>제공자가 요청을 받아들이지 않았습니다.</translation>
    </message>
    <message>
        <source>The prompt does not fit the model&apos;s context window.</source>
        <translation>프롬프트가 모델의 컨텍스트 창에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>The request is too large for the provider.</source>
        <translation>요청이 제공자에게 너무 큽니다.</translation>
    </message>
    <message>
        <source>The provider&apos;s content filter stopped the request.</source>
        <translation>제공자의 콘텐츠 필터가 요청을 막았습니다.</translation>
    </message>
    <message>
        <source>The answer broke off; what had arrived is kept.</source>
        <translation>답변이 도중에 끊겼습니다. 도착한 부분은 보관됩니다.</translation>
    </message>
    <message>
        <source>The provider&apos;s answer could not be read.</source>
        <translation>제공자의 답변을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>The deadline passed before an answer came.</source>
        <translation>답변이 오기 전에 데드라인이 지났습니다.</translation>
    </message>
    <message>
        <source>The queue is full.</source>
        <translation>대기열이 가득 찼습니다.</translation>
    </message>
    <message>
        <source>No model is ready: the breakers of all of them are open.</source>
        <translation>준비된 모델이 없습니다. 모든 모델의 브레이커가 열려 있습니다.</translation>
    </message>
    <message>
        <source>The request is larger than a whole minute&apos;s limit.</source>
        <translation>요청이 1분 전체의 한도보다 큽니다.</translation>
    </message>
    <message>
        <source>Send again then, or add a model to the profile under Settings → Fallback chains.</source>
        <translation>그때 다시 보내거나, 설정 → 폴백 체인에서 프로필에 모델을 추가하십시오.</translation>
    </message>
    <message>
        <source>Wait for the window to reset, or add a model of another provider to the chain.</source>
        <translation>윈도가 초기화될 때까지 기다리거나, 다른 제공자의 모델을 체인에 추가하십시오.</translation>
    </message>
    <message>
        <source>Raise the limit in the provider&apos;s console, or add a model of another provider to the chain.</source>
        <translation>제공자의 콘솔에서 한도를 올리거나, 다른 제공자의 모델을 체인에 추가하십시오.</translation>
    </message>
    <message>
        <source>Send again later; more attempts are under Settings → Retry.</source>
        <translation>나중에 다시 보내십시오. 시도 횟수는 설정 → 재시도에서 늘릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Send again, or allow more time under Settings → Retry.</source>
        <translation>다시 보내거나, 설정 → 재시도에서 시간을 더 허용하십시오.</translation>
    </message>
    <message>
        <source>Check the connection and the base URL under Settings → Providers &amp; keys.</source>
        <translation>연결과 설정 → 제공자 및 키의 기본 URL을 확인하십시오.</translation>
    </message>
    <message>
        <source>Set the key under Settings → Providers &amp; keys and press Test.</source>
        <translation>설정 → 제공자 및 키에서 키를 설정하고 테스트를 누르십시오.</translation>
    </message>
    <message>
        <source>Choose another model, or allow this one in the provider&apos;s console.</source>
        <translation>다른 모델을 선택하거나, 제공자의 콘솔에서 이 모델을 허용하십시오.</translation>
    </message>
    <message>
        <source>Check the model&apos;s remote name under Settings → Models &amp; prices.</source>
        <translation>설정 → 모델 및 가격에서 모델의 원격 이름을 확인하십시오.</translation>
    </message>
    <message>
        <source>The provider&apos;s own words are below; change the request accordingly.</source>
        <translation>제공자의 메시지가 아래에 있습니다. 그에 따라 요청을 고치십시오.</translation>
    </message>
    <message>
        <source>Shorten the prompt, ask for fewer tokens, or choose a model with a larger context window.</source>
        <translation>프롬프트를 줄이거나, 토큰을 적게 요청하거나, 컨텍스트 창이 더 큰 모델을 선택하십시오.</translation>
    </message>
    <message>
        <source>Shorten the prompt.</source>
        <translation>프롬프트를 줄이십시오.</translation>
    </message>
    <message>
        <source>Word the prompt differently.</source>
        <translation>프롬프트를 다르게 표현하십시오.</translation>
    </message>
    <message>
        <source>Send again for a whole answer; a broken one is never repeated by itself, for its text was already shown.</source>
        <translation>완전한 답변을 받으려면 다시 보내십시오. 끊어진 답변은 이미 표시되었으므로 저절로 반복되지 않습니다.</translation>
    </message>
    <message>
        <source>Check the base URL and the dialect under Settings → Providers &amp; keys.</source>
        <translation>설정 → 제공자 및 키에서 기본 URL과 API 형식을 확인하십시오.</translation>
    </message>
    <message>
        <source>What had arrived is kept.</source>
        <translation>도착한 부분은 보관됩니다.</translation>
    </message>
    <message>
        <source>Allow more time under Settings → Retry, or choose a profile with a later deadline.</source>
        <translation>설정 → 재시도에서 시간을 더 허용하거나, 데드라인이 더 늦은 프로필을 선택하십시오.</translation>
    </message>
    <message>
        <source>Wait until jobs are done.</source>
        <translation>작업이 끝날 때까지 기다리십시오.</translation>
    </message>
    <message>
        <source>Wait for the next probe, or close a breaker on the Live page.</source>
        <translation>다음 프로브를 기다리거나, 라이브 페이지에서 브레이커를 닫으십시오.</translation>
    </message>
    <message>
        <source>Ask for fewer tokens, or raise the limit under Settings → Limits.</source>
        <translation>토큰을 적게 요청하거나, 설정 → 한도에서 한도를 올리십시오.</translation>
    </message>
    <message>
        <source>A model may be ready in %1.</source>
        <translation>%1 후에 모델이 준비될 수 있습니다.</translation>
    </message>
    <message>
        <source>A model may be ready at %1.</source>
        <translation>%1에 모델이 준비될 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>FaultDials</name>
    <message>
        <source>a %1 that asks for %2 s</source>
        <translation>%2초 대기를 요청하는 %1</translation>
    </message>
    <message>
        <source>a %1 without a hint</source>
        <translation>힌트 없는 %1</translation>
    </message>
    <message>
        <source>no answer, and the connection closes after %1 s</source>
        <translation>답변 없이 %1초 후 연결 닫힘</translation>
    </message>
    <message>
        <source>no answer at all</source>
        <translation>답변 없음</translation>
    </message>
    <message>
        <source>a connection that is reset</source>
        <translation>연결 재설정</translation>
    </message>
    <message>
        <source>an answer with %1 ms between its tokens</source>
        <translation>토큰 사이가 %1ms인 답변</translation>
    </message>
    <message>
        <source>asks for, s</source>
        <translation>요청하는 대기, 초</translation>
    </message>
    <message>
        <source>after, tokens</source>
        <translation>발생 시점, 토큰</translation>
    </message>
    <message>
        <source>429 rate limit</source>
        <translation>429 속도 제한</translation>
    </message>
    <message>
        <source>529 overloaded</source>
        <translation>529 과부하</translation>
    </message>
    <message>
        <source>500 server error</source>
        <translation>500 서버 오류</translation>
    </message>
    <message>
        <source>503 unavailable</source>
        <translation>503 사용 불가</translation>
    </message>
    <message>
        <source>401 wrong key</source>
        <translation>401 잘못된 키</translation>
    </message>
    <message>
        <source>hangs</source>
        <translation>응답 없음</translation>
    </message>
    <message>
        <source>closes after, s</source>
        <translation>닫힐 때까지, 초</translation>
    </message>
    <message>
        <source>resets the connection</source>
        <translation>연결 재설정</translation>
    </message>
    <message>
        <source>breaks off</source>
        <translation>끊어짐</translation>
    </message>
    <message>
        <source>error in the stream</source>
        <translation>스트림 안의 오류</translation>
    </message>
    <message>
        <source>drips</source>
        <translation>느린 스트림</translation>
    </message>
    <message>
        <source>between tokens, ms</source>
        <translation>토큰 간격, ms</translation>
    </message>
    <message>
        <source>any model</source>
        <translation>모든 모델</translation>
    </message>
    <message>
        <source>Every request to %1 meets %2, until it is cleared.</source>
        <translation>지울 때까지 모든 요청(%1)에 적용: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The next %n requests to %1 meet %2.</source>
        <translation>
            <numerusform>다음 요청 %n건(%1)에 적용: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an answer that breaks off after %Ln tokens</source>
        <translation>
            <numerusform>%Ln토큰 후 끊어지는 답변</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an error inside the answer after %Ln tokens</source>
        <translation>
            <numerusform>%Ln토큰 후 답변 안의 오류</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message>
        <source>no model would take it now: %1</source>
        <translation>지금 받을 수 있는 모델 없음: %1</translation>
    </message>
    <message>
        <source>no model would take it now</source>
        <translation>지금 받을 수 있는 모델 없음</translation>
    </message>
    <message>
        <source>paused; would start on %1</source>
        <translation>일시 정지됨, %1에서 시작 예정</translation>
    </message>
    <message>
        <source>waits for a free slot on %1</source>
        <translation>%1의 빈 슬롯을 기다림</translation>
    </message>
    <message>
        <source>starts now on %1</source>
        <translation>%1에서 지금 시작</translation>
    </message>
    <message>
        <source>starts in %1 on %2</source>
        <translation>%1 후 %2에서 시작</translation>
    </message>
    <message>
        <source>starts in %1 on %2 (%3)</source>
        <translation>%1 후 %2에서 시작(%3)</translation>
    </message>
    <message>
        <source>%1 (± %2)</source>
        <translation>%1 (± %2)</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>가격 알 수 없음</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>최대 %1</translation>
    </message>
    <message numerus="yes">
        <source>at most %1 for %n calls</source>
        <translation>
            <numerusform>호출 %n건에 최대 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>at most %1 together</source>
        <translation>모두 합쳐 최대 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cannot take it now: %1</source>
        <translation>지금 받을 수 없음: %1</translation>
    </message>
    <message>
        <source>Asked first: %1</source>
        <translation>먼저 요청: %1</translation>
    </message>
    <message>
        <source>If that fails: %1</source>
        <translation>실패하면: %1</translation>
    </message>
    <message>
        <source>%1 cannot: %2</source>
        <translation>%1 불가: %2</translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <translation>%1, %2까지</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, %2 동안</translation>
    </message>
    <message>
        <source>the keyring with the key for %1 is locked</source>
        <translation>%1의 키가 든 키링이 잠겨 있습니다</translation>
    </message>
    <message>
        <source>no key for %1 (Settings → Providers &amp; keys)</source>
        <translation>%1의 키가 없습니다(설정 → 제공자 및 키)</translation>
    </message>
    <message>
        <source>the key for %1 cannot be read (Settings → Providers &amp; keys)</source>
        <translation>%1의 키를 읽을 수 없습니다(설정 → 제공자 및 키)</translation>
    </message>
    <message numerus="yes">
        <source>~%Ln tokens in</source>
        <translation>
            <numerusform>입력 약 %Ln토큰</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 ms</source>
        <translation>%1ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 m %2 s</source>
        <translation>%1분 %2초</translation>
    </message>
    <message>
        <source>%1 h %2 m</source>
        <comment>hours, minutes</comment>
        <translation>%1시간 %2분</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <comment>days, hours</comment>
        <translation>%1일 %2시간</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <comment>per second</comment>
        <translation>초당 %1</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Name the environment variable that holds the key, below under Variable.</source>
        <translation>아래 변수에 키가 든 환경 변수의 이름을 지정하십시오.</translation>
    </message>
    <message>
        <source>The key comes from the environment variable %1. It is changed there.</source>
        <translation>키는 환경 변수 %1에서 옵니다. 그곳에서 변경합니다.</translation>
    </message>
    <message>
        <source>The environment variable %1 is not set. Set it and start Plimsoll again.</source>
        <translation>환경 변수 %1이(가) 설정되어 있지 않습니다. 설정한 뒤 Plimsoll을 다시 시작하십시오.</translation>
    </message>
    <message>
        <source>This provider needs no key.</source>
        <translation>이 제공자는 키가 필요 없습니다.</translation>
    </message>
    <message>
        <source>A key is in the system&apos;s keychain. It is never shown; a new one replaces it.</source>
        <translation>키가 시스템 키체인에 있습니다. 키는 표시되지 않으며, 새 키를 넣으면 바뀝니다.</translation>
    </message>
    <message>
        <source>No key yet. Paste it here: it goes straight to the system&apos;s keychain.</source>
        <translation>아직 키가 없습니다. 여기에 붙여 넣으면 곧바로 시스템 키체인에 저장됩니다.</translation>
    </message>
    <message>
        <source>The keyring is locked. Unlock it, then press Look again.</source>
        <translation>키링이 잠겨 있습니다. 잠금을 푼 뒤 다시 확인을 누르십시오.</translation>
    </message>
    <message>
        <source>The keyring refused. Allow Plimsoll there, then press Look again.</source>
        <translation>키링이 거부했습니다. 키링에서 Plimsoll을 허용한 뒤 다시 확인을 누르십시오.</translation>
    </message>
    <message>
        <source>The key comes from outside and is changed there.</source>
        <translation>키는 외부에서 오며 그곳에서 변경합니다.</translation>
    </message>
    <message>
        <source>This session has no D-Bus, so there is no keyring. Choose the environment variable under Key from.</source>
        <translation>이 세션에는 D-Bus가 없어 키링도 없습니다. 키 출처에서 환경 변수를 선택하십시오.</translation>
    </message>
    <message>
        <source>No keyring is running. Start gnome-keyring, KWallet or KeePassXC, or choose the environment variable under Key from.</source>
        <translation>실행 중인 키링이 없습니다. gnome-keyring, KWallet 또는 KeePassXC를 시작하거나, 키 출처에서 환경 변수를 선택하십시오.</translation>
    </message>
    <message>
        <source>The library libsecret is missing. Install the package libsecret-1-0, or choose the environment variable under Key from.</source>
        <translation>라이브러리 libsecret이 없습니다. 패키지 libsecret-1-0을 설치하거나, 키 출처에서 환경 변수를 선택하십시오.</translation>
    </message>
    <message>
        <source>The keyring failed: %1</source>
        <translation>키링 오류: %1</translation>
    </message>
</context>
<context>
    <name>Knob</name>
    <message>
        <source>Version</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>The version of this file&apos;s form.</source>
        <translation>이 파일 형식의 버전입니다.</translation>
    </message>
    <message>
        <source>Default profile</source>
        <translation>기본 프로필</translation>
    </message>
    <message>
        <source>The profile of a call that names none.</source>
        <translation>프로필을 지정하지 않은 호출이 쓰는 프로필입니다.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>What the sandbox&apos;s latencies are divided by.</source>
        <translation>샌드박스의 지연 시간을 나누는 값입니다.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>The same seed gives the same latencies and failures.</source>
        <translation>시드가 같으면 지연 시간과 실패도 같습니다.</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>What the sandbox does wrong, as 429:2x2 for two 429 that ask for 2 seconds.</source>
        <translation>샌드박스가 일으키는 오류입니다. 예: 429:2x2는 2초 대기를 요청하는 429를 두 번 냅니다.</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>릴레이</translation>
    </message>
    <message>
        <source>A local server through which other programs use the resilient client.</source>
        <translation>다른 프로그램이 복원력 있는 클라이언트를 쓰게 해 주는 로컬 서버입니다.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>포트</translation>
    </message>
    <message>
        <source>Where the relay listens, on this computer only.</source>
        <translation>릴레이가 수신하는 포트입니다. 이 컴퓨터에서만 접근할 수 있습니다.</translation>
    </message>
    <message>
        <source>Credential</source>
        <translation>자격 증명</translation>
    </message>
    <message>
        <source>Whose key goes to the provider: the caller&apos;s own or the one in the keychain.</source>
        <translation>제공자에게 보내는 키: 호출자의 키 또는 키체인의 키입니다.</translation>
    </message>
    <message>
        <source>Pings</source>
        <translation>핑</translation>
    </message>
    <message>
        <source>Send keep-alive pings to the caller while it waits.</source>
        <translation>호출자가 기다리는 동안 연결 유지 핑을 보냅니다.</translation>
    </message>
    <message>
        <source>Fallback</source>
        <translation>폴백</translation>
    </message>
    <message>
        <source>Let another model answer when the one that was asked for cannot.</source>
        <translation>요청한 모델이 답할 수 없을 때 다른 모델이 답하게 합니다.</translation>
    </message>
    <message>
        <source>Largest request</source>
        <translation>최대 요청 크기</translation>
    </message>
    <message>
        <source>Larger requests are refused.</source>
        <translation>이보다 큰 요청은 거부됩니다.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>프로필</translation>
    </message>
    <message>
        <source>The profile of the calls that hooks make.</source>
        <translation>훅이 하는 호출의 프로필입니다.</translation>
    </message>
    <message>
        <source>Answer length</source>
        <translation>답변 길이</translation>
    </message>
    <message>
        <source>The longest answer that a hook asks for.</source>
        <translation>훅이 요청하는 가장 긴 답변입니다.</translation>
    </message>
    <message>
        <source>Keep events</source>
        <translation>이벤트 보관</translation>
    </message>
    <message>
        <source>How long events are kept.</source>
        <translation>이벤트를 보관하는 기간입니다.</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>Whether prompts and answers are kept, on this computer only.</source>
        <translation>프롬프트와 답변을 보관할지 여부입니다. 이 컴퓨터에만 보관됩니다.</translation>
    </message>
    <message>
        <source>Keep prompts</source>
        <translation>프롬프트 보관</translation>
    </message>
    <message>
        <source>How long prompts and answers are kept.</source>
        <translation>프롬프트와 답변을 보관하는 기간입니다.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>How large the history may grow; the oldest goes first.</source>
        <translation>기록이 커질 수 있는 크기입니다. 가장 오래된 것부터 지웁니다.</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>하루</translation>
    </message>
    <message>
        <source>What a day may cost before you are told; null: no line.</source>
        <translation>알림이 오기 전까지 하루에 쓸 수 있는 비용입니다. null: 한도선 없음.</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>한 달</translation>
    </message>
    <message>
        <source>What a month may cost before you are told; null: no line.</source>
        <translation>알림이 오기 전까지 한 달에 쓸 수 있는 비용입니다. null: 한도선 없음.</translation>
    </message>
    <message>
        <source>Warn at</source>
        <translation>경고 시점</translation>
    </message>
    <message>
        <source>The share of either line at which the first warning comes.</source>
        <translation>첫 경고가 오는, 각 한도선 대비 비율입니다.</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>브레이커</translation>
    </message>
    <message>
        <source>Usage window</source>
        <translation>사용량 윈도</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>예산</translation>
    </message>
    <message>
        <source>At most every</source>
        <translation>최소 간격</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>The language of the desktop from its next start on; system: the one of your session.</source>
        <translation>다음 시작부터 쓰는 데스크톱 언어입니다. system: 세션의 언어.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Light, dark, or as the system is.</source>
        <translation>밝게, 어둡게 또는 시스템 설정대로입니다.</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>움직임 줄이기</translation>
    </message>
    <message>
        <source>Draw changes at once, without movement.</source>
        <translation>변화를 움직임 없이 바로 그립니다.</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>트레이</translation>
    </message>
    <message>
        <source>Show the tightest limit in the system&apos;s tray.</source>
        <translation>가장 빠듯한 한도를 시스템 트레이에 표시합니다.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>윈도</translation>
    </message>
    <message>
        <source>How far back outcomes count for the failure rate.</source>
        <translation>실패율을 셀 때 되돌아보는 기간입니다.</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>조각</translation>
    </message>
    <message>
        <source>Into how many slices the window is cut; outcomes leave it a slice at a time.</source>
        <translation>윈도를 나누는 조각의 수입니다. 결과는 한 조각씩 윈도에서 빠집니다.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>표본 수</translation>
    </message>
    <message>
        <source>How many outcomes the failure rate needs before it can open the breaker.</source>
        <translation>실패율이 브레이커를 열려면 필요한 결과의 수입니다.</translation>
    </message>
    <message>
        <source>Failure rate</source>
        <translation>실패율</translation>
    </message>
    <message>
        <source>The share of failures that opens the breaker; null: off.</source>
        <translation>브레이커를 여는 실패의 비율입니다. null: 끔.</translation>
    </message>
    <message>
        <source>Failures in a row</source>
        <translation>연속 실패</translation>
    </message>
    <message>
        <source>How many failures in a row open the breaker; null: off.</source>
        <translation>브레이커를 여는 연속 실패의 수입니다. null: 끔.</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>열림 시간</translation>
    </message>
    <message>
        <source>How long the model is left alone before it is tried again.</source>
        <translation>모델을 다시 시도하기 전까지 호출하지 않는 시간입니다.</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>증가율</translation>
    </message>
    <message>
        <source>How much longer it stays open each time the trial fails.</source>
        <translation>프로브가 실패할 때마다 열림 시간이 늘어나는 배수입니다.</translation>
    </message>
    <message>
        <source>Open at most</source>
        <translation>최대 열림 시간</translation>
    </message>
    <message>
        <source>What that growth stops at.</source>
        <translation>그 증가가 멈추는 값입니다.</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>지터</translation>
    </message>
    <message>
        <source>How much the open time varies up and down, as a share of it.</source>
        <translation>열림 시간이 위아래로 흔들리는 정도이며, 열림 시간 대비 비율입니다.</translation>
    </message>
    <message>
        <source>Trials at once</source>
        <translation>동시 프로브</translation>
    </message>
    <message>
        <source>How many requests may try a model that was left alone.</source>
        <translation>호출하지 않던 모델을 동시에 시험할 수 있는 요청의 수입니다.</translation>
    </message>
    <message>
        <source>Trial lease</source>
        <translation>프로브 제한 시간</translation>
    </message>
    <message>
        <source>A trial without an answer for that long counts as a failure.</source>
        <translation>그 시간 안에 답이 없는 프로브는 실패로 셉니다.</translation>
    </message>
    <message>
        <source>Successes to close</source>
        <translation>닫는 데 필요한 성공</translation>
    </message>
    <message>
        <source>How many trials must succeed before all may pass again.</source>
        <translation>모든 요청을 다시 보내기 전에 성공해야 하는 프로브의 수입니다.</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>용량</translation>
    </message>
    <message>
        <source>The most that a provider&apos;s retry budget can hold; it starts full.</source>
        <translation>제공자의 재시도 예산이 담을 수 있는 최대값입니다. 가득 찬 상태로 시작합니다.</translation>
    </message>
    <message>
        <source>Cost of a retry</source>
        <translation>재시도 비용</translation>
    </message>
    <message>
        <source>What a retry after a failure takes from the budget.</source>
        <translation>실패 후 재시도가 예산에서 가져가는 양입니다.</translation>
    </message>
    <message>
        <source>Cost, throttled</source>
        <translation>비용, 스로틀링</translation>
    </message>
    <message>
        <source>What a retry after a rate limit or an overload takes.</source>
        <translation>속도 제한이나 과부하 후의 재시도가 가져가는 양입니다.</translation>
    </message>
    <message>
        <source>Refill by success</source>
        <translation>성공 시 보충</translation>
    </message>
    <message>
        <source>What a success at the first attempt gives back.</source>
        <translation>첫 시도의 성공이 돌려주는 양입니다.</translation>
    </message>
    <message>
        <source>Refill by time</source>
        <translation>시간당 보충</translation>
    </message>
    <message>
        <source>What every second gives back.</source>
        <translation>매초 돌려주는 양입니다.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>모드</translation>
    </message>
    <message>
        <source>Stored answers: never, only when all models fail, or before any request.</source>
        <translation>저장된 답변의 사용: 사용 안 함, 모든 모델이 실패했을 때만, 또는 요청 전에 항상.</translation>
    </message>
    <message>
        <source>Lifetime</source>
        <translation>유효 기간</translation>
    </message>
    <message>
        <source>How old a stored answer may be.</source>
        <translation>저장된 답변을 쓸 수 있는 기간입니다.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>답변 수</translation>
    </message>
    <message>
        <source>How many answers are kept; the oldest go first.</source>
        <translation>보관하는 답변의 수입니다. 가장 오래된 것부터 지웁니다.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>대기열</translation>
    </message>
    <message>
        <source>Keep calls that could not be answered, and run them when the models are ready again.</source>
        <translation>답하지 못한 호출을 보관했다가 모델이 다시 준비되면 실행합니다.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>How many calls can wait; more are refused.</source>
        <translation>기다릴 수 있는 호출의 수입니다. 그 이상은 거부됩니다.</translation>
    </message>
    <message>
        <source>Runs per job</source>
        <translation>작업당 실행</translation>
    </message>
    <message>
        <source>How often a job is run before it is given up.</source>
        <translation>작업을 포기하기 전에 실행하는 횟수입니다.</translation>
    </message>
    <message>
        <source>After a crash</source>
        <translation>비정상 종료 후</translation>
    </message>
    <message>
        <source>A job that may have been answered already: ask, or send it again.</source>
        <translation>이미 답변되었을 수 있는 작업: 물어보거나 다시 보냅니다.</translation>
    </message>
    <message>
        <source>How much of max_tokens a smaller request asks for.</source>
        <translation>축소 요청이 요청하는 max_tokens의 비율입니다.</translation>
    </message>
    <message>
        <source>Drop tools</source>
        <translation>도구 제외</translation>
    </message>
    <message>
        <source>Leave the tools out of a smaller request.</source>
        <translation>축소 요청에서 도구를 뺍니다.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>덧붙임</translation>
    </message>
    <message>
        <source>What is put before the prompt of a smaller request.</source>
        <translation>축소 요청의 프롬프트 앞에 붙이는 글입니다.</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>제공자</translation>
    </message>
    <message>
        <source>The provider that serves it; its key is shared by all of the provider&apos;s models.</source>
        <translation>모델을 서비스하는 제공자입니다. 키는 그 제공자의 모든 모델이 공유합니다.</translation>
    </message>
    <message>
        <source>Remote name</source>
        <translation>원격 이름</translation>
    </message>
    <message>
        <source>What the provider calls it; null: the same as here.</source>
        <translation>제공자가 부르는 이름입니다. null: 여기와 같음.</translation>
    </message>
    <message>
        <source>Context window</source>
        <translation>컨텍스트 창</translation>
    </message>
    <message>
        <source>Prompt and answer must fit it together, or the model is skipped; null: not known, taken as unlimited.</source>
        <translation>프롬프트와 답변이 함께 들어가야 하며, 그렇지 않으면 모델을 건너뜁니다. null: 알 수 없으며 무제한으로 봅니다.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>Whether it can be given tools to call.</source>
        <translation>호출할 도구를 줄 수 있는지 여부입니다.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Price of uncached input tokens; null: not known, and so is the cost.</source>
        <translation>캐시되지 않은 입력 토큰의 가격입니다. null: 알 수 없으며 비용도 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>Price of output tokens, reasoning included; null: not known.</source>
        <translation>추론을 포함한 출력 토큰의 가격입니다. null: 알 수 없음.</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>캐시 읽기</translation>
    </message>
    <message>
        <source>Price of input tokens read from the provider&apos;s prompt cache; null: not known.</source>
        <translation>제공자의 프롬프트 캐시에서 읽은 입력 토큰의 가격입니다. null: 알 수 없음.</translation>
    </message>
    <message>
        <source>Cache write, 5 min</source>
        <translation>캐시 쓰기, 5분</translation>
    </message>
    <message>
        <source>Price of input tokens written to the prompt cache for five minutes; null: not known.</source>
        <translation>프롬프트 캐시에 5분 동안 쓰는 입력 토큰의 가격입니다. null: 알 수 없음.</translation>
    </message>
    <message>
        <source>Cache write, 1 h</source>
        <translation>캐시 쓰기, 1시간</translation>
    </message>
    <message>
        <source>Price of input tokens written to the prompt cache for one hour; null: not known.</source>
        <translation>프롬프트 캐시에 1시간 동안 쓰는 입력 토큰의 가격입니다. null: 알 수 없음.</translation>
    </message>
    <message>
        <source>Long prompts</source>
        <translation>긴 프롬프트</translation>
    </message>
    <message>
        <source>Prices of a whole request whose prompt is longer than above_tokens; what a tier leaves out is not known.</source>
        <translation>프롬프트가 above_tokens보다 긴 요청 전체의 가격입니다. 단계에서 빠진 값은 알 수 없는 것으로 봅니다.</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>Requests a minute, refilled continuously; 0 holds all back, null: no limit.</source>
        <translation>연속으로 보충되는 분당 요청 수입니다. 0은 모두 보류, null: 한도 없음.</translation>
    </message>
    <message>
        <source>Request burst</source>
        <translation>요청 버스트</translation>
    </message>
    <message>
        <source>Requests that may go out at once; null: 20 % of the requests a minute, at least 1.</source>
        <translation>한꺼번에 보낼 수 있는 요청 수입니다. null: 분당 요청의 20 %, 최소 1.</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>입력 토큰</translation>
    </message>
    <message>
        <source>Uncached input tokens a minute; null: no limit.</source>
        <translation>캐시되지 않은 분당 입력 토큰입니다. null: 한도 없음.</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>출력 토큰</translation>
    </message>
    <message>
        <source>Output tokens a minute, reserved by max_tokens and settled by what came; null: no limit.</source>
        <translation>분당 출력 토큰이며, max_tokens만큼 예약하고 실제 온 양으로 정산합니다. null: 한도 없음.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Input and output tokens a minute together; null: no limit.</source>
        <translation>입력과 출력을 합친 분당 토큰입니다. null: 한도 없음.</translation>
    </message>
    <message>
        <source>Token burst</source>
        <translation>토큰 버스트</translation>
    </message>
    <message>
        <source>Tokens that may be spent at once; null: the figure of a whole minute.</source>
        <translation>한꺼번에 쓸 수 있는 토큰입니다. null: 1분 전체의 값.</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>동시 요청</translation>
    </message>
    <message>
        <source>Requests to this model that may run at the same time; null: no limit.</source>
        <translation>이 모델에서 동시에 실행할 수 있는 요청 수입니다. null: 한도 없음.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Adopt the limits that the server&apos;s own headers tell.</source>
        <translation>서버의 헤더가 알려 주는 한도를 받아들입니다.</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>체인</translation>
    </message>
    <message>
        <source>The models to ask, in this order; the next one when the one before cannot answer.</source>
        <translation>요청할 모델의 순서입니다. 앞의 모델이 답할 수 없으면 다음 모델에 요청합니다.</translation>
    </message>
    <message>
        <source>What to do when a model fails, in this order: next model, smaller request, stored answer, queue.</source>
        <translation>모델이 실패했을 때 할 일의 순서입니다: 다음 모델, 축소 요청, 저장된 답변, 대기열.</translation>
    </message>
    <message>
        <source>Stored answers</source>
        <translation>저장된 답변</translation>
    </message>
    <message>
        <source>Whether this profile&apos;s answers are stored and given again; off: whatever the cache&apos;s mode is.</source>
        <translation>이 프로필의 답변을 저장했다가 다시 쓸지 여부입니다. 꺼짐: 캐시의 모드와 관계없이 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Attempts per model</source>
        <translation>모델당 시도</translation>
    </message>
    <message>
        <source>How often one model is asked for one call, the first time included.</source>
        <translation>호출 하나가 한 모델에 요청하는 횟수이며, 첫 번째를 포함합니다.</translation>
    </message>
    <message>
        <source>Attempts in all</source>
        <translation>전체 시도</translation>
    </message>
    <message>
        <source>How often all models together are asked for one call.</source>
        <translation>호출 하나가 모든 모델에 요청하는 총횟수입니다.</translation>
    </message>
    <message>
        <source>Waiting in all</source>
        <translation>전체 대기</translation>
    </message>
    <message>
        <source>How long a call may wait for retries, limits and cooling models together.</source>
        <translation>호출 하나가 재시도, 한도, 쿨다운 중인 모델 때문에 기다릴 수 있는 총시간입니다.</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>데드라인</translation>
    </message>
    <message>
        <source>When a call ends, whatever it is doing.</source>
        <translation>무엇을 하고 있든 호출이 끝나는 시간입니다.</translation>
    </message>
    <message>
        <source>Connect timeout</source>
        <translation>연결 시간 제한</translation>
    </message>
    <message>
        <source>How long a connection may take to be made.</source>
        <translation>연결을 맺는 데 걸릴 수 있는 시간입니다.</translation>
    </message>
    <message>
        <source>First byte timeout</source>
        <translation>첫 바이트 시간 제한</translation>
    </message>
    <message>
        <source>How long the server may take to begin its answer.</source>
        <translation>서버가 답변을 시작하는 데 걸릴 수 있는 시간입니다.</translation>
    </message>
    <message>
        <source>Idle timeout</source>
        <translation>유휴 시간 제한</translation>
    </message>
    <message>
        <source>How long a stream may be silent; three times as long with keep-alives but no content.</source>
        <translation>스트림이 조용할 수 있는 시간입니다. 내용 없이 연결 유지만 오면 세 배입니다.</translation>
    </message>
    <message>
        <source>Requests of this profile that may run at the same time; null: no limit.</source>
        <translation>이 프로필에서 동시에 실행할 수 있는 요청 수입니다. null: 한도 없음.</translation>
    </message>
    <message>
        <source>First wait</source>
        <translation>첫 대기</translation>
    </message>
    <message>
        <source>The wait before the first retry when the server gave no hint; doubles each time.</source>
        <translation>서버의 힌트가 없을 때 첫 재시도 전의 대기입니다. 매번 두 배가 됩니다.</translation>
    </message>
    <message>
        <source>First wait, throttled</source>
        <translation>첫 대기, 스로틀링</translation>
    </message>
    <message>
        <source>The same after a rate limit or an overload.</source>
        <translation>속도 제한이나 과부하 후의 같은 값입니다.</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>최대 대기</translation>
    </message>
    <message>
        <source>What the doubling stops at.</source>
        <translation>두 배씩 늘어나는 대기가 멈추는 값입니다.</translation>
    </message>
    <message>
        <source>Longest wait, throttled</source>
        <translation>최대 대기, 스로틀링</translation>
    </message>
    <message>
        <source>How a wait is varied, so that callers do not come back together.</source>
        <translation>호출들이 한꺼번에 돌아오지 않도록 대기를 흩뜨리는 방법입니다.</translation>
    </message>
    <message>
        <source>Jitter share</source>
        <translation>지터 비율</translation>
    </message>
    <message>
        <source>How much proportional jitter adds at most, as a share of the wait.</source>
        <translation>비례 지터가 최대로 더하는 양이며, 대기 대비 비율입니다.</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>상태 코드</translation>
    </message>
    <message>
        <source>The HTTP statuses that may be retried at the same model.</source>
        <translation>같은 모델에서 재시도할 수 있는 HTTP 상태 코드입니다.</translation>
    </message>
    <message>
        <source>Obey hints</source>
        <translation>힌트 따르기</translation>
    </message>
    <message>
        <source>Wait at least as long as the server asks for.</source>
        <translation>적어도 서버가 요청한 만큼 기다립니다.</translation>
    </message>
    <message>
        <source>Longest hint</source>
        <translation>최대 힌트</translation>
    </message>
    <message>
        <source>A longer hint is not waited for: the model is left and cools until then.</source>
        <translation>이보다 긴 힌트는 기다리지 않습니다. 모델을 떠나고 그때까지 쿨다운합니다.</translation>
    </message>
    <message>
        <source>Switch above</source>
        <translation>전환 기준</translation>
    </message>
    <message>
        <source>A longer hint is not waited for while another model of the chain could start now.</source>
        <translation>체인의 다른 모델이 지금 시작할 수 있으면 이보다 긴 힌트는 기다리지 않습니다.</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>여유</translation>
    </message>
    <message>
        <source>How much is added to a hint at most, as a share of it, so that callers do not come back together.</source>
        <translation>호출들이 한꺼번에 돌아오지 않도록 힌트에 최대로 더하는 비율입니다.</translation>
    </message>
    <message>
        <source>Longest padding</source>
        <translation>최대 여유</translation>
    </message>
    <message>
        <source>What the padding of a hint stops at.</source>
        <translation>힌트의 여유가 멈추는 값입니다.</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>API 형식</translation>
    </message>
    <message>
        <source>The API it speaks: OpenAI chat completions or Anthropic messages.</source>
        <translation>사용하는 API입니다: OpenAI chat completions 또는 Anthropic messages.</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>기본 URL</translation>
    </message>
    <message>
        <source>The address up to and with the version, as https://host/v1; builtin:sandbox for the built-in one.</source>
        <translation>버전까지 포함한 주소입니다. 예: https://host/v1. 내장 제공자는 builtin:sandbox.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>경로</translation>
    </message>
    <message>
        <source>The path of a request below the base URL; null: the dialect&apos;s own.</source>
        <translation>기본 URL 아래의 요청 경로입니다. null: API 형식의 기본값.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>쿼리</translation>
    </message>
    <message>
        <source>Parameters that every request carries in its address, as an API version; never a key.</source>
        <translation>모든 요청의 주소에 붙는 매개변수입니다. 예: API 버전. 키는 넣지 마십시오.</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>키 헤더</translation>
    </message>
    <message>
        <source>The header that carries the key; null: bearer for openai, x-api-key for anthropic.</source>
        <translation>키를 싣는 헤더입니다. null: openai는 bearer, anthropic은 x-api-key.</translation>
    </message>
    <message>
        <source>Key from</source>
        <translation>키 출처</translation>
    </message>
    <message>
        <source>Where the key is kept: the system&apos;s keychain, an environment variable, or no key at all.</source>
        <translation>키를 두는 곳입니다: 시스템 키체인, 환경 변수 또는 키 없음.</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>변수</translation>
    </message>
    <message>
        <source>The name of the environment variable that holds the key, when the key comes from one.</source>
        <translation>키를 환경 변수에서 가져올 때 그 변수의 이름입니다.</translation>
    </message>
    <message>
        <source>Extra headers</source>
        <translation>추가 헤더</translation>
    </message>
    <message>
        <source>Headers that every request carries; a value keychain:NAME is read from the keychain.</source>
        <translation>모든 요청에 싣는 헤더입니다. keychain:NAME 값은 키체인에서 읽습니다.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>프록시</translation>
    </message>
    <message>
        <source>system, none, or the address of an HTTP or SOCKS5 proxy.</source>
        <translation>system, none 또는 HTTP나 SOCKS5 프록시의 주소입니다.</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>CA 파일</translation>
    </message>
    <message>
        <source>A PEM file of authorities to trust besides the system&apos;s, as for a company&apos;s own gateway.</source>
        <translation>시스템 인증 기관 외에 신뢰할 기관의 PEM 파일입니다. 예: 회사 자체 게이트웨이.</translation>
    </message>
    <message>
        <source>Quirks</source>
        <translation>특이점</translation>
    </message>
    <message>
        <source>What it does unlike its dialect: another name for max_tokens, no stream options, no usage in streams.</source>
        <translation>API 형식과 다르게 동작하는 점입니다: max_tokens의 다른 이름, 스트림 옵션 없음, 스트림에 사용량 없음.</translation>
    </message>
    <message>
        <source>Show a desktop notification when a call went to another model.</source>
        <translation>호출이 다른 모델로 넘어가면 데스크톱 알림을 표시합니다.</translation>
    </message>
    <message>
        <source>Show a desktop notification when a breaker has opened and a model is left alone.</source>
        <translation>브레이커가 열려 모델을 호출하지 않게 되면 데스크톱 알림을 표시합니다.</translation>
    </message>
    <message>
        <source>Show a desktop notification when a usage window is nearly spent.</source>
        <translation>사용량 윈도가 거의 소진되면 데스크톱 알림을 표시합니다.</translation>
    </message>
    <message>
        <source>Show a desktop notification when a budget line is near or reached.</source>
        <translation>예산의 한도선에 가까워지거나 도달하면 데스크톱 알림을 표시합니다.</translation>
    </message>
    <message>
        <source>The shortest time between two notifications of one kind; the next one counts what came meanwhile.</source>
        <translation>같은 종류의 알림 사이의 최소 시간입니다. 그사이의 알림은 다음 알림에서 개수로 알려 줍니다.</translation>
    </message>
    <message>
        <source>Close to the tray</source>
        <translation>닫으면 트레이로</translation>
    </message>
    <message>
        <source>Closing the window hides it and the program goes on; where there is no tray, it quits.</source>
        <translation>창을 닫으면 숨기고 프로그램은 계속 실행됩니다. 트레이가 없으면 종료됩니다.</translation>
    </message>
</context>
<context>
    <name>LimitWindow</name>
    <message>
        <source>requests</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>tokens in</source>
        <translation>입력 토큰</translation>
    </message>
    <message>
        <source>tokens out</source>
        <translation>출력 토큰</translation>
    </message>
    <message>
        <source>spend cap</source>
        <translation>지출 상한</translation>
    </message>
    <message>
        <source>extra usage</source>
        <translation>추가 사용량</translation>
    </message>
    <message>
        <source>primary window</source>
        <translation>1차 윈도</translation>
    </message>
    <message>
        <source>secondary window</source>
        <translation>2차 윈도</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>초당</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>분당</translation>
    </message>
    <message>
        <source>an hour</source>
        <translation>시간당</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>하루당</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n일</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n시간</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Limits</name>
    <message>
        <source>has reset</source>
        <translation>초기화됨</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1에</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 후</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>방금</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1 전</translation>
    </message>
    <message>
        <source>old</source>
        <translation>오래됨</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>소진</translation>
    </message>
    <message>
        <source>low</source>
        <translation>적음</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>정상</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>↘ falling</source>
        <translation>↘ 감소</translation>
    </message>
    <message>
        <source>↗ rising</source>
        <translation>↗ 증가</translation>
    </message>
    <message>
        <source>→ steady</source>
        <translation>→ 일정</translation>
    </message>
</context>
<context>
    <name>LiveWords</name>
    <message>
        <source>retries used up</source>
        <translation>재시도 소진</translation>
    </message>
    <message>
        <source>long Retry-After</source>
        <translation>긴 Retry-After</translation>
    </message>
    <message>
        <source>wait budget spent</source>
        <translation>대기 예산 소진</translation>
    </message>
    <message>
        <source>retry budget spent</source>
        <translation>재시도 예산 소진</translation>
    </message>
    <message>
        <source>breaker open</source>
        <translation>브레이커 열림</translation>
    </message>
    <message>
        <source>usage window spent</source>
        <translation>사용량 윈도 소진</translation>
    </message>
    <message>
        <source>quota spent</source>
        <translation>할당량 소진</translation>
    </message>
    <message>
        <source>own limits: wait too long</source>
        <translation>자체 한도: 대기가 너무 김</translation>
    </message>
    <message>
        <source>context too small</source>
        <translation>컨텍스트가 너무 작음</translation>
    </message>
    <message>
        <source>not worth a retry</source>
        <translation>재시도할 가치 없음</translation>
    </message>
    <message>
        <source>deadline too close</source>
        <translation>데드라인이 너무 가까움</translation>
    </message>
    <message>
        <source>larger than the limit</source>
        <translation>한도보다 큼</translation>
    </message>
    <message>
        <source>no model left</source>
        <translation>남은 모델 없음</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>tokens in</source>
        <translation>입력 토큰</translation>
    </message>
    <message>
        <source>tokens out</source>
        <translation>출력 토큰</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>slots</source>
        <translation>슬롯</translation>
    </message>
    <message>
        <source>server&apos;s window</source>
        <translation>서버 윈도</translation>
    </message>
    <message>
        <source>shared limit</source>
        <translation>공유 한도</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>답변됨</translation>
    </message>
    <message>
        <source>from cache</source>
        <translation>캐시에서</translation>
    </message>
    <message>
        <source>shortened</source>
        <translation>축소됨</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>대기열에 넣음</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>모델 없음</translation>
    </message>
    <message>
        <source>a shorter answer</source>
        <translation>더 짧은 답변</translation>
    </message>
    <message>
        <source>the cache</source>
        <translation>캐시</translation>
    </message>
    <message>
        <source>the queue</source>
        <translation>대기열</translation>
    </message>
    <message>
        <source>until you act</source>
        <translation>직접 조치할 때까지</translation>
    </message>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1에</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 후</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Fallback: %1</source>
        <translation>폴백: %1</translation>
    </message>
    <message>
        <source>Breaker open: %1</source>
        <translation>브레이커 열림: %1</translation>
    </message>
    <message>
        <source>Nothing is left.</source>
        <translation>남은 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1 left.</source>
        <translation>%1 남았습니다.</translation>
    </message>
    <message>
        <source>Resets %1.</source>
        <translation>초기화: %1.</translation>
    </message>
    <message>
        <source>%1: the window %2 is spent</source>
        <translation>%1: 윈도 %2 소진</translation>
    </message>
    <message>
        <source>%1: the window %2 is nearly spent</source>
        <translation>%1: 윈도 %2 거의 소진</translation>
    </message>
    <message>
        <source>Today&apos;s budget is reached</source>
        <translation>오늘의 예산에 도달했습니다</translation>
    </message>
    <message>
        <source>This month&apos;s budget is reached</source>
        <translation>이번 달 예산에 도달했습니다</translation>
    </message>
    <message>
        <source>Today&apos;s budget is nearly reached</source>
        <translation>오늘의 예산에 거의 도달했습니다</translation>
    </message>
    <message>
        <source>This month&apos;s budget is nearly reached</source>
        <translation>이번 달 예산에 거의 도달했습니다</translation>
    </message>
    <message>
        <source>Some calls are of unknown cost: it may be more.</source>
        <translation>비용을 알 수 없는 호출이 있어 더 많을 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more since the last notification.</source>
        <translation>
            <numerusform>지난 알림 이후 %n건 더 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Planner</name>
    <message>
        <source>at least %1</source>
        <translation>최소 %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a model and its share</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>in %1 · out %2</source>
        <translation>입력 %1 · 출력 %2</translation>
    </message>
    <message>
        <source>No price is known for %1.</source>
        <translation>%1의 가격을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>as much as the last 30 days&apos; mix</source>
        <translation>최근 30일의 구성과 같음</translation>
    </message>
    <message>
        <source>%1 less than the last 30 days&apos; mix</source>
        <translation>최근 30일의 구성보다 %1 적음</translation>
    </message>
    <message>
        <source>%1 more than the last 30 days&apos; mix</source>
        <translation>최근 30일의 구성보다 %1 많음</translation>
    </message>
    <message>
        <source>There was no traffic in the last 30 days: the plan is compared with the default profile&apos;s first model.</source>
        <translation>최근 30일간 트래픽이 없었습니다. 계획을 기본 프로필의 첫 모델과 비교합니다.</translation>
    </message>
    <message>
        <source>Only the sandbox was asked in the last 30 days: it is its traffic, and its play money.</source>
        <translation>최근 30일간 샌드박스만 호출했습니다. 그 트래픽과 가상 금액입니다.</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>, and %n for long prompts</source>
        <translation>
            <numerusform>, 긴 프롬프트용 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>USD per million tokens: input / output / cache read / cache write 5 min / 1 h; ? is not known</source>
        <translation>백만 토큰당 USD: 입력 / 출력 / 캐시 읽기 / 캐시 쓰기 5분 / 1시간. ?는 알 수 없음</translation>
    </message>
    <message>
        <source>the sandbox&apos;s or this computer&apos;s own: no table speaks of it</source>
        <translation>샌드박스 또는 이 컴퓨터의 모델: 가격표에 없습니다</translation>
    </message>
    <message>
        <source>not in the tables</source>
        <translation>가격표에 없음</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a table and its day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>another provider&apos;s price (%1)</source>
        <translation>다른 제공자의 가격(%1)</translation>
    </message>
    <message>
        <source>reported</source>
        <translation>보고됨</translation>
    </message>
</context>
<context>
    <name>PromptExport</name>
    <message>
        <source>There is no model to ask.</source>
        <translation>요청할 모델이 없습니다.</translation>
    </message>
</context>
<context>
    <name>PromptLoad</name>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2 중 %1 완료</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>처리 중 %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>약 %1 남음</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>%1 걸림</translation>
    </message>
    <message>
        <source>p50 %1</source>
        <translation>p50 %1</translation>
    </message>
    <message>
        <source>p95 %1</source>
        <translation>p95 %1</translation>
    </message>
    <message>
        <source>p99 %1</source>
        <translation>p99 %1</translation>
    </message>
    <message>
        <source>%1 attempts a call</source>
        <translation>호출당 시도 %1회</translation>
    </message>
    <message numerus="yes">
        <source>%n answered only after a failure</source>
        <translation>
            <numerusform>실패를 거친 뒤 답변됨 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and what has no known price</source>
        <translation>%1, 그리고 가격을 알 수 없는 것</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>답변됨</translation>
    </message>
    <message>
        <source>from the stored answers</source>
        <translation>저장된 답변에서</translation>
    </message>
    <message>
        <source>answered shorter</source>
        <translation>더 짧게 답변됨</translation>
    </message>
    <message>
        <source>put into the queue</source>
        <translation>대기열에 넣음</translation>
    </message>
    <message>
        <source>Equal prompts share one answer while Settings → Cache → Mode is “before any request”: these calls asked no server.</source>
        <translation>설정 → 캐시 → 모드가 “요청 전에 항상”이면 같은 프롬프트는 답변 하나를 공유합니다. 이 호출들은 서버에 요청하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 대기 중</translation>
    </message>
</context>
<context>
    <name>Queue</name>
    <message>
        <source>waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>전송됨</translation>
    </message>
    <message>
        <source>running</source>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>shortened</source>
        <translation>축소됨</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>답변됨</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1에</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 후</translation>
    </message>
    <message>
        <source>It was sent, and the program ended before an answer: it may have been answered and billed (Queue, unknown outcome)</source>
        <translation>전송되었지만 답변 전에 프로그램이 끝났습니다. 이미 답변되고 청구되었을 수 있습니다(대기열, 결과 불명)</translation>
    </message>
    <message>
        <source>the queue is paused</source>
        <translation>대기열이 일시 정지됨</translation>
    </message>
    <message>
        <source>its turn comes next (Limits, in flight of batch)</source>
        <translation>다음 차례입니다(한도, batch의 동시 요청)</translation>
    </message>
    <message>
        <source>the program ended before it was sent</source>
        <translation>전송되기 전에 프로그램이 끝났습니다</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>입력 %1, 출력 %2</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>비용 알 수 없음</translation>
    </message>
    <message>
        <source>A stored answer to an equal request.</source>
        <translation>같은 프롬프트에 대한 저장된 답변입니다.</translation>
    </message>
    <message>
        <source>A shorter answer: no model could give the whole one (Fallback, degrade).</source>
        <translation>더 짧은 답변: 완전한 답변을 줄 수 있는 모델이 없었습니다(폴백, 축소).</translation>
    </message>
</context>
<context>
    <name>ReplyDecoder</name>
    <message>
        <source>the error&apos;s own words</source>
        <translation>오류의 자체 메시지</translation>
    </message>
    <message>
        <source>the reset of the window that is spent</source>
        <translation>소진된 윈도의 초기화</translation>
    </message>
    <message>
        <source>A good answer: no rule for waits applies.</source>
        <translation>정상 답변: 대기 규칙이 적용되지 않습니다.</translation>
    </message>
    <message>
        <source>The server names no time: pauses are the client&apos;s own (Retry, backoff).</source>
        <translation>서버가 시간을 알리지 않음: 휴지는 클라이언트가 정합니다(재시도, 백오프).</translation>
    </message>
    <message>
        <source>%1 decides: %2, until %3.</source>
        <translation>%1 기준: %2, %3까지.</translation>
    </message>
    <message>
        <source>the model cools until then, as the server asked</source>
        <translation>서버가 요청한 대로 모델이 그때까지 쿨다운합니다</translation>
    </message>
    <message>
        <source>the time that the server asked for, and a little more so that callers do not come back together (Server hints, padding)</source>
        <translation>서버가 요청한 시간에, 호출들이 한꺼번에 돌아오지 않도록 조금 더합니다(서버 힌트, 여유)</translation>
    </message>
    <message>
        <source>a pause of the client&apos;s own (Retry, backoff)</source>
        <translation>클라이언트가 정한 휴지(재시도, 백오프)</translation>
    </message>
    <message>
        <source>after %1, at %2</source>
        <translation>%1 후, %2에</translation>
    </message>
    <message>
        <source>after %1 to %2, from %3</source>
        <translation>%1~%2 후, %3부터</translation>
    </message>
    <message>
        <source>The next attempt at this model starts %1: %2.</source>
        <translation>이 모델에서의 다음 시도 시작: %1. %2.</translation>
    </message>
    <message>
        <source>Nothing more is sent: the call is answered.</source>
        <translation>더 보내지 않습니다. 호출이 답변되었습니다.</translation>
    </message>
    <message>
        <source>it cannot answer now</source>
        <translation>지금은 답할 수 없습니다</translation>
    </message>
    <message>
        <source>No further attempt at this model: %1. The next one of the chain is asked at once.</source>
        <translation>이 모델에서는 더 시도하지 않습니다: %1. 체인의 다음 모델에 곧바로 요청합니다.</translation>
    </message>
    <message>
        <source>No further attempt: the call ends (%1).</source>
        <translation>더 시도하지 않습니다. 호출이 끝납니다(%1).</translation>
    </message>
    <message>
        <source>The model is left alone until %1.</source>
        <translation>%1까지 이 모델을 호출하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 says %2; it comes after the one that decides.</source>
        <translation>%1: %2. 결정하는 것보다 뒤에 옵니다.</translation>
    </message>
    <message>
        <source>This is too long for one response: at most %1 can be read.</source>
        <translation>응답 하나로 보기에는 너무 깁니다. 최대 %1까지 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>This is no HTTP response: it must start with a status line, as “HTTP/1.1 429 Too Many Requests”.</source>
        <translation>HTTP 응답이 아닙니다. “HTTP/1.1 429 Too Many Requests”와 같은 상태 줄로 시작해야 합니다.</translation>
    </message>
    <message>
        <source>What would come next cannot be told: %1</source>
        <translation>다음에 무엇이 올지 알 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The server&apos;s words: %1</source>
        <translation>서버의 메시지: %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>요청 ID: %1</translation>
    </message>
</context>
<context>
    <name>SettingsChange</name>
    <message>
        <source>Provider %1</source>
        <translation>제공자 %1</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>모델 %1</translation>
    </message>
    <message>
        <source>Profile %1</source>
        <translation>프로필 %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 제거됨</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 추가됨</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, 그 외 %n건</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPanels</name>
    <message>
        <source>Providers &amp; keys</source>
        <translation>제공자 및 키</translation>
    </message>
    <message>
        <source>Where requests go, and the key that opens the door. Keys are kept in the system&apos;s keychain only.</source>
        <translation>요청이 가는 곳과 문을 여는 키입니다. 키는 시스템 키체인에만 보관됩니다.</translation>
    </message>
    <message>
        <source>Models &amp; prices</source>
        <translation>모델 및 가격</translation>
    </message>
    <message>
        <source>What can be asked, by which provider, and what it costs.</source>
        <translation>무엇을 어느 제공자에 요청할 수 있는지, 비용은 얼마인지입니다.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>How much a model is asked to bear. A request waits here rather than being refused there.</source>
        <translation>모델에 맡기는 부하입니다. 요청은 저쪽에서 거부되는 대신 이쪽에서 기다립니다.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>재시도</translation>
    </message>
    <message>
        <source>How often and how patiently a call tries again.</source>
        <translation>호출이 얼마나 자주, 얼마나 참을성 있게 다시 시도하는지입니다.</translation>
    </message>
    <message>
        <source>Server hints</source>
        <translation>서버 힌트</translation>
    </message>
    <message>
        <source>How far to follow a server that says when to come back (Retry-After).</source>
        <translation>언제 다시 오라고 알리는 서버를 어디까지 따를지입니다(Retry-After).</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>브레이커</translation>
    </message>
    <message>
        <source>When a failing model is left alone, and when it is tried again. Each model has its own breaker.</source>
        <translation>실패하는 모델을 언제 멈추고 언제 다시 시도하는지입니다. 브레이커는 모델마다 따로 있습니다.</translation>
    </message>
    <message>
        <source>Retry budget</source>
        <translation>재시도 예산</translation>
    </message>
    <message>
        <source>Keeps retries from multiplying the load of a provider that is in trouble.</source>
        <translation>재시도가 어려움에 처한 제공자의 부하를 늘리지 않게 합니다.</translation>
    </message>
    <message>
        <source>Fallback chains</source>
        <translation>폴백 체인</translation>
    </message>
    <message>
        <source>Who is asked next. Drag to order, or use Alt+Up and Alt+Down.</source>
        <translation>다음에 요청할 모델입니다. 끌어서 순서를 바꾸거나 Alt+Up, Alt+Down을 쓰십시오.</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>프로필</translation>
    </message>
    <message>
        <source>Named ways to call: who waits, and for how long.</source>
        <translation>이름 붙인 호출 방법입니다: 무엇이 얼마나 기다리는지입니다.</translation>
    </message>
    <message>
        <source>History &amp; queue</source>
        <translation>기록 및 대기열</translation>
    </message>
    <message>
        <source>What is kept of calls, prompts and answers, and for how long; calls that wait for their time.</source>
        <translation>호출, 프롬프트, 답변을 무엇을 얼마나 보관하는지, 그리고 때를 기다리는 호출입니다.</translation>
    </message>
    <message>
        <source>Sandbox faults</source>
        <translation>샌드박스 오류</translation>
    </message>
    <message>
        <source>The built-in provider fails as told, so that you can watch the client cope.</source>
        <translation>내장 제공자가 정한 대로 실패하므로, 클라이언트가 대처하는 모습을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>How the window looks.</source>
        <translation>창의 모양입니다.</translation>
    </message>
    <message>
        <source>Budgets</source>
        <translation>예산</translation>
    </message>
    <message>
        <source>What a day and a month may cost before you are told. Nothing is held back for it.</source>
        <translation>알림이 오기 전까지 하루와 한 달에 쓸 수 있는 비용입니다. 이 때문에 보류되는 호출은 없습니다.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>What the desktop tells you of while you look elsewhere. Shown by the desktop&apos;s notification service; where there is none, nothing is shown, and the log says why.</source>
        <translation>다른 곳을 보는 동안 데스크톱이 알려 주는 것입니다. 데스크톱의 알림 서비스가 표시합니다. 알림 서비스가 없으면 표시되지 않으며, 이유는 로그에 남습니다.</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>%1 to %2</source>
        <comment>two durations</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>What opens it</source>
        <translation>열리는 조건</translation>
    </message>
    <message numerus="yes">
        <source>when %1 or more of at least %n outcomes of the last %2 are failures</source>
        <translation>
            <numerusform>최근 %2의 결과가 %n건 이상이고 그중 %1 이상이 실패일 때</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n failures in a row</source>
        <translation>
            <numerusform>%n회 연속으로 실패했을 때</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: both conditions are off. A model that fails is asked again and again.</source>
        <translation>없음: 두 조건이 모두 꺼져 있습니다. 실패하는 모델에도 계속 요청합니다.</translation>
    </message>
    <message>
        <source>Opens %1.</source>
        <translation>%1 열립니다.</translation>
    </message>
    <message>
        <source>Opens %1, or %2.</source>
        <translation>%1 또는 %2 열립니다.</translation>
    </message>
    <message numerus="yes">
        <source>A model that fails from the first call on is left after %n calls.</source>
        <translation>
            <numerusform>첫 호출부터 실패하는 모델은 호출 %n건 뒤부터 호출하지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n calls</source>
        <translation>
            <numerusform>호출 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>When it tries again</source>
        <translation>다시 시도하는 때</translation>
    </message>
    <message>
        <source>Left alone for %1; each trial that fails leaves it for longer: %2, at most %3.</source>
        <translation>호출하지 않는 시간은 %1이며, 프로브가 실패할 때마다 길어집니다: %2, 최대 %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests may try at once;</source>
        <translation>
            <numerusform>동시 프로브는 %n건입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes after %n successes.</source>
        <translation>
            <numerusform>%n회 성공하면 닫힙니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>30 s of rate limits, 5 calls a second</source>
        <translation>속도 제한 30초, 초당 호출 5건</translation>
    </message>
    <message>
        <source>30 s of failures, 5 calls a second</source>
        <translation>실패 30초, 초당 호출 5건</translation>
    </message>
    <message>
        <source>then none until a call succeeds</source>
        <translation>그 뒤에는 호출이 성공할 때까지 없음</translation>
    </message>
    <message>
        <source>and never an end to them: they cost nothing</source>
        <translation>비용이 없으므로 끝없이 계속됨</translation>
    </message>
    <message>
        <source>then one each %1</source>
        <translation>그 뒤에는 %1마다 1회</translation>
    </message>
    <message>
        <source>Any number of retries at once</source>
        <translation>한꺼번에 재시도할 수 있는 횟수에 제한 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n retries at once,</source>
        <translation>
            <numerusform>한꺼번에 재시도 %n회,</numerusform>
        </translation>
    </message>
    <message>
        <source>(of %1 wanted in this storm: %2 sent, %3 refused). A refused retry is no delay: the call goes on to the next model.</source>
        <translation>(이 상황에서 필요한 %1회 중 %2회 보냄, %3회 거부). 재시도가 거부되어도 늦어지지 않습니다. 호출은 다음 모델로 넘어갑니다.</translation>
    </message>
    <message>
        <source>calls of %1 tokens in and %2 out</source>
        <translation>입력 %1토큰, 출력 %2토큰의 호출</translation>
    </message>
    <message numerus="yes">
        <source>Never more than %n in flight.</source>
        <translation>
            <numerusform>동시 요청은 최대 %n개입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any number may be in flight.</source>
        <translation>동시 요청 수에는 제한이 없습니다.</translation>
    </message>
    <message>
        <source>then none: the rate of %1 is 0.</source>
        <translation>그 뒤에는 없음: %1의 속도가 0입니다.</translation>
    </message>
    <message>
        <source>then %1 a minute (one each %2), held by %3.</source>
        <translation>그 뒤에는 분당 %1건(%2마다 1건), 제한 요인: %3.</translation>
    </message>
    <message>
        <source>less than 1 ms</source>
        <translation>1ms 미만</translation>
    </message>
    <message>
        <source>Calls started in the first minute</source>
        <translation>처음 1분에 시작되는 호출</translation>
    </message>
    <message>
        <source>No rate holds this model: all calls start at once. %1</source>
        <translation>이 모델에는 속도 제한이 없어 모든 호출이 바로 시작됩니다. %1</translation>
    </message>
    <message>
        <source>Never: one of the %1 is larger than all that %2 can hold.</source>
        <translation>시작되지 않음: %1 하나가 최대 한도보다 큽니다(%2).</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>시도 %1</translation>
    </message>
    <message>
        <source>Waits after a rate limit or an overload</source>
        <translation>속도 제한이나 과부하 후의 대기</translation>
    </message>
    <message>
        <source>Waits after another failure</source>
        <translation>그 밖의 실패 후의 대기</translation>
    </message>
    <message>
        <source>No retry: a model is asked once for a call.</source>
        <translation>재시도 없음: 호출마다 모델에 한 번만 요청합니다.</translation>
    </message>
    <message>
        <source>Before attempts 2 to %1 at one model: %2.</source>
        <translation>한 모델에서 시도 2~%1 앞: %2.</translation>
    </message>
    <message>
        <source>And so on up to attempt %1.</source>
        <translation>시도 %1까지 이와 같습니다.</translation>
    </message>
    <message>
        <source>The waits from attempt %1 on (grey) are not taken: together they are longer than the %2 that a call may wait.</source>
        <translation>시도 %1부터의 대기(회색)는 하지 않습니다. 모두 합치면 호출이 기다릴 수 있는 %2보다 깁니다.</translation>
    </message>
    <message>
        <source>Hints are not respected: the backoff decides.</source>
        <translation>힌트를 따르지 않으며 백오프가 정합니다.</translation>
    </message>
    <message>
        <source>Up to %1: waited for.</source>
        <translation>%1까지: 기다립니다.</translation>
    </message>
    <message>
        <source>Up to %1: the next model if one can start now, else waited for.</source>
        <translation>%1까지: 바로 시작할 수 있는 다음 모델이 있으면 넘어가고, 없으면 기다립니다.</translation>
    </message>
    <message>
        <source>Beyond %1: the model is left at once, %2.</source>
        <translation>%1 초과: 모델을 바로 떠납니다. %2.</translation>
    </message>
    <message>
        <source>backoff</source>
        <translation>백오프</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>대기</translation>
    </message>
    <message>
        <source>next, or waits</source>
        <translation>다음 모델 또는 대기</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>떠남</translation>
    </message>
    <message>
        <source>A Retry-After takes their place (Server hints).</source>
        <translation>Retry-After가 있으면 그 값을 대신 씁니다(서버 힌트).</translation>
    </message>
    <message>
        <source>Also where the server says when to come back: its hints are not respected.</source>
        <translation>언제 다시 오라고 서버가 알려도 같습니다. 서버 힌트를 따르지 않습니다.</translation>
    </message>
    <message>
        <source>What a Retry-After of that length does</source>
        <translation>그 길이의 Retry-After가 하는 일</translation>
    </message>
    <message>
        <source>1 s is waited for as %1.</source>
        <translation>힌트가 1초이면 실제 대기는 %1입니다.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1, %Ln start at once, %2 %3</source>
        <translation>
            <numerusform>%1: %Ln건이 바로 시작, %2 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Before attempt 2 at one model: %1.</source>
        <translation>한 모델에서 시도 2 앞: %1.</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>empty:</source>
        <translation>비움:</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <translation>초</translation>
    </message>
    <message>
        <source>days</source>
        <translation>일</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>per minute</source>
        <translation>분당</translation>
    </message>
    <message>
        <source>tokens / min</source>
        <translation>토큰/분</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>초당</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>USD / million tokens</source>
        <translation>USD/백만 토큰</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>OpenAI chat completions</source>
        <translation>OpenAI chat completions</translation>
    </message>
    <message>
        <source>Anthropic messages</source>
        <translation>Anthropic messages</translation>
    </message>
    <message>
        <source>Authorization: Bearer</source>
        <translation>Authorization: Bearer</translation>
    </message>
    <message>
        <source>system keychain</source>
        <translation>시스템 키체인</translation>
    </message>
    <message>
        <source>environment variable</source>
        <translation>환경 변수</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>full: anywhere from 0</source>
        <translation>전체: 0부터 고르게</translation>
    </message>
    <message>
        <source>equal: the upper half</source>
        <translation>균등: 위쪽 절반</translation>
    </message>
    <message>
        <source>proportional: a share on top</source>
        <translation>비례: 위로 일정 비율</translation>
    </message>
    <message>
        <source>next model</source>
        <translation>다음 모델</translation>
    </message>
    <message>
        <source>smaller request</source>
        <translation>축소 요청</translation>
    </message>
    <message>
        <source>stored answer</source>
        <translation>저장된 답변</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>대기열</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>시스템 설정대로</translation>
    </message>
    <message>
        <source>light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>asks for max_completion_tokens</source>
        <translation>max_completion_tokens를 요구함</translation>
    </message>
    <message>
        <source>knows no stream_options</source>
        <translation>stream_options를 모름</translation>
    </message>
    <message>
        <source>reports no usage in streams</source>
        <translation>스트림에 사용량을 알리지 않음</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>한도 없음</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>same as here</source>
        <translation>여기와 같음</translation>
    </message>
    <message>
        <source>by the dialect</source>
        <translation>API 형식에 따름</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>General</source>
        <translation>일반</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>Fallback</source>
        <translation>폴백</translation>
    </message>
    <message>
        <source>Attempts and times</source>
        <translation>시도와 시간</translation>
    </message>
    <message>
        <source>Waits between attempts</source>
        <translation>시도 사이의 대기</translation>
    </message>
    <message>
        <source>Server hints</source>
        <translation>서버 힌트</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>브레이커</translation>
    </message>
    <message>
        <source>Retry budget</source>
        <translation>재시도 예산</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>샌드박스</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Stored answers</source>
        <translation>저장된 답변</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>대기열</translation>
    </message>
    <message>
        <source>Smaller request</source>
        <translation>축소 요청</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>릴레이</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>훅</translation>
    </message>
    <message>
        <source>History</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>before any request</source>
        <translation>요청 전에 항상</translation>
    </message>
    <message>
        <source>when all models fail</source>
        <translation>모든 모델이 실패했을 때</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>물어보기</translation>
    </message>
    <message>
        <source>send again</source>
        <translation>다시 보내기</translation>
    </message>
    <message>
        <source>the caller&apos;s own</source>
        <translation>호출자의 키</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the range of a setting</comment>
        <translation>%1~%2</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>%1 in flight  ·  %2 waiting</source>
        <translation>처리 중 %1  ·  대기 %2</translation>
    </message>
    <message>
        <source>Requests that run, and calls that wait for a limit or a retry. Opens Live.</source>
        <translation>실행 중인 요청과, 한도나 재시도를 기다리는 호출. 라이브를 엽니다.</translation>
    </message>
    <message>
        <source>queue %1</source>
        <translation>대기열 %1</translation>
    </message>
    <message>
        <source>Jobs that wait or run, of all programs. Opens Queue.</source>
        <translation>모든 프로그램의 대기 중이거나 실행 중인 작업. 대기열을 엽니다.</translation>
    </message>
    <message>
        <source>queue %1, paused</source>
        <translation>대기열 %1, 일시 정지됨</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>오늘 %1</translation>
    </message>
    <message>
        <source>today %1 of %2</source>
        <translation>오늘 %1 / %2</translation>
    </message>
    <message>
        <source>%1  ·  month %2 of %3</source>
        <translation>%1  ·  이번 달 %2 / %3</translation>
    </message>
    <message>
        <source>sandbox only</source>
        <translation>샌드박스만 사용</translation>
    </message>
    <message>
        <source>The default profile asks the built-in sandbox only: nothing leaves this computer, and nothing is billed. Opens Settings, where a provider can be added.</source>
        <translation>기본 프로필은 내장 샌드박스에만 요청합니다. 이 컴퓨터 밖으로 나가는 것도, 청구되는 것도 없습니다. 제공자를 추가할 수 있는 설정을 엽니다.</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>오프라인</translation>
    </message>
    <message>
        <source>The system says that there is no network. Calls are sent all the same, and will fail or wait.</source>
        <translation>시스템에 따르면 네트워크가 없습니다. 호출은 그래도 보내며, 실패하거나 대기하게 됩니다.</translation>
    </message>
    <message>
        <source>no limit is short</source>
        <translation>부족한 한도 없음</translation>
    </message>
    <message>
        <source>All limits are full. Opens Live.</source>
        <translation>모든 한도가 가득 차 있습니다. 라이브를 엽니다.</translation>
    </message>
    <message>
        <source>PAUSED: nothing new is sent</source>
        <translation>일시 정지됨: 새로 보내는 것 없음</translation>
    </message>
    <message>
        <source>tightest: %1</source>
        <translation>가장 빠듯한 한도: %1</translation>
    </message>
    <message>
        <source>By the server&apos;s own figure. Opens Headers.</source>
        <translation>서버가 알려 준 값입니다. 헤더를 엽니다.</translation>
    </message>
    <message>
        <source>Opens Live.</source>
        <translation>라이브를 엽니다.</translation>
    </message>
    <message>
        <source>What today&apos;s calls cost, without the sandbox&apos;s play money. Opens Costs.</source>
        <translation>샌드박스의 가상 금액을 뺀 오늘의 호출 비용. 비용을 엽니다.</translation>
    </message>
    <message>
        <source>Pause all calls is on. Opens Live, where it can be taken back.</source>
        <translation>모든 호출 일시 정지가 켜져 있습니다. 해제할 수 있는 라이브를 엽니다.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>first token %1</source>
        <translation>첫 토큰 %1</translation>
    </message>
    <message>
        <source>waited %1</source>
        <translation>대기 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>시도 %n회</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>입력 %1, 출력 %2</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1(추정)</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>최소 %1</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>비용 알 수 없음</translation>
    </message>
    <message>
        <source>A stored answer, %1 old</source>
        <translation>저장된 답변, %1 전</translation>
    </message>
    <message>
        <source>The answer of an equal call that was running</source>
        <translation>실행 중이던 같은 호출의 답변</translation>
    </message>
    <message>
        <source>A shorter answer</source>
        <translation>더 짧은 답변</translation>
    </message>
    <message>
        <source>No model could give the whole one, so one of them was asked for less (Fallback, degrade).</source>
        <translation>완전한 답변을 줄 수 있는 모델이 없어, 한 모델에 더 적게 요청했습니다(폴백, 축소).</translation>
    </message>
    <message>
        <source>In the queue as job %1</source>
        <translation>대기열의 작업 %1</translation>
    </message>
    <message>
        <source>It is sent when a model is ready again; the answer will be on the Queue page.</source>
        <translation>모델이 다시 준비되면 전송됩니다. 답변은 대기열 페이지에 나타납니다.</translation>
    </message>
</context>
<context>
    <name>TightestLimit</name>
    <message>
        <source>resets %1</source>
        <translation>초기화 %1</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>소진</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>model, limit, what is left</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>full %1</source>
        <translation>가득 참 %1</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>No limit is short</source>
        <translation>부족한 한도 없음</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is left, when it is whole again</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 in flight, %2 waiting</source>
        <translation>처리 중 %1, 대기 %2</translation>
    </message>
    <message>
        <source>Paused: nothing new is sent</source>
        <translation>일시 정지됨: 새로 보내는 것 없음</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message numerus="yes">
        <source>%n calls</source>
        <translation>
            <numerusform>호출 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jobs</source>
        <translation>
            <numerusform>작업 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are under way.</source>
        <translation>%1과 %2이(가) 진행 중입니다.</translation>
    </message>
    <message>
        <source>If you quit now, the answer of a call is lost, and may be billed all the same.</source>
        <translation>지금 종료하면 호출의 답변을 잃으며, 그래도 청구될 수 있습니다.</translation>
    </message>
    <message>
        <source>If you quit now, a job whose request is out is of unknown outcome: it may have been answered, and billed. Jobs that wait are kept.</source>
        <translation>지금 종료하면 요청이 나간 작업은 결과가 불명확해집니다. 답변되고 청구되었을 수 있습니다. 기다리는 작업은 보관됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 are under way.</source>
        <comment>%1: calls or jobs, with their number</comment>
        <translation>
            <numerusform>%1이 진행 중입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you wait, only those that are under way are waited for: %Ln more calls of the load are not sent.</source>
        <translation>
            <numerusform>기다리면 진행 중인 것만 기다립니다. 부하의 나머지 호출 %Ln개는 보내지 않습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Waterfall</name>
    <message>
        <source>the server asked for it (Retry-After)</source>
        <translation>서버가 요청했습니다(Retry-After)</translation>
    </message>
    <message>
        <source>a pause before the next try (Retry, backoff)</source>
        <translation>다음 시도 전 휴지(재시도, 백오프)</translation>
    </message>
    <message>
        <source>a local limit</source>
        <translation>로컬 한도</translation>
    </message>
    <message>
        <source>all slots are taken (Limits, in flight)</source>
        <translation>모든 슬롯이 사용 중입니다(한도, 동시 요청)</translation>
    </message>
    <message>
        <source>every model is cooling, as the server asked</source>
        <translation>서버가 요청한 대로 모든 모델이 쿨다운 중입니다</translation>
    </message>
    <message>
        <source>other programs use the shared limit</source>
        <translation>다른 프로그램이 공유 한도를 쓰고 있습니다</translation>
    </message>
    <message>
        <source>your limit of %1 is used up (Limits)</source>
        <translation>설정한 %1 한도가 소진되었습니다(한도)</translation>
    </message>
    <message>
        <source>No further model: %1</source>
        <translation>남은 모델 없음: %1</translation>
    </message>
    <message>
        <source>→ %1: %2</source>
        <translation>→ %1: %2</translation>
    </message>
    <message>
        <source>→ a shorter answer from %1: %2</source>
        <translation>→ %1의 더 짧은 답변: %2</translation>
    </message>
    <message>
        <source>→ a stored answer: %1</source>
        <translation>→ 저장된 답변: %1</translation>
    </message>
    <message>
        <source>→ the queue, job %1: %2</source>
        <translation>→ 대기열, 작업 %1: %2</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>답변됨</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>종료됨</translation>
    </message>
    <message>
        <source>requests per minute</source>
        <translation>분당 요청</translation>
    </message>
    <message>
        <source>input tokens per minute</source>
        <translation>분당 입력 토큰</translation>
    </message>
    <message>
        <source>output tokens per minute</source>
        <translation>분당 출력 토큰</translation>
    </message>
    <message>
        <source>tokens per minute</source>
        <translation>분당 토큰</translation>
    </message>
    <message>
        <source>requests in flight</source>
        <translation>동시 요청</translation>
    </message>
    <message>
        <source>the server&apos;s window</source>
        <translation>서버의 윈도</translation>
    </message>
    <message>
        <source>the limit shared with other programs</source>
        <translation>다른 프로그램과 공유하는 한도</translation>
    </message>
    <message>
        <source>no tries left here (Retry, attempts per model)</source>
        <translation>이 모델에서 남은 시도가 없습니다(재시도, 모델당 시도)</translation>
    </message>
    <message>
        <source>the server asked for a longer wait than you allow (Server hints)</source>
        <translation>서버가 허용한 것보다 긴 대기를 요청했습니다(서버 힌트)</translation>
    </message>
    <message>
        <source>the wait does not fit what a call may wait (Retry, total wait)</source>
        <translation>호출이 기다릴 수 있는 시간을 넘는 대기입니다(재시도, 전체 대기)</translation>
    </message>
    <message>
        <source>the provider&apos;s retry budget is spent (Retry budget)</source>
        <translation>제공자의 재시도 예산이 소진되었습니다(재시도 예산)</translation>
    </message>
    <message>
        <source>its breaker is open (Breaker)</source>
        <translation>브레이커가 열려 있습니다(브레이커)</translation>
    </message>
    <message>
        <source>its usage window is spent</source>
        <translation>사용량 윈도가 소진되었습니다</translation>
    </message>
    <message>
        <source>its quota or credit is spent</source>
        <translation>할당량 또는 크레딧이 소진되었습니다</translation>
    </message>
    <message>
        <source>its local limit would make the call wait too long (Limits)</source>
        <translation>로컬 한도 때문에 호출이 너무 오래 기다리게 됩니다(한도)</translation>
    </message>
    <message>
        <source>the prompt does not fit its context window</source>
        <translation>프롬프트가 컨텍스트 창에 들어가지 않습니다</translation>
    </message>
    <message>
        <source>trying again would not help</source>
        <translation>다시 시도해도 소용이 없습니다</translation>
    </message>
    <message>
        <source>the wait goes past the deadline (Retry, deadline)</source>
        <translation>대기가 데드라인을 넘습니다(재시도, 데드라인)</translation>
    </message>
    <message>
        <source>the request is larger than its whole limit (Limits)</source>
        <translation>요청이 한도 전체보다 큽니다(한도)</translation>
    </message>
    <message>
        <source>no model is left</source>
        <translation>남은 모델이 없습니다</translation>
    </message>
    <message>
        <source>it rests, as its server asked (Server hints)</source>
        <translation>서버가 요청한 대로 쿨다운 중입니다(서버 힌트)</translation>
    </message>
    <message>
        <source>it rests after an error that trying again would not help</source>
        <translation>다시 시도해도 소용없는 오류 뒤에 쿨다운 중입니다</translation>
    </message>
    <message>
        <source>Waited %1: %2</source>
        <translation>%1 대기함: %2</translation>
    </message>
    <message>
        <source>Waiting %1: %2</source>
        <translation>%1 대기 중: %2</translation>
    </message>
    <message>
        <source>Waiting since %1: %2</source>
        <translation>%1부터 대기 중: %2</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation>%1 실행 중</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>건너뜀</translation>
    </message>
    <message>
        <source>First token after %1</source>
        <translation>%1 후 첫 토큰</translation>
    </message>
    <message>
        <source>Waiting for the first token</source>
        <translation>첫 토큰을 기다리는 중</translation>
    </message>
    <message>
        <source>The stream broke off</source>
        <translation>스트림이 끊어짐</translation>
    </message>
    <message>
        <source>Breaker opened</source>
        <translation>브레이커 열림</translation>
    </message>
    <message>
        <source>Attempt %1 at this model, %2 of the call</source>
        <translation>이 모델에서 시도 %1, 호출 전체에서 %2</translation>
    </message>
    <message>
        <source>Provider: %1</source>
        <translation>제공자: %1</translation>
    </message>
    <message>
        <source>The server asked for %1</source>
        <translation>서버가 %1 대기를 요청함</translation>
    </message>
</context>
<context>
    <name>plimsoll::AboutDialog</name>
    <message>
        <source>About Plimsoll</source>
        <translation>Plimsoll 정보</translation>
    </message>
    <message>
        <source>Plimsoll is free software under the GNU General Public License, version 3 or later; programs that are built with Qt Charts are under version 3. There is no warranty.</source>
        <translation>Plimsoll은 GNU General Public License 버전 3 이상에 따른 자유 소프트웨어입니다. Qt Charts로 빌드한 프로그램에는 버전 3이 적용됩니다. 어떠한 보증도 없습니다.</translation>
    </message>
    <message>
        <source>Plimsoll %1</source>
        <translation>Plimsoll %1</translation>
    </message>
    <message>
        <source>Shows how much a language model&apos;s API will bear, and keeps the work moving when it bears no more.</source>
        <translation>언어 모델 API가 얼마나 견딜 수 있는지 보여 주고, 더 견디지 못할 때도 일이 계속되게 합니다.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Versions and paths as text, for a report</source>
        <translation>보고에 쓸 버전과 경로를 글로 복사합니다</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사됨</translation>
    </message>
</context>
<context>
    <name>plimsoll::Application</name>
    <message>
        <source>The built-in sandbox did not start: %1</source>
        <translation>내장 샌드박스가 시작되지 않았습니다: %1</translation>
    </message>
    <message>
        <source>The sandbox does not understand a fault: %1</source>
        <translation>샌드박스가 이해하지 못하는 오류 설정이 있습니다: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::ChartCard</name>
    <message>
        <source>%1, as a table</source>
        <translation>%1, 표로</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>값을 표로 표시</translation>
    </message>
    <message>
        <source>Show %1 as a table</source>
        <translation>%1을(를) 표로 표시</translation>
    </message>
</context>
<context>
    <name>plimsoll::ChartTableModel</name>
    <message>
        <source>When</source>
        <translation>시점</translation>
    </message>
</context>
<context>
    <name>plimsoll::Closing</name>
    <message>
        <source>Quit Plimsoll?</source>
        <translation>Plimsoll을 종료하시겠습니까?</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>종료(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Wait until they end</source>
        <translation>끝날 때까지 기다리기(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>End the session?</source>
        <translation>세션을 종료하시겠습니까?</translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsModel</name>
    <message>
        <source>Failed in the end, or cancelled</source>
        <translation>결국 실패했거나 취소됨</translation>
    </message>
    <message>
        <source>Answered from the cache: their tokens were paid for before and are not counted again</source>
        <translation>캐시에서 답변됨: 토큰은 이전에 지불되었으므로 다시 세지 않습니다</translation>
    </message>
    <message>
        <source>Neither answered nor failed: a job waits for an answer</source>
        <translation>답변도 실패도 아님: 작업이 답변을 기다립니다</translation>
    </message>
    <message>
        <source>The part of the cost that went to attempts without a use: failed, retried, broken off</source>
        <translation>쓸모없었던 시도에 든 비용: 실패, 재시도, 중단</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>호출</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Cached</source>
        <translation>캐시</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>대기열</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>입력 토큰</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>출력 토큰</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>Of it wasted</source>
        <translation>그중 낭비</translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsPage</name>
    <message>
        <source>Costs</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>표시 내용</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>지출</translation>
    </message>
    <message>
        <source>What has been spent</source>
        <translation>지금까지의 지출</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>계획</translation>
    </message>
    <message>
        <source>What other traffic would cost</source>
        <translation>다른 트래픽일 때의 비용</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Prices of the models</source>
        <translation>모델의 가격</translation>
    </message>
    <message>
        <source>The history cannot be read just now: %1</source>
        <translation>지금은 기록을 읽을 수 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsPlanner</name>
    <message>
        <source>Planner</source>
        <translation>계획</translation>
    </message>
    <message>
        <source>Tokens a month</source>
        <translation>월간 토큰</translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation>출력(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Input</source>
        <translation>입력(&amp;I)</translation>
    </message>
    <message>
        <source>Output tokens a month, in millions</source>
        <translation>월간 출력 토큰, 백만 단위</translation>
    </message>
    <message>
        <source>Input tokens a month, in millions</source>
        <translation>월간 입력 토큰, 백만 단위</translation>
    </message>
    <message>
        <source>As in the last 30 days</source>
        <translation>최근 30일 기준</translation>
    </message>
    <message>
        <source>Takes tokens and mix from the history</source>
        <translation>기록에서 토큰과 구성을 가져옵니다</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>월간 비용</translation>
    </message>
    <message>
        <source>Mix of models</source>
        <translation>모델 구성</translation>
    </message>
    <message>
        <source>The models&apos; parts of the last 30 days&apos; output tokens</source>
        <translation>최근 30일 출력 토큰에서 모델별 비율</translation>
    </message>
    <message>
        <source>Add a model from the price tables</source>
        <translation>가격표에서 모델 추가</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>모델 추가…</translation>
    </message>
    <message>
        <source>The parts always add up to 100 %: what you set stays, and the model that was set longest ago takes or gives the rest.</source>
        <translation>비율의 합은 항상 100 %입니다. 설정한 값은 그대로 두고, 가장 오래전에 설정한 모델이 나머지를 받거나 내줍니다.</translation>
    </message>
    <message>
        <source>This mix</source>
        <translation>이 구성</translation>
    </message>
    <message>
        <source>The mix beside that of the last 30 days</source>
        <translation>최근 30일의 구성과 비교</translation>
    </message>
    <message>
        <source>Mix of the last 30 days</source>
        <translation>최근 30일의 구성</translation>
    </message>
    <message>
        <source>Default profile: %1</source>
        <translation>기본 프로필: %1</translation>
    </message>
    <message>
        <source>Last 30 days&apos; mix</source>
        <translation>최근 30일의 구성</translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsPresenter</name>
    <message>
        <source>Budget of a day: %1</source>
        <translation>하루 예산: %1</translation>
    </message>
    <message>
        <source>Budget of a month: %1</source>
        <translation>한 달 예산: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsPrices</name>
    <message>
        <source>Prices of the models</source>
        <translation>모델의 가격</translation>
    </message>
    <message>
        <source>Import a price file…</source>
        <translation>가격 파일 가져오기…</translation>
    </message>
    <message>
        <source>LiteLLM&apos;s model_prices_and_context_window.json, or a table of Plimsoll&apos;s own format</source>
        <translation>LiteLLM의 model_prices_and_context_window.json 또는 Plimsoll 형식의 가격표</translation>
    </message>
    <message>
        <source>Prices: model, configured, by the table, where it is from</source>
        <translation>가격: 모델, 설정값, 가격표의 값, 출처</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Takes the last change of prices back</source>
        <translation>마지막 가격 변경을 되돌립니다</translation>
    </message>
    <message>
        <source>Import a price file</source>
        <translation>가격 파일 가져오기</translation>
    </message>
    <message>
        <source>Price files (*.json);;All files (*)</source>
        <translation>가격 파일 (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>The price file was not taken. %1</source>
        <translation>가격 파일을 적용하지 않았습니다. %1</translation>
    </message>
    <message numerus="yes">
        <source>Change %n prices</source>
        <translation>
            <numerusform>가격 %n개 변경</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the table</source>
        <translation>가격표 보관</translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsSpent</name>
    <message>
        <source>No calls yet</source>
        <translation>아직 호출이 없습니다</translation>
    </message>
    <message>
        <source>This page shows what the calls of all your programs cost, by model, provider, profile and day, and what of it was wasted. The planner works without calls too.</source>
        <translation>이 페이지는 모든 프로그램의 호출 비용을 모델, 제공자, 프로필, 날짜별로 보여 주고, 그중 낭비된 것도 보여 줍니다. 계획은 호출이 없어도 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Send a prompt</source>
        <translation>프롬프트 보내기</translation>
    </message>
    <message>
        <source>Costs by</source>
        <translation>비용 분류</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>%1별</translation>
    </message>
    <message>
        <source>Time range</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>%1d</source>
        <comment>days</comment>
        <translation>%1일</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>최근 %n일</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>All there is</source>
        <translation>있는 것 모두</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>차트를 PNG로…</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>표를 CSV로…</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>차트 내보내기</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>그림 (*.png)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>표 내보내기</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>표 (*.csv)</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>지출</translation>
    </message>
    <message>
        <source>Of it wasted</source>
        <translation>그중 낭비</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>예산</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>이번 달</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Set the budget lines in Settings</source>
        <translation>설정에서 예산 한도선을 정합니다</translation>
    </message>
    <message>
        <source>Cost over time</source>
        <translation>시간별 비용</translation>
    </message>
    <message>
        <source>Costs: group, calls, failed, tokens in and out, cost, waste</source>
        <translation>비용: 구분, 호출, 실패, 입력 및 출력 토큰, 비용, 낭비</translation>
    </message>
    <message>
        <source>Cost by provider</source>
        <translation>제공자별 비용</translation>
    </message>
    <message>
        <source>Cost by profile</source>
        <translation>프로필별 비용</translation>
    </message>
    <message>
        <source>Cost by model</source>
        <translation>모델별 비용</translation>
    </message>
    <message>
        <source>No calls in this time.</source>
        <translation>이 기간에는 호출이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing was spent in this time.</source>
        <translation>이 기간에는 지출이 없습니다.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1을(를) 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1에 썼습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls</source>
        <translation>
            <numerusform>호출 %Ln건</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 of play money in the sandbox</source>
        <translation>샌드박스의 가상 금액 %1 별도</translation>
    </message>
    <message>
        <source>%1: sandbox (play money)</source>
        <comment>%1: what the chart shows</comment>
        <translation>%1: 샌드박스(가상 금액)</translation>
    </message>
</context>
<context>
    <name>plimsoll::DesktopNotifications</name>
    <message>
        <source>There is no D-Bus session.</source>
        <translation>D-Bus 세션이 없습니다.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
</context>
<context>
    <name>plimsoll::EntryBar</name>
    <message>
        <source>Pro&amp;vider</source>
        <translation>제공자(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>모델(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;rofile</source>
        <translation>프로필(&amp;R)</translation>
    </message>
    <message>
        <source>new name</source>
        <translation>새 이름</translation>
    </message>
    <message>
        <source>Name of the copy</source>
        <translation>사본의 이름</translation>
    </message>
    <message>
        <source>Add copy</source>
        <translation>사본 추가</translation>
    </message>
    <message>
        <source>Adds a copy of the one that is shown, under the new name</source>
        <translation>표시된 항목의 사본을 새 이름으로 추가합니다</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
</context>
<context>
    <name>plimsoll::EventDetail</name>
    <message>
        <source>Only this call</source>
        <translation>이 호출만</translation>
    </message>
    <message>
        <source>Shows no other call&apos;s events above</source>
        <translation>위에서 다른 호출의 이벤트를 숨깁니다</translation>
    </message>
    <message>
        <source>Waterfall of the call</source>
        <translation>호출의 워터폴</translation>
    </message>
    <message>
        <source>Events of the call: after, event, model, what happened</source>
        <translation>호출의 이벤트: 경과, 이벤트, 모델, 일어난 일</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy the event as JSON</source>
        <translation>이벤트를 JSON으로 복사</translation>
    </message>
    <message>
        <source>Copies the event as one line of JSON (Ctrl+C in the list)</source>
        <translation>이벤트를 JSON 한 줄로 복사합니다(목록에서 Ctrl+C)</translation>
    </message>
    <message>
        <source>The selected event as JSON</source>
        <translation>선택한 이벤트의 JSON</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>호출 %1</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>호출</translation>
    </message>
    <message>
        <source>This event belongs to no call: it tells of a model or a provider.</source>
        <translation>이 이벤트는 호출에 속하지 않습니다. 모델이나 제공자에 대한 것입니다.</translation>
    </message>
    <message>
        <source>Select an event to see everything that happened to its call.</source>
        <translation>이벤트를 선택하면 그 호출에 일어난 모든 일을 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::EventFilters</name>
    <message>
        <source>Find in events</source>
        <translation>이벤트에서 찾기</translation>
    </message>
    <message>
        <source>Anything in an event&apos;s JSON, as it is shown below: a status, a reason, a request id</source>
        <translation>아래에 표시되는 이벤트 JSON의 내용: 상태 코드, 이유, 요청 ID</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>이벤트 종류</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>모든 종류</translation>
    </message>
    <message>
        <source>Class: how an attempt or a call ended</source>
        <translation>분류: 시도나 호출이 끝난 방식</translation>
    </message>
    <message>
        <source>All classes</source>
        <translation>모든 분류</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>모든 모델</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>호출</translation>
    </message>
    <message>
        <source>Number of a call</source>
        <translation>호출 번호</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>Takes the filters off</source>
        <translation>필터를 해제합니다</translation>
    </message>
</context>
<context>
    <name>plimsoll::EventModel</name>
    <message>
        <source>Time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>호출</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>일어난 일</translation>
    </message>
</context>
<context>
    <name>plimsoll::EventsPage</name>
    <message>
        <source>Events</source>
        <translation>이벤트</translation>
    </message>
    <message numerus="yes">
        <source>%Ln events written to %1</source>
        <translation>
            <numerusform>이벤트 %Ln개를 %1에 썼습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>따라가기</translation>
    </message>
    <message>
        <source>Keeps the newest event in sight (End); off as soon as you scroll up or select an event</source>
        <translation>최신 이벤트를 계속 보여 줍니다(End). 위로 스크롤하거나 이벤트를 선택하면 바로 꺼집니다</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Writes the events that are shown into a file that only you can read</source>
        <translation>표시된 이벤트를 본인만 읽을 수 있는 파일에 씁니다</translation>
    </message>
    <message>
        <source>CSV table…</source>
        <translation>CSV 표…</translation>
    </message>
    <message>
        <source>JSON lines…</source>
        <translation>JSON lines…</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>아직 이벤트가 없습니다</translation>
    </message>
    <message>
        <source>Every step of every call is listed here as it happens: attempts, replies, waits and their reasons, breakers, fallbacks, costs. Fill it with twenty prompts to the built-in sandbox, which answers some of them with 429 and 529.</source>
        <translation>모든 호출의 모든 단계가 일어나는 대로 여기에 나열됩니다: 시도, 응답, 대기와 그 이유, 브레이커, 폴백, 비용. 내장 샌드박스에 프롬프트 스무 개를 보내 채워 보십시오. 샌드박스는 일부에 429와 529로 답합니다.</translation>
    </message>
    <message>
        <source>Start the 429 storm demo</source>
        <translation>429 폭풍 데모 시작</translation>
    </message>
    <message>
        <source>Send a prompt</source>
        <translation>프롬프트 보내기</translation>
    </message>
    <message>
        <source>Events: time, call, event, model, what happened</source>
        <translation>이벤트: 시각, 호출, 이벤트, 모델, 일어난 일</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln events are kept in memory; the history keeps all (plimsollctl export --events).</source>
        <translation>
            <numerusform>최신 이벤트 %Ln개를 메모리에 보관하며, 기록에는 모두 남습니다(plimsollctl export --events).</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Shows what has happened meanwhile</source>
        <translation>그동안 일어난 일을 표시합니다</translation>
    </message>
    <message>
        <source>Holds the list still; nothing is lost</source>
        <translation>목록을 멈춥니다. 잃는 것은 없습니다</translation>
    </message>
    <message>
        <source>Export events as CSV</source>
        <translation>이벤트를 CSV로 내보내기</translation>
    </message>
    <message>
        <source>Export events as JSON lines</source>
        <translation>이벤트를 JSON lines로 내보내기</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV 표 (*.csv)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON lines (*.jsonl)</translation>
    </message>
</context>
<context>
    <name>plimsoll::EventsPresenter</name>
    <message numerus="yes">
        <source>%Ln events</source>
        <translation>
            <numerusform>이벤트 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln events</source>
        <translation>
            <numerusform>이벤트 %Ln개 중 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier ones are in the history only</source>
        <translation>
            <numerusform>이전 이벤트 %Ln개는 기록에만 있습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused, %Ln new</source>
        <translation>
            <numerusform>일시 정지됨, 새 이벤트 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>일시 정지됨</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1을(를) 쓸 수 없습니다: %2</translation>
    </message>
</context>
<context>
    <name>plimsoll::ExchangeButtons</name>
    <message>
        <source>I&amp;mport…</source>
        <translation>가져오기(&amp;M)…</translation>
    </message>
    <message>
        <source>Look at a file of settings, and then make these settings what it says</source>
        <translation>설정 파일을 먼저 살펴본 뒤 그 내용대로 설정을 바꿉니다</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>Write what differs from the defaults into a file, without keys and passwords</source>
        <translation>기본값과 다른 것을 키와 비밀번호 없이 파일에 씁니다</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>설정 가져오기</translation>
    </message>
    <message>
        <source>Settings (*.json);;All files (*)</source>
        <translation>설정 (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>설정 내보내기</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>설정 (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1을(를) 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Written to %1, without %2: it may be a secret.</source>
        <translation>%1에 썼으며, 비밀일 수 있는 것은 제외했습니다: %2.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1에 썼습니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::FallbackModel</name>
    <message>
        <source>From</source>
        <translation>출발</translation>
    </message>
    <message>
        <source>To</source>
        <translation>도착</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>횟수</translation>
    </message>
</context>
<context>
    <name>plimsoll::HeadersDecoder</name>
    <message>
        <source>Response</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>예시</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>A response to decode: status line, headers, body</source>
        <translation>해석할 응답: 상태 줄, 헤더, 본문</translation>
    </message>
    <message>
        <source>Paste a response here, as curl -i prints it: status line, headers, blank line, body.</source>
        <translation>curl -i가 출력하는 대로 응답을 여기에 붙여 넣으십시오: 상태 줄, 헤더, 빈 줄, 본문.</translation>
    </message>
    <message>
        <source>Whose response it is</source>
        <translation>응답의 제공자</translation>
    </message>
    <message>
        <source>Recognise it</source>
        <translation>자동 인식</translation>
    </message>
    <message>
        <source>Groq&apos;s limit headers look like OpenAI&apos;s and mean a day: it has to be named</source>
        <translation>Groq의 한도 헤더는 OpenAI의 것과 비슷하지만 하루 단위이므로 직접 지정해야 합니다</translation>
    </message>
    <message>
        <source>The profile whose rules decide what comes next</source>
        <translation>다음에 일어날 일을 결정하는 규칙의 프로필</translation>
    </message>
    <message>
        <source>Rules of “%1”</source>
        <translation>“%1”의 규칙</translation>
    </message>
    <message>
        <source>What the client understands</source>
        <translation>클라이언트의 해석</translation>
    </message>
    <message>
        <source>Save as scenario…</source>
        <translation>시나리오로 저장…</translation>
    </message>
    <message>
        <source>Writes a file that plimsollctl replay runs, for a bug report or a test; keys are masked</source>
        <translation>plimsollctl replay가 실행하는 파일을 씁니다. 버그 보고나 테스트용이며, 키는 가려집니다</translation>
    </message>
    <message>
        <source>Limits that the response tells: limit, left, share, resets</source>
        <translation>응답이 알려 주는 한도: 한도, 남음, 비율, 초기화</translation>
    </message>
    <message>
        <source>The same as plimsollctl inspect prints it</source>
        <translation>plimsollctl inspect가 출력하는 것과 같습니다</translation>
    </message>
    <message>
        <source>As plimsollctl inspect prints it</source>
        <translation>plimsollctl inspect의 출력</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy the inspection as JSON</source>
        <translation>해석 결과를 JSON으로 복사</translation>
    </message>
    <message>
        <source>nothing to decode yet</source>
        <translation>아직 해석할 것이 없음</translation>
    </message>
    <message>
        <source>not a response</source>
        <translation>응답이 아님</translation>
    </message>
    <message>
        <source>It says here what kind of failure it is, which rule decides how long to wait, and when the next attempt would be made.</source>
        <translation>어떤 종류의 실패인지, 어떤 규칙이 대기 시간을 정하는지, 다음 시도가 언제인지 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Save as scenario</source>
        <translation>시나리오로 저장</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>시나리오 (*.json)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1을(를) 쓸 수 없습니다: %2</translation>
    </message>
</context>
<context>
    <name>plimsoll::HeadersPage</name>
    <message>
        <source>Headers</source>
        <translation>헤더</translation>
    </message>
    <message>
        <source>Scenario written to %1: run it with plimsollctl replay</source>
        <translation>시나리오를 %1에 썼습니다. plimsollctl replay로 실행하십시오</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>페이지의 부분</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>The limits that the servers tell</source>
        <translation>서버가 알려 주는 한도</translation>
    </message>
    <message>
        <source>Decode a response</source>
        <translation>응답 해석</translation>
    </message>
    <message>
        <source>Decode a response that you paste</source>
        <translation>붙여 넣은 응답을 해석합니다</translation>
    </message>
    <message>
        <source>No server has answered yet</source>
        <translation>아직 답한 서버가 없습니다</translation>
    </message>
    <message>
        <source>This page shows what each server says of its limits: how much is left, until when, and how it moves, with the headers of the last replies. You can also paste any response and see what the client makes of it.</source>
        <translation>이 페이지는 각 서버가 알려 주는 한도를 보여 줍니다: 얼마나 남았는지, 언제까지인지, 어떻게 변하는지, 그리고 최근 응답의 헤더입니다. 아무 응답이나 붙여 넣어 클라이언트의 해석을 볼 수도 있습니다.</translation>
    </message>
    <message>
        <source>Send a prompt</source>
        <translation>프롬프트 보내기</translation>
    </message>
    <message>
        <source>Start the 429 storm demo</source>
        <translation>429 폭풍 데모 시작</translation>
    </message>
    <message>
        <source>Limits, as the servers last told them</source>
        <translation>서버가 마지막으로 알려 준 한도</translation>
    </message>
    <message>
        <source>Limits: provider, model, limit, left, share left, resets, trend, heard</source>
        <translation>한도: 제공자, 모델, 한도, 남음, 남은 비율, 초기화, 추세, 수신</translation>
    </message>
    <message>
        <source>Last replies</source>
        <translation>최근 응답</translation>
    </message>
    <message>
        <source>Last replies, newest first</source>
        <translation>최근 응답, 최신순</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy the headers</source>
        <translation>헤더 복사</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>해석</translation>
    </message>
    <message>
        <source>Shows what the client makes of these headers; the reply&apos;s body is not kept</source>
        <translation>클라이언트가 이 헤더를 어떻게 해석하는지 표시합니다. 응답 본문은 보관되지 않습니다</translation>
    </message>
    <message>
        <source>Headers of the selected reply; keys and cookies are masked</source>
        <translation>선택한 응답의 헤더. 키와 쿠키는 가려집니다</translation>
    </message>
    <message numerus="yes">
        <source>%Ln models have answered</source>
        <translation>
            <numerusform>모델 %Ln개가 답했습니다</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::ImportModel</name>
    <message>
        <source>Belongs to</source>
        <translation>소속</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>After the import</source>
        <translation>가져온 후</translation>
    </message>
</context>
<context>
    <name>plimsoll::ImportPanel</name>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>What the import would change</source>
        <translation>가져오면 바뀌는 것</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>가져오기(&amp;I)</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>버리기(&amp;C)</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>가져오지 않음: %1</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>가져오기: %1</translation>
    </message>
    <message>
        <source>This file cannot be imported. Nothing was changed.</source>
        <translation>이 파일은 가져올 수 없습니다. 바뀐 것은 없습니다.</translation>
    </message>
    <message>
        <source>The settings already are as this file says.</source>
        <translation>설정이 이미 이 파일의 내용과 같습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings would be changed, in one step that can be undone. What the file does not name goes back to its default. Keys stay as they are.</source>
        <translation>
            <numerusform>설정 %n개가 한 번에 바뀌며 실행 취소할 수 있습니다. 파일에 없는 것은 기본값으로 돌아갑니다. 키는 그대로입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
</context>
<context>
    <name>plimsoll::KeptCard</name>
    <message>
        <source>What is kept</source>
        <translation>보관된 것</translation>
    </message>
    <message>
        <source>Wipe…</source>
        <translation>삭제…</translation>
    </message>
    <message>
        <source>Wipe: %1</source>
        <translation>삭제: %1</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation>삭제(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>plimsoll::KeptPresenter</name>
    <message>
        <source>, since %1</source>
        <translation>, %1부터</translation>
    </message>
    <message>
        <source>How much there is cannot be said just now.</source>
        <translation>지금은 얼마나 있는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>No event and no call is kept</source>
        <translation>보관된 이벤트와 호출이 없습니다</translation>
    </message>
    <message>
        <source>; %L1 could not be written</source>
        <translation>; %L1개는 쓸 수 없었습니다</translation>
    </message>
    <message>
        <source>No prompt is kept</source>
        <translation>보관된 프롬프트가 없습니다</translation>
    </message>
    <message>
        <source>; new ones are not kept</source>
        <translation>; 새 프롬프트는 보관하지 않습니다</translation>
    </message>
    <message>
        <source>No answer is stored</source>
        <translation>저장된 답변이 없습니다</translation>
    </message>
    <message>
        <source>%L1 of at most %L2 answers, %3, each for %4</source>
        <translation>답변 최대 %L2개 중 %L1개, %3, 각각 %4 동안</translation>
    </message>
    <message>
        <source>another program is using the file; try again</source>
        <translation>다른 프로그램이 파일을 사용하고 있습니다. 다시 시도하십시오</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>History of calls</source>
        <translation>호출 기록</translation>
    </message>
    <message>
        <source>Prompts and answers</source>
        <translation>프롬프트와 답변</translation>
    </message>
    <message>
        <source>Stored answers</source>
        <translation>저장된 답변</translation>
    </message>
    <message>
        <source>%1 on the disk. Of that the history and the prompts are %2; they may grow to %3 together.</source>
        <translation>디스크에서 %1. 그중 기록과 프롬프트가 %2이며, 둘을 합쳐 %3까지 커질 수 있습니다.</translation>
    </message>
    <message>
        <source>Wipe the history of calls?</source>
        <translation>호출 기록을 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>Wipe all prompts and their answers?</source>
        <translation>모든 프롬프트와 답변을 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>Wipe the stored answers?</source>
        <translation>저장된 답변을 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>All events, calls and costs of all your programs are deleted for good, also the sums of earlier days. Prompts stay.</source>
        <translation>모든 프로그램의 이벤트, 호출, 비용이 이전 날짜의 합계까지 영구히 삭제됩니다. 프롬프트는 남습니다.</translation>
    </message>
    <message>
        <source>They are overwritten on the disk, pinned ones too, for all your programs. What the calls cost stays.</source>
        <translation>고정된 것까지 모든 프로그램의 것을 디스크에서 덮어씁니다. 호출의 비용은 남습니다.</translation>
    </message>
    <message>
        <source>Equal prompts are sent, and paid for, again.</source>
        <translation>같은 프롬프트도 다시 보내고 다시 지불하게 됩니다.</translation>
    </message>
    <message>
        <source>Not wiped: %1</source>
        <translation>삭제하지 못함: %1</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>파일을 열 수 없습니다</translation>
    </message>
    <message numerus="yes">
        <source>%Ln events of %1, %2%3</source>
        <translation>
            <numerusform>%1의 이벤트 %Ln개, %2%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls</source>
        <translation>
            <numerusform>호출 %Ln건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln prompts with their answers, %1</source>
        <translation>
            <numerusform>프롬프트와 답변 %Ln개, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::KeyCard</name>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>키 붙여 넣기</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>키(&amp;K)</translation>
    </message>
    <message>
        <source>Set key</source>
        <translation>키 설정</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>다시 확인</translation>
    </message>
    <message>
        <source>The key was not kept.</source>
        <translation>키가 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>The key was not removed.</source>
        <translation>키가 제거되지 않았습니다.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>교체</translation>
    </message>
</context>
<context>
    <name>plimsoll::KeysDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Search keys and what they do</source>
        <translation>키와 동작 검색</translation>
    </message>
    <message>
        <source>Keyboard shortcuts by page</source>
        <translation>페이지별 단축키</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>모든 페이지</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 표시</translation>
    </message>
</context>
<context>
    <name>plimsoll::KnobRow</name>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 초기화</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>기본값: %1</translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation>기본값으로 되돌리기: %1</translation>
    </message>
    <message>
        <source>Not applied: %1</source>
        <translation>적용하지 않음: %1</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>기본값: %1.</translation>
    </message>
    <message>
        <source>Range: %1.</source>
        <translation>범위: %1.</translation>
    </message>
</context>
<context>
    <name>plimsoll::LimitModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>all models</source>
        <translation>모든 모델</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>제공자</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>남음</translation>
    </message>
    <message>
        <source>Share left</source>
        <translation>남은 비율</translation>
    </message>
    <message>
        <source>Resets</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>추세</translation>
    </message>
    <message>
        <source>Heard</source>
        <translation>수신</translation>
    </message>
</context>
<context>
    <name>plimsoll::ListEditor</name>
    <message>
        <source>none; separate several by commas</source>
        <translation>없음. 여러 개는 쉼표로 구분</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number.</source>
        <translation>&quot;%1&quot;은(는) 정수가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::LiveChartsView</name>
    <message>
        <source>Tightest limit, what is left</source>
        <translation>가장 빠듯한 한도의 남은 양</translation>
    </message>
    <message>
        <source>Calls by outcome</source>
        <translation>결과별 호출</translation>
    </message>
    <message>
        <source>Refused by the servers, share of replies</source>
        <translation>서버가 거부한 응답의 비율</translation>
    </message>
    <message>
        <source>Latency of answers</source>
        <translation>답변 지연 시간</translation>
    </message>
    <message>
        <source>Time to success, waits included</source>
        <translation>성공까지의 시간, 대기 포함</translation>
    </message>
    <message>
        <source>Time spent waiting</source>
        <translation>대기에 쓴 시간</translation>
    </message>
    <message>
        <source>Cost by model</source>
        <translation>모델별 비용</translation>
    </message>
    <message>
        <source>Fallbacks</source>
        <translation>폴백</translation>
    </message>
    <message>
        <source>Fallbacks: from, to, why, how many</source>
        <translation>폴백: 출발, 도착, 이유, 횟수</translation>
    </message>
    <message>
        <source>No call had to go elsewhere in this time.</source>
        <translation>이 기간에는 다른 곳으로 가야 했던 호출이 없습니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::LiveModelsView</name>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Models: breaker, limits, traffic</source>
        <translation>모델: 브레이커, 한도, 트래픽</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>보정</translation>
    </message>
    <message>
        <source>Set the limits that the server says it has; can be undone</source>
        <translation>서버가 알려 준 한도를 설정합니다. 되돌릴 수 있습니다</translation>
    </message>
    <message>
        <source>Trip</source>
        <translation>차단</translation>
    </message>
    <message>
        <source>Open the breaker now: nothing goes there until it has been open for its time, or you close it</source>
        <translation>지금 브레이커를 엽니다. 열림 시간이 지나거나 직접 닫을 때까지 요청을 보내지 않습니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close the breaker now</source>
        <translation>지금 브레이커를 닫습니다</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Close the breaker, forget what has failed, end the rest time</source>
        <translation>브레이커를 닫고, 실패 기록을 지우고, 쿨다운을 끝냅니다</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>plimsoll::LivePage</name>
    <message>
        <source>Live</source>
        <translation>라이브</translation>
    </message>
    <message>
        <source>Retry amplification: attempts sent upstream for each call. 1 means that nothing was retried.</source>
        <translation>재시도 증폭: 호출 하나당 서버로 보낸 시도의 수입니다. 1은 재시도가 없었다는 뜻입니다.</translation>
    </message>
    <message>
        <source>Time range of the charts</source>
        <translation>차트의 기간</translation>
    </message>
    <message>
        <source>%1m</source>
        <translation>%1분</translation>
    </message>
    <message numerus="yes">
        <source>Last %n minutes</source>
        <translation>
            <numerusform>최근 %n분</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been sent yet</source>
        <translation>아직 보낸 것이 없습니다</translation>
    </message>
    <message>
        <source>This page shows how full each model&apos;s limits are, what holds calls up and until when, and where they go instead. Fill it with twenty prompts to the built-in sandbox, which answers some of them with 429 and 529.</source>
        <translation>이 페이지는 각 모델의 한도가 얼마나 찼는지, 무엇이 호출을 언제까지 막는지, 대신 어디로 가는지를 보여 줍니다. 내장 샌드박스에 프롬프트 스무 개를 보내 채워 보십시오. 샌드박스는 일부에 429와 529로 답합니다.</translation>
    </message>
    <message>
        <source>Start the 429 storm demo</source>
        <translation>429 폭풍 데모 시작</translation>
    </message>
    <message>
        <source>Send a prompt</source>
        <translation>프롬프트 보내기</translation>
    </message>
    <message>
        <source>Models and charts</source>
        <translation>모델과 차트</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Requests are sent again</source>
        <translation>요청을 다시 보냅니다</translation>
    </message>
    <message>
        <source>No new request is sent by this program, until you resume. What runs goes on, deadlines go on.</source>
        <translation>재개할 때까지 이 프로그램은 새 요청을 보내지 않습니다. 실행 중인 것은 계속되고 데드라인도 계속 흐릅니다.</translation>
    </message>
    <message>
        <source>The limits were not changed: %1</source>
        <translation>한도를 바꾸지 못했습니다: %1</translation>
    </message>
    <message>
        <source>Adopted from the server. %1</source>
        <translation>서버의 한도를 적용했습니다. %1</translation>
    </message>
    <message>
        <source>Something else was changed since. Settings can undo one change after the other.</source>
        <translation>그 뒤에 다른 것이 변경되었습니다. 설정에서 변경을 하나씩 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Resume all calls</source>
        <translation>모든 호출 재개</translation>
    </message>
    <message>
        <source>Pause all calls</source>
        <translation>모든 호출 일시 정지</translation>
    </message>
</context>
<context>
    <name>plimsoll::LivePresenter</name>
    <message>
        <source>No call has ended in this time.</source>
        <translation>이 기간에는 끝난 호출이 없습니다.</translation>
    </message>
    <message>
        <source>No 429 and no 529 in this time.</source>
        <translation>이 기간에는 429와 529가 없습니다.</translation>
    </message>
    <message>
        <source>No answer in this time.</source>
        <translation>이 기간에는 답변이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing had to wait in this time.</source>
        <translation>이 기간에는 기다린 것이 없습니다.</translation>
    </message>
    <message>
        <source>before a retry</source>
        <translation>재시도 전</translation>
    </message>
    <message>
        <source>for own limits</source>
        <translation>자체 한도 때문에</translation>
    </message>
    <message>
        <source>No call was answered in this time.</source>
        <translation>이 기간에는 답변된 호출이 없습니다.</translation>
    </message>
    <message>
        <source>No limit was drawn on in this time.</source>
        <translation>이 기간에는 사용된 한도가 없습니다.</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>소진</translation>
    </message>
    <message numerus="yes">
        <source>%n more models have more left</source>
        <translation>
            <numerusform>여유가 더 있는 모델 %n개 더 있음</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was spent in this time.</source>
        <translation>이 기간에는 지출이 없습니다.</translation>
    </message>
    <message>
        <source>other models</source>
        <translation>다른 모델</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n unknown</source>
        <translation>
            <numerusform>%1 + 알 수 없음 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>알 수 없음 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 → %3 a minute</source>
        <translation>%1 분당 %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 attempts per call</source>
        <translation>호출당 시도 %1회</translation>
    </message>
</context>
<context>
    <name>plimsoll::LiveTableModel</name>
    <message>
        <source>no limit is set</source>
        <translation>설정된 한도 없음</translation>
    </message>
    <message>
        <source>Breaker %1: %2</source>
        <translation>브레이커 %1: %2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>브레이커</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>Refused, latency</source>
        <translation>거부, 지연 시간</translation>
    </message>
    <message>
        <source>What holds it up</source>
        <translation>막는 이유</translation>
    </message>
</context>
<context>
    <name>plimsoll::MainWindow</name>
    <message>
        <source>Resume</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>Plimsoll quits when all has ended. %1 Close the window again to quit now, or to stay.</source>
        <translation>모두 끝나면 Plimsoll이 종료됩니다. %1 지금 종료하거나 계속 쓰려면 창을 다시 닫으십시오.</translation>
    </message>
    <message>
        <source>Everything is paused: no new request is sent by this program. What runs goes on; what waits stays, and its deadline goes on.</source>
        <translation>모두 일시 정지됨: 이 프로그램은 새 요청을 보내지 않습니다. 실행 중인 것은 계속되고, 기다리는 것은 남으며, 데드라인은 계속 흐릅니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::MapEditor</name>
    <message>
        <source>none; one &quot;name: value&quot; a line</source>
        <translation>없음. 한 줄에 &quot;이름: 값&quot; 하나</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a &quot;name: value&quot;.</source>
        <translation>&quot;%1&quot;은(는) &quot;이름: 값&quot; 형식이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::MixBars</name>
    <message>
        <source>%1 %2</source>
        <comment>a mix and its cost</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>plimsoll::ModelCardMaker</name>
    <message>
        <source>closed</source>
        <translation>닫힘</translation>
    </message>
    <message>
        <source>open</source>
        <translation>열림</translation>
    </message>
    <message>
        <source>probe %1</source>
        <translation>프로브 %1</translation>
    </message>
    <message>
        <source>half-open</source>
        <translation>반열림</translation>
    </message>
    <message>
        <source>probing</source>
        <translation>프로브 중</translation>
    </message>
    <message>
        <source>%1 of %2 failed</source>
        <translation>%2건 중 %1건 실패</translation>
    </message>
    <message>
        <source>%1, %2 in a row</source>
        <translation>%1, 연속 %2건</translation>
    </message>
    <message>
        <source>Resting until you act: %1</source>
        <translation>직접 조치할 때까지 쿨다운: %1</translation>
    </message>
    <message>
        <source>Resting, ready %1: %2</source>
        <translation>쿨다운, 준비 %1: %2</translation>
    </message>
    <message>
        <source>Paused by you</source>
        <translation>직접 일시 정지함</translation>
    </message>
    <message>
        <source>Next call starts %1</source>
        <translation>다음 호출 시작 %1</translation>
    </message>
    <message>
        <source>%1: %2 are short</source>
        <translation>%1: %2 부족</translation>
    </message>
    <message>
        <source>All slots are taken</source>
        <translation>모든 슬롯이 사용 중</translation>
    </message>
    <message>
        <source>%1 of %2 in flight</source>
        <translation>처리 중 %1 / %2</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>처리 중 %1</translation>
    </message>
    <message>
        <source>%1 · %2 waiting</source>
        <translation>%1 · 대기 %2</translation>
    </message>
    <message>
        <source>refused %1</source>
        <translation>거부 %1</translation>
    </message>
    <message>
        <source>p95 %1</source>
        <translation>p95 %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The server allows %1 %2 a minute, set here are %3</source>
        <translation>서버는 분당 %2 %1을(를) 허용하지만 여기 설정은 %3입니다</translation>
    </message>
    <message>
        <source>The server counts %1 more %2 as used than were sent from here: others may use this key</source>
        <translation>서버는 여기서 보낸 것보다 %2 사용량을 %1 더 많게 셉니다. 다른 곳에서 이 키를 쓰고 있을 수 있습니다</translation>
    </message>
    <message>
        <source>The server has %1 more %2 left than are counted here</source>
        <translation>서버에는 여기서 센 것보다 %2이(가) %1 더 남아 있습니다</translation>
    </message>
    <message>
        <source>The server said %1 ago: %2 of %3 left.</source>
        <translation>서버가 %1 전에 알림: %3 중 %2 남음.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>by the server</source>
        <translation>서버 기준</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>일시 정지됨</translation>
    </message>
    <message>
        <source>next %1</source>
        <translation>다음 %1</translation>
    </message>
    <message>
        <source>full %1</source>
        <translation>가득 참 %1</translation>
    </message>
    <message>
        <source>%1 of %2 could go out now; %3 a minute come back.</source>
        <translation>지금 %2 중 %1을(를) 보낼 수 있습니다. 분당 %3 보충됩니다.</translation>
    </message>
    <message>
        <source>%1 Running calls hold %2.</source>
        <translation>%1 실행 중인 호출이 %2을(를) 잡고 있습니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::ModelCardView</name>
    <message>
        <source>Calibrate</source>
        <translation>보정</translation>
    </message>
    <message>
        <source>Trip</source>
        <translation>차단</translation>
    </message>
    <message>
        <source>Open the breaker now: nothing goes there until it has been open for its time, or you close it</source>
        <translation>지금 브레이커를 엽니다. 열림 시간이 지나거나 직접 닫을 때까지 요청을 보내지 않습니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close the breaker now</source>
        <translation>지금 브레이커를 닫습니다</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Close the breaker, forget what has failed, end the rest time</source>
        <translation>브레이커를 닫고, 실패 기록을 지우고, 쿨다운을 끝냅니다</translation>
    </message>
    <message>
        <source>Set the limits that the server says it has; can be undone</source>
        <translation>서버가 알려 준 한도를 설정합니다. 되돌릴 수 있습니다</translation>
    </message>
    <message>
        <source>%1 the breaker of %2</source>
        <translation>%2의 브레이커 %1</translation>
    </message>
    <message>
        <source>Calibrate %1</source>
        <translation>%1 보정</translation>
    </message>
    <message>
        <source>Breaker: %1</source>
        <translation>브레이커: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>이 알림 닫기</translation>
    </message>
</context>
<context>
    <name>plimsoll::NumberEditor</name>
    <message>
        <source>A number is needed here.</source>
        <translation>숫자가 필요합니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>&quot;%1&quot;은(는) 숫자가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::OrderEditor</name>
    <message>
        <source>Drag to order. Alt+Up and Alt+Down move, Delete takes out.</source>
        <translation>끌어서 순서를 바꿉니다. Alt+Up, Alt+Down은 이동, Delete는 빼기입니다.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>목록에 추가</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>추가…</translation>
    </message>
</context>
<context>
    <name>plimsoll::PlanRow</name>
    <message>
        <source>USD per million tokens</source>
        <translation>백만 토큰당 USD</translation>
    </message>
    <message>
        <source>Part of the tokens</source>
        <translation>토큰의 비율</translation>
    </message>
    <message>
        <source>Its cost</source>
        <translation>그 비용</translation>
    </message>
    <message>
        <source>Alone, all of it</source>
        <translation>혼자 모두 맡을 때</translation>
    </message>
    <message>
        <source>What the month would cost if this model took everything</source>
        <translation>이 모델이 모두 맡을 때의 월간 비용</translation>
    </message>
    <message>
        <source>As configured</source>
        <translation>설정한 대로</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>출처 %1</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation>%1의 비율</translation>
    </message>
    <message>
        <source>Part of %1, per cent</source>
        <translation>%1의 비율, 퍼센트</translation>
    </message>
    <message>
        <source>All of it with %1: %2</source>
        <translation>모두 %1(으)로: %2</translation>
    </message>
</context>
<context>
    <name>plimsoll::PreviewStrip</name>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>미리 보기: %1</translation>
    </message>
    <message>
        <source>%1, as it would be with what you type</source>
        <translation>%1, 입력 중인 값 기준</translation>
    </message>
    <message>
        <source>What is typed would not be applied: %1</source>
        <translation>입력한 값은 적용되지 않습니다: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::PriceLinesModel</name>
    <message>
        <source>the same</source>
        <translation>같음</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Configured</source>
        <translation>설정값</translation>
    </message>
    <message>
        <source>By the table</source>
        <translation>가격표</translation>
    </message>
    <message>
        <source>Where it is from</source>
        <translation>출처</translation>
    </message>
</context>
<context>
    <name>plimsoll::PriceTiersEditor</name>
    <message>
        <source>none; else one a line:
tokens: in / out / cache read / write 5 min / write 1 h</source>
        <translation>없음. 한 줄에 하나:
토큰: 입력 / 출력 / 캐시 읽기 / 쓰기 5분 / 쓰기 1시간</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a &quot;tokens: price / price / …&quot;.</source>
        <translation>&quot;%1&quot;은(는) &quot;토큰: 가격 / 가격 / …&quot; 형식이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::PricesPresenter</name>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <translation>
            <numerusform>%1, 그 외 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is too large to be a price file.</source>
        <translation>%1은(는) 가격 파일로는 너무 큽니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n models</source>
        <translation>
            <numerusform>%1: 모델 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that do not answer with text left out</source>
        <translation>
            <numerusform>글로 답하지 않는 모델 %n개 제외</numerusform>
        </translation>
    </message>
    <message>
        <source>it changes no price of a configured model</source>
        <translation>설정된 모델의 가격은 바뀌지 않습니다</translation>
    </message>
    <message numerus="yes">
        <source>it changes %n prices of configured models</source>
        <translation>
            <numerusform>설정된 모델의 가격 %n개가 바뀝니다</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to apply.</source>
        <translation>적용할 것이 없습니다.</translation>
    </message>
    <message>
        <source>The table is kept; no price of a configured model was changed.</source>
        <translation>가격표를 보관했습니다. 설정된 모델의 가격은 바뀌지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n prices were changed.</source>
        <translation>
            <numerusform>가격 %n개를 변경했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last change of the configuration was another one: it is undone in Settings.</source>
        <translation>마지막 설정 변경은 다른 것이었습니다. 설정에서 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>The prices are as they were before.</source>
        <translation>가격이 이전 상태로 돌아왔습니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptAnswer</name>
    <message>
        <source>Answer</source>
        <translation>답변</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation>아직 도착한 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptCompare</name>
    <message>
        <source>sent</source>
        <translation>전송됨</translation>
    </message>
    <message>
        <source>Answered by %1</source>
        <translation>답변한 모델: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptComparePanel</name>
    <message>
        <source>Add a model</source>
        <translation>모델 추가</translation>
    </message>
    <message>
        <source>Compares one more model, up to four</source>
        <translation>모델을 하나 더 비교합니다. 최대 네 개입니다</translation>
    </message>
    <message>
        <source>Model of column %1</source>
        <translation>%1열의 모델</translation>
    </message>
    <message>
        <source>Stop column %1</source>
        <translation>%1열 중지</translation>
    </message>
    <message>
        <source>Stops this call only; Esc stops all</source>
        <translation>이 호출만 중지합니다. Esc는 모두 중지합니다</translation>
    </message>
    <message>
        <source>Remove column %1</source>
        <translation>%1열 제거</translation>
    </message>
    <message>
        <source>Compares without this model</source>
        <translation>이 모델 없이 비교합니다</translation>
    </message>
    <message>
        <source>Answer of column %1</source>
        <translation>%1열의 답변</translation>
    </message>
    <message>
        <source>The answer streams in here.</source>
        <translation>답변이 여기에 스트리밍됩니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptComposer</name>
    <message>
        <source>Decides the chain of models, the retries and the deadline</source>
        <translation>모델 체인, 재시도, 데드라인을 결정합니다</translation>
    </message>
    <message>
        <source>P&amp;rofile</source>
        <translation>프로필(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>모델(&amp;M)</translation>
    </message>
    <message>
        <source>The longest answer, in tokens; reserved in the limits until the answer is there</source>
        <translation>가장 긴 답변의 토큰 수. 답변이 올 때까지 한도에 예약됩니다</translation>
    </message>
    <message>
        <source>Ma&amp;x tokens</source>
        <translation>최대 토큰(&amp;X)</translation>
    </message>
    <message>
        <source>default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>How varied the answer may be; &quot;default&quot; leaves it to the provider</source>
        <translation>답변이 얼마나 다양할 수 있는지입니다. &quot;기본값&quot;은 제공자에게 맡깁니다</translation>
    </message>
    <message>
        <source>&amp;Temperature</source>
        <translation>온도(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Stream</source>
        <translation>스트림(&amp;S)</translation>
    </message>
    <message>
        <source>Show the answer while it is written</source>
        <translation>작성되는 동안 답변을 표시합니다</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Stops the call that is shown (Esc)</source>
        <translation>표시된 호출을 중지합니다(Esc)</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>보내기</translation>
    </message>
    <message>
        <source>Sends the prompt (Ctrl+Return)</source>
        <translation>프롬프트를 보냅니다(Ctrl+Return)</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>S&amp;ystem text</source>
        <translation>시스템 텍스트(&amp;Y)</translation>
    </message>
    <message>
        <source>Text that tells the model how to behave</source>
        <translation>모델에게 행동 방식을 알려 주는 글</translation>
    </message>
    <message>
        <source>System text</source>
        <translation>시스템 텍스트</translation>
    </message>
    <message>
        <source>How the model should behave, e.g. &quot;You are a careful reviewer.&quot;</source>
        <translation>모델의 행동 방식. 예: &quot;당신은 꼼꼼한 검토자입니다.&quot;</translation>
    </message>
    <message>
        <source>Ask something, then press Ctrl+Return</source>
        <translation>질문을 쓰고 Ctrl+Return을 누르십시오</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>Models that cannot answer now</source>
        <translation>지금 답할 수 없는 모델</translation>
    </message>
    <message>
        <source>the profile&apos;s chain</source>
        <translation>프로필의 체인</translation>
    </message>
    <message>
        <source>The profile&apos;s chain, or one model first and the rest of the chain after it</source>
        <translation>프로필의 체인, 또는 한 모델을 먼저 쓰고 나머지 체인을 그다음에 씁니다</translation>
    </message>
    <message>
        <source>The columns below say which models are compared</source>
        <translation>비교할 모델은 아래 열에서 정합니다</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptHistoryDrawer</name>
    <message>
        <source>Kept prompts</source>
        <translation>보관된 프롬프트</translation>
    </message>
    <message>
        <source>Close the kept prompts</source>
        <translation>보관된 프롬프트 닫기</translation>
    </message>
    <message>
        <source>Close (Ctrl+H)</source>
        <translation>닫기(Ctrl+H)</translation>
    </message>
    <message>
        <source>Words of prompts and answers</source>
        <translation>프롬프트와 답변의 낱말</translation>
    </message>
    <message>
        <source>Search the kept prompts</source>
        <translation>보관된 프롬프트 검색</translation>
    </message>
    <message>
        <source>Kept prompts, pinned ones first</source>
        <translation>보관된 프롬프트, 고정된 것 먼저</translation>
    </message>
    <message>
        <source>Use again</source>
        <translation>다시 쓰기</translation>
    </message>
    <message>
        <source>Puts the prompt and what it was sent with into the form (Return)</source>
        <translation>프롬프트와 보낸 설정을 입력란에 넣습니다(Return)</translation>
    </message>
    <message>
        <source>Delete this prompt</source>
        <translation>이 프롬프트 삭제</translation>
    </message>
    <message>
        <source>Deletes this prompt and its answer (Delete)</source>
        <translation>이 프롬프트와 답변을 삭제합니다(Delete)</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>모두 삭제…</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>모두 삭제</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>보관</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>고정 해제</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Unpin: it goes when it is too old (P)</source>
        <translation>고정 해제: 너무 오래되면 사라집니다(P)</translation>
    </message>
    <message>
        <source>Pin: it comes first, and stays whatever its age (P)</source>
        <translation>고정: 맨 앞에 오고 오래되어도 남습니다(P)</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n kept prompts with their answers, pinned ones too? This cannot be undone.</source>
        <translation>
            <numerusform>보관된 프롬프트 %n개를 고정된 것까지 답변과 함께 모두 삭제하시겠습니까? 되돌릴 수 없습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptHistoryModel</name>
    <message>
        <source>Pinned: %1, %2</source>
        <translation>고정됨: %1, %2</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptHistoryPresenter</name>
    <message>
        <source>Prompts cannot be kept just now: %1</source>
        <translation>지금은 프롬프트를 보관할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Prompts are not kept: Settings → History → Prompts (history.prompts) is off.</source>
        <translation>프롬프트를 보관하지 않습니다: 설정 → 기록 → 프롬프트(history.prompts)가 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>찾는 중…</translation>
    </message>
    <message>
        <source>No kept prompt has these words.</source>
        <translation>이 낱말이 든 보관된 프롬프트가 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is kept.</source>
        <translation>보관된 것이 없습니다.</translation>
    </message>
    <message>
        <source>What you send is kept here, on this computer only.</source>
        <translation>보낸 것이 여기에 보관됩니다. 이 컴퓨터에만 보관됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n prompts</source>
        <translation>
            <numerusform>프롬프트 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n prompts</source>
        <translation>
            <numerusform>프롬프트 %n개 중 %1개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptLoadPanel</name>
    <message>
        <source>Load</source>
        <translation>부하</translation>
    </message>
    <message>
        <source>Cal&amp;ls</source>
        <translation>호출(&amp;L)</translation>
    </message>
    <message>
        <source>How often the prompt is sent</source>
        <translation>프롬프트를 보내는 횟수</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>동시(&amp;A)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Sends the prompt as often (Ctrl+Return)</source>
        <translation>프롬프트를 그 횟수만큼 보냅니다(Ctrl+Return)</translation>
    </message>
    <message>
        <source>No load yet</source>
        <translation>아직 부하가 없습니다</translation>
    </message>
    <message>
        <source>Sends the prompt many times and counts how the calls end: see what your limits, retries and fallbacks do under pressure. With a real provider every call costs.</source>
        <translation>프롬프트를 여러 번 보내고 호출이 어떻게 끝나는지 셉니다. 압박 속에서 한도, 재시도, 폴백이 하는 일을 보십시오. 실제 제공자에서는 호출마다 비용이 듭니다.</translation>
    </message>
    <message>
        <source>Calls that have ended</source>
        <translation>끝난 호출</translation>
    </message>
    <message>
        <source>How the calls ended</source>
        <translation>호출이 끝난 방식</translation>
    </message>
    <message>
        <source>How many of them may be under way at once, in flight or waiting: the limits of models and profile hold too</source>
        <translation>처리 중이거나 대기 중인 것을 합쳐 동시에 진행할 수 있는 수. 모델과 프로필의 한도도 적용됩니다</translation>
    </message>
    <message>
        <source>Sends no more, and stops those under way (Esc)</source>
        <translation>더 보내지 않고 진행 중인 것을 중지합니다(Esc)</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptNotice</name>
    <message>
        <source>Provider: %1</source>
        <translation>제공자: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptPage</name>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>Kept prompts</source>
        <translation>보관된 프롬프트</translation>
    </message>
    <message>
        <source>Kept prompts: search, use again, pin, delete (Ctrl+H)</source>
        <translation>보관된 프롬프트: 검색, 다시 쓰기, 고정, 삭제(Ctrl+H)</translation>
    </message>
    <message>
        <source>Call that is shown</source>
        <translation>표시된 호출</translation>
    </message>
    <message>
        <source>The calls of this session; several may run at once</source>
        <translation>이 세션의 호출. 여러 개가 동시에 실행될 수 있습니다</translation>
    </message>
    <message>
        <source>What Send does</source>
        <translation>보내기가 하는 일</translation>
    </message>
    <message>
        <source>One</source>
        <translation>하나</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>답변 하나</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Compare models side by side</source>
        <translation>모델을 나란히 비교</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>부하</translation>
    </message>
    <message>
        <source>The same prompt many times</source>
        <translation>같은 프롬프트를 여러 번</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>The answer, or the prompt as a command, a program or a scenario</source>
        <translation>답변, 또는 명령·프로그램·시나리오로 된 프롬프트</translation>
    </message>
    <message>
        <source>&amp;Answer as Markdown</source>
        <translation>답변을 Markdown으로(&amp;A)</translation>
    </message>
    <message>
        <source>Prompt as &amp;curl</source>
        <translation>프롬프트를 curl로(&amp;C)</translation>
    </message>
    <message>
        <source>Prompt as &amp;Python</source>
        <translation>프롬프트를 Python으로(&amp;P)</translation>
    </message>
    <message>
        <source>Call as &amp;scenario</source>
        <translation>호출을 시나리오로(&amp;S)</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>Explain in a few sentences, with a short code example, why a client should wait as long as Retry-After says.</source>
        <translation>클라이언트가 Retry-After가 알려 주는 시간만큼 기다려야 하는 이유를 짧은 코드 예와 함께 몇 문장으로 설명해 주세요.</translation>
    </message>
    <message>
        <source>Tokens, price and wait appear here while you write.</source>
        <translation>쓰는 동안 토큰, 가격, 대기가 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>%1 · running</source>
        <translation>%1 · 실행 중</translation>
    </message>
    <message>
        <source>The answer is copied.</source>
        <translation>답변을 복사했습니다.</translation>
    </message>
    <message>
        <source>Nothing is copied: %1</source>
        <translation>복사하지 않았습니다: %1</translation>
    </message>
    <message>
        <source>Copied as %1.</source>
        <translation>%1(으)로 복사했습니다.</translation>
    </message>
    <message>
        <source>Copied as %1. Set %2 before you run it: no key is in it.</source>
        <translation>%1(으)로 복사했습니다. 실행하기 전에 %2을(를) 설정하십시오. 키는 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>There is no answer to copy.</source>
        <translation>복사할 답변이 없습니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptResultPanel</name>
    <message>
        <source>Answer</source>
        <translation>답변</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>아직 답변이 없습니다</translation>
    </message>
    <message>
        <source>The answer streams in here while the model writes it.</source>
        <translation>모델이 작성하는 동안 답변이 여기에 스트리밍됩니다.</translation>
    </message>
    <message>
        <source>Send an example</source>
        <translation>예시 보내기</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>일어난 일</translation>
    </message>
    <message>
        <source>Nothing sent yet</source>
        <translation>아직 보낸 것이 없습니다</translation>
    </message>
    <message>
        <source>Attempts, waits and fallbacks are drawn here.</source>
        <translation>시도, 대기, 폴백이 여기에 그려집니다.</translation>
    </message>
    <message>
        <source>Request id %1</source>
        <translation>요청 ID %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::ProviderTest</name>
    <message>
        <source>the name %1 is not known. Check the base URL and the connection.</source>
        <translation>이름 %1을(를) 찾을 수 없습니다. 기본 URL과 연결을 확인하십시오.</translation>
    </message>
    <message>
        <source>nothing takes connections at %1. Check the base URL, and whether the server runs.</source>
        <translation>%1에서 연결을 받지 않습니다. 기본 URL과 서버가 실행 중인지 확인하십시오.</translation>
    </message>
    <message>
        <source>no trusted TLS connection to %1. %2.</source>
        <translation>%1에 신뢰할 수 있는 TLS 연결을 맺을 수 없습니다. %2.</translation>
    </message>
    <message>
        <source>%1 closed the connection without an HTTP answer (%2). Check the base URL: http or https?</source>
        <translation>%1이(가) HTTP 답변 없이 연결을 닫았습니다(%2). 기본 URL이 http인지 https인지 확인하십시오.</translation>
    </message>
    <message>
        <source>%1. Check the base URL, the proxy and the connection.</source>
        <translation>%1. 기본 URL, 프록시, 연결을 확인하십시오.</translation>
    </message>
    <message>
        <source>Try again in %1.</source>
        <translation>%1 후에 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>나중에 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>It points elsewhere (%1): to %2. Redirects are not followed, for the key would go along; set the base URL to where it really is.</source>
        <translation>다른 곳을 가리킵니다(%1): %2. 키가 따라가므로 리디렉션은 따르지 않습니다. 기본 URL을 실제 위치로 설정하십시오.</translation>
    </message>
    <message>
        <source>The provider refused the key (%1). Enter a valid key for %2.</source>
        <translation>제공자가 키를 거부했습니다(%1). %2의 유효한 키를 입력하십시오.</translation>
    </message>
    <message>
        <source>The provider wants a key (%1), and none is sent to it: check `auth` and `key` of %2.</source>
        <translation>제공자가 키를 요구하지만(%1) 보내지 않고 있습니다. %2의 `auth`와 `key`를 확인하십시오.</translation>
    </message>
    <message>
        <source>The provider forbids it (%1). Allow it for this key in the provider&apos;s console.</source>
        <translation>제공자가 금지합니다(%1). 제공자의 콘솔에서 이 키에 허용하십시오.</translation>
    </message>
    <message>
        <source>Neither a list of models nor the model asked for is there (%1). Check the base URL, which ends with the version as in https://host/v1, the path, and the model&apos;s remote name.</source>
        <translation>모델 목록도, 요청한 모델도 없습니다(%1). https://host/v1처럼 버전으로 끝나는 기본 URL, 경로, 모델의 원격 이름을 확인하십시오.</translation>
    </message>
    <message>
        <source>It answers, but a rate limit is reached (%1). %2</source>
        <translation>답하지만 속도 제한에 도달했습니다(%1). %2</translation>
    </message>
    <message>
        <source>It answers, but the account&apos;s quota, credit or spend cap is used up (%1). Raise it in the provider&apos;s console.</source>
        <translation>답하지만 계정의 할당량, 크레딧 또는 지출 상한이 소진되었습니다(%1). 제공자의 콘솔에서 올리십시오.</translation>
    </message>
    <message>
        <source>The provider has trouble of its own (%1). %2</source>
        <translation>제공자 쪽에 문제가 있습니다(%1). %2</translation>
    </message>
    <message>
        <source>It answers (%1), but not as its dialect does. Check the base URL and the dialect.</source>
        <translation>답하지만(%1) 지정한 API 형식이 아닙니다. 기본 URL과 API 형식을 확인하십시오.</translation>
    </message>
    <message>
        <source>The provider did not accept the request (%1).</source>
        <translation>제공자가 요청을 받아들이지 않았습니다(%1).</translation>
    </message>
    <message numerus="yes">
        <source>Works: %n models offered, answered in %1.</source>
        <translation>
            <numerusform>작동합니다: 모델 %n개 제공, %1 만에 답했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Works: a call of one token was answered in %1. It has no list of models.</source>
        <translation>작동합니다: 토큰 하나짜리 호출에 %1 만에 답했습니다. 모델 목록은 없습니다.</translation>
    </message>
    <message>
        <source>It answers, but has no list of models. Add a model of it to the configuration, then test again.</source>
        <translation>답하지만 모델 목록이 없습니다. 설정에 이 제공자의 모델을 추가한 뒤 다시 테스트하십시오.</translation>
    </message>
    <message>
        <source>It answers, but not with a list of models. Check the base URL: it ends with the version, as in https://host/v1.</source>
        <translation>답하지만 모델 목록이 아닙니다. 기본 URL을 확인하십시오. https://host/v1처럼 버전으로 끝납니다.</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>답변 없음: %1</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>제공자의 메시지: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::ProvidersPanel</name>
    <message>
        <source>Provider to add</source>
        <translation>추가할 제공자</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
    <message>
        <source>Add provider</source>
        <translation>제공자 추가</translation>
    </message>
    <message>
        <source>Put your own value for &quot;%1&quot; into the base URL below.</source>
        <translation>아래 기본 URL의 &quot;%1&quot;에 자신의 값을 넣으십시오.</translation>
    </message>
    <message>
        <source>A key is made at &lt;a href=&quot;%1&quot;&gt;%1&lt;/a&gt;. Paste it here, then press Test.</source>
        <translation>키는 &lt;a href=&quot;%1&quot;&gt;%1&lt;/a&gt;에서 만듭니다. 여기에 붙여 넣고 테스트를 누르십시오.</translation>
    </message>
</context>
<context>
    <name>plimsoll::QueueModel</name>
    <message>
        <source>Job</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Next attempt</source>
        <translation>다음 시도</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>시도</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
</context>
<context>
    <name>plimsoll::QueuePage</name>
    <message>
        <source>Queue</source>
        <translation>대기열</translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation>작업이 없습니다</translation>
    </message>
    <message>
        <source>Calls that no model can answer now wait here until one can, also over a restart: profiles with the fallback “queue” put them here.</source>
        <translation>지금 답할 수 있는 모델이 없는 호출은 답할 수 있을 때까지 여기에서 기다리며, 다시 시작해도 남습니다. 폴백에 “대기열”이 있는 프로필이 여기에 넣습니다.</translation>
    </message>
    <message>
        <source>Send a prompt</source>
        <translation>프롬프트 보내기</translation>
    </message>
    <message>
        <source>Deletes the jobs that are over, with their prompts and answers</source>
        <translation>끝난 작업을 프롬프트, 답변과 함께 삭제합니다</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Jobs: number, state, next attempt, why, prompt, attempts</source>
        <translation>작업: 번호, 상태, 다음 시도, 이유, 프롬프트, 시도</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>지금 재시도</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>작업 취소</translation>
    </message>
    <message>
        <source>The queue is not to be had: %1</source>
        <translation>대기열을 쓸 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Jobs are sent again</source>
        <translation>작업을 다시 보냅니다</translation>
    </message>
    <message>
        <source>No job is sent, by no program, until you resume</source>
        <translation>재개할 때까지 어떤 프로그램도 작업을 보내지 않습니다</translation>
    </message>
    <message>
        <source>Job %1: %2</source>
        <translation>작업 %1: %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>다시 보내기</translation>
    </message>
    <message>
        <source>Open in Prompt</source>
        <translation>프롬프트에서 열기</translation>
    </message>
    <message>
        <source>The prompt as it was asked, with its answer</source>
        <translation>요청한 그대로의 프롬프트와 그 응답</translation>
    </message>
    <message>
        <source>Clear finished…</source>
        <translation>끝난 작업 지우기…</translation>
    </message>
    <message>
        <source>Clear finished jobs?</source>
        <translation>끝난 작업을 지울까요?</translation>
    </message>
    <message numerus="yes">
        <source>%n finished jobs are deleted, with their prompts and answers.</source>
        <translation>
            <numerusform>끝난 작업 %n개를 프롬프트와 답변과 함께 삭제합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Resume the queue</source>
        <translation>대기열 재개</translation>
    </message>
    <message>
        <source>Pause the queue</source>
        <translation>대기열 일시 정지</translation>
    </message>
</context>
<context>
    <name>plimsoll::QueuePresenter</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>대기 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>실행 중 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of unknown outcome</source>
        <translation>
            <numerusform>결과 불명 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation>
            <numerusform>끝남 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older not shown</source>
        <translation>
            <numerusform>이전 %n건은 표시하지 않음</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>일시 정지됨</translation>
    </message>
    <message>
        <source>Job %1 of the queue</source>
        <translation>대기열의 작업 %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::SandboxPanel</name>
    <message>
        <source>Make it fail</source>
        <translation>실패시키기</translation>
    </message>
    <message>
        <source>all, until cleared</source>
        <translation>지울 때까지 모두</translation>
    </message>
    <message>
        <source>&amp;What happens</source>
        <translation>일어나는 일(&amp;W)</translation>
    </message>
    <message>
        <source>to so man&amp;y requests</source>
        <translation>대상 요청 수(&amp;Y)</translation>
    </message>
    <message>
        <source>t&amp;o</source>
        <translation>대상 모델(&amp;O)</translation>
    </message>
    <message>
        <source>Add fault</source>
        <translation>오류 추가</translation>
    </message>
    <message>
        <source>Clear all faults</source>
        <translation>모든 오류 지우기</translation>
    </message>
    <message>
        <source>no hint</source>
        <translation>힌트 없음</translation>
    </message>
    <message>
        <source>never</source>
        <translation>닫히지 않음</translation>
    </message>
    <message>
        <source>Not applied: %1</source>
        <translation>적용하지 않음: %1</translation>
    </message>
    <message>
        <source>any model</source>
        <translation>모든 모델</translation>
    </message>
</context>
<context>
    <name>plimsoll::SettingsExchange</name>
    <message>
        <source>new entry</source>
        <translation>새 항목</translation>
    </message>
    <message>
        <source>the whole entry</source>
        <translation>항목 전체</translation>
    </message>
    <message>
        <source>is there</source>
        <translation>있음</translation>
    </message>
    <message>
        <source>added</source>
        <translation>추가됨</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>제거됨</translation>
    </message>
</context>
<context>
    <name>plimsoll::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>설정 검색</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>찾지 못함</translation>
    </message>
    <message>
        <source>No setting has &quot;%1&quot; in its name or description.</source>
        <translation>이름이나 설명에 &quot;%1&quot;이(가) 있는 설정이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The first %n settings found</source>
        <translation>
            <numerusform>찾은 설정 중 처음 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settings found</source>
        <translation>
            <numerusform>설정 %n개 찾음</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::SettingsPresenter</name>
    <message>
        <source>settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>edited in the file</source>
        <translation>파일에서 편집함</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>이름이 필요합니다.</translation>
    </message>
    <message>
        <source>There is one of that name already.</source>
        <translation>같은 이름이 이미 있습니다.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a change, and who made it</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>The file %1 is not in force. At %2: %3. The settings from before it was changed go on.</source>
        <translation>파일 %1은(는) 적용되지 않았습니다. %2: %3. 변경되기 전의 설정이 계속 쓰입니다.</translation>
    </message>
    <message>
        <source>imported from a file</source>
        <translation>파일에서 가져옴</translation>
    </message>
</context>
<context>
    <name>plimsoll::ShareBar</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>plimsoll::SideBar</name>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show the names of the pages</source>
        <translation>페이지 이름 표시</translation>
    </message>
    <message>
        <source>Fold the side bar to icons</source>
        <translation>사이드바를 아이콘으로 접기</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Pause, keyboard shortcuts, about, quit</source>
        <translation>일시 정지, 단축키, 정보, 종료</translation>
    </message>
</context>
<context>
    <name>plimsoll::SingleInstance</name>
    <message>
        <source>there is no runtime folder (XDG_RUNTIME_DIR)</source>
        <translation>런타임 폴더가 없습니다(XDG_RUNTIME_DIR)</translation>
    </message>
    <message>
        <source>the path of the runtime folder is too long</source>
        <translation>런타임 폴더의 경로가 너무 깁니다</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1을(를) 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Plimsoll is running already (process %1) but does not answer. End it, or start another one beside it with --new-instance.</source>
        <translation>Plimsoll이 이미 실행 중이지만(프로세스 %1) 응답하지 않습니다. 끝내거나, --new-instance로 하나 더 시작하십시오.</translation>
    </message>
</context>
<context>
    <name>plimsoll::StackedBars</name>
    <message>
        <source>%1: %2</source>
        <comment>a bar and its sum</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a group and its cost</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>and calls of unknown cost</source>
        <translation>및 비용을 알 수 없는 호출</translation>
    </message>
</context>
<context>
    <name>plimsoll::StateNotices</name>
    <message>
        <source>%1 was not taken; what was in force before goes on. %2: %3</source>
        <translation>%1을(를) 적용하지 않았습니다. 이전 설정이 계속 쓰입니다. %2: %3</translation>
    </message>
    <message>
        <source>The limits are this window&apos;s alone, other processes do not share them: %1</source>
        <translation>한도가 이 창에만 적용되며 다른 프로세스와 공유되지 않습니다: %1</translation>
    </message>
    <message>
        <source>The history cannot be written just now; calls go on. %1: %2</source>
        <translation>지금 기록을 쓸 수 없습니다. 호출은 계속됩니다. %1: %2</translation>
    </message>
    <message>
        <source>Prompts cannot be kept just now; calls go on. %1: %2</source>
        <translation>지금 프롬프트를 보관할 수 없습니다. 호출은 계속됩니다. %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln events are not in the history.</source>
        <translation>
            <numerusform>이벤트 %Ln개가 기록에 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queue was damaged and is kept as %1; a new one was begun with all of its %n jobs.</source>
        <translation>
            <numerusform>대기열이 손상되어 %1(으)로 보관했습니다. 작업 %n건을 모두 옮겨 새 대기열을 시작했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queue was damaged and is kept as %1; a new one was begun with the %n jobs that could be read. Others may be lost.</source>
        <translation>
            <numerusform>대기열이 손상되어 %1(으)로 보관했습니다. 읽을 수 있었던 작업 %n건으로 새 대기열을 시작했습니다. 나머지는 잃었을 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history was damaged and is kept as %1; a new one was begun.</source>
        <translation>기록이 손상되어 %1(으)로 보관했습니다. 새 기록을 시작했습니다.</translation>
    </message>
    <message>
        <source>The prompt history was damaged and is kept as %1; a new one was begun with what could be read.</source>
        <translation>프롬프트 기록이 손상되어 %1(으)로 보관했습니다. 읽을 수 있었던 것으로 새 기록을 시작했습니다.</translation>
    </message>
    <message>
        <source>The file of stored answers was damaged and is kept as %1; a new one was begun.</source>
        <translation>저장된 답변의 파일이 손상되어 %1(으)로 보관했습니다. 새 파일을 시작했습니다.</translation>
    </message>
    <message>
        <source>The file of shared limits was damaged and is kept as %1; a new one was begun.</source>
        <translation>공유 한도의 파일이 손상되어 %1(으)로 보관했습니다. 새 파일을 시작했습니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::StatusStrip</name>
    <message>
        <source>Status</source>
        <translation>상태</translation>
    </message>
</context>
<context>
    <name>plimsoll::SwitchEditor</name>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
</context>
<context>
    <name>plimsoll::TestCard</name>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>테스트(&amp;T)</translation>
    </message>
    <message>
        <source>Asks the provider for its list of models, with the key that is set</source>
        <translation>설정된 키로 제공자에게 모델 목록을 요청합니다</translation>
    </message>
    <message>
        <source>Model to add</source>
        <translation>추가할 모델</translation>
    </message>
    <message>
        <source>Add model</source>
        <translation>모델 추가</translation>
    </message>
    <message>
        <source>Not tested yet. The test asks for the list of models, which costs nothing.</source>
        <translation>아직 테스트하지 않았습니다. 테스트는 모델 목록을 요청하며 비용이 들지 않습니다.</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>%1에 요청하는 중…</translation>
    </message>
    <message>
        <source>the built-in sandbox</source>
        <translation>내장 샌드박스</translation>
    </message>
    <message>
        <source>%1 is added. Set its limits and prices under Limits and Models &amp; prices, and put it into a chain.</source>
        <translation>%1을(를) 추가했습니다. 한도와 가격을 한도 및 모델 및 가격에서 설정하고 체인에 넣으십시오.</translation>
    </message>
</context>
<context>
    <name>plimsoll::TimeChart</name>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n분 전</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::TimelineModel</name>
    <message>
        <source>After</source>
        <translation>경과</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>일어난 일</translation>
    </message>
</context>
<context>
    <name>plimsoll::Translation</name>
    <message>
        <source>The language changes when Plimsoll is started again.</source>
        <translation>언어는 Plimsoll을 다시 시작하면 바뀝니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::Tray</name>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Resume all calls</source>
        <translation>모든 호출 재개</translation>
    </message>
    <message>
        <source>Pause all calls</source>
        <translation>모든 호출 일시 정지</translation>
    </message>
</context>
<context>
    <name>plimsoll::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>다시 실행(&amp;D)</translation>
    </message>
    <message>
        <source>Changes act at once, also on calls that run, and can be undone here.</source>
        <translation>변경은 실행 중인 호출에도 바로 적용되며 여기에서 되돌릴 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>plimsoll::Waterfall</name>
    <message>
        <source>What happened: attempts, waits and fallbacks</source>
        <translation>일어난 일: 시도, 대기, 폴백</translation>
    </message>
</context>
<context>
    <name>plimsoll::WindowActions</name>
    <message>
        <source>Resume all calls</source>
        <translation>모든 호출 재개</translation>
    </message>
    <message>
        <source>Pause all calls</source>
        <translation>모든 호출 일시 정지</translation>
    </message>
</context>
</TS>
