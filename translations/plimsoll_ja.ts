<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>%1, built with %2</source>
        <translation>%1、ビルド時 %2</translation>
    </message>
    <message>
        <source>none: no provider can be reached</source>
        <translation>なし: どのプロバイダーにも接続できません</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>ディスプレイ</translation>
    </message>
    <message>
        <source>%1, scale %2</source>
        <translation>%1、倍率 %2</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>now</source>
        <translation>今</translation>
    </message>
    <message numerus="yes">
        <source>%n s ago</source>
        <translation>
            <numerusform>%n秒前</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1分前</translation>
    </message>
    <message numerus="yes">
        <source>Last %n minutes.</source>
        <translation>
            <numerusform>直近%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing.</source>
        <translation>%1: なし。</translation>
    </message>
    <message>
        <source>%1 to %2, last %3</source>
        <translation>%1～%2、直近 %3</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>%1: %2 in all; %3.</source>
        <translation>%1: 合計 %2、%3。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Fold or unfold the side bar</source>
        <translation>サイドバーの折りたたみまたは展開</translation>
    </message>
    <message>
        <source>Full screen, or back</source>
        <translation>全画面表示の切り替え</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>About Plimsoll</source>
        <translation>Plimsollについて</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>ウィンドウを閉じる</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Send the prompt</source>
        <translation>プロンプトを送信</translation>
    </message>
    <message>
        <source>Stop the call, or close the history</source>
        <translation>呼び出しの停止、または履歴を閉じる</translation>
    </message>
    <message>
        <source>Go to the prompt&apos;s text</source>
        <translation>プロンプトの入力欄へ移動</translation>
    </message>
    <message>
        <source>Show or hide the history of prompts</source>
        <translation>プロンプトの履歴の表示または非表示</translation>
    </message>
    <message>
        <source>Search the history of prompts</source>
        <translation>プロンプトの履歴を検索</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>回答をコピー</translation>
    </message>
    <message>
        <source>Find in events</source>
        <translation>イベント内を検索</translation>
    </message>
    <message>
        <source>Hold the list still, or go on</source>
        <translation>一覧の停止または続行</translation>
    </message>
    <message>
        <source>Follow the newest event, or stop following</source>
        <translation>最新のイベントの追従の開始または停止</translation>
    </message>
    <message>
        <source>Take all filters off</source>
        <translation>すべてのフィルターを解除</translation>
    </message>
    <message>
        <source>Copy the selected event</source>
        <translation>選択したイベントをコピー</translation>
    </message>
    <message>
        <source>Try the selected job now</source>
        <translation>選択したジョブを今すぐリトライ</translation>
    </message>
    <message>
        <source>Cancel the selected job</source>
        <translation>選択したジョブをキャンセル</translation>
    </message>
    <message>
        <source>Pause the queue, or resume</source>
        <translation>キューの一時停止または再開</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>最後の変更を元に戻す</translation>
    </message>
    <message>
        <source>Redo it</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>text, key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pause all calls, or resume</source>
        <translation>すべての呼び出しを一時停止または再開</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>the file is larger than 8 MB</source>
        <translation>ファイルが8 MBを超えています</translation>
    </message>
    <message>
        <source>line %1: not JSON: %2</source>
        <translation>%1行目: JSONではありません: %2</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>its folder cannot be made</source>
        <translation>フォルダーを作成できません</translation>
    </message>
    <message>
        <source>another program is writing it; try again</source>
        <translation>ほかのプログラムが書き込み中です。もう一度試してください</translation>
    </message>
    <message>
        <source>its folder cannot be written to</source>
        <translation>フォルダーに書き込めません</translation>
    </message>
    <message>
        <source>the file is not valid and will not be overwritten; %1: %2</source>
        <translation>ファイルが正しくないため上書きしません。%1: %2</translation>
    </message>
    <message>
        <source>something else was changed meanwhile: look at it first</source>
        <translation>その間に別の変更がありました。先に確認してください</translation>
    </message>
    <message>
        <source>a name has 1 to 200 characters</source>
        <translation>名前は1～200文字です</translation>
    </message>
    <message>
        <source>a name has printable characters only</source>
        <translation>名前に使えるのは表示可能な文字だけです</translation>
    </message>
    <message>
        <source>more than 1000 entries</source>
        <translation>項目が1000件を超えています</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>整数でなければなりません</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>数値でなければなりません</translation>
    </message>
    <message>
        <source>must be a finite number</source>
        <translation>有限の数値でなければなりません</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation>文字列でなければなりません</translation>
    </message>
    <message>
        <source>must have at most %1 characters</source>
        <translation>%1文字以内でなければなりません</translation>
    </message>
    <message>
        <source>must not contain control characters</source>
        <translation>制御文字を含めることはできません</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>次のいずれかでなければなりません: %1</translation>
    </message>
    <message>
        <source>must have %1 to %2 items</source>
        <translation>項目は%1～%2件でなければなりません</translation>
    </message>
    <message>
        <source>is in the list twice</source>
        <translation>リストに2回あります</translation>
    </message>
    <message>
        <source>must have at most %1 names</source>
        <translation>名前は%1個以内でなければなりません</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>trueまたはfalseでなければなりません</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>リストでなければなりません</translation>
    </message>
    <message>
        <source>must be an object of strings</source>
        <translation>文字列のオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>不明なキー</translation>
    </message>
    <message>
        <source>unknown key; is it %1?</source>
        <translation>不明なキー、%1ですか?</translation>
    </message>
    <message>
        <source>must be a whole number from 1 to 1000000000000</source>
        <translation>1から1000000000000までの整数でなければなりません</translation>
    </message>
    <message>
        <source>must be more than that of the tier before</source>
        <translation>前の段階より大きくなければなりません</translation>
    </message>
    <message>
        <source>must be a number from 0 to 1000000, or null</source>
        <translation>0から1000000までの数値またはnullでなければなりません</translation>
    </message>
    <message>
        <source>must have at most %1 items</source>
        <translation>項目は%1件以内でなければなりません</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>欠けています</translation>
    </message>
    <message>
        <source>a provider needs a base URL</source>
        <translation>プロバイダーにはベースURLが必要です</translation>
    </message>
    <message>
        <source>a key goes over https only, except to this computer</source>
        <translation>キーは、このコンピューター宛てを除きhttpsでのみ送られます</translation>
    </message>
    <message>
        <source>must start with / and have no query</source>
        <translation>/で始まり、クエリのないものでなければなりません</translation>
    </message>
    <message>
        <source>the name of the variable is needed when the key comes from one</source>
        <translation>キーを変数から取るときは変数の名前が必要です</translation>
    </message>
    <message>
        <source>must be the name of an environment variable, not a key</source>
        <translation>キーではなく環境変数の名前でなければなりません</translation>
    </message>
    <message>
        <source>a key does not belong in an address</source>
        <translation>アドレスにキーを入れることはできません</translation>
    </message>
    <message>
        <source>is not the name of a header</source>
        <translation>ヘッダーの名前ではありません</translation>
    </message>
    <message>
        <source>this header is written by the transport</source>
        <translation>このヘッダーは通信部が書きます</translation>
    </message>
    <message>
        <source>a key does not belong in this file: write keychain:NAME</source>
        <translation>このファイルにキーは入れられません。keychain:NAMEと書いてください</translation>
    </message>
    <message>
        <source>must be one line</source>
        <translation>1行でなければなりません</translation>
    </message>
    <message>
        <source>must be system, none, http://HOST:PORT or socks5://HOST:PORT</source>
        <translation>system、none、http://HOST:PORT、socks5://HOST:PORTのいずれかでなければなりません</translation>
    </message>
    <message>
        <source>must be a URL as https://host/v1, or %1</source>
        <translation>https://host/v1のようなURLまたは%1でなければなりません</translation>
    </message>
    <message>
        <source>must not contain a name or a password</source>
        <translation>名前やパスワードを含めることはできません</translation>
    </message>
    <message>
        <source>must not have a query (there is a setting for it) or a fragment</source>
        <translation>クエリ（専用の設定があります）やフラグメントを付けることはできません</translation>
    </message>
    <message>
        <source>a model needs a provider</source>
        <translation>モデルにはプロバイダーが必要です</translation>
    </message>
    <message>
        <source>a chain needs at least one model</source>
        <translation>チェーンには1つ以上のモデルが必要です</translation>
    </message>
    <message>
        <source>model comes first, if it is in the list</source>
        <translation>モデルがリストにある場合は先頭に置きます</translation>
    </message>
    <message>
        <source>must not be more than window_ms</source>
        <translation>window_msを超えることはできません</translation>
    </message>
    <message>
        <source>there is no %1 &quot;%2&quot;</source>
        <translation>%1 &quot;%2&quot;はありません</translation>
    </message>
    <message>
        <source>has more than %1 tiers</source>
        <translation>段階が%1を超えています</translation>
    </message>
    <message>
        <source>must be USD per token, a number from 0 to 1, or null</source>
        <translation>トークンあたりのUSD、つまり0から1までの数値またはnullでなければなりません</translation>
    </message>
    <message>
        <source>must be [from, to] in tokens</source>
        <translation>トークン単位の[下限, 上限]でなければなりません</translation>
    </message>
    <message>
        <source>a model needs a name</source>
        <translation>モデルには名前が必要です</translation>
    </message>
    <message>
        <source>there is no model in it that answers with text</source>
        <translation>テキストで回答するモデルが含まれていません</translation>
    </message>
    <message>
        <source>must be 1, the version of the format</source>
        <translation>形式のバージョンである1でなければなりません</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>テキストでなければなりません</translation>
    </message>
    <message>
        <source>must be a day or a month, as 2026-11-30</source>
        <translation>2026-11-30のような日または月でなければなりません</translation>
    </message>
    <message>
        <source>must be a day, as 2026-11-30</source>
        <translation>2026-11-30のような日でなければなりません</translation>
    </message>
    <message>
        <source>must be a list with at least one name</source>
        <translation>名前が1つ以上あるリストでなければなりません</translation>
    </message>
    <message>
        <source>there is no source &quot;%1&quot;</source>
        <translation>出典&quot;%1&quot;はありません</translation>
    </message>
    <message>
        <source>must not be before from</source>
        <translation>fromより前にすることはできません</translation>
    </message>
    <message>
        <source>a status is 400 to 599</source>
        <translation>ステータスは400～599です</translation>
    </message>
    <message>
        <source>a kind is a status, hang, reset, cut, error or slow</source>
        <translation>種類はステータス、hang、reset、cut、error、slowのいずれかです</translation>
    </message>
    <message>
        <source>this kind takes no argument</source>
        <translation>この種類に引数はありません</translation>
    </message>
    <message>
        <source>an argument is a number up to 10000000</source>
        <translation>引数は10000000以下の数値です</translation>
    </message>
    <message>
        <source>a count is 1 to 1000000, or *</source>
        <translation>回数は1～1000000または*です</translation>
    </message>
    <message>
        <source>a model&apos;s name is missing</source>
        <translation>モデルの名前が欠けています</translation>
    </message>
    <message>
        <source>unexpected text; the form is KIND[:ARG][xN][@MODEL]</source>
        <translation>予期しない文字列です。形式はKIND[:ARG][xN][@MODEL]です</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>フォルダー%1を作成できません</translation>
    </message>
    <message>
        <source>its permissions cannot be set</source>
        <translation>アクセス権を設定できません</translation>
    </message>
    <message>
        <source>was written by a newer version of Plimsoll and is left alone</source>
        <translation>新しいバージョンのPlimsollが書いたものなので、そのままにします</translation>
    </message>
    <message>
        <source>there is no database for them</source>
        <translation>そのためのデータベースがありません</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>there is no database</source>
        <translation>データベースがありません</translation>
    </message>
    <message>
        <source>the prompts are deleted, but another program is reading the file: wipe it again when that has ended</source>
        <translation>プロンプトは削除されましたが、ほかのプログラムがファイルを読んでいます。それが終わったらもう一度消去してください</translation>
    </message>
    <message>
        <source>The answer is larger than %1 MiB</source>
        <translation>回答が%1 MiBを超えています</translation>
    </message>
    <message>
        <source>%1 sent an interim answer (%2) over HTTP/1.1, which cannot be read</source>
        <translation>%1がHTTP/1.1で読めない中間応答（%2）を送りました</translation>
    </message>
    <message>
        <source>The answer cannot be unpacked: %1</source>
        <translation>回答を展開できません: %1</translation>
    </message>
    <message>
        <source>No connection within %1 ms</source>
        <translation>%1ミリ秒以内に接続できません</translation>
    </message>
    <message>
        <source>No answer within %1 ms</source>
        <translation>%1ミリ秒以内に回答がありません</translation>
    </message>
    <message>
        <source>Silence for %1 ms inside the answer</source>
        <translation>回答の途中で%1ミリ秒間無音</translation>
    </message>
    <message>
        <source>No content for %1 ms</source>
        <translation>%1ミリ秒間内容がありません</translation>
    </message>
    <message>
        <source>The server redirects to %1: not followed, because the key would go there. Set base_url to the final address</source>
        <translation>サーバーが%1へリダイレクトしています。キーが送られてしまうため従いません。base_urlを最終的なアドレスに設定してください</translation>
    </message>
    <message>
        <source>There is no profile &quot;%1&quot;</source>
        <translation>プロファイル&quot;%1&quot;はありません</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;</source>
        <translation>モデル&quot;%1&quot;はありません</translation>
    </message>
    <message>
        <source>There is no message to send</source>
        <translation>送るメッセージがありません</translation>
    </message>
    <message>
        <source>The built-in sandbox is not running</source>
        <translation>組み込みのサンドボックスが動いていません</translation>
    </message>
    <message>
        <source>Not an http or https URL with a host</source>
        <translation>ホストのあるhttpまたはhttpsのURLではありません</translation>
    </message>
    <message>
        <source>No key for %1: the environment variable %2 is not set</source>
        <translation>%1のキーがありません: 環境変数%2が設定されていません</translation>
    </message>
    <message>
        <source>No key for %1: enter it in Settings or with `plimsollctl keys set %1`</source>
        <translation>%1のキーがありません: 設定または`plimsollctl keys set %1`で入力してください</translation>
    </message>
    <message>
        <source>The keyring is locked: unlock it, and the key for %1 can be read</source>
        <translation>キーリングがロックされています。解除すると%1のキーを読めます</translation>
    </message>
    <message>
        <source>The keyring refused the key for %1: allow it there and try again</source>
        <translation>キーリングが%1のキーを拒否しました。そこで許可してから、もう一度試してください</translation>
    </message>
    <message>
        <source>The key for %1 cannot be read: %2</source>
        <translation>%1のキーを読めません: %2</translation>
    </message>
    <message>
        <source>holds no certificate in PEM form</source>
        <translation>PEM形式の証明書がありません</translation>
    </message>
    <message>
        <source>is no proxy: system, none, http://HOST:PORT or socks5://HOST:PORT</source>
        <translation>プロキシではありません: system、none、http://HOST:PORT、socks5://HOST:PORT</translation>
    </message>
    <message>
        <source>The certificate of %1 is not trusted (%2). If the server, or a proxy on the way to it, is your own, name its authority in ca_file</source>
        <translation>%1の証明書は信頼されていません（%2）。サーバーまたは途中のプロキシが自前なら、その認証局をca_fileに指定してください</translation>
    </message>
    <message>
        <source>The server at %1 shows a certificate for %2: check base_url</source>
        <translation>%1のサーバーが%2の証明書を提示しています。base_urlを確認してください</translation>
    </message>
    <message>
        <source>The certificate of %1 ran out on %2: check this computer&apos;s clock; else its owner has to renew it</source>
        <translation>%1の証明書は%2に失効しました。このコンピューターの時計を確認してください。正しければ所有者が更新する必要があります</translation>
    </message>
    <message>
        <source>The certificate of %1 is valid only from %2: check this computer&apos;s clock</source>
        <translation>%1の証明書は%2から有効です。このコンピューターの時計を確認してください</translation>
    </message>
    <message>
        <source>No safe connection to %1: %2</source>
        <translation>%1に安全に接続できません: %2</translation>
    </message>
    <message>
        <source>%1 refuses connections: check base_url, and that the server is running</source>
        <translation>%1が接続を拒否しています。base_urlと、サーバーが動いているかを確認してください</translation>
    </message>
    <message>
        <source>There is no host %1 to be found: check base_url and the network</source>
        <translation>ホスト%1が見つかりません。base_urlとネットワークを確認してください</translation>
    </message>
    <message>
        <source>The proxy %1 refuses connections: check `proxy`, or set it to none</source>
        <translation>プロキシ%1が接続を拒否しています。`proxy`を確認するか、noneに設定してください</translation>
    </message>
    <message>
        <source>There is no proxy %1 to be found: check `proxy`, or set it to none</source>
        <translation>プロキシ%1が見つかりません。`proxy`を確認するか、noneに設定してください</translation>
    </message>
    <message>
        <source>The proxy %1 does not answer: check `proxy`, or set it to none</source>
        <translation>プロキシ%1が応答しません。`proxy`を確認するか、noneに設定してください</translation>
    </message>
    <message>
        <source>The proxy %1 closed the connection to %2</source>
        <translation>プロキシ%1が%2への接続を閉じました</translation>
    </message>
    <message>
        <source>%1 closed the connection before its answer was whole</source>
        <translation>%1が回答の完了前に接続を閉じました</translation>
    </message>
    <message>
        <source>%1 through the proxy %2: %3. Check `proxy`, or set it to none</source>
        <translation>プロキシ%2経由の%1: %3。`proxy`を確認するか、noneに設定してください</translation>
    </message>
    <message>
        <source>No keyring in this session (no D-Bus): give the key for %1 through the environment (`key: env`)</source>
        <translation>このセッションにキーリングはありません（D-Busなし）。%1のキーを環境変数で渡してください（`key: env`）</translation>
    </message>
    <message>
        <source>No keyring is running: start one (gnome-keyring, KWallet, KeePassXC), or give the key for %1 through the environment (`key: env`)</source>
        <translation>動いているキーリングがありません。キーリング（gnome-keyring、KWallet、KeePassXC）を起動するか、%1のキーを環境変数で渡してください（`key: env`）</translation>
    </message>
    <message>
        <source>libsecret-1-0 is not installed, so the key for %1 cannot be read: install it, or use `key: env`</source>
        <translation>libsecret-1-0がインストールされていないため%1のキーを読めません。インストールするか`key: env`を使ってください</translation>
    </message>
    <message>
        <source>must be %1 to %2</source>
        <translation>%1から%2まででなければなりません</translation>
    </message>
    <message>
        <source>The proxy %1 wants another user name and password: give them in `proxy`, as in http://USER:PASSWORD@%1</source>
        <translation>プロキシ%1が別のユーザー名とパスワードを求めています。`proxy`にhttp://USER:PASSWORD@%1のように指定してください</translation>
    </message>
    <message>
        <source>%1 (asked without stream_options from now on; the quirk no_stream_options of the provider %2 spares the refusal)</source>
        <translation>%1（今後はstream_optionsなしで依頼します。プロバイダー%2の特異点no_stream_optionsで拒否を避けられます）</translation>
    </message>
    <message>
        <source>a JSON Pointer starts with /</source>
        <translation>JSON Pointerは/で始まります</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>%1桁目: %2</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
</context>
<context>
    <name>Costs</name>
    <message>
        <source>Week from %1</source>
        <translation>%1からの週</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Nothing was spent in this time.</source>
        <translation>この期間の支出はありません。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a group and its cost</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 in all, most of it %2: %3. %4.</source>
        <translation>合計 %1、大半は%2: %3。%4。</translation>
    </message>
    <message>
        <source>(no model)</source>
        <translation>（モデルなし）</translation>
    </message>
    <message>
        <source>(no provider)</source>
        <translation>（プロバイダーなし）</translation>
    </message>
    <message>
        <source>(no profile)</source>
        <translation>（プロファイルなし）</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n unknown</source>
        <translation>
            <numerusform>%1 + 不明%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n running or cut off with its program</source>
        <translation>
            <numerusform>実行中、またはプログラムとともに中断 %n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of unknown cost</source>
        <translation>
            <numerusform>コスト不明 %n件</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown: calls failed, and their price is not known</source>
        <translation>不明: 呼び出しが失敗し、料金もわかりません</translation>
    </message>
    <message>
        <source>failed calls %1</source>
        <translation>失敗した呼び出し %1</translation>
    </message>
    <message>
        <source>retried attempts %1</source>
        <translation>リトライされた試行 %1</translation>
    </message>
    <message>
        <source>broken streams %1</source>
        <translation>途切れたストリーム %1</translation>
    </message>
    <message>
        <source>older days, not told apart %1</source>
        <translation>区別されない古い日 %1</translation>
    </message>
    <message>
        <source>no attempt was paid for in vain</source>
        <translation>無駄に支払った試行はありません</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 / %2（%3）</translation>
    </message>
    <message>
        <source>no line</source>
        <comment>of a budget</comment>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>within</source>
        <comment>a budget</comment>
        <translation>上限内</translation>
    </message>
    <message>
        <source>near</source>
        <comment>a budget</comment>
        <translation>上限間近</translation>
    </message>
    <message>
        <source>reached</source>
        <comment>a budget</comment>
        <translation>上限到達</translation>
    </message>
    <message>
        <source>The day&apos;s budget is reached: %1.</source>
        <translation>今日の予算に達しました: %1。</translation>
    </message>
    <message>
        <source>The day&apos;s budget is nearly reached: %1.</source>
        <translation>今日の予算にほぼ達しました: %1。</translation>
    </message>
    <message>
        <source>The month&apos;s budget is reached: %1.</source>
        <translation>今月の予算に達しました: %1。</translation>
    </message>
    <message>
        <source>The month&apos;s budget is nearly reached: %1.</source>
        <translation>今月の予算にほぼ達しました: %1。</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day below a chart, as QDate::toString() has it</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>MMM yy</source>
        <comment>a month below a chart, as QDate::toString() has it</comment>
        <translation>yy年M月</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month and its year, as QDate::toString() has it</comment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>Sandbox (play money)</source>
        <translation>サンドボックス（仮のお金）</translation>
    </message>
    <message>
        <source>Calls go on. The lines are set in Settings, Budgets.</source>
        <translation>呼び出しは続きます。予算は「設定」の「予算」で設定します。</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>waits: %1</source>
        <translation>待機: %1</translation>
    </message>
    <message>
        <source>waits %1: %2</source>
        <translation>%1待機: %2</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%2後に%1</translation>
    </message>
    <message>
        <source>%1, the server asks for %2</source>
        <translation>%1、サーバーは%2の待機を要求</translation>
    </message>
    <message>
        <source>the server asked for it (Retry-After)</source>
        <translation>サーバーの要求です（Retry-After）</translation>
    </message>
    <message>
        <source>a pause before the next try (Retry, backoff)</source>
        <translation>次の試行までの休止（リトライ、バックオフ）</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>クローズ</translation>
    </message>
    <message>
        <source>open</source>
        <translation>オープン</translation>
    </message>
    <message>
        <source>half open</source>
        <translation>ハーフオープン</translation>
    </message>
    <message>
        <source>too many failures in a row (Breaker)</source>
        <translation>連続した失敗が多すぎます（ブレーカー）</translation>
    </message>
    <message>
        <source>too many of the last replies failed (Breaker)</source>
        <translation>最近の応答に失敗が多すぎます（ブレーカー）</translation>
    </message>
    <message>
        <source>it is time for a probe</source>
        <translation>プローブの時間です</translation>
    </message>
    <message>
        <source>the probe succeeded</source>
        <translation>プローブ成功</translation>
    </message>
    <message>
        <source>the probe failed</source>
        <translation>プローブ失敗</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>to the queue, job %1: %2</source>
        <translation>キューへ、ジョブ%1: %2</translation>
    </message>
    <message>
        <source>to %1: %2</source>
        <translation>%1へ: %2</translation>
    </message>
    <message>
        <source>no further model: %1</source>
        <translation>残りのモデルなし: %1</translation>
    </message>
    <message>
        <source>to the next model: %1</source>
        <translation>次のモデルへ: %1</translation>
    </message>
    <message>
        <source>the first token came</source>
        <translation>最初のトークンが届きました</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1後</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>試行%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>入力%1、出力%2</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>受付</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>待機</translation>
    </message>
    <message>
        <source>breaker</source>
        <translation>ブレーカー</translation>
    </message>
    <message>
        <source>fallback</source>
        <translation>フォールバック</translation>
    </message>
    <message>
        <source>stream</source>
        <translation>ストリーム</translation>
    </message>
    <message>
        <source>retry budget</source>
        <translation>リトライ予算</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>call taken in, profile %1</source>
        <translation>呼び出しを受付、プロファイル%1</translation>
    </message>
    <message>
        <source>sent to %1: attempt %2 at this model, %3 of the call</source>
        <translation>%1へ送信: このモデルで試行%2、呼び出し全体で%3</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>no retry at %1: its budget is spent (Retry budget)</source>
        <translation>%1ではリトライしません: 予算切れです（リトライ予算）</translation>
    </message>
    <message>
        <source>retries at %1 are possible again</source>
        <translation>%1で再びリトライできます</translation>
    </message>
    <message>
        <source>not sent: %1</source>
        <translation>送信せず: %1</translation>
    </message>
    <message numerus="yes">
        <source>the stream broke off after about %Ln tokens</source>
        <translation>
            <numerusform>約%Lnトークンでストリームが途切れました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>answered</source>
        <translation>回答済み</translation>
    </message>
    <message>
        <source>rate limit</source>
        <translation>レート制限</translation>
    </message>
    <message>
        <source>usage window spent</source>
        <translation>利用枠の使い切り</translation>
    </message>
    <message>
        <source>quota spent</source>
        <translation>クォータの使い切り</translation>
    </message>
    <message>
        <source>overloaded</source>
        <translation>過負荷</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>サーバーエラー</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>network error</source>
        <translation>ネットワークエラー</translation>
    </message>
    <message>
        <source>key refused</source>
        <translation>キー拒否</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>許可なし</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>不明なモデル</translation>
    </message>
    <message>
        <source>invalid request</source>
        <translation>不正なリクエスト</translation>
    </message>
    <message>
        <source>prompt too long</source>
        <translation>プロンプトが長すぎる</translation>
    </message>
    <message>
        <source>request too large</source>
        <translation>リクエストが大きすぎる</translation>
    </message>
    <message>
        <source>content filter</source>
        <translation>コンテンツフィルター</translation>
    </message>
    <message>
        <source>stream broken</source>
        <translation>ストリーム切断</translation>
    </message>
    <message>
        <source>unreadable answer</source>
        <translation>読めない回答</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>deadline passed</source>
        <translation>デッドライン超過</translation>
    </message>
    <message>
        <source>queue full</source>
        <translation>キューが満杯</translation>
    </message>
    <message>
        <source>no model ready</source>
        <translation>使えるモデルなし</translation>
    </message>
    <message>
        <source>larger than the limit</source>
        <translation>制限より大きい</translation>
    </message>
    <message>
        <source>Answered.</source>
        <translation>回答されました。</translation>
    </message>
    <message>
        <source>Every model that may answer is at its rate limit.</source>
        <translation>回答できるモデルがすべてレート制限に達しています。</translation>
    </message>
    <message>
        <source>The account&apos;s usage window is spent.</source>
        <translation>アカウントの利用枠を使い切りました。</translation>
    </message>
    <message>
        <source>The account&apos;s quota, credit or spend cap is used up.</source>
        <translation>アカウントのクォータ、クレジット、または支出上限を使い切りました。</translation>
    </message>
    <message>
        <source>The provider is overloaded.</source>
        <translation>プロバイダーが過負荷です。</translation>
    </message>
    <message>
        <source>The provider had an error of its own.</source>
        <translation>プロバイダー側でエラーが発生しました。</translation>
    </message>
    <message>
        <source>The provider did not answer in time.</source>
        <translation>プロバイダーが時間内に回答しませんでした。</translation>
    </message>
    <message>
        <source>The provider could not be reached.</source>
        <translation>プロバイダーに接続できませんでした。</translation>
    </message>
    <message>
        <source>The provider refused the key.</source>
        <translation>プロバイダーがキーを拒否しました。</translation>
    </message>
    <message>
        <source>This key may not use this model.</source>
        <translation>このキーではこのモデルを使えません。</translation>
    </message>
    <message>
        <source>The provider does not know this model.</source>
        <translation>プロバイダーはこのモデルを知りません。</translation>
    </message>
    <message>
        <source>The provider did not accept the request.</source>
        <translation>プロバイダーがリクエストを受け付けませんでした。</translation>
    </message>
    <message>
        <source>The prompt does not fit the model&apos;s context window.</source>
        <translation>プロンプトがモデルのコンテキストウィンドウに収まりません。</translation>
    </message>
    <message>
        <source>The request is too large for the provider.</source>
        <translation>リクエストがプロバイダーにとって大きすぎます。</translation>
    </message>
    <message>
        <source>The provider&apos;s content filter stopped the request.</source>
        <translation>プロバイダーのコンテンツフィルターがリクエストを止めました。</translation>
    </message>
    <message>
        <source>The answer broke off; what had arrived is kept.</source>
        <translation>回答が途中で切れました。届いた分は保管されます。</translation>
    </message>
    <message>
        <source>The provider&apos;s answer could not be read.</source>
        <translation>プロバイダーの回答を読めませんでした。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>The deadline passed before an answer came.</source>
        <translation>回答が来る前にデッドラインを過ぎました。</translation>
    </message>
    <message>
        <source>The queue is full.</source>
        <translation>キューが満杯です。</translation>
    </message>
    <message>
        <source>No model is ready: the breakers of all of them are open.</source>
        <translation>使えるモデルがありません。すべてのモデルのブレーカーがオープンです。</translation>
    </message>
    <message>
        <source>The request is larger than a whole minute&apos;s limit.</source>
        <translation>リクエストが1分間の制限全体より大きいです。</translation>
    </message>
    <message>
        <source>Send again then, or add a model to the profile under Settings → Fallback chains.</source>
        <translation>その時刻に再送するか、設定 → フォールバックチェーンでプロファイルにモデルを追加してください。</translation>
    </message>
    <message>
        <source>Wait for the window to reset, or add a model of another provider to the chain.</source>
        <translation>利用枠のリセットを待つか、別のプロバイダーのモデルをチェーンに追加してください。</translation>
    </message>
    <message>
        <source>Raise the limit in the provider&apos;s console, or add a model of another provider to the chain.</source>
        <translation>プロバイダーのコンソールで制限を上げるか、別のプロバイダーのモデルをチェーンに追加してください。</translation>
    </message>
    <message>
        <source>Send again later; more attempts are under Settings → Retry.</source>
        <translation>後で再送してください。試行回数は設定 → リトライで増やせます。</translation>
    </message>
    <message>
        <source>Send again, or allow more time under Settings → Retry.</source>
        <translation>再送するか、設定 → リトライで時間を延ばしてください。</translation>
    </message>
    <message>
        <source>Check the connection and the base URL under Settings → Providers &amp; keys.</source>
        <translation>接続と、設定 → プロバイダーとキーのベースURLを確認してください。</translation>
    </message>
    <message>
        <source>Set the key under Settings → Providers &amp; keys and press Test.</source>
        <translation>設定 → プロバイダーとキーでキーを設定し、「テスト」を押してください。</translation>
    </message>
    <message>
        <source>Choose another model, or allow this one in the provider&apos;s console.</source>
        <translation>別のモデルを選ぶか、プロバイダーのコンソールでこのモデルを許可してください。</translation>
    </message>
    <message>
        <source>Check the model&apos;s remote name under Settings → Models &amp; prices.</source>
        <translation>設定 → モデルと料金でモデルのリモート名を確認してください。</translation>
    </message>
    <message>
        <source>The provider&apos;s own words are below; change the request accordingly.</source>
        <translation>プロバイダーのメッセージは下にあります。それに従ってリクエストを直してください。</translation>
    </message>
    <message>
        <source>Shorten the prompt, ask for fewer tokens, or choose a model with a larger context window.</source>
        <translation>プロンプトを短くするか、トークンを減らすか、コンテキストウィンドウの大きいモデルを選んでください。</translation>
    </message>
    <message>
        <source>Shorten the prompt.</source>
        <translation>プロンプトを短くしてください。</translation>
    </message>
    <message>
        <source>Word the prompt differently.</source>
        <translation>プロンプトの表現を変えてください。</translation>
    </message>
    <message>
        <source>Send again for a whole answer; a broken one is never repeated by itself, for its text was already shown.</source>
        <translation>完全な回答を得るには再送してください。途切れた回答はすでに表示されたため、自動では繰り返されません。</translation>
    </message>
    <message>
        <source>Check the base URL and the dialect under Settings → Providers &amp; keys.</source>
        <translation>設定 → プロバイダーとキーでベースURLとAPI形式を確認してください。</translation>
    </message>
    <message>
        <source>What had arrived is kept.</source>
        <translation>届いた分は保管されます。</translation>
    </message>
    <message>
        <source>Allow more time under Settings → Retry, or choose a profile with a later deadline.</source>
        <translation>設定 → リトライで時間を延ばすか、デッドラインの遅いプロファイルを選んでください。</translation>
    </message>
    <message>
        <source>Wait until jobs are done.</source>
        <translation>ジョブが終わるまで待ってください。</translation>
    </message>
    <message>
        <source>Wait for the next probe, or close a breaker on the Live page.</source>
        <translation>次のプローブを待つか、ライブページでブレーカーをクローズしてください。</translation>
    </message>
    <message>
        <source>Ask for fewer tokens, or raise the limit under Settings → Limits.</source>
        <translation>トークンを減らすか、設定 → 制限で制限を上げてください。</translation>
    </message>
    <message>
        <source>A model may be ready in %1.</source>
        <translation>%1後にモデルが使える見込みです。</translation>
    </message>
    <message>
        <source>A model may be ready at %1.</source>
        <translation>%1にモデルが使える見込みです。</translation>
    </message>
</context>
<context>
    <name>FaultDials</name>
    <message>
        <source>a %1 that asks for %2 s</source>
        <translation>%2秒の待機を求める%1</translation>
    </message>
    <message>
        <source>a %1 without a hint</source>
        <translation>ヒントのない%1</translation>
    </message>
    <message>
        <source>no answer, and the connection closes after %1 s</source>
        <translation>回答なし、%1秒後に接続が閉じる</translation>
    </message>
    <message>
        <source>no answer at all</source>
        <translation>回答なし</translation>
    </message>
    <message>
        <source>a connection that is reset</source>
        <translation>接続のリセット</translation>
    </message>
    <message>
        <source>an answer with %1 ms between its tokens</source>
        <translation>トークンの間隔が%1ミリ秒の回答</translation>
    </message>
    <message>
        <source>asks for, s</source>
        <translation>求める待機、秒</translation>
    </message>
    <message>
        <source>after, tokens</source>
        <translation>発生までのトークン</translation>
    </message>
    <message>
        <source>429 rate limit</source>
        <translation>429 レート制限</translation>
    </message>
    <message>
        <source>529 overloaded</source>
        <translation>529 過負荷</translation>
    </message>
    <message>
        <source>500 server error</source>
        <translation>500 サーバーエラー</translation>
    </message>
    <message>
        <source>503 unavailable</source>
        <translation>503 利用不可</translation>
    </message>
    <message>
        <source>401 wrong key</source>
        <translation>401 キーの誤り</translation>
    </message>
    <message>
        <source>hangs</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>closes after, s</source>
        <translation>閉じるまで、秒</translation>
    </message>
    <message>
        <source>resets the connection</source>
        <translation>接続をリセット</translation>
    </message>
    <message>
        <source>breaks off</source>
        <translation>途切れる</translation>
    </message>
    <message>
        <source>error in the stream</source>
        <translation>ストリーム内のエラー</translation>
    </message>
    <message>
        <source>drips</source>
        <translation>遅いストリーム</translation>
    </message>
    <message>
        <source>between tokens, ms</source>
        <translation>トークンの間隔、ミリ秒</translation>
    </message>
    <message>
        <source>any model</source>
        <translation>任意のモデル</translation>
    </message>
    <message>
        <source>Every request to %1 meets %2, until it is cleared.</source>
        <translation>クリアするまで、すべてのリクエスト（%1）に適用: %2。</translation>
    </message>
    <message numerus="yes">
        <source>The next %n requests to %1 meet %2.</source>
        <translation>
            <numerusform>次のリクエスト%n件（%1）に適用: %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an answer that breaks off after %Ln tokens</source>
        <translation>
            <numerusform>%Lnトークンで途切れる回答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an error inside the answer after %Ln tokens</source>
        <translation>
            <numerusform>%Lnトークン後の回答内のエラー</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message>
        <source>no model would take it now: %1</source>
        <translation>今受けられるモデルなし: %1</translation>
    </message>
    <message>
        <source>no model would take it now</source>
        <translation>今受けられるモデルなし</translation>
    </message>
    <message>
        <source>paused; would start on %1</source>
        <translation>一時停止中、%1で開始予定</translation>
    </message>
    <message>
        <source>waits for a free slot on %1</source>
        <translation>%1の空きスロット待ち</translation>
    </message>
    <message>
        <source>starts now on %1</source>
        <translation>%1ですぐ開始</translation>
    </message>
    <message>
        <source>starts in %1 on %2</source>
        <translation>%1後に%2で開始</translation>
    </message>
    <message>
        <source>starts in %1 on %2 (%3)</source>
        <translation>%1後に%2で開始（%3）</translation>
    </message>
    <message>
        <source>%1 (± %2)</source>
        <translation>%1（± %2）</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>料金不明</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最大%1</translation>
    </message>
    <message numerus="yes">
        <source>at most %1 for %n calls</source>
        <translation>
            <numerusform>呼び出し%n件で最大%1</numerusform>
        </translation>
    </message>
    <message>
        <source>at most %1 together</source>
        <translation>合わせて最大%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cannot take it now: %1</source>
        <translation>今は受けられません: %1</translation>
    </message>
    <message>
        <source>Asked first: %1</source>
        <translation>最初に依頼: %1</translation>
    </message>
    <message>
        <source>If that fails: %1</source>
        <translation>失敗した場合: %1</translation>
    </message>
    <message>
        <source>%1 cannot: %2</source>
        <translation>%1は不可: %2</translation>
    </message>
    <message>
        <source>%1, until %2</source>
        <translation>%1、%2まで</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1、%2の間</translation>
    </message>
    <message>
        <source>the keyring with the key for %1 is locked</source>
        <translation>%1のキーが入ったキーリングがロックされています</translation>
    </message>
    <message>
        <source>no key for %1 (Settings → Providers &amp; keys)</source>
        <translation>%1のキーがありません（設定 → プロバイダーとキー）</translation>
    </message>
    <message>
        <source>the key for %1 cannot be read (Settings → Providers &amp; keys)</source>
        <translation>%1のキーを読めません（設定 → プロバイダーとキー）</translation>
    </message>
    <message numerus="yes">
        <source>~%Ln tokens in</source>
        <translation>
            <numerusform>入力 約%Lnトークン</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>%1 ms</source>
        <translation>%1ミリ秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 m %2 s</source>
        <translation>%1分%2秒</translation>
    </message>
    <message>
        <source>%1 h %2 m</source>
        <comment>hours, minutes</comment>
        <translation>%1時間%2分</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <comment>days, hours</comment>
        <translation>%1日%2時間</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <comment>per second</comment>
        <translation>毎秒%1</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Name the environment variable that holds the key, below under Variable.</source>
        <translation>下の「変数」に、キーを持つ環境変数の名前を指定してください。</translation>
    </message>
    <message>
        <source>The key comes from the environment variable %1. It is changed there.</source>
        <translation>キーは環境変数%1から来ます。変更はそこで行います。</translation>
    </message>
    <message>
        <source>The environment variable %1 is not set. Set it and start Plimsoll again.</source>
        <translation>環境変数%1が設定されていません。設定してからPlimsollを再起動してください。</translation>
    </message>
    <message>
        <source>This provider needs no key.</source>
        <translation>このプロバイダーにキーは不要です。</translation>
    </message>
    <message>
        <source>A key is in the system&apos;s keychain. It is never shown; a new one replaces it.</source>
        <translation>キーはシステムのキーチェーンにあります。表示されることはなく、新しいキーで置き換わります。</translation>
    </message>
    <message>
        <source>No key yet. Paste it here: it goes straight to the system&apos;s keychain.</source>
        <translation>キーはまだありません。ここに貼り付けると、そのままシステムのキーチェーンに入ります。</translation>
    </message>
    <message>
        <source>The keyring is locked. Unlock it, then press Look again.</source>
        <translation>キーリングがロックされています。解除してから「再確認」を押してください。</translation>
    </message>
    <message>
        <source>The keyring refused. Allow Plimsoll there, then press Look again.</source>
        <translation>キーリングが拒否しました。そこでPlimsollを許可してから「再確認」を押してください。</translation>
    </message>
    <message>
        <source>The key comes from outside and is changed there.</source>
        <translation>キーは外部から来ます。変更はそこで行います。</translation>
    </message>
    <message>
        <source>This session has no D-Bus, so there is no keyring. Choose the environment variable under Key from.</source>
        <translation>このセッションにはD-Busがないため、キーリングもありません。「キーの取得元」で環境変数を選んでください。</translation>
    </message>
    <message>
        <source>No keyring is running. Start gnome-keyring, KWallet or KeePassXC, or choose the environment variable under Key from.</source>
        <translation>動いているキーリングがありません。gnome-keyring、KWallet、KeePassXCのいずれかを起動するか、「キーの取得元」で環境変数を選んでください。</translation>
    </message>
    <message>
        <source>The library libsecret is missing. Install the package libsecret-1-0, or choose the environment variable under Key from.</source>
        <translation>ライブラリlibsecretがありません。パッケージlibsecret-1-0をインストールするか、「キーの取得元」で環境変数を選んでください。</translation>
    </message>
    <message>
        <source>The keyring failed: %1</source>
        <translation>キーリングのエラー: %1</translation>
    </message>
</context>
<context>
    <name>Knob</name>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>The version of this file&apos;s form.</source>
        <translation>このファイル形式のバージョンです。</translation>
    </message>
    <message>
        <source>Default profile</source>
        <translation>既定のプロファイル</translation>
    </message>
    <message>
        <source>The profile of a call that names none.</source>
        <translation>プロファイルを指定しない呼び出しが使うプロファイルです。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>What the sandbox&apos;s latencies are divided by.</source>
        <translation>サンドボックスの遅延を割る値です。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed gives the same latencies and failures.</source>
        <translation>シードが同じなら、遅延も失敗も同じになります。</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>障害</translation>
    </message>
    <message>
        <source>What the sandbox does wrong, as 429:2x2 for two 429 that ask for 2 seconds.</source>
        <translation>サンドボックスが起こす障害です。例: 429:2x2は、2秒の待機を求める429を2回返します。</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>リレー</translation>
    </message>
    <message>
        <source>A local server through which other programs use the resilient client.</source>
        <translation>ほかのプログラムが耐障害クライアントを使うためのローカルサーバーです。</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Where the relay listens, on this computer only.</source>
        <translation>リレーが待ち受けるポートです。このコンピューターからのみ使えます。</translation>
    </message>
    <message>
        <source>Credential</source>
        <translation>認証情報</translation>
    </message>
    <message>
        <source>Whose key goes to the provider: the caller&apos;s own or the one in the keychain.</source>
        <translation>プロバイダーに送るキー: 呼び出し元のキー、またはキーチェーンのキーです。</translation>
    </message>
    <message>
        <source>Pings</source>
        <translation>Ping</translation>
    </message>
    <message>
        <source>Send keep-alive pings to the caller while it waits.</source>
        <translation>呼び出し元が待つ間、キープアライブのPingを送ります。</translation>
    </message>
    <message>
        <source>Fallback</source>
        <translation>フォールバック</translation>
    </message>
    <message>
        <source>Let another model answer when the one that was asked for cannot.</source>
        <translation>指定されたモデルが回答できないとき、別のモデルに回答させます。</translation>
    </message>
    <message>
        <source>Largest request</source>
        <translation>最大リクエスト</translation>
    </message>
    <message>
        <source>Larger requests are refused.</source>
        <translation>これより大きいリクエストは拒否されます。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>The profile of the calls that hooks make.</source>
        <translation>フックが行う呼び出しのプロファイルです。</translation>
    </message>
    <message>
        <source>Answer length</source>
        <translation>回答の長さ</translation>
    </message>
    <message>
        <source>The longest answer that a hook asks for.</source>
        <translation>フックが求める最長の回答です。</translation>
    </message>
    <message>
        <source>Keep events</source>
        <translation>イベントの保管</translation>
    </message>
    <message>
        <source>How long events are kept.</source>
        <translation>イベントを保管する期間です。</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Whether prompts and answers are kept, on this computer only.</source>
        <translation>プロンプトと回答を保管するかどうかです。保管はこのコンピューターだけです。</translation>
    </message>
    <message>
        <source>Keep prompts</source>
        <translation>プロンプトの保管</translation>
    </message>
    <message>
        <source>How long prompts and answers are kept.</source>
        <translation>プロンプトと回答を保管する期間です。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>How large the history may grow; the oldest goes first.</source>
        <translation>履歴の最大サイズです。古いものから消えます。</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>1日あたり</translation>
    </message>
    <message>
        <source>What a day may cost before you are told; null: no line.</source>
        <translation>通知が出るまでの1日のコストです。null: 上限なし。</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>1か月あたり</translation>
    </message>
    <message>
        <source>What a month may cost before you are told; null: no line.</source>
        <translation>通知が出るまでの1か月のコストです。null: 上限なし。</translation>
    </message>
    <message>
        <source>Warn at</source>
        <translation>警告の割合</translation>
    </message>
    <message>
        <source>The share of either line at which the first warning comes.</source>
        <translation>最初の警告が出る、各上限に対する割合です。</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>ブレーカー</translation>
    </message>
    <message>
        <source>Usage window</source>
        <translation>利用枠</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>At most every</source>
        <translation>最短間隔</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>The language of the desktop from its next start on; system: the one of your session.</source>
        <translation>次の起動から使うデスクトップの言語です。system: セッションの言語。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Light, dark, or as the system is.</source>
        <translation>ライト、ダーク、またはシステムに従います。</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Draw changes at once, without movement.</source>
        <translation>変化を動きなしですぐに描きます。</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>トレイ</translation>
    </message>
    <message>
        <source>Show the tightest limit in the system&apos;s tray.</source>
        <translation>最も厳しい制限をシステムトレイに表示します。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>How far back outcomes count for the failure rate.</source>
        <translation>失敗率の計算でさかのぼる期間です。</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>分割数</translation>
    </message>
    <message>
        <source>Into how many slices the window is cut; outcomes leave it a slice at a time.</source>
        <translation>ウィンドウを分ける数です。結果は1区分ずつウィンドウから外れます。</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル数</translation>
    </message>
    <message>
        <source>How many outcomes the failure rate needs before it can open the breaker.</source>
        <translation>失敗率でブレーカーをオープンにするために必要な結果の数です。</translation>
    </message>
    <message>
        <source>Failure rate</source>
        <translation>失敗率</translation>
    </message>
    <message>
        <source>The share of failures that opens the breaker; null: off.</source>
        <translation>ブレーカーをオープンにする失敗の割合です。null: オフ。</translation>
    </message>
    <message>
        <source>Failures in a row</source>
        <translation>連続失敗</translation>
    </message>
    <message>
        <source>How many failures in a row open the breaker; null: off.</source>
        <translation>ブレーカーをオープンにする連続失敗の数です。null: オフ。</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>オープン時間</translation>
    </message>
    <message>
        <source>How long the model is left alone before it is tried again.</source>
        <translation>再び試すまでモデルを呼び出さない時間です。</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>増加率</translation>
    </message>
    <message>
        <source>How much longer it stays open each time the trial fails.</source>
        <translation>プローブが失敗するたびにオープン時間が伸びる倍率です。</translation>
    </message>
    <message>
        <source>Open at most</source>
        <translation>最大オープン時間</translation>
    </message>
    <message>
        <source>What that growth stops at.</source>
        <translation>その増加が止まる値です。</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>ジッター</translation>
    </message>
    <message>
        <source>How much the open time varies up and down, as a share of it.</source>
        <translation>オープン時間の上下の揺れ幅で、オープン時間に対する割合です。</translation>
    </message>
    <message>
        <source>Trials at once</source>
        <translation>同時プローブ</translation>
    </message>
    <message>
        <source>How many requests may try a model that was left alone.</source>
        <translation>止めていたモデルを同時に試せるリクエストの数です。</translation>
    </message>
    <message>
        <source>Trial lease</source>
        <translation>プローブの期限</translation>
    </message>
    <message>
        <source>A trial without an answer for that long counts as a failure.</source>
        <translation>その時間内に回答のないプローブは失敗とみなします。</translation>
    </message>
    <message>
        <source>Successes to close</source>
        <translation>クローズに必要な成功</translation>
    </message>
    <message>
        <source>How many trials must succeed before all may pass again.</source>
        <translation>全リクエストを再び通すまでに成功すべきプローブの数です。</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>The most that a provider&apos;s retry budget can hold; it starts full.</source>
        <translation>プロバイダーのリトライ予算の最大値です。満杯から始まります。</translation>
    </message>
    <message>
        <source>Cost of a retry</source>
        <translation>リトライのコスト</translation>
    </message>
    <message>
        <source>What a retry after a failure takes from the budget.</source>
        <translation>失敗後のリトライが予算から取る量です。</translation>
    </message>
    <message>
        <source>Cost, throttled</source>
        <translation>コスト（スロットリング）</translation>
    </message>
    <message>
        <source>What a retry after a rate limit or an overload takes.</source>
        <translation>レート制限や過負荷の後のリトライが取る量です。</translation>
    </message>
    <message>
        <source>Refill by success</source>
        <translation>成功による補充</translation>
    </message>
    <message>
        <source>What a success at the first attempt gives back.</source>
        <translation>最初の試行での成功が戻す量です。</translation>
    </message>
    <message>
        <source>Refill by time</source>
        <translation>時間による補充</translation>
    </message>
    <message>
        <source>What every second gives back.</source>
        <translation>毎秒戻る量です。</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Stored answers: never, only when all models fail, or before any request.</source>
        <translation>保存済みの回答の使用: 使わない、全モデルが失敗したときだけ、または常にリクエストの前。</translation>
    </message>
    <message>
        <source>Lifetime</source>
        <translation>有効期間</translation>
    </message>
    <message>
        <source>How old a stored answer may be.</source>
        <translation>保存済みの回答を使える期間です。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答数</translation>
    </message>
    <message>
        <source>How many answers are kept; the oldest go first.</source>
        <translation>保管する回答の数です。古いものから消えます。</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>Keep calls that could not be answered, and run them when the models are ready again.</source>
        <translation>回答できなかった呼び出しを保管し、モデルが再び使えるようになったら実行します。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>How many calls can wait; more are refused.</source>
        <translation>待てる呼び出しの数です。それ以上は拒否されます。</translation>
    </message>
    <message>
        <source>Runs per job</source>
        <translation>ジョブごとの実行</translation>
    </message>
    <message>
        <source>How often a job is run before it is given up.</source>
        <translation>あきらめるまでにジョブを実行する回数です。</translation>
    </message>
    <message>
        <source>After a crash</source>
        <translation>クラッシュ後</translation>
    </message>
    <message>
        <source>A job that may have been answered already: ask, or send it again.</source>
        <translation>すでに回答されたかもしれないジョブ: 確認する、または再送します。</translation>
    </message>
    <message>
        <source>How much of max_tokens a smaller request asks for.</source>
        <translation>縮小リクエストが求めるmax_tokensの割合です。</translation>
    </message>
    <message>
        <source>Drop tools</source>
        <translation>ツールを外す</translation>
    </message>
    <message>
        <source>Leave the tools out of a smaller request.</source>
        <translation>縮小リクエストからツールを外します。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>前置き</translation>
    </message>
    <message>
        <source>What is put before the prompt of a smaller request.</source>
        <translation>縮小リクエストのプロンプトの前に置く文です。</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>The provider that serves it; its key is shared by all of the provider&apos;s models.</source>
        <translation>モデルを提供するプロバイダーです。キーはそのプロバイダーの全モデルで共有されます。</translation>
    </message>
    <message>
        <source>Remote name</source>
        <translation>リモート名</translation>
    </message>
    <message>
        <source>What the provider calls it; null: the same as here.</source>
        <translation>プロバイダーでの名前です。null: ここと同じ。</translation>
    </message>
    <message>
        <source>Context window</source>
        <translation>コンテキストウィンドウ</translation>
    </message>
    <message>
        <source>Prompt and answer must fit it together, or the model is skipped; null: not known, taken as unlimited.</source>
        <translation>プロンプトと回答が合わせて収まらないモデルは飛ばされます。null: 不明で、無制限とみなします。</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Whether it can be given tools to call.</source>
        <translation>呼び出すツールを渡せるかどうかです。</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Price of uncached input tokens; null: not known, and so is the cost.</source>
        <translation>キャッシュされていない入力トークンの料金です。null: 不明で、コストも不明になります。</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Price of output tokens, reasoning included; null: not known.</source>
        <translation>推論を含む出力トークンの料金です。null: 不明。</translation>
    </message>
    <message>
        <source>Cache read</source>
        <translation>キャッシュ読み取り</translation>
    </message>
    <message>
        <source>Price of input tokens read from the provider&apos;s prompt cache; null: not known.</source>
        <translation>プロバイダーのプロンプトキャッシュから読んだ入力トークンの料金です。null: 不明。</translation>
    </message>
    <message>
        <source>Cache write, 5 min</source>
        <translation>キャッシュ書き込み、5分</translation>
    </message>
    <message>
        <source>Price of input tokens written to the prompt cache for five minutes; null: not known.</source>
        <translation>プロンプトキャッシュに5分間書き込む入力トークンの料金です。null: 不明。</translation>
    </message>
    <message>
        <source>Cache write, 1 h</source>
        <translation>キャッシュ書き込み、1時間</translation>
    </message>
    <message>
        <source>Price of input tokens written to the prompt cache for one hour; null: not known.</source>
        <translation>プロンプトキャッシュに1時間書き込む入力トークンの料金です。null: 不明。</translation>
    </message>
    <message>
        <source>Long prompts</source>
        <translation>長いプロンプト</translation>
    </message>
    <message>
        <source>Prices of a whole request whose prompt is longer than above_tokens; what a tier leaves out is not known.</source>
        <translation>プロンプトがabove_tokensより長いリクエスト全体の料金です。段階で省いた値は不明とみなします。</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Requests a minute, refilled continuously; 0 holds all back, null: no limit.</source>
        <translation>連続的に補充される毎分のリクエスト数です。0はすべて保留、null: 制限なし。</translation>
    </message>
    <message>
        <source>Request burst</source>
        <translation>リクエストのバースト</translation>
    </message>
    <message>
        <source>Requests that may go out at once; null: 20 % of the requests a minute, at least 1.</source>
        <translation>一度に送れるリクエスト数です。null: 毎分のリクエストの20 %、最低1。</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>入力トークン</translation>
    </message>
    <message>
        <source>Uncached input tokens a minute; null: no limit.</source>
        <translation>キャッシュされていない毎分の入力トークンです。null: 制限なし。</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>出力トークン</translation>
    </message>
    <message>
        <source>Output tokens a minute, reserved by max_tokens and settled by what came; null: no limit.</source>
        <translation>毎分の出力トークンです。max_tokensで予約し、実際の量で精算します。null: 制限なし。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Input and output tokens a minute together; null: no limit.</source>
        <translation>入力と出力を合わせた毎分のトークンです。null: 制限なし。</translation>
    </message>
    <message>
        <source>Token burst</source>
        <translation>トークンのバースト</translation>
    </message>
    <message>
        <source>Tokens that may be spent at once; null: the figure of a whole minute.</source>
        <translation>一度に使えるトークンです。null: 1分間の値全体。</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>同時リクエスト</translation>
    </message>
    <message>
        <source>Requests to this model that may run at the same time; null: no limit.</source>
        <translation>このモデルで同時に実行できるリクエスト数です。null: 制限なし。</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Adopt the limits that the server&apos;s own headers tell.</source>
        <translation>サーバーのヘッダーが示す制限を取り入れます。</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>チェーン</translation>
    </message>
    <message>
        <source>The models to ask, in this order; the next one when the one before cannot answer.</source>
        <translation>依頼するモデルの順序です。前のモデルが回答できないとき、次のモデルに移ります。</translation>
    </message>
    <message>
        <source>What to do when a model fails, in this order: next model, smaller request, stored answer, queue.</source>
        <translation>モデルが失敗したときの対応の順序です: 次のモデル、縮小リクエスト、保存済みの回答、キュー。</translation>
    </message>
    <message>
        <source>Stored answers</source>
        <translation>保存済みの回答</translation>
    </message>
    <message>
        <source>Whether this profile&apos;s answers are stored and given again; off: whatever the cache&apos;s mode is.</source>
        <translation>このプロファイルの回答を保存して再利用するかどうかです。オフ: キャッシュのモードに関係なく使いません。</translation>
    </message>
    <message>
        <source>Attempts per model</source>
        <translation>モデルごとの試行</translation>
    </message>
    <message>
        <source>How often one model is asked for one call, the first time included.</source>
        <translation>1回の呼び出しで1つのモデルに依頼する回数です。最初の1回を含みます。</translation>
    </message>
    <message>
        <source>Attempts in all</source>
        <translation>全体の試行</translation>
    </message>
    <message>
        <source>How often all models together are asked for one call.</source>
        <translation>1回の呼び出しで全モデルに依頼する合計回数です。</translation>
    </message>
    <message>
        <source>Waiting in all</source>
        <translation>全体の待機</translation>
    </message>
    <message>
        <source>How long a call may wait for retries, limits and cooling models together.</source>
        <translation>1回の呼び出しが、リトライ、制限、クールダウン中のモデルを待てる合計時間です。</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>デッドライン</translation>
    </message>
    <message>
        <source>When a call ends, whatever it is doing.</source>
        <translation>何をしていても呼び出しが終わる時間です。</translation>
    </message>
    <message>
        <source>Connect timeout</source>
        <translation>接続タイムアウト</translation>
    </message>
    <message>
        <source>How long a connection may take to be made.</source>
        <translation>接続の確立にかけられる時間です。</translation>
    </message>
    <message>
        <source>First byte timeout</source>
        <translation>最初のバイトのタイムアウト</translation>
    </message>
    <message>
        <source>How long the server may take to begin its answer.</source>
        <translation>サーバーが回答を始めるまでにかけられる時間です。</translation>
    </message>
    <message>
        <source>Idle timeout</source>
        <translation>アイドルタイムアウト</translation>
    </message>
    <message>
        <source>How long a stream may be silent; three times as long with keep-alives but no content.</source>
        <translation>ストリームが無音でいられる時間です。内容がなくキープアライブだけなら3倍です。</translation>
    </message>
    <message>
        <source>Requests of this profile that may run at the same time; null: no limit.</source>
        <translation>このプロファイルで同時に実行できるリクエスト数です。null: 制限なし。</translation>
    </message>
    <message>
        <source>First wait</source>
        <translation>最初の待機</translation>
    </message>
    <message>
        <source>The wait before the first retry when the server gave no hint; doubles each time.</source>
        <translation>サーバーのヒントがないときの、最初のリトライ前の待機です。毎回2倍になります。</translation>
    </message>
    <message>
        <source>First wait, throttled</source>
        <translation>最初の待機（スロットリング）</translation>
    </message>
    <message>
        <source>The same after a rate limit or an overload.</source>
        <translation>レート制限や過負荷の後の同じ値です。</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>最長の待機</translation>
    </message>
    <message>
        <source>What the doubling stops at.</source>
        <translation>2倍ずつ伸びる待機が止まる値です。</translation>
    </message>
    <message>
        <source>Longest wait, throttled</source>
        <translation>最長の待機（スロットリング）</translation>
    </message>
    <message>
        <source>How a wait is varied, so that callers do not come back together.</source>
        <translation>呼び出し元が一斉に戻らないように待機を散らす方法です。</translation>
    </message>
    <message>
        <source>Jitter share</source>
        <translation>ジッターの割合</translation>
    </message>
    <message>
        <source>How much proportional jitter adds at most, as a share of the wait.</source>
        <translation>比例ジッターが最大で加える量で、待機に対する割合です。</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>The HTTP statuses that may be retried at the same model.</source>
        <translation>同じモデルでリトライできるHTTPステータスです。</translation>
    </message>
    <message>
        <source>Obey hints</source>
        <translation>ヒントに従う</translation>
    </message>
    <message>
        <source>Wait at least as long as the server asks for.</source>
        <translation>少なくともサーバーが求めるだけ待ちます。</translation>
    </message>
    <message>
        <source>Longest hint</source>
        <translation>最長のヒント</translation>
    </message>
    <message>
        <source>A longer hint is not waited for: the model is left and cools until then.</source>
        <translation>これより長いヒントは待ちません。モデルを離れ、その時刻までクールダウンします。</translation>
    </message>
    <message>
        <source>Switch above</source>
        <translation>切り替えの基準</translation>
    </message>
    <message>
        <source>A longer hint is not waited for while another model of the chain could start now.</source>
        <translation>チェーンの別のモデルがすぐ始められるなら、これより長いヒントは待ちません。</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>余裕</translation>
    </message>
    <message>
        <source>How much is added to a hint at most, as a share of it, so that callers do not come back together.</source>
        <translation>呼び出し元が一斉に戻らないよう、ヒントに最大で加える割合です。</translation>
    </message>
    <message>
        <source>Longest padding</source>
        <translation>最長の余裕</translation>
    </message>
    <message>
        <source>What the padding of a hint stops at.</source>
        <translation>ヒントの余裕が止まる値です。</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>API形式</translation>
    </message>
    <message>
        <source>The API it speaks: OpenAI chat completions or Anthropic messages.</source>
        <translation>使うAPIです: OpenAI chat completionsまたはAnthropic messages。</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>ベースURL</translation>
    </message>
    <message>
        <source>The address up to and with the version, as https://host/v1; builtin:sandbox for the built-in one.</source>
        <translation>バージョンまでを含むアドレスです。例: https://host/v1。組み込みのものはbuiltin:sandbox。</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>The path of a request below the base URL; null: the dialect&apos;s own.</source>
        <translation>ベースURLの下のリクエストのパスです。null: API形式の既定。</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>Parameters that every request carries in its address, as an API version; never a key.</source>
        <translation>すべてのリクエストのアドレスに付くパラメーターです。例: APIバージョン。キーは入れないでください。</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>キーのヘッダー</translation>
    </message>
    <message>
        <source>The header that carries the key; null: bearer for openai, x-api-key for anthropic.</source>
        <translation>キーを運ぶヘッダーです。null: openaiはbearer、anthropicはx-api-key。</translation>
    </message>
    <message>
        <source>Key from</source>
        <translation>キーの取得元</translation>
    </message>
    <message>
        <source>Where the key is kept: the system&apos;s keychain, an environment variable, or no key at all.</source>
        <translation>キーの保管場所です: システムのキーチェーン、環境変数、またはキーなし。</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>The name of the environment variable that holds the key, when the key comes from one.</source>
        <translation>キーを環境変数から取るときの、その変数の名前です。</translation>
    </message>
    <message>
        <source>Extra headers</source>
        <translation>追加ヘッダー</translation>
    </message>
    <message>
        <source>Headers that every request carries; a value keychain:NAME is read from the keychain.</source>
        <translation>すべてのリクエストに付くヘッダーです。値keychain:NAMEはキーチェーンから読みます。</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>プロキシ</translation>
    </message>
    <message>
        <source>system, none, or the address of an HTTP or SOCKS5 proxy.</source>
        <translation>system、none、またはHTTPかSOCKS5のプロキシのアドレスです。</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>CAファイル</translation>
    </message>
    <message>
        <source>A PEM file of authorities to trust besides the system&apos;s, as for a company&apos;s own gateway.</source>
        <translation>システムのもの以外に信頼する認証局のPEMファイルです。例: 社内ゲートウェイ。</translation>
    </message>
    <message>
        <source>Quirks</source>
        <translation>特異点</translation>
    </message>
    <message>
        <source>What it does unlike its dialect: another name for max_tokens, no stream options, no usage in streams.</source>
        <translation>API形式と異なる点です: max_tokensの別名、ストリームオプションなし、ストリームに使用量なし。</translation>
    </message>
    <message>
        <source>Show a desktop notification when a call went to another model.</source>
        <translation>呼び出しが別のモデルに移ったときにデスクトップ通知を表示します。</translation>
    </message>
    <message>
        <source>Show a desktop notification when a breaker has opened and a model is left alone.</source>
        <translation>ブレーカーがオープンになり、モデルへの呼び出しを止めたときにデスクトップ通知を表示します。</translation>
    </message>
    <message>
        <source>Show a desktop notification when a usage window is nearly spent.</source>
        <translation>利用枠がほぼ使い切られたときにデスクトップ通知を表示します。</translation>
    </message>
    <message>
        <source>Show a desktop notification when a budget line is near or reached.</source>
        <translation>予算の上限に近づいたとき、または達したときにデスクトップ通知を表示します。</translation>
    </message>
    <message>
        <source>The shortest time between two notifications of one kind; the next one counts what came meanwhile.</source>
        <translation>同じ種類の通知の最短の間隔です。その間に来たものは、次の通知で件数として示されます。</translation>
    </message>
    <message>
        <source>Close to the tray</source>
        <translation>閉じるとトレイへ</translation>
    </message>
    <message>
        <source>Closing the window hides it and the program goes on; where there is no tray, it quits.</source>
        <translation>ウィンドウを閉じると非表示になり、プログラムは動き続けます。トレイがなければ終了します。</translation>
    </message>
</context>
<context>
    <name>LimitWindow</name>
    <message>
        <source>requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>tokens in</source>
        <translation>入力トークン</translation>
    </message>
    <message>
        <source>tokens out</source>
        <translation>出力トークン</translation>
    </message>
    <message>
        <source>spend cap</source>
        <translation>支出上限</translation>
    </message>
    <message>
        <source>extra usage</source>
        <translation>追加の利用</translation>
    </message>
    <message>
        <source>primary window</source>
        <translation>第1の枠</translation>
    </message>
    <message>
        <source>secondary window</source>
        <translation>第2の枠</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>毎秒</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation>毎分</translation>
    </message>
    <message>
        <source>an hour</source>
        <translation>毎時</translation>
    </message>
    <message>
        <source>a day</source>
        <translation>毎日</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n日</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n時間</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Limits</name>
    <message>
        <source>has reset</source>
        <translation>リセット済み</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1後</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>%1前</translation>
    </message>
    <message>
        <source>old</source>
        <translation>古い</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>使い切り</translation>
    </message>
    <message>
        <source>low</source>
        <translation>少ない</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>↘ falling</source>
        <translation>↘ 減少</translation>
    </message>
    <message>
        <source>↗ rising</source>
        <translation>↗ 増加</translation>
    </message>
    <message>
        <source>→ steady</source>
        <translation>→ 一定</translation>
    </message>
</context>
<context>
    <name>LiveWords</name>
    <message>
        <source>retries used up</source>
        <translation>リトライの使い切り</translation>
    </message>
    <message>
        <source>long Retry-After</source>
        <translation>長いRetry-After</translation>
    </message>
    <message>
        <source>wait budget spent</source>
        <translation>待機予算の使い切り</translation>
    </message>
    <message>
        <source>retry budget spent</source>
        <translation>リトライ予算の使い切り</translation>
    </message>
    <message>
        <source>breaker open</source>
        <translation>ブレーカーがオープン</translation>
    </message>
    <message>
        <source>usage window spent</source>
        <translation>利用枠の使い切り</translation>
    </message>
    <message>
        <source>quota spent</source>
        <translation>クォータの使い切り</translation>
    </message>
    <message>
        <source>own limits: wait too long</source>
        <translation>自分の制限: 待機が長すぎる</translation>
    </message>
    <message>
        <source>context too small</source>
        <translation>コンテキストが小さすぎる</translation>
    </message>
    <message>
        <source>not worth a retry</source>
        <translation>リトライの価値なし</translation>
    </message>
    <message>
        <source>deadline too close</source>
        <translation>デッドラインが近すぎる</translation>
    </message>
    <message>
        <source>larger than the limit</source>
        <translation>制限より大きい</translation>
    </message>
    <message>
        <source>no model left</source>
        <translation>残りのモデルなし</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>tokens in</source>
        <translation>入力トークン</translation>
    </message>
    <message>
        <source>tokens out</source>
        <translation>出力トークン</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>slots</source>
        <translation>スロット</translation>
    </message>
    <message>
        <source>server&apos;s window</source>
        <translation>サーバーの枠</translation>
    </message>
    <message>
        <source>shared limit</source>
        <translation>共有の制限</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>回答済み</translation>
    </message>
    <message>
        <source>from cache</source>
        <translation>キャッシュから</translation>
    </message>
    <message>
        <source>shortened</source>
        <translation>短縮</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>キュー入り</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>a shorter answer</source>
        <translation>短い回答</translation>
    </message>
    <message>
        <source>the cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>the queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>until you act</source>
        <translation>操作するまで</translation>
    </message>
    <message>
        <source>now</source>
        <translation>今</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1後</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Fallback: %1</source>
        <translation>フォールバック: %1</translation>
    </message>
    <message>
        <source>Breaker open: %1</source>
        <translation>ブレーカーがオープン: %1</translation>
    </message>
    <message>
        <source>Nothing is left.</source>
        <translation>残りはありません。</translation>
    </message>
    <message>
        <source>%1 left.</source>
        <translation>残り%1です。</translation>
    </message>
    <message>
        <source>Resets %1.</source>
        <translation>リセット: %1。</translation>
    </message>
    <message>
        <source>%1: the window %2 is spent</source>
        <translation>%1: 利用枠%2の使い切り</translation>
    </message>
    <message>
        <source>%1: the window %2 is nearly spent</source>
        <translation>%1: 利用枠%2の残りわずか</translation>
    </message>
    <message>
        <source>Today&apos;s budget is reached</source>
        <translation>今日の予算に達しました</translation>
    </message>
    <message>
        <source>This month&apos;s budget is reached</source>
        <translation>今月の予算に達しました</translation>
    </message>
    <message>
        <source>Today&apos;s budget is nearly reached</source>
        <translation>今日の予算にほぼ達しました</translation>
    </message>
    <message>
        <source>This month&apos;s budget is nearly reached</source>
        <translation>今月の予算にほぼ達しました</translation>
    </message>
    <message>
        <source>Some calls are of unknown cost: it may be more.</source>
        <translation>コスト不明の呼び出しがあり、実際はさらに多い可能性があります。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more since the last notification.</source>
        <translation>
            <numerusform>前回の通知以降、ほかに%n件あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Planner</name>
    <message>
        <source>at least %1</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
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
        <translation>入力%1 · 出力%2</translation>
    </message>
    <message>
        <source>No price is known for %1.</source>
        <translation>%1の料金が不明です。</translation>
    </message>
    <message>
        <source>as much as the last 30 days&apos; mix</source>
        <translation>過去30日の構成と同じ</translation>
    </message>
    <message>
        <source>%1 less than the last 30 days&apos; mix</source>
        <translation>過去30日の構成より%1少ない</translation>
    </message>
    <message>
        <source>%1 more than the last 30 days&apos; mix</source>
        <translation>過去30日の構成より%1多い</translation>
    </message>
    <message>
        <source>There was no traffic in the last 30 days: the plan is compared with the default profile&apos;s first model.</source>
        <translation>過去30日にトラフィックはありませんでした。計画は既定のプロファイルの最初のモデルと比較されます。</translation>
    </message>
    <message>
        <source>Only the sandbox was asked in the last 30 days: it is its traffic, and its play money.</source>
        <translation>過去30日はサンドボックスだけが呼び出されました。そのトラフィックと仮のお金です。</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>, and %n for long prompts</source>
        <translation>
            <numerusform>、長いプロンプト用%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>USD per million tokens: input / output / cache read / cache write 5 min / 1 h; ? is not known</source>
        <translation>100万トークンあたりUSD: 入力 / 出力 / キャッシュ読み取り / キャッシュ書き込み5分 / 1時間。?は不明</translation>
    </message>
    <message>
        <source>the sandbox&apos;s or this computer&apos;s own: no table speaks of it</source>
        <translation>サンドボックスまたはこのコンピューターのモデル: 料金表にありません</translation>
    </message>
    <message>
        <source>not in the tables</source>
        <translation>料金表になし</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a table and its day</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>another provider&apos;s price (%1)</source>
        <translation>別のプロバイダーの料金（%1）</translation>
    </message>
    <message>
        <source>reported</source>
        <translation>報告値</translation>
    </message>
</context>
<context>
    <name>PromptExport</name>
    <message>
        <source>There is no model to ask.</source>
        <translation>依頼するモデルがありません。</translation>
    </message>
</context>
<context>
    <name>PromptLoad</name>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2件中%1件完了</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>処理中 %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>残り約%1</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>所要 %1</translation>
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
        <translation>呼び出しあたり試行%1回</translation>
    </message>
    <message numerus="yes">
        <source>%n answered only after a failure</source>
        <translation>
            <numerusform>失敗を経て回答 %n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and what has no known price</source>
        <translation>%1、および料金不明のもの</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>回答済み</translation>
    </message>
    <message>
        <source>from the stored answers</source>
        <translation>保存済みの回答から</translation>
    </message>
    <message>
        <source>answered shorter</source>
        <translation>短縮して回答</translation>
    </message>
    <message>
        <source>put into the queue</source>
        <translation>キューに入れた</translation>
    </message>
    <message>
        <source>Equal prompts share one answer while Settings → Cache → Mode is “before any request”: these calls asked no server.</source>
        <translation>設定 → キャッシュ → モードが「常にリクエストの前」の間、等しいプロンプトは1つの回答を共有します。これらの呼び出しはサーバーに依頼していません。</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 待機中</translation>
    </message>
</context>
<context>
    <name>Queue</name>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>送信済み</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>shortened</source>
        <translation>短縮</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>回答済み</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>now</source>
        <translation>今</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1後</translation>
    </message>
    <message>
        <source>It was sent, and the program ended before an answer: it may have been answered and billed (Queue, unknown outcome)</source>
        <translation>送信されましたが、回答の前にプログラムが終了しました。回答され課金された可能性があります（キュー、結果不明）</translation>
    </message>
    <message>
        <source>the queue is paused</source>
        <translation>キューは一時停止中</translation>
    </message>
    <message>
        <source>its turn comes next (Limits, in flight of batch)</source>
        <translation>次の順番です（制限、batchの同時リクエスト）</translation>
    </message>
    <message>
        <source>the program ended before it was sent</source>
        <translation>送信される前にプログラムが終了しました</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>入力%1、出力%2</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>コスト不明</translation>
    </message>
    <message>
        <source>A stored answer to an equal request.</source>
        <translation>等しいプロンプトへの保存済みの回答です。</translation>
    </message>
    <message>
        <source>A shorter answer: no model could give the whole one (Fallback, degrade).</source>
        <translation>短い回答: 完全な回答を返せるモデルがありませんでした（フォールバック、縮小）。</translation>
    </message>
</context>
<context>
    <name>ReplyDecoder</name>
    <message>
        <source>the error&apos;s own words</source>
        <translation>エラー自体のメッセージ</translation>
    </message>
    <message>
        <source>the reset of the window that is spent</source>
        <translation>使い切った枠のリセット</translation>
    </message>
    <message>
        <source>A good answer: no rule for waits applies.</source>
        <translation>正常な回答: 待機の規則は適用されません。</translation>
    </message>
    <message>
        <source>The server names no time: pauses are the client&apos;s own (Retry, backoff).</source>
        <translation>サーバーは時間を示していません: 休止はクライアントが決めます（リトライ、バックオフ）。</translation>
    </message>
    <message>
        <source>%1 decides: %2, until %3.</source>
        <translation>決め手は%1: %2、%3まで。</translation>
    </message>
    <message>
        <source>the model cools until then, as the server asked</source>
        <translation>サーバーの要求どおり、モデルはその時刻までクールダウンします</translation>
    </message>
    <message>
        <source>the time that the server asked for, and a little more so that callers do not come back together (Server hints, padding)</source>
        <translation>サーバーが求めた時間に、呼び出し元が一斉に戻らないよう少し加えます（サーバーヒント、余裕）</translation>
    </message>
    <message>
        <source>a pause of the client&apos;s own (Retry, backoff)</source>
        <translation>クライアント自身の休止（リトライ、バックオフ）</translation>
    </message>
    <message>
        <source>after %1, at %2</source>
        <translation>%1後、%2</translation>
    </message>
    <message>
        <source>after %1 to %2, from %3</source>
        <translation>%1～%2後、%3から</translation>
    </message>
    <message>
        <source>The next attempt at this model starts %1: %2.</source>
        <translation>このモデルでの次の試行の開始: %1。%2。</translation>
    </message>
    <message>
        <source>Nothing more is sent: the call is answered.</source>
        <translation>これ以上は送りません。呼び出しは回答されました。</translation>
    </message>
    <message>
        <source>it cannot answer now</source>
        <translation>今は回答できません</translation>
    </message>
    <message>
        <source>No further attempt at this model: %1. The next one of the chain is asked at once.</source>
        <translation>このモデルではもう試行しません: %1。チェーンの次のモデルにすぐ依頼します。</translation>
    </message>
    <message>
        <source>No further attempt: the call ends (%1).</source>
        <translation>もう試行しません。呼び出しは終わります（%1）。</translation>
    </message>
    <message>
        <source>The model is left alone until %1.</source>
        <translation>%1までこのモデルを呼び出しません。</translation>
    </message>
    <message>
        <source>%1 says %2; it comes after the one that decides.</source>
        <translation>%1: %2。決め手となるものより後です。</translation>
    </message>
    <message>
        <source>This is too long for one response: at most %1 can be read.</source>
        <translation>1つの応答としては長すぎます。読めるのは最大%1です。</translation>
    </message>
    <message>
        <source>This is no HTTP response: it must start with a status line, as “HTTP/1.1 429 Too Many Requests”.</source>
        <translation>HTTP応答ではありません。“HTTP/1.1 429 Too Many Requests”のようなステータス行で始まる必要があります。</translation>
    </message>
    <message>
        <source>What would come next cannot be told: %1</source>
        <translation>次に何が起こるかはわかりません: %1</translation>
    </message>
    <message>
        <source>The server&apos;s words: %1</source>
        <translation>サーバーのメッセージ: %1</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>リクエストID: %1</translation>
    </message>
</context>
<context>
    <name>SettingsChange</name>
    <message>
        <source>Provider %1</source>
        <translation>プロバイダー%1</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>モデル%1</translation>
    </message>
    <message>
        <source>Profile %1</source>
        <translation>プロファイル%1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1を追加</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1、ほか%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPanels</name>
    <message>
        <source>Providers &amp; keys</source>
        <translation>プロバイダーとキー</translation>
    </message>
    <message>
        <source>Where requests go, and the key that opens the door. Keys are kept in the system&apos;s keychain only.</source>
        <translation>リクエストの送り先と、その扉を開くキーです。キーはシステムのキーチェーンにのみ保管されます。</translation>
    </message>
    <message>
        <source>Models &amp; prices</source>
        <translation>モデルと料金</translation>
    </message>
    <message>
        <source>What can be asked, by which provider, and what it costs.</source>
        <translation>何をどのプロバイダーに依頼でき、いくらかかるかです。</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>How much a model is asked to bear. A request waits here rather than being refused there.</source>
        <translation>モデルに任せる負荷です。リクエストは先方で拒否される代わりに、ここで待ちます。</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>リトライ</translation>
    </message>
    <message>
        <source>How often and how patiently a call tries again.</source>
        <translation>呼び出しが何回、どれだけ粘り強く再試行するかです。</translation>
    </message>
    <message>
        <source>Server hints</source>
        <translation>サーバーヒント</translation>
    </message>
    <message>
        <source>How far to follow a server that says when to come back (Retry-After).</source>
        <translation>いつ戻るべきかを示すサーバーにどこまで従うかです（Retry-After）。</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>ブレーカー</translation>
    </message>
    <message>
        <source>When a failing model is left alone, and when it is tried again. Each model has its own breaker.</source>
        <translation>失敗するモデルをいつ止め、いつ再び試すかです。ブレーカーはモデルごとにあります。</translation>
    </message>
    <message>
        <source>Retry budget</source>
        <translation>リトライ予算</translation>
    </message>
    <message>
        <source>Keeps retries from multiplying the load of a provider that is in trouble.</source>
        <translation>リトライが、困っているプロバイダーの負荷を増やさないようにします。</translation>
    </message>
    <message>
        <source>Fallback chains</source>
        <translation>フォールバックチェーン</translation>
    </message>
    <message>
        <source>Who is asked next. Drag to order, or use Alt+Up and Alt+Down.</source>
        <translation>次に依頼する相手です。ドラッグまたはAlt+Up、Alt+Downで並べ替えます。</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Named ways to call: who waits, and for how long.</source>
        <translation>名前を付けた呼び出し方です: 何がどれだけ待つかです。</translation>
    </message>
    <message>
        <source>History &amp; queue</source>
        <translation>履歴とキュー</translation>
    </message>
    <message>
        <source>What is kept of calls, prompts and answers, and for how long; calls that wait for their time.</source>
        <translation>呼び出し、プロンプト、回答の何をどれだけ保管するか、そして時を待つ呼び出しです。</translation>
    </message>
    <message>
        <source>Sandbox faults</source>
        <translation>サンドボックスの障害</translation>
    </message>
    <message>
        <source>The built-in provider fails as told, so that you can watch the client cope.</source>
        <translation>組み込みのプロバイダーが指定どおりに失敗するので、クライアントの対処を観察できます。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>How the window looks.</source>
        <translation>ウィンドウの見た目です。</translation>
    </message>
    <message>
        <source>Budgets</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>What a day and a month may cost before you are told. Nothing is held back for it.</source>
        <translation>通知が来るまでに1日と1か月に使える金額です。これによって呼び出しが保留されることはありません。</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>What the desktop tells you of while you look elsewhere. Shown by the desktop&apos;s notification service; where there is none, nothing is shown, and the log says why.</source>
        <translation>ほかのことをしている間にデスクトップが知らせる内容です。デスクトップの通知サービスが表示します。サービスがなければ表示されず、理由はログに残ります。</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>%1 to %2</source>
        <comment>two durations</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>What opens it</source>
        <translation>オープンになる条件</translation>
    </message>
    <message numerus="yes">
        <source>when %1 or more of at least %n outcomes of the last %2 are failures</source>
        <translation>
            <numerusform>直近%2の結果が%n件以上で、その%1以上が失敗のとき</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n failures in a row</source>
        <translation>
            <numerusform>%n回連続で失敗したとき</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: both conditions are off. A model that fails is asked again and again.</source>
        <translation>なし: どちらの条件もオフです。失敗するモデルにも依頼し続けます。</translation>
    </message>
    <message>
        <source>Opens %1.</source>
        <translation>%1にオープンになります。</translation>
    </message>
    <message>
        <source>Opens %1, or %2.</source>
        <translation>%1、または%2にオープンになります。</translation>
    </message>
    <message numerus="yes">
        <source>A model that fails from the first call on is left after %n calls.</source>
        <translation>
            <numerusform>最初の呼び出しから失敗するモデルからは、呼び出し%n件で離れます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n calls</source>
        <translation>
            <numerusform>呼び出し%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>When it tries again</source>
        <translation>再び試す時期</translation>
    </message>
    <message>
        <source>Left alone for %1; each trial that fails leaves it for longer: %2, at most %3.</source>
        <translation>呼び出さない時間は%1で、プローブが失敗するたびに長くなります: %2、最長%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n requests may try at once;</source>
        <translation>
            <numerusform>同時のプローブは%n件です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes after %n successes.</source>
        <translation>
            <numerusform>%n回成功するとクローズになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>30 s of rate limits, 5 calls a second</source>
        <translation>レート制限が30秒、毎秒5件の呼び出し</translation>
    </message>
    <message>
        <source>30 s of failures, 5 calls a second</source>
        <translation>失敗が30秒、毎秒5件の呼び出し</translation>
    </message>
    <message>
        <source>then none until a call succeeds</source>
        <translation>その後は呼び出しが成功するまでなし</translation>
    </message>
    <message>
        <source>and never an end to them: they cost nothing</source>
        <translation>コストがかからないため際限なし</translation>
    </message>
    <message>
        <source>then one each %1</source>
        <translation>その後は%1ごとに1回</translation>
    </message>
    <message>
        <source>Any number of retries at once</source>
        <translation>一度のリトライの回数に制限なし</translation>
    </message>
    <message numerus="yes">
        <source>%n retries at once,</source>
        <translation>
            <numerusform>一度にリトライ%n回、</numerusform>
        </translation>
    </message>
    <message>
        <source>(of %1 wanted in this storm: %2 sent, %3 refused). A refused retry is no delay: the call goes on to the next model.</source>
        <translation>（この状況で必要な%1回のうち、送信%2回、拒否%3回）。リトライが拒否されても遅れはありません。呼び出しは次のモデルに移ります。</translation>
    </message>
    <message>
        <source>calls of %1 tokens in and %2 out</source>
        <translation>入力%1トークン、出力%2トークンの呼び出し</translation>
    </message>
    <message numerus="yes">
        <source>Never more than %n in flight.</source>
        <translation>
            <numerusform>同時リクエストは最大%n件です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Any number may be in flight.</source>
        <translation>同時リクエストの数に制限はありません。</translation>
    </message>
    <message>
        <source>then none: the rate of %1 is 0.</source>
        <translation>その後はなし: %1のレートが0です。</translation>
    </message>
    <message>
        <source>then %1 a minute (one each %2), held by %3.</source>
        <translation>その後は毎分%1件（%2ごとに1件）、制限の要因: %3。</translation>
    </message>
    <message>
        <source>less than 1 ms</source>
        <translation>1ミリ秒未満</translation>
    </message>
    <message>
        <source>Calls started in the first minute</source>
        <translation>最初の1分間に始まる呼び出し</translation>
    </message>
    <message>
        <source>No rate holds this model: all calls start at once. %1</source>
        <translation>このモデルにレート制限はなく、すべての呼び出しがすぐ始まります。%1</translation>
    </message>
    <message>
        <source>Never: one of the %1 is larger than all that %2 can hold.</source>
        <translation>始まりません: %1の1件が、制限の全体より大きいです（%2）。</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>試行%1</translation>
    </message>
    <message>
        <source>Waits after a rate limit or an overload</source>
        <translation>レート制限や過負荷の後の待機</translation>
    </message>
    <message>
        <source>Waits after another failure</source>
        <translation>その他の失敗の後の待機</translation>
    </message>
    <message>
        <source>No retry: a model is asked once for a call.</source>
        <translation>リトライなし: 1回の呼び出しでモデルに1度だけ依頼します。</translation>
    </message>
    <message>
        <source>Before attempts 2 to %1 at one model: %2.</source>
        <translation>1つのモデルで試行2～%1の前: %2。</translation>
    </message>
    <message>
        <source>And so on up to attempt %1.</source>
        <translation>試行%1まで同様です。</translation>
    </message>
    <message>
        <source>The waits from attempt %1 on (grey) are not taken: together they are longer than the %2 that a call may wait.</source>
        <translation>試行%1以降の待機（灰色）は行いません。合計すると、呼び出しが待てる%2を超えます。</translation>
    </message>
    <message>
        <source>Hints are not respected: the backoff decides.</source>
        <translation>ヒントには従わず、バックオフが決めます。</translation>
    </message>
    <message>
        <source>Up to %1: waited for.</source>
        <translation>%1まで: 待ちます。</translation>
    </message>
    <message>
        <source>Up to %1: the next model if one can start now, else waited for.</source>
        <translation>%1まで: すぐ始められる次のモデルがあれば移り、なければ待ちます。</translation>
    </message>
    <message>
        <source>Beyond %1: the model is left at once, %2.</source>
        <translation>%1超: すぐにモデルを離れます。%2。</translation>
    </message>
    <message>
        <source>backoff</source>
        <translation>バックオフ</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待機</translation>
    </message>
    <message>
        <source>next, or waits</source>
        <translation>次のモデルまたは待機</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>離れる</translation>
    </message>
    <message>
        <source>A Retry-After takes their place (Server hints).</source>
        <translation>Retry-Afterがあれば、その値が代わりに使われます（サーバーヒント）。</translation>
    </message>
    <message>
        <source>Also where the server says when to come back: its hints are not respected.</source>
        <translation>いつ戻るべきかをサーバーが示しても同じです。サーバーヒントには従いません。</translation>
    </message>
    <message>
        <source>What a Retry-After of that length does</source>
        <translation>その長さのRetry-Afterの働き</translation>
    </message>
    <message>
        <source>1 s is waited for as %1.</source>
        <translation>ヒントが1秒なら、実際の待機は%1です。</translation>
    </message>
    <message numerus="yes">
        <source>Of %1, %Ln start at once, %2 %3</source>
        <translation>
            <numerusform>%1: %Ln件がすぐ開始、%2 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Before attempt 2 at one model: %1.</source>
        <translation>1つのモデルで試行2の前: %1。</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>empty:</source>
        <translation>空:</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>days</source>
        <translation>日</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>per minute</source>
        <translation>毎分</translation>
    </message>
    <message>
        <source>tokens / min</source>
        <translation>トークン/分</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>毎秒</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>USD / million tokens</source>
        <translation>USD/100万トークン</translation>
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
        <translation>システムのキーチェーン</translation>
    </message>
    <message>
        <source>environment variable</source>
        <translation>環境変数</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>full: anywhere from 0</source>
        <translation>全域: 0から一様</translation>
    </message>
    <message>
        <source>equal: the upper half</source>
        <translation>均等: 上半分</translation>
    </message>
    <message>
        <source>proportional: a share on top</source>
        <translation>比例: 上に一定割合</translation>
    </message>
    <message>
        <source>next model</source>
        <translation>次のモデル</translation>
    </message>
    <message>
        <source>smaller request</source>
        <translation>縮小リクエスト</translation>
    </message>
    <message>
        <source>stored answer</source>
        <translation>保存済みの回答</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>asks for max_completion_tokens</source>
        <translation>max_completion_tokensを求める</translation>
    </message>
    <message>
        <source>knows no stream_options</source>
        <translation>stream_optionsを知らない</translation>
    </message>
    <message>
        <source>reports no usage in streams</source>
        <translation>ストリームで使用量を報告しない</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>same as here</source>
        <translation>ここと同じ</translation>
    </message>
    <message>
        <source>by the dialect</source>
        <translation>API形式による</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>General</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>料金</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>Fallback</source>
        <translation>フォールバック</translation>
    </message>
    <message>
        <source>Attempts and times</source>
        <translation>試行と時間</translation>
    </message>
    <message>
        <source>Waits between attempts</source>
        <translation>試行間の待機</translation>
    </message>
    <message>
        <source>Server hints</source>
        <translation>サーバーヒント</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>ブレーカー</translation>
    </message>
    <message>
        <source>Retry budget</source>
        <translation>リトライ予算</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>サンドボックス</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Stored answers</source>
        <translation>保存済みの回答</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>Smaller request</source>
        <translation>縮小リクエスト</translation>
    </message>
    <message>
        <source>Relay</source>
        <translation>リレー</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>フック</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>before any request</source>
        <translation>常にリクエストの前</translation>
    </message>
    <message>
        <source>when all models fail</source>
        <translation>全モデルが失敗したとき</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>確認する</translation>
    </message>
    <message>
        <source>send again</source>
        <translation>再送する</translation>
    </message>
    <message>
        <source>the caller&apos;s own</source>
        <translation>呼び出し元のキー</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the range of a setting</comment>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>%1 in flight  ·  %2 waiting</source>
        <translation>処理中 %1  ·  待機 %2</translation>
    </message>
    <message>
        <source>Requests that run, and calls that wait for a limit or a retry. Opens Live.</source>
        <translation>実行中のリクエストと、制限やリトライを待つ呼び出し。「ライブ」を開きます。</translation>
    </message>
    <message>
        <source>queue %1</source>
        <translation>キュー %1</translation>
    </message>
    <message>
        <source>Jobs that wait or run, of all programs. Opens Queue.</source>
        <translation>全プログラムの、待機中または実行中のジョブ。「キュー」を開きます。</translation>
    </message>
    <message>
        <source>queue %1, paused</source>
        <translation>キュー %1、一時停止中</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>today %1 of %2</source>
        <translation>今日 %1 / %2</translation>
    </message>
    <message>
        <source>%1  ·  month %2 of %3</source>
        <translation>%1  ·  今月 %2 / %3</translation>
    </message>
    <message>
        <source>sandbox only</source>
        <translation>サンドボックスのみ</translation>
    </message>
    <message>
        <source>The default profile asks the built-in sandbox only: nothing leaves this computer, and nothing is billed. Opens Settings, where a provider can be added.</source>
        <translation>既定のプロファイルは組み込みのサンドボックスだけに依頼します。このコンピューターの外には何も送られず、請求もありません。プロバイダーを追加できる「設定」を開きます。</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>The system says that there is no network. Calls are sent all the same, and will fail or wait.</source>
        <translation>システムによるとネットワークがありません。呼び出しはそのまま送られ、失敗または待機になります。</translation>
    </message>
    <message>
        <source>no limit is short</source>
        <translation>不足している制限なし</translation>
    </message>
    <message>
        <source>All limits are full. Opens Live.</source>
        <translation>すべての制限に余裕があります。「ライブ」を開きます。</translation>
    </message>
    <message>
        <source>PAUSED: nothing new is sent</source>
        <translation>一時停止中: 新しい送信はありません</translation>
    </message>
    <message>
        <source>tightest: %1</source>
        <translation>最も厳しい制限: %1</translation>
    </message>
    <message>
        <source>By the server&apos;s own figure. Opens Headers.</source>
        <translation>サーバー自身が示した値です。「ヘッダー」を開きます。</translation>
    </message>
    <message>
        <source>Opens Live.</source>
        <translation>「ライブ」を開きます。</translation>
    </message>
    <message>
        <source>What today&apos;s calls cost, without the sandbox&apos;s play money. Opens Costs.</source>
        <translation>サンドボックスの仮のお金を除いた、今日の呼び出しのコスト。「コスト」を開きます。</translation>
    </message>
    <message>
        <source>Pause all calls is on. Opens Live, where it can be taken back.</source>
        <translation>「すべての呼び出しを一時停止」がオンです。解除できる「ライブ」を開きます。</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>first token %1</source>
        <translation>最初のトークン %1</translation>
    </message>
    <message>
        <source>waited %1</source>
        <translation>待機 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>試行%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>入力%1、出力%2</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1（推定）</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>コスト不明</translation>
    </message>
    <message>
        <source>A stored answer, %1 old</source>
        <translation>保存済みの回答、%1前</translation>
    </message>
    <message>
        <source>The answer of an equal call that was running</source>
        <translation>実行中だった等しい呼び出しの回答</translation>
    </message>
    <message>
        <source>A shorter answer</source>
        <translation>短い回答</translation>
    </message>
    <message>
        <source>No model could give the whole one, so one of them was asked for less (Fallback, degrade).</source>
        <translation>完全な回答を返せるモデルがなかったため、1つのモデルに少なく依頼しました（フォールバック、縮小）。</translation>
    </message>
    <message>
        <source>In the queue as job %1</source>
        <translation>キューのジョブ%1</translation>
    </message>
    <message>
        <source>It is sent when a model is ready again; the answer will be on the Queue page.</source>
        <translation>モデルが再び使えるようになったら送信されます。回答はキューページに表示されます。</translation>
    </message>
</context>
<context>
    <name>TightestLimit</name>
    <message>
        <source>resets %1</source>
        <translation>リセット %1</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>使い切り</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>model, limit, what is left</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>full %1</source>
        <translation>全回復 %1</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>No limit is short</source>
        <translation>不足している制限なし</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is left, when it is whole again</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 in flight, %2 waiting</source>
        <translation>処理中 %1、待機 %2</translation>
    </message>
    <message>
        <source>Paused: nothing new is sent</source>
        <translation>一時停止中: 新しい送信はありません</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message numerus="yes">
        <source>%n calls</source>
        <translation>
            <numerusform>呼び出し%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jobs</source>
        <translation>
            <numerusform>ジョブ%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are under way.</source>
        <translation>%1と%2が進行中です。</translation>
    </message>
    <message>
        <source>If you quit now, the answer of a call is lost, and may be billed all the same.</source>
        <translation>今終了すると呼び出しの回答は失われ、それでも課金される可能性があります。</translation>
    </message>
    <message>
        <source>If you quit now, a job whose request is out is of unknown outcome: it may have been answered, and billed. Jobs that wait are kept.</source>
        <translation>今終了すると、送信済みのジョブは結果不明になります。回答され課金された可能性があります。待機中のジョブは保管されます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 are under way.</source>
        <comment>%1: calls or jobs, with their number</comment>
        <translation>
            <numerusform>%1が進行中です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you wait, only those that are under way are waited for: %Ln more calls of the load are not sent.</source>
        <translation>
            <numerusform>待つ場合、待つのは進行中のものだけです。負荷の残りの呼び出し %Ln 件は送信されません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Waterfall</name>
    <message>
        <source>the server asked for it (Retry-After)</source>
        <translation>サーバーの要求です（Retry-After）</translation>
    </message>
    <message>
        <source>a pause before the next try (Retry, backoff)</source>
        <translation>次の試行までの休止（リトライ、バックオフ）</translation>
    </message>
    <message>
        <source>a local limit</source>
        <translation>ローカルの制限</translation>
    </message>
    <message>
        <source>all slots are taken (Limits, in flight)</source>
        <translation>全スロットが使用中です（制限、同時リクエスト）</translation>
    </message>
    <message>
        <source>every model is cooling, as the server asked</source>
        <translation>サーバーの要求どおり、全モデルがクールダウン中です</translation>
    </message>
    <message>
        <source>other programs use the shared limit</source>
        <translation>ほかのプログラムが共有の制限を使っています</translation>
    </message>
    <message>
        <source>your limit of %1 is used up (Limits)</source>
        <translation>設定した%1の制限を使い切りました（制限）</translation>
    </message>
    <message>
        <source>No further model: %1</source>
        <translation>残りのモデルなし: %1</translation>
    </message>
    <message>
        <source>→ %1: %2</source>
        <translation>→ %1: %2</translation>
    </message>
    <message>
        <source>→ a shorter answer from %1: %2</source>
        <translation>→ %1からの短い回答: %2</translation>
    </message>
    <message>
        <source>→ a stored answer: %1</source>
        <translation>→ 保存済みの回答: %1</translation>
    </message>
    <message>
        <source>→ the queue, job %1: %2</source>
        <translation>→ キュー、ジョブ%1: %2</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>回答済み</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>requests per minute</source>
        <translation>毎分のリクエスト</translation>
    </message>
    <message>
        <source>input tokens per minute</source>
        <translation>毎分の入力トークン</translation>
    </message>
    <message>
        <source>output tokens per minute</source>
        <translation>毎分の出力トークン</translation>
    </message>
    <message>
        <source>tokens per minute</source>
        <translation>毎分のトークン</translation>
    </message>
    <message>
        <source>requests in flight</source>
        <translation>同時リクエスト</translation>
    </message>
    <message>
        <source>the server&apos;s window</source>
        <translation>サーバーの枠</translation>
    </message>
    <message>
        <source>the limit shared with other programs</source>
        <translation>ほかのプログラムと共有する制限</translation>
    </message>
    <message>
        <source>no tries left here (Retry, attempts per model)</source>
        <translation>ここでの試行が残っていません（リトライ、モデルごとの試行）</translation>
    </message>
    <message>
        <source>the server asked for a longer wait than you allow (Server hints)</source>
        <translation>サーバーが許容より長い待機を求めました（サーバーヒント）</translation>
    </message>
    <message>
        <source>the wait does not fit what a call may wait (Retry, total wait)</source>
        <translation>呼び出しが待てる時間に待機が収まりません（リトライ、全体の待機）</translation>
    </message>
    <message>
        <source>the provider&apos;s retry budget is spent (Retry budget)</source>
        <translation>プロバイダーのリトライ予算を使い切りました（リトライ予算）</translation>
    </message>
    <message>
        <source>its breaker is open (Breaker)</source>
        <translation>ブレーカーがオープンです（ブレーカー）</translation>
    </message>
    <message>
        <source>its usage window is spent</source>
        <translation>利用枠を使い切りました</translation>
    </message>
    <message>
        <source>its quota or credit is spent</source>
        <translation>クォータまたはクレジットを使い切りました</translation>
    </message>
    <message>
        <source>its local limit would make the call wait too long (Limits)</source>
        <translation>ローカルの制限により呼び出しの待機が長くなりすぎます（制限）</translation>
    </message>
    <message>
        <source>the prompt does not fit its context window</source>
        <translation>プロンプトがコンテキストウィンドウに収まりません</translation>
    </message>
    <message>
        <source>trying again would not help</source>
        <translation>再試行しても役に立ちません</translation>
    </message>
    <message>
        <source>the wait goes past the deadline (Retry, deadline)</source>
        <translation>待機がデッドラインを越えます（リトライ、デッドライン）</translation>
    </message>
    <message>
        <source>the request is larger than its whole limit (Limits)</source>
        <translation>リクエストが制限全体より大きいです（制限）</translation>
    </message>
    <message>
        <source>no model is left</source>
        <translation>残りのモデルがありません</translation>
    </message>
    <message>
        <source>it rests, as its server asked (Server hints)</source>
        <translation>サーバーの要求どおりクールダウン中です（サーバーヒント）</translation>
    </message>
    <message>
        <source>it rests after an error that trying again would not help</source>
        <translation>再試行が役に立たないエラーの後のクールダウン中です</translation>
    </message>
    <message>
        <source>Waited %1: %2</source>
        <translation>%1待機: %2</translation>
    </message>
    <message>
        <source>Waiting %1: %2</source>
        <translation>%1待機中: %2</translation>
    </message>
    <message>
        <source>Waiting since %1: %2</source>
        <translation>%1から待機中: %2</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation>実行中 %1</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>First token after %1</source>
        <translation>%1後に最初のトークン</translation>
    </message>
    <message>
        <source>Waiting for the first token</source>
        <translation>最初のトークンを待機中</translation>
    </message>
    <message>
        <source>The stream broke off</source>
        <translation>ストリームが途切れました</translation>
    </message>
    <message>
        <source>Breaker opened</source>
        <translation>ブレーカーがオープンになりました</translation>
    </message>
    <message>
        <source>Attempt %1 at this model, %2 of the call</source>
        <translation>このモデルで試行%1、呼び出し全体で%2</translation>
    </message>
    <message>
        <source>Provider: %1</source>
        <translation>プロバイダー: %1</translation>
    </message>
    <message>
        <source>The server asked for %1</source>
        <translation>サーバーが%1の待機を要求</translation>
    </message>
</context>
<context>
    <name>plimsoll::AboutDialog</name>
    <message>
        <source>About Plimsoll</source>
        <translation>Plimsollについて</translation>
    </message>
    <message>
        <source>Plimsoll is free software under the GNU General Public License, version 3 or later; programs that are built with Qt Charts are under version 3. There is no warranty.</source>
        <translation>PlimsollはGNU General Public Licenseバージョン3以降に基づく自由ソフトウェアです。Qt Chartsを使ってビルドしたプログラムにはバージョン3が適用されます。保証は一切ありません。</translation>
    </message>
    <message>
        <source>Plimsoll %1</source>
        <translation>Plimsoll %1</translation>
    </message>
    <message>
        <source>Shows how much a language model&apos;s API will bear, and keeps the work moving when it bears no more.</source>
        <translation>言語モデルのAPIがどれだけの負荷に耐えられるかを示し、耐えられなくなっても作業を止めません。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Versions and paths as text, for a report</source>
        <translation>報告用に、バージョンとパスをテキストでコピーします</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピー済み</translation>
    </message>
</context>
<context>
    <name>plimsoll::Application</name>
    <message>
        <source>The built-in sandbox did not start: %1</source>
        <translation>組み込みのサンドボックスが起動しませんでした: %1</translation>
    </message>
    <message>
        <source>The sandbox does not understand a fault: %1</source>
        <translation>サンドボックスが理解できない障害の指定があります: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::ChartCard</name>
    <message>
        <source>%1, as a table</source>
        <translation>%1、表形式</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>値を表で表示</translation>
    </message>
    <message>
        <source>Show %1 as a table</source>
        <translation>%1を表で表示</translation>
    </message>
</context>
<context>
    <name>plimsoll::ChartTableModel</name>
    <message>
        <source>When</source>
        <translation>時点</translation>
    </message>
</context>
<context>
    <name>plimsoll::Closing</name>
    <message>
        <source>Quit Plimsoll?</source>
        <translation>Plimsollを終了しますか?</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Wait until they end</source>
        <translation>終わるまで待つ(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>End the session?</source>
        <translation>セッションを終了しますか?</translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsModel</name>
    <message>
        <source>Failed in the end, or cancelled</source>
        <translation>最終的に失敗、またはキャンセル</translation>
    </message>
    <message>
        <source>Answered from the cache: their tokens were paid for before and are not counted again</source>
        <translation>キャッシュから回答: トークンは以前に支払済みのため、再び数えません</translation>
    </message>
    <message>
        <source>Neither answered nor failed: a job waits for an answer</source>
        <translation>回答も失敗もなし: ジョブが回答を待っています</translation>
    </message>
    <message>
        <source>The part of the cost that went to attempts without a use: failed, retried, broken off</source>
        <translation>無駄になった試行のコスト: 失敗、リトライ、切断</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Cached</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>入力トークン</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>出力トークン</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Of it wasted</source>
        <translation>うち無駄</translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsPage</name>
    <message>
        <source>Costs</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>表示内容</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>What has been spent</source>
        <translation>これまでの支出</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>プランナー</translation>
    </message>
    <message>
        <source>What other traffic would cost</source>
        <translation>別のトラフィックでのコスト</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>料金</translation>
    </message>
    <message>
        <source>Prices of the models</source>
        <translation>モデルの料金</translation>
    </message>
    <message>
        <source>The history cannot be read just now: %1</source>
        <translation>今は履歴を読めません: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsPlanner</name>
    <message>
        <source>Planner</source>
        <translation>プランナー</translation>
    </message>
    <message>
        <source>Tokens a month</source>
        <translation>月間トークン</translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation>出力(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Input</source>
        <translation>入力(&amp;I)</translation>
    </message>
    <message>
        <source>Output tokens a month, in millions</source>
        <translation>月間の出力トークン（100万単位）</translation>
    </message>
    <message>
        <source>Input tokens a month, in millions</source>
        <translation>月間の入力トークン（100万単位）</translation>
    </message>
    <message>
        <source>As in the last 30 days</source>
        <translation>直近30日と同じ</translation>
    </message>
    <message>
        <source>Takes tokens and mix from the history</source>
        <translation>履歴からトークンと構成を取り込みます</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>月間コスト</translation>
    </message>
    <message>
        <source>Mix of models</source>
        <translation>モデルの構成</translation>
    </message>
    <message>
        <source>The models&apos; parts of the last 30 days&apos; output tokens</source>
        <translation>直近30日の出力トークンに占める各モデルの割合</translation>
    </message>
    <message>
        <source>Add a model from the price tables</source>
        <translation>料金表からモデルを追加</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>モデルを追加…</translation>
    </message>
    <message>
        <source>The parts always add up to 100 %: what you set stays, and the model that was set longest ago takes or gives the rest.</source>
        <translation>割合の合計は常に100 %です。設定した値はそのままで、最も前に設定したモデルが残りを引き受けます。</translation>
    </message>
    <message>
        <source>This mix</source>
        <translation>この構成</translation>
    </message>
    <message>
        <source>The mix beside that of the last 30 days</source>
        <translation>過去30日の構成との比較</translation>
    </message>
    <message>
        <source>Mix of the last 30 days</source>
        <translation>過去30日の構成</translation>
    </message>
    <message>
        <source>Default profile: %1</source>
        <translation>既定のプロファイル: %1</translation>
    </message>
    <message>
        <source>Last 30 days&apos; mix</source>
        <translation>過去30日の構成</translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsPresenter</name>
    <message>
        <source>Budget of a day: %1</source>
        <translation>1日の予算: %1</translation>
    </message>
    <message>
        <source>Budget of a month: %1</source>
        <translation>1か月の予算: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsPrices</name>
    <message>
        <source>Prices of the models</source>
        <translation>モデルの料金</translation>
    </message>
    <message>
        <source>Import a price file…</source>
        <translation>料金ファイルを読み込む…</translation>
    </message>
    <message>
        <source>LiteLLM&apos;s model_prices_and_context_window.json, or a table of Plimsoll&apos;s own format</source>
        <translation>LiteLLMのmodel_prices_and_context_window.json、またはPlimsoll形式の表</translation>
    </message>
    <message>
        <source>Prices: model, configured, by the table, where it is from</source>
        <translation>料金: モデル、設定値、表の値、出典</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Takes the last change of prices back</source>
        <translation>最後の料金の変更を取り消します</translation>
    </message>
    <message>
        <source>Import a price file</source>
        <translation>料金ファイルの読み込み</translation>
    </message>
    <message>
        <source>Price files (*.json);;All files (*)</source>
        <translation>料金ファイル (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The price file was not taken. %1</source>
        <translation>料金ファイルは適用されませんでした。%1</translation>
    </message>
    <message numerus="yes">
        <source>Change %n prices</source>
        <translation>
            <numerusform>料金を%n件変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the table</source>
        <translation>料金表を保管</translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsSpent</name>
    <message>
        <source>No calls yet</source>
        <translation>呼び出しはまだありません</translation>
    </message>
    <message>
        <source>This page shows what the calls of all your programs cost, by model, provider, profile and day, and what of it was wasted. The planner works without calls too.</source>
        <translation>このページには、すべてのプログラムの呼び出しのコストと、そのうち無駄になった分が、モデル、プロバイダー、プロファイル、日ごとに表示されます。プランナーは呼び出しがなくても使えます。</translation>
    </message>
    <message>
        <source>Send a prompt</source>
        <translation>プロンプトを送る</translation>
    </message>
    <message>
        <source>Costs by</source>
        <translation>コストの分類</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>%1別</translation>
    </message>
    <message>
        <source>Time range</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>%1d</source>
        <comment>days</comment>
        <translation>%1日</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>直近%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All there is</source>
        <translation>あるものすべて</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>グラフをPNGに…</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>表をCSVに…</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>グラフのエクスポート</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>表のエクスポート</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Of it wasted</source>
        <translation>うち無駄</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>予算</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>今月</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Set the budget lines in Settings</source>
        <translation>設定で予算の上限を決めます</translation>
    </message>
    <message>
        <source>Cost over time</source>
        <translation>コストの推移</translation>
    </message>
    <message>
        <source>Costs: group, calls, failed, tokens in and out, cost, waste</source>
        <translation>コスト: 区分、呼び出し、失敗、入力・出力トークン、コスト、無駄</translation>
    </message>
    <message>
        <source>Cost by provider</source>
        <translation>プロバイダー別コスト</translation>
    </message>
    <message>
        <source>Cost by profile</source>
        <translation>プロファイル別コスト</translation>
    </message>
    <message>
        <source>Cost by model</source>
        <translation>モデル別コスト</translation>
    </message>
    <message>
        <source>No calls in this time.</source>
        <translation>この期間の呼び出しはありません。</translation>
    </message>
    <message>
        <source>Nothing was spent in this time.</source>
        <translation>この期間の支出はありません。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1に書き込めませんでした: %2</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1に書き込みました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls</source>
        <translation>
            <numerusform>呼び出し%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 of play money in the sandbox</source>
        <translation>ほかにサンドボックスの仮のお金 %1</translation>
    </message>
    <message>
        <source>%1: sandbox (play money)</source>
        <comment>%1: what the chart shows</comment>
        <translation>%1: サンドボックス（仮のお金）</translation>
    </message>
</context>
<context>
    <name>plimsoll::DesktopNotifications</name>
    <message>
        <source>There is no D-Bus session.</source>
        <translation>D-Busセッションがありません。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
</context>
<context>
    <name>plimsoll::EntryBar</name>
    <message>
        <source>Pro&amp;vider</source>
        <translation>プロバイダー(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;rofile</source>
        <translation>プロファイル(&amp;R)</translation>
    </message>
    <message>
        <source>new name</source>
        <translation>新しい名前</translation>
    </message>
    <message>
        <source>Name of the copy</source>
        <translation>コピーの名前</translation>
    </message>
    <message>
        <source>Add copy</source>
        <translation>コピーを追加</translation>
    </message>
    <message>
        <source>Adds a copy of the one that is shown, under the new name</source>
        <translation>表示中のもののコピーを新しい名前で追加します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>plimsoll::EventDetail</name>
    <message>
        <source>Only this call</source>
        <translation>この呼び出しのみ</translation>
    </message>
    <message>
        <source>Shows no other call&apos;s events above</source>
        <translation>上の一覧でほかの呼び出しのイベントを隠します</translation>
    </message>
    <message>
        <source>Waterfall of the call</source>
        <translation>呼び出しのウォーターフォール</translation>
    </message>
    <message>
        <source>Events of the call: after, event, model, what happened</source>
        <translation>呼び出しのイベント: 経過、イベント、モデル、内容</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the event as JSON</source>
        <translation>イベントをJSONでコピー</translation>
    </message>
    <message>
        <source>Copies the event as one line of JSON (Ctrl+C in the list)</source>
        <translation>イベントを1行のJSONでコピーします（一覧でCtrl+C）</translation>
    </message>
    <message>
        <source>The selected event as JSON</source>
        <translation>選択したイベントのJSON</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>呼び出し%1</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>This event belongs to no call: it tells of a model or a provider.</source>
        <translation>このイベントは呼び出しのものではなく、モデルまたはプロバイダーに関するものです。</translation>
    </message>
    <message>
        <source>Select an event to see everything that happened to its call.</source>
        <translation>イベントを選ぶと、その呼び出しに起きたことがすべて表示されます。</translation>
    </message>
</context>
<context>
    <name>plimsoll::EventFilters</name>
    <message>
        <source>Find in events</source>
        <translation>イベントを検索</translation>
    </message>
    <message>
        <source>Anything in an event&apos;s JSON, as it is shown below: a status, a reason, a request id</source>
        <translation>下に表示されるイベントのJSONの中身: ステータス、理由、リクエストID</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>イベントの種類</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>Class: how an attempt or a call ended</source>
        <translation>分類: 試行や呼び出しの終わり方</translation>
    </message>
    <message>
        <source>All classes</source>
        <translation>すべての分類</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>すべてのモデル</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>Number of a call</source>
        <translation>呼び出しの番号</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Takes the filters off</source>
        <translation>フィルターを解除します</translation>
    </message>
</context>
<context>
    <name>plimsoll::EventModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>内容</translation>
    </message>
</context>
<context>
    <name>plimsoll::EventsPage</name>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message numerus="yes">
        <source>%Ln events written to %1</source>
        <translation>
            <numerusform>イベント%Ln件を%1に書き込みました</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>追従</translation>
    </message>
    <message>
        <source>Keeps the newest event in sight (End); off as soon as you scroll up or select an event</source>
        <translation>最新のイベントを表示し続けます（End）。上へスクロールするかイベントを選ぶと解除されます</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Writes the events that are shown into a file that only you can read</source>
        <translation>表示中のイベントを、自分だけが読めるファイルに書き込みます</translation>
    </message>
    <message>
        <source>CSV table…</source>
        <translation>CSVの表…</translation>
    </message>
    <message>
        <source>JSON lines…</source>
        <translation>JSON lines…</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>イベントはまだありません</translation>
    </message>
    <message>
        <source>Every step of every call is listed here as it happens: attempts, replies, waits and their reasons, breakers, fallbacks, costs. Fill it with twenty prompts to the built-in sandbox, which answers some of them with 429 and 529.</source>
        <translation>すべての呼び出しの各段階が、起こるたびにここに並びます: 試行、応答、待機とその理由、ブレーカー、フォールバック、コスト。組み込みのサンドボックスに20件のプロンプトを送ってみてください。一部には429と529が返ります。</translation>
    </message>
    <message>
        <source>Start the 429 storm demo</source>
        <translation>429ストームのデモを開始</translation>
    </message>
    <message>
        <source>Send a prompt</source>
        <translation>プロンプトを送る</translation>
    </message>
    <message>
        <source>Events: time, call, event, model, what happened</source>
        <translation>イベント: 時刻、呼び出し、イベント、モデル、内容</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln events are kept in memory; the history keeps all (plimsollctl export --events).</source>
        <translation>
            <numerusform>最新のイベント%Ln件をメモリに保持し、履歴にはすべて残ります（plimsollctl export --events）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Shows what has happened meanwhile</source>
        <translation>その間に起きたことを表示します</translation>
    </message>
    <message>
        <source>Holds the list still; nothing is lost</source>
        <translation>一覧を止めます。失われるものはありません</translation>
    </message>
    <message>
        <source>Export events as CSV</source>
        <translation>イベントをCSVでエクスポート</translation>
    </message>
    <message>
        <source>Export events as JSON lines</source>
        <translation>イベントをJSON linesでエクスポート</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSVの表 (*.csv)</translation>
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
            <numerusform>イベント%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln events</source>
        <translation>
            <numerusform>イベント%Ln件中%1件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier ones are in the history only</source>
        <translation>
            <numerusform>以前のイベント%Ln件は履歴にのみあります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused, %Ln new</source>
        <translation>
            <numerusform>一時停止中、新着%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>plimsoll::ExchangeButtons</name>
    <message>
        <source>I&amp;mport…</source>
        <translation>インポート(&amp;M)…</translation>
    </message>
    <message>
        <source>Look at a file of settings, and then make these settings what it says</source>
        <translation>設定ファイルを確認してから、その内容どおりに設定を変更します</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Write what differs from the defaults into a file, without keys and passwords</source>
        <translation>既定値と異なるものを、キーとパスワードを除いてファイルに書き込みます</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>設定のインポート</translation>
    </message>
    <message>
        <source>Settings (*.json);;All files (*)</source>
        <translation>設定 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>設定のエクスポート</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>設定 (*.json)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1に書き込めませんでした: %2</translation>
    </message>
    <message>
        <source>Written to %1, without %2: it may be a secret.</source>
        <translation>%1に書き込みました。秘密の可能性があるものは除きました: %2。</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1に書き込みました。</translation>
    </message>
</context>
<context>
    <name>plimsoll::FallbackModel</name>
    <message>
        <source>From</source>
        <translation>移動元</translation>
    </message>
    <message>
        <source>To</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>回数</translation>
    </message>
</context>
<context>
    <name>plimsoll::HeadersDecoder</name>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>A response to decode: status line, headers, body</source>
        <translation>デコードする応答: ステータス行、ヘッダー、本文</translation>
    </message>
    <message>
        <source>Paste a response here, as curl -i prints it: status line, headers, blank line, body.</source>
        <translation>curl -iの出力どおりに応答をここに貼り付けてください: ステータス行、ヘッダー、空行、本文。</translation>
    </message>
    <message>
        <source>Whose response it is</source>
        <translation>どのプロバイダーの応答か</translation>
    </message>
    <message>
        <source>Recognise it</source>
        <translation>自動判別</translation>
    </message>
    <message>
        <source>Groq&apos;s limit headers look like OpenAI&apos;s and mean a day: it has to be named</source>
        <translation>Groqの制限ヘッダーはOpenAIのものに似ていますが1日単位のため、指定が必要です</translation>
    </message>
    <message>
        <source>The profile whose rules decide what comes next</source>
        <translation>次の動作を決める規則を持つプロファイル</translation>
    </message>
    <message>
        <source>Rules of “%1”</source>
        <translation>“%1”の規則</translation>
    </message>
    <message>
        <source>What the client understands</source>
        <translation>クライアントの解釈</translation>
    </message>
    <message>
        <source>Save as scenario…</source>
        <translation>シナリオとして保存…</translation>
    </message>
    <message>
        <source>Writes a file that plimsollctl replay runs, for a bug report or a test; keys are masked</source>
        <translation>plimsollctl replayで実行できるファイルを書き出します。不具合の報告やテスト用で、キーは伏せられます</translation>
    </message>
    <message>
        <source>Limits that the response tells: limit, left, share, resets</source>
        <translation>応答が示す制限: 制限、残り、割合、リセット</translation>
    </message>
    <message>
        <source>The same as plimsollctl inspect prints it</source>
        <translation>plimsollctl inspectの出力と同じです</translation>
    </message>
    <message>
        <source>As plimsollctl inspect prints it</source>
        <translation>plimsollctl inspectの出力</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the inspection as JSON</source>
        <translation>解釈結果をJSONでコピー</translation>
    </message>
    <message>
        <source>nothing to decode yet</source>
        <translation>デコードするものはまだありません</translation>
    </message>
    <message>
        <source>not a response</source>
        <translation>応答ではありません</translation>
    </message>
    <message>
        <source>It says here what kind of failure it is, which rule decides how long to wait, and when the next attempt would be made.</source>
        <translation>失敗の種類、待機時間を決める規則、次の試行の時刻がここに表示されます。</translation>
    </message>
    <message>
        <source>Save as scenario</source>
        <translation>シナリオとして保存</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>シナリオ (*.json)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1に書き込めません: %2</translation>
    </message>
</context>
<context>
    <name>plimsoll::HeadersPage</name>
    <message>
        <source>Headers</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>Scenario written to %1: run it with plimsollctl replay</source>
        <translation>シナリオを%1に書き込みました。plimsollctl replayで実行できます</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>ページの部分</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>The limits that the servers tell</source>
        <translation>サーバーが示す制限</translation>
    </message>
    <message>
        <source>Decode a response</source>
        <translation>応答をデコード</translation>
    </message>
    <message>
        <source>Decode a response that you paste</source>
        <translation>貼り付けた応答をデコードします</translation>
    </message>
    <message>
        <source>No server has answered yet</source>
        <translation>回答したサーバーはまだありません</translation>
    </message>
    <message>
        <source>This page shows what each server says of its limits: how much is left, until when, and how it moves, with the headers of the last replies. You can also paste any response and see what the client makes of it.</source>
        <translation>このページには、各サーバーが示す制限が表示されます: 残り、期限、推移、そして最近の応答のヘッダーです。応答を貼り付けて、クライアントの解釈を見ることもできます。</translation>
    </message>
    <message>
        <source>Send a prompt</source>
        <translation>プロンプトを送る</translation>
    </message>
    <message>
        <source>Start the 429 storm demo</source>
        <translation>429ストームのデモを開始</translation>
    </message>
    <message>
        <source>Limits, as the servers last told them</source>
        <translation>サーバーが最後に示した制限</translation>
    </message>
    <message>
        <source>Limits: provider, model, limit, left, share left, resets, trend, heard</source>
        <translation>制限: プロバイダー、モデル、制限、残り、残りの割合、リセット、傾向、受信</translation>
    </message>
    <message>
        <source>Last replies</source>
        <translation>最近の応答</translation>
    </message>
    <message>
        <source>Last replies, newest first</source>
        <translation>最近の応答、新しい順</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the headers</source>
        <translation>ヘッダーをコピー</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>デコード</translation>
    </message>
    <message>
        <source>Shows what the client makes of these headers; the reply&apos;s body is not kept</source>
        <translation>クライアントがこのヘッダーをどう解釈するかを表示します。応答の本文は保管されません</translation>
    </message>
    <message>
        <source>Headers of the selected reply; keys and cookies are masked</source>
        <translation>選択した応答のヘッダー。キーとCookieは伏せられます</translation>
    </message>
    <message numerus="yes">
        <source>%Ln models have answered</source>
        <translation>
            <numerusform>%Ln個のモデルが回答しました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::ImportModel</name>
    <message>
        <source>Belongs to</source>
        <translation>所属</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>After the import</source>
        <translation>インポート後</translation>
    </message>
</context>
<context>
    <name>plimsoll::ImportPanel</name>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>What the import would change</source>
        <translation>インポートで変わるもの</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>インポート(&amp;I)</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>破棄(&amp;C)</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>インポートされません: %1</translation>
    </message>
    <message>
        <source>Import of %1</source>
        <translation>インポート: %1</translation>
    </message>
    <message>
        <source>This file cannot be imported. Nothing was changed.</source>
        <translation>このファイルはインポートできません。何も変更されていません。</translation>
    </message>
    <message>
        <source>The settings already are as this file says.</source>
        <translation>設定はすでにこのファイルの内容と同じです。</translation>
    </message>
    <message numerus="yes">
        <source>%n settings would be changed, in one step that can be undone. What the file does not name goes back to its default. Keys stay as they are.</source>
        <translation>
            <numerusform>設定%n件がまとめて変わり、元に戻せます。ファイルにないものは既定値に戻ります。キーはそのままです。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>plimsoll::KeptCard</name>
    <message>
        <source>What is kept</source>
        <translation>保管されているもの</translation>
    </message>
    <message>
        <source>Wipe…</source>
        <translation>消去…</translation>
    </message>
    <message>
        <source>Wipe: %1</source>
        <translation>消去: %1</translation>
    </message>
    <message>
        <source>Wipe</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation>消去(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>plimsoll::KeptPresenter</name>
    <message>
        <source>, since %1</source>
        <translation>、%1から</translation>
    </message>
    <message>
        <source>How much there is cannot be said just now.</source>
        <translation>今は量がわかりません。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>ファイルを読めません。</translation>
    </message>
    <message>
        <source>No event and no call is kept</source>
        <translation>保管されたイベントと呼び出しはありません</translation>
    </message>
    <message>
        <source>; %L1 could not be written</source>
        <translation>; %L1件は書き込めませんでした</translation>
    </message>
    <message>
        <source>No prompt is kept</source>
        <translation>保管されたプロンプトはありません</translation>
    </message>
    <message>
        <source>; new ones are not kept</source>
        <translation>; 新しいものは保管されません</translation>
    </message>
    <message>
        <source>No answer is stored</source>
        <translation>保存済みの回答はありません</translation>
    </message>
    <message>
        <source>%L1 of at most %L2 answers, %3, each for %4</source>
        <translation>回答 最大%L2件中%L1件、%3、各%4間</translation>
    </message>
    <message>
        <source>another program is using the file; try again</source>
        <translation>ほかのプログラムがファイルを使用中です。もう一度試してください</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>History of calls</source>
        <translation>呼び出しの履歴</translation>
    </message>
    <message>
        <source>Prompts and answers</source>
        <translation>プロンプトと回答</translation>
    </message>
    <message>
        <source>Stored answers</source>
        <translation>保存済みの回答</translation>
    </message>
    <message>
        <source>%1 on the disk. Of that the history and the prompts are %2; they may grow to %3 together.</source>
        <translation>ディスク上で%1。うち履歴とプロンプトが%2で、合わせて%3まで増えます。</translation>
    </message>
    <message>
        <source>Wipe the history of calls?</source>
        <translation>呼び出しの履歴を消去しますか?</translation>
    </message>
    <message>
        <source>Wipe all prompts and their answers?</source>
        <translation>すべてのプロンプトと回答を消去しますか?</translation>
    </message>
    <message>
        <source>Wipe the stored answers?</source>
        <translation>保存済みの回答を消去しますか?</translation>
    </message>
    <message>
        <source>All events, calls and costs of all your programs are deleted for good, also the sums of earlier days. Prompts stay.</source>
        <translation>すべてのプログラムのイベント、呼び出し、コストが、過去の日の合計も含めて完全に削除されます。プロンプトは残ります。</translation>
    </message>
    <message>
        <source>They are overwritten on the disk, pinned ones too, for all your programs. What the calls cost stays.</source>
        <translation>ピン留めしたものも含め、すべてのプログラムのものがディスク上で上書きされます。呼び出しのコストは残ります。</translation>
    </message>
    <message>
        <source>Equal prompts are sent, and paid for, again.</source>
        <translation>等しいプロンプトも再び送信され、支払いが生じます。</translation>
    </message>
    <message>
        <source>Not wiped: %1</source>
        <translation>消去できません: %1</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>ファイルを開けません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln events of %1, %2%3</source>
        <translation>
            <numerusform>%1のイベント%Ln件、%2%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls</source>
        <translation>
            <numerusform>呼び出し%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln prompts with their answers, %1</source>
        <translation>
            <numerusform>プロンプトと回答%Ln件、%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::KeyCard</name>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Paste the key</source>
        <translation>キーを貼り付け</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>Set key</source>
        <translation>キーを設定</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再確認</translation>
    </message>
    <message>
        <source>The key was not kept.</source>
        <translation>キーは保存されませんでした。</translation>
    </message>
    <message>
        <source>The key was not removed.</source>
        <translation>キーは削除されませんでした。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
</context>
<context>
    <name>plimsoll::KeysDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Search keys and what they do</source>
        <translation>キーと動作を検索</translation>
    </message>
    <message>
        <source>Keyboard shortcuts by page</source>
        <translation>ページ別のキーボードショートカット</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>すべてのページ</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1を表示</translation>
    </message>
</context>
<context>
    <name>plimsoll::KnobRow</name>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1をリセット</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>既定値: %1</translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation>既定値に戻す: %1</translation>
    </message>
    <message>
        <source>Not applied: %1</source>
        <translation>適用されません: %1</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>既定値: %1。</translation>
    </message>
    <message>
        <source>Range: %1.</source>
        <translation>範囲: %1。</translation>
    </message>
</context>
<context>
    <name>plimsoll::LimitModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>all models</source>
        <translation>全モデル</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>Share left</source>
        <translation>残りの割合</translation>
    </message>
    <message>
        <source>Resets</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>傾向</translation>
    </message>
    <message>
        <source>Heard</source>
        <translation>受信</translation>
    </message>
</context>
<context>
    <name>plimsoll::ListEditor</name>
    <message>
        <source>none; separate several by commas</source>
        <translation>なし。複数はカンマ区切り</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number.</source>
        <translation>&quot;%1&quot;は整数ではありません。</translation>
    </message>
</context>
<context>
    <name>plimsoll::LiveChartsView</name>
    <message>
        <source>Tightest limit, what is left</source>
        <translation>最も厳しい制限の残り</translation>
    </message>
    <message>
        <source>Calls by outcome</source>
        <translation>結果別の呼び出し</translation>
    </message>
    <message>
        <source>Refused by the servers, share of replies</source>
        <translation>サーバーが拒否した応答の割合</translation>
    </message>
    <message>
        <source>Latency of answers</source>
        <translation>回答のレイテンシ</translation>
    </message>
    <message>
        <source>Time to success, waits included</source>
        <translation>成功までの時間（待機を含む）</translation>
    </message>
    <message>
        <source>Time spent waiting</source>
        <translation>待機に使った時間</translation>
    </message>
    <message>
        <source>Cost by model</source>
        <translation>モデル別コスト</translation>
    </message>
    <message>
        <source>Fallbacks</source>
        <translation>フォールバック</translation>
    </message>
    <message>
        <source>Fallbacks: from, to, why, how many</source>
        <translation>フォールバック: 移動元、移動先、理由、回数</translation>
    </message>
    <message>
        <source>No call had to go elsewhere in this time.</source>
        <translation>この期間、ほかへ移った呼び出しはありません。</translation>
    </message>
</context>
<context>
    <name>plimsoll::LiveModelsView</name>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Models: breaker, limits, traffic</source>
        <translation>モデル: ブレーカー、制限、トラフィック</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>補正</translation>
    </message>
    <message>
        <source>Set the limits that the server says it has; can be undone</source>
        <translation>サーバーが示す制限を設定します。元に戻せます</translation>
    </message>
    <message>
        <source>Trip</source>
        <translation>遮断</translation>
    </message>
    <message>
        <source>Open the breaker now: nothing goes there until it has been open for its time, or you close it</source>
        <translation>今すぐブレーカーをオープンにします。オープン時間が過ぎるかクローズするまで、そこへは送りません</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>クローズ</translation>
    </message>
    <message>
        <source>Close the breaker now</source>
        <translation>今すぐブレーカーをクローズします</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Close the breaker, forget what has failed, end the rest time</source>
        <translation>ブレーカーをクローズし、失敗の記録を消し、クールダウンを終えます</translation>
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
        <translation>ライブ</translation>
    </message>
    <message>
        <source>Retry amplification: attempts sent upstream for each call. 1 means that nothing was retried.</source>
        <translation>リトライ増幅: 呼び出し1件あたりの送信した試行の数です。1ならリトライはありません。</translation>
    </message>
    <message>
        <source>Time range of the charts</source>
        <translation>グラフの期間</translation>
    </message>
    <message>
        <source>%1m</source>
        <translation>%1分</translation>
    </message>
    <message numerus="yes">
        <source>Last %n minutes</source>
        <translation>
            <numerusform>直近%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been sent yet</source>
        <translation>まだ何も送信していません</translation>
    </message>
    <message>
        <source>This page shows how full each model&apos;s limits are, what holds calls up and until when, and where they go instead. Fill it with twenty prompts to the built-in sandbox, which answers some of them with 429 and 529.</source>
        <translation>このページには、各モデルの制限の使用状況、何が呼び出しをいつまで止めるか、代わりにどこへ行くかが表示されます。組み込みのサンドボックスに20件のプロンプトを送ってみてください。一部には429と529が返ります。</translation>
    </message>
    <message>
        <source>Start the 429 storm demo</source>
        <translation>429ストームのデモを開始</translation>
    </message>
    <message>
        <source>Send a prompt</source>
        <translation>プロンプトを送る</translation>
    </message>
    <message>
        <source>Models and charts</source>
        <translation>モデルとグラフ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Requests are sent again</source>
        <translation>リクエストの送信を再開します</translation>
    </message>
    <message>
        <source>No new request is sent by this program, until you resume. What runs goes on, deadlines go on.</source>
        <translation>再開するまで、このプログラムは新しいリクエストを送りません。実行中のものは続き、デッドラインも進みます。</translation>
    </message>
    <message>
        <source>The limits were not changed: %1</source>
        <translation>制限は変更されませんでした: %1</translation>
    </message>
    <message>
        <source>Adopted from the server. %1</source>
        <translation>サーバーの制限を取り入れました。%1</translation>
    </message>
    <message>
        <source>Something else was changed since. Settings can undo one change after the other.</source>
        <translation>その後に別の変更がありました。設定で変更を1つずつ元に戻せます。</translation>
    </message>
    <message>
        <source>Resume all calls</source>
        <translation>すべての呼び出しを再開</translation>
    </message>
    <message>
        <source>Pause all calls</source>
        <translation>すべての呼び出しを一時停止</translation>
    </message>
</context>
<context>
    <name>plimsoll::LivePresenter</name>
    <message>
        <source>No call has ended in this time.</source>
        <translation>この期間に終わった呼び出しはありません。</translation>
    </message>
    <message>
        <source>No 429 and no 529 in this time.</source>
        <translation>この期間に429と529はありません。</translation>
    </message>
    <message>
        <source>No answer in this time.</source>
        <translation>この期間の回答はありません。</translation>
    </message>
    <message>
        <source>Nothing had to wait in this time.</source>
        <translation>この期間に待機はありません。</translation>
    </message>
    <message>
        <source>before a retry</source>
        <translation>リトライ前</translation>
    </message>
    <message>
        <source>for own limits</source>
        <translation>自分の制限のため</translation>
    </message>
    <message>
        <source>No call was answered in this time.</source>
        <translation>この期間に回答された呼び出しはありません。</translation>
    </message>
    <message>
        <source>No limit was drawn on in this time.</source>
        <translation>この期間に使われた制限はありません。</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>使い切り</translation>
    </message>
    <message numerus="yes">
        <source>%n more models have more left</source>
        <translation>
            <numerusform>残りの多いモデルがほかに%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was spent in this time.</source>
        <translation>この期間の支出はありません。</translation>
    </message>
    <message>
        <source>other models</source>
        <translation>ほかのモデル</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n unknown</source>
        <translation>
            <numerusform>%1 + 不明%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>不明%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 → %3 a minute</source>
        <translation>%1 毎分 %2 → %3</translation>
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
        <translation>呼び出しあたり試行%1回</translation>
    </message>
</context>
<context>
    <name>plimsoll::LiveTableModel</name>
    <message>
        <source>no limit is set</source>
        <translation>制限の設定なし</translation>
    </message>
    <message>
        <source>Breaker %1: %2</source>
        <translation>ブレーカー %1: %2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Breaker</source>
        <translation>ブレーカー</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Refused, latency</source>
        <translation>拒否、レイテンシ</translation>
    </message>
    <message>
        <source>What holds it up</source>
        <translation>止めている理由</translation>
    </message>
</context>
<context>
    <name>plimsoll::MainWindow</name>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Plimsoll quits when all has ended. %1 Close the window again to quit now, or to stay.</source>
        <translation>すべて終わるとPlimsollは終了します。%1 今すぐ終了するか続けるには、ウィンドウをもう一度閉じてください。</translation>
    </message>
    <message>
        <source>Everything is paused: no new request is sent by this program. What runs goes on; what waits stays, and its deadline goes on.</source>
        <translation>すべて一時停止中: このプログラムは新しいリクエストを送りません。実行中のものは続き、待機中のものは残り、デッドラインは進みます。</translation>
    </message>
</context>
<context>
    <name>plimsoll::MapEditor</name>
    <message>
        <source>none; one &quot;name: value&quot; a line</source>
        <translation>なし。1行に「名前: 値」を1つ</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a &quot;name: value&quot;.</source>
        <translation>&quot;%1&quot;は「名前: 値」の形式ではありません。</translation>
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
        <translation>クローズ</translation>
    </message>
    <message>
        <source>open</source>
        <translation>オープン</translation>
    </message>
    <message>
        <source>probe %1</source>
        <translation>プローブ %1</translation>
    </message>
    <message>
        <source>half-open</source>
        <translation>ハーフオープン</translation>
    </message>
    <message>
        <source>probing</source>
        <translation>プローブ中</translation>
    </message>
    <message>
        <source>%1 of %2 failed</source>
        <translation>%2件中%1件失敗</translation>
    </message>
    <message>
        <source>%1, %2 in a row</source>
        <translation>%1、連続%2件</translation>
    </message>
    <message>
        <source>Resting until you act: %1</source>
        <translation>操作するまでクールダウン: %1</translation>
    </message>
    <message>
        <source>Resting, ready %1: %2</source>
        <translation>クールダウン、準備完了 %1: %2</translation>
    </message>
    <message>
        <source>Paused by you</source>
        <translation>手動で一時停止中</translation>
    </message>
    <message>
        <source>Next call starts %1</source>
        <translation>次の呼び出しの開始 %1</translation>
    </message>
    <message>
        <source>%1: %2 are short</source>
        <translation>%1: %2が不足</translation>
    </message>
    <message>
        <source>All slots are taken</source>
        <translation>全スロットが使用中</translation>
    </message>
    <message>
        <source>%1 of %2 in flight</source>
        <translation>処理中 %1 / %2</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>処理中 %1</translation>
    </message>
    <message>
        <source>%1 · %2 waiting</source>
        <translation>%1 · 待機 %2</translation>
    </message>
    <message>
        <source>refused %1</source>
        <translation>拒否 %1</translation>
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
        <translation>サーバーは毎分%2を%1まで許可していますが、ここの設定は%3です</translation>
    </message>
    <message>
        <source>The server counts %1 more %2 as used than were sent from here: others may use this key</source>
        <translation>サーバーは、ここから送った分より%2の使用を%1多く数えています。ほかでこのキーが使われている可能性があります</translation>
    </message>
    <message>
        <source>The server has %1 more %2 left than are counted here</source>
        <translation>サーバーには、ここでの計算より%2が%1多く残っています</translation>
    </message>
    <message>
        <source>The server said %1 ago: %2 of %3 left.</source>
        <translation>サーバーの通知（%1前）: %3中%2が残り。</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>by the server</source>
        <translation>サーバーの値</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>next %1</source>
        <translation>次 %1</translation>
    </message>
    <message>
        <source>full %1</source>
        <translation>満杯 %1</translation>
    </message>
    <message>
        <source>%1 of %2 could go out now; %3 a minute come back.</source>
        <translation>今は%2のうち%1を送れます。毎分%3が補充されます。</translation>
    </message>
    <message>
        <source>%1 Running calls hold %2.</source>
        <translation>%1 実行中の呼び出しが%2を確保しています。</translation>
    </message>
</context>
<context>
    <name>plimsoll::ModelCardView</name>
    <message>
        <source>Calibrate</source>
        <translation>補正</translation>
    </message>
    <message>
        <source>Trip</source>
        <translation>遮断</translation>
    </message>
    <message>
        <source>Open the breaker now: nothing goes there until it has been open for its time, or you close it</source>
        <translation>今すぐブレーカーをオープンにします。オープン時間が過ぎるかクローズするまで、そこへは送りません</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>クローズ</translation>
    </message>
    <message>
        <source>Close the breaker now</source>
        <translation>今すぐブレーカーをクローズします</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Close the breaker, forget what has failed, end the rest time</source>
        <translation>ブレーカーをクローズし、失敗の記録を消し、クールダウンを終えます</translation>
    </message>
    <message>
        <source>Set the limits that the server says it has; can be undone</source>
        <translation>サーバーが示す制限を設定します。元に戻せます</translation>
    </message>
    <message>
        <source>%1 the breaker of %2</source>
        <translation>%2のブレーカーを%1</translation>
    </message>
    <message>
        <source>Calibrate %1</source>
        <translation>%1を補正</translation>
    </message>
    <message>
        <source>Breaker: %1</source>
        <translation>ブレーカー: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>この通知を閉じる</translation>
    </message>
</context>
<context>
    <name>plimsoll::NumberEditor</name>
    <message>
        <source>A number is needed here.</source>
        <translation>数値が必要です。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>&quot;%1&quot;は数値ではありません。</translation>
    </message>
</context>
<context>
    <name>plimsoll::OrderEditor</name>
    <message>
        <source>Drag to order. Alt+Up and Alt+Down move, Delete takes out.</source>
        <translation>ドラッグで並べ替えます。Alt+Up、Alt+Downで移動、Deleteで取り除きます。</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation>リストに追加</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
</context>
<context>
    <name>plimsoll::PlanRow</name>
    <message>
        <source>USD per million tokens</source>
        <translation>100万トークンあたりUSD</translation>
    </message>
    <message>
        <source>Part of the tokens</source>
        <translation>トークンの割合</translation>
    </message>
    <message>
        <source>Its cost</source>
        <translation>そのコスト</translation>
    </message>
    <message>
        <source>Alone, all of it</source>
        <translation>単独ですべて</translation>
    </message>
    <message>
        <source>What the month would cost if this model took everything</source>
        <translation>このモデルがすべてを担う場合の月間コスト</translation>
    </message>
    <message>
        <source>As configured</source>
        <translation>設定どおり</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>出典 %1</translation>
    </message>
    <message>
        <source>Part of %1</source>
        <translation>%1の割合</translation>
    </message>
    <message>
        <source>Part of %1, per cent</source>
        <translation>%1の割合、パーセント</translation>
    </message>
    <message>
        <source>All of it with %1: %2</source>
        <translation>すべて%1の場合: %2</translation>
    </message>
</context>
<context>
    <name>plimsoll::PreviewStrip</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>プレビュー: %1</translation>
    </message>
    <message>
        <source>%1, as it would be with what you type</source>
        <translation>%1、入力中の値の場合</translation>
    </message>
    <message>
        <source>What is typed would not be applied: %1</source>
        <translation>入力した値は適用されません: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::PriceLinesModel</name>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Configured</source>
        <translation>設定値</translation>
    </message>
    <message>
        <source>By the table</source>
        <translation>表の値</translation>
    </message>
    <message>
        <source>Where it is from</source>
        <translation>出典</translation>
    </message>
</context>
<context>
    <name>plimsoll::PriceTiersEditor</name>
    <message>
        <source>none; else one a line:
tokens: in / out / cache read / write 5 min / write 1 h</source>
        <translation>なし。1行に1つ:
トークン: 入力 / 出力 / キャッシュ読み取り / 書き込み5分 / 書き込み1時間</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a &quot;tokens: price / price / …&quot;.</source>
        <translation>&quot;%1&quot;は「トークン: 料金 / 料金 / …」の形式ではありません。</translation>
    </message>
</context>
<context>
    <name>plimsoll::PricesPresenter</name>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <translation>
            <numerusform>%1、ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is too large to be a price file.</source>
        <translation>%1は料金ファイルとしては大きすぎます。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n models</source>
        <translation>
            <numerusform>%1: モデル%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that do not answer with text left out</source>
        <translation>
            <numerusform>テキストで回答しない%n個を除外</numerusform>
        </translation>
    </message>
    <message>
        <source>it changes no price of a configured model</source>
        <translation>設定済みモデルの料金は変わりません</translation>
    </message>
    <message numerus="yes">
        <source>it changes %n prices of configured models</source>
        <translation>
            <numerusform>設定済みモデルの料金が%n件変わります</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to apply.</source>
        <translation>適用するものがありません。</translation>
    </message>
    <message>
        <source>The table is kept; no price of a configured model was changed.</source>
        <translation>料金表を保管しました。設定済みモデルの料金は変わっていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n prices were changed.</source>
        <translation>
            <numerusform>料金を%n件変更しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The last change of the configuration was another one: it is undone in Settings.</source>
        <translation>設定の最後の変更は別のものでした。設定で元に戻せます。</translation>
    </message>
    <message>
        <source>The prices are as they were before.</source>
        <translation>料金は以前の状態に戻りました。</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptAnswer</name>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Nothing has arrived yet.</source>
        <translation>まだ何も届いていません。</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptCompare</name>
    <message>
        <source>sent</source>
        <translation>送信済み</translation>
    </message>
    <message>
        <source>Answered by %1</source>
        <translation>回答したモデル: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptComparePanel</name>
    <message>
        <source>Add a model</source>
        <translation>モデルを追加</translation>
    </message>
    <message>
        <source>Compares one more model, up to four</source>
        <translation>比較するモデルを追加します（最大4つ）</translation>
    </message>
    <message>
        <source>Model of column %1</source>
        <translation>列%1のモデル</translation>
    </message>
    <message>
        <source>Stop column %1</source>
        <translation>列%1を停止</translation>
    </message>
    <message>
        <source>Stops this call only; Esc stops all</source>
        <translation>この呼び出しだけを停止します。Escはすべてを停止します</translation>
    </message>
    <message>
        <source>Remove column %1</source>
        <translation>列%1を削除</translation>
    </message>
    <message>
        <source>Compares without this model</source>
        <translation>このモデルなしで比較します</translation>
    </message>
    <message>
        <source>Answer of column %1</source>
        <translation>列%1の回答</translation>
    </message>
    <message>
        <source>The answer streams in here.</source>
        <translation>回答がここにストリーム表示されます。</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptComposer</name>
    <message>
        <source>Decides the chain of models, the retries and the deadline</source>
        <translation>モデルのチェーン、リトライ、デッドラインを決めます</translation>
    </message>
    <message>
        <source>P&amp;rofile</source>
        <translation>プロファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>The longest answer, in tokens; reserved in the limits until the answer is there</source>
        <translation>最長の回答のトークン数。回答が来るまで制限の中で予約されます</translation>
    </message>
    <message>
        <source>Ma&amp;x tokens</source>
        <translation>最大トークン(&amp;X)</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>How varied the answer may be; &quot;default&quot; leaves it to the provider</source>
        <translation>回答の多様さです。「既定」はプロバイダーに任せます</translation>
    </message>
    <message>
        <source>&amp;Temperature</source>
        <translation>温度(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Stream</source>
        <translation>ストリーム(&amp;S)</translation>
    </message>
    <message>
        <source>Show the answer while it is written</source>
        <translation>書かれている間も回答を表示します</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stops the call that is shown (Esc)</source>
        <translation>表示中の呼び出しを停止します（Esc）</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Sends the prompt (Ctrl+Return)</source>
        <translation>プロンプトを送信します（Ctrl+Return）</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>S&amp;ystem text</source>
        <translation>システムテキスト(&amp;Y)</translation>
    </message>
    <message>
        <source>Text that tells the model how to behave</source>
        <translation>モデルに振る舞いを伝えるテキスト</translation>
    </message>
    <message>
        <source>System text</source>
        <translation>システムテキスト</translation>
    </message>
    <message>
        <source>How the model should behave, e.g. &quot;You are a careful reviewer.&quot;</source>
        <translation>モデルの振る舞い。例: 「あなたは注意深いレビュアーです。」</translation>
    </message>
    <message>
        <source>Ask something, then press Ctrl+Return</source>
        <translation>質問を書いてCtrl+Returnを押してください</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Models that cannot answer now</source>
        <translation>今は回答できないモデル</translation>
    </message>
    <message>
        <source>the profile&apos;s chain</source>
        <translation>プロファイルのチェーン</translation>
    </message>
    <message>
        <source>The profile&apos;s chain, or one model first and the rest of the chain after it</source>
        <translation>プロファイルのチェーン、または先頭に1つのモデルを置き、残りのチェーンを続けます</translation>
    </message>
    <message>
        <source>The columns below say which models are compared</source>
        <translation>比較するモデルは下の列で決まります</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptHistoryDrawer</name>
    <message>
        <source>Kept prompts</source>
        <translation>保管したプロンプト</translation>
    </message>
    <message>
        <source>Close the kept prompts</source>
        <translation>保管したプロンプトを閉じる</translation>
    </message>
    <message>
        <source>Close (Ctrl+H)</source>
        <translation>閉じる（Ctrl+H）</translation>
    </message>
    <message>
        <source>Words of prompts and answers</source>
        <translation>プロンプトと回答の語句</translation>
    </message>
    <message>
        <source>Search the kept prompts</source>
        <translation>保管したプロンプトを検索</translation>
    </message>
    <message>
        <source>Kept prompts, pinned ones first</source>
        <translation>保管したプロンプト、ピン留め優先</translation>
    </message>
    <message>
        <source>Use again</source>
        <translation>再利用</translation>
    </message>
    <message>
        <source>Puts the prompt and what it was sent with into the form (Return)</source>
        <translation>プロンプトと送信時の設定をフォームに入れます（Return）</translation>
    </message>
    <message>
        <source>Delete this prompt</source>
        <translation>このプロンプトを削除</translation>
    </message>
    <message>
        <source>Deletes this prompt and its answer (Delete)</source>
        <translation>このプロンプトと回答を削除します（Delete）</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>すべて削除…</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>すべて削除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保管する</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>ピン留めを外す</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Unpin: it goes when it is too old (P)</source>
        <translation>ピン留めを外す: 古くなると消えます（P）</translation>
    </message>
    <message>
        <source>Pin: it comes first, and stays whatever its age (P)</source>
        <translation>ピン留め: 先頭に表示され、古くなっても残ります（P）</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %n kept prompts with their answers, pinned ones too? This cannot be undone.</source>
        <translation>
            <numerusform>保管したプロンプト%n件を、ピン留めしたものも含め、回答とともにすべて削除しますか? 元に戻せません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptHistoryModel</name>
    <message>
        <source>Pinned: %1, %2</source>
        <translation>ピン留め: %1、%2</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptHistoryPresenter</name>
    <message>
        <source>Prompts cannot be kept just now: %1</source>
        <translation>今はプロンプトを保管できません: %1</translation>
    </message>
    <message>
        <source>Prompts are not kept: Settings → History → Prompts (history.prompts) is off.</source>
        <translation>プロンプトは保管されません: 設定 → 履歴 → プロンプト（history.prompts）がオフです。</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>No kept prompt has these words.</source>
        <translation>この語句を含む保管したプロンプトはありません。</translation>
    </message>
    <message>
        <source>Nothing is kept.</source>
        <translation>保管されたものはありません。</translation>
    </message>
    <message>
        <source>What you send is kept here, on this computer only.</source>
        <translation>送信したものがここに、このコンピューターだけに保管されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n prompts</source>
        <translation>
            <numerusform>プロンプト%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n prompts</source>
        <translation>
            <numerusform>プロンプト%n件中%1件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptLoadPanel</name>
    <message>
        <source>Load</source>
        <translation>負荷</translation>
    </message>
    <message>
        <source>Cal&amp;ls</source>
        <translation>呼び出し(&amp;L)</translation>
    </message>
    <message>
        <source>How often the prompt is sent</source>
        <translation>プロンプトを送る回数</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>同時(&amp;A)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Sends the prompt as often (Ctrl+Return)</source>
        <translation>指定の回数だけプロンプトを送信します（Ctrl+Return）</translation>
    </message>
    <message>
        <source>No load yet</source>
        <translation>負荷はまだありません</translation>
    </message>
    <message>
        <source>Sends the prompt many times and counts how the calls end: see what your limits, retries and fallbacks do under pressure. With a real provider every call costs.</source>
        <translation>プロンプトを何度も送り、呼び出しの終わり方を数えます。高負荷で制限、リトライ、フォールバックがどう働くかがわかります。実際のプロバイダーでは呼び出しごとにコストがかかります。</translation>
    </message>
    <message>
        <source>Calls that have ended</source>
        <translation>終わった呼び出し</translation>
    </message>
    <message>
        <source>How the calls ended</source>
        <translation>呼び出しの終わり方</translation>
    </message>
    <message>
        <source>How many of them may be under way at once, in flight or waiting: the limits of models and profile hold too</source>
        <translation>処理中と待機中を合わせて同時に進められる数。モデルとプロファイルの制限も適用されます</translation>
    </message>
    <message>
        <source>Sends no more, and stops those under way (Esc)</source>
        <translation>送信をやめ、進行中のものを停止します（Esc）</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptNotice</name>
    <message>
        <source>Provider: %1</source>
        <translation>プロバイダー: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptPage</name>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Kept prompts</source>
        <translation>保管したプロンプト</translation>
    </message>
    <message>
        <source>Kept prompts: search, use again, pin, delete (Ctrl+H)</source>
        <translation>保管したプロンプト: 検索、再利用、ピン留め、削除（Ctrl+H）</translation>
    </message>
    <message>
        <source>Call that is shown</source>
        <translation>表示中の呼び出し</translation>
    </message>
    <message>
        <source>The calls of this session; several may run at once</source>
        <translation>このセッションの呼び出し。複数が同時に実行されることがあります</translation>
    </message>
    <message>
        <source>What Send does</source>
        <translation>送信の動作</translation>
    </message>
    <message>
        <source>One</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>One answer</source>
        <translation>1つの回答</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compare models side by side</source>
        <translation>モデルを並べて比較</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>負荷</translation>
    </message>
    <message>
        <source>The same prompt many times</source>
        <translation>同じプロンプトを何度も</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>The answer, or the prompt as a command, a program or a scenario</source>
        <translation>回答、またはコマンド・プログラム・シナリオにしたプロンプト</translation>
    </message>
    <message>
        <source>&amp;Answer as Markdown</source>
        <translation>回答をMarkdownで(&amp;A)</translation>
    </message>
    <message>
        <source>Prompt as &amp;curl</source>
        <translation>プロンプトをcurlで(&amp;C)</translation>
    </message>
    <message>
        <source>Prompt as &amp;Python</source>
        <translation>プロンプトをPythonで(&amp;P)</translation>
    </message>
    <message>
        <source>Call as &amp;scenario</source>
        <translation>呼び出しをシナリオで(&amp;S)</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Explain in a few sentences, with a short code example, why a client should wait as long as Retry-After says.</source>
        <translation>クライアントがRetry-Afterの示す時間だけ待つべき理由を、短いコード例とともに数文で説明してください。</translation>
    </message>
    <message>
        <source>Tokens, price and wait appear here while you write.</source>
        <translation>入力中、トークン、料金、待機がここに表示されます。</translation>
    </message>
    <message>
        <source>%1 · running</source>
        <translation>%1 · 実行中</translation>
    </message>
    <message>
        <source>The answer is copied.</source>
        <translation>回答をコピーしました。</translation>
    </message>
    <message>
        <source>Nothing is copied: %1</source>
        <translation>コピーしませんでした: %1</translation>
    </message>
    <message>
        <source>Copied as %1.</source>
        <translation>%1としてコピーしました。</translation>
    </message>
    <message>
        <source>Copied as %1. Set %2 before you run it: no key is in it.</source>
        <translation>%1としてコピーしました。実行前に%2を設定してください。キーは含まれていません。</translation>
    </message>
    <message>
        <source>There is no answer to copy.</source>
        <translation>コピーする回答がありません。</translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptResultPanel</name>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>回答はまだありません</translation>
    </message>
    <message>
        <source>The answer streams in here while the model writes it.</source>
        <translation>モデルが書いている間、回答がここにストリーム表示されます。</translation>
    </message>
    <message>
        <source>Send an example</source>
        <translation>例を送信</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Nothing sent yet</source>
        <translation>まだ何も送信していません</translation>
    </message>
    <message>
        <source>Attempts, waits and fallbacks are drawn here.</source>
        <translation>試行、待機、フォールバックがここに描かれます。</translation>
    </message>
    <message>
        <source>Request id %1</source>
        <translation>リクエストID %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::ProviderTest</name>
    <message>
        <source>the name %1 is not known. Check the base URL and the connection.</source>
        <translation>名前%1が見つかりません。ベースURLと接続を確認してください。</translation>
    </message>
    <message>
        <source>nothing takes connections at %1. Check the base URL, and whether the server runs.</source>
        <translation>%1では接続を受け付けていません。ベースURLと、サーバーが動いているかを確認してください。</translation>
    </message>
    <message>
        <source>no trusted TLS connection to %1. %2.</source>
        <translation>%1への信頼できるTLS接続がありません。%2。</translation>
    </message>
    <message>
        <source>%1 closed the connection without an HTTP answer (%2). Check the base URL: http or https?</source>
        <translation>%1がHTTPの回答なしに接続を閉じました（%2）。ベースURLがhttpかhttpsかを確認してください。</translation>
    </message>
    <message>
        <source>%1. Check the base URL, the proxy and the connection.</source>
        <translation>%1。ベースURL、プロキシ、接続を確認してください。</translation>
    </message>
    <message>
        <source>Try again in %1.</source>
        <translation>%1後に再試行してください。</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>後で再試行してください。</translation>
    </message>
    <message>
        <source>It points elsewhere (%1): to %2. Redirects are not followed, for the key would go along; set the base URL to where it really is.</source>
        <translation>別の場所を指しています（%1）: %2。キーが一緒に送られるため、リダイレクトには従いません。ベースURLを実際の場所に設定してください。</translation>
    </message>
    <message>
        <source>The provider refused the key (%1). Enter a valid key for %2.</source>
        <translation>プロバイダーがキーを拒否しました（%1）。%2の有効なキーを入力してください。</translation>
    </message>
    <message>
        <source>The provider wants a key (%1), and none is sent to it: check `auth` and `key` of %2.</source>
        <translation>プロバイダーはキーを求めていますが（%1）、送られていません。%2の`auth`と`key`を確認してください。</translation>
    </message>
    <message>
        <source>The provider forbids it (%1). Allow it for this key in the provider&apos;s console.</source>
        <translation>プロバイダーが禁止しています（%1）。プロバイダーのコンソールでこのキーに許可してください。</translation>
    </message>
    <message>
        <source>Neither a list of models nor the model asked for is there (%1). Check the base URL, which ends with the version as in https://host/v1, the path, and the model&apos;s remote name.</source>
        <translation>モデルの一覧も、求めたモデルもありません（%1）。https://host/v1のようにバージョンで終わるベースURL、パス、モデルのリモート名を確認してください。</translation>
    </message>
    <message>
        <source>It answers, but a rate limit is reached (%1). %2</source>
        <translation>応答はありますが、レート制限に達しています（%1）。%2</translation>
    </message>
    <message>
        <source>It answers, but the account&apos;s quota, credit or spend cap is used up (%1). Raise it in the provider&apos;s console.</source>
        <translation>応答はありますが、アカウントのクォータ、クレジット、または支出上限を使い切っています（%1）。プロバイダーのコンソールで上げてください。</translation>
    </message>
    <message>
        <source>The provider has trouble of its own (%1). %2</source>
        <translation>プロバイダー側に問題があります（%1）。%2</translation>
    </message>
    <message>
        <source>It answers (%1), but not as its dialect does. Check the base URL and the dialect.</source>
        <translation>応答はありますが（%1）、指定のAPI形式ではありません。ベースURLとAPI形式を確認してください。</translation>
    </message>
    <message>
        <source>The provider did not accept the request (%1).</source>
        <translation>プロバイダーがリクエストを受け付けませんでした（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>Works: %n models offered, answered in %1.</source>
        <translation>
            <numerusform>動作します: モデル%n個を提供、%1で回答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Works: a call of one token was answered in %1. It has no list of models.</source>
        <translation>動作します: 1トークンの呼び出しに%1で回答。モデルの一覧はありません。</translation>
    </message>
    <message>
        <source>It answers, but has no list of models. Add a model of it to the configuration, then test again.</source>
        <translation>応答はありますが、モデルの一覧がありません。設定にこのプロバイダーのモデルを追加してから、もう一度テストしてください。</translation>
    </message>
    <message>
        <source>It answers, but not with a list of models. Check the base URL: it ends with the version, as in https://host/v1.</source>
        <translation>応答はありますが、モデルの一覧ではありません。ベースURLを確認してください。https://host/v1のようにバージョンで終わります。</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>応答なし: %1</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>プロバイダーのメッセージ: %1</translation>
    </message>
</context>
<context>
    <name>plimsoll::ProvidersPanel</name>
    <message>
        <source>Provider to add</source>
        <translation>追加するプロバイダー</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add provider</source>
        <translation>プロバイダーを追加</translation>
    </message>
    <message>
        <source>Put your own value for &quot;%1&quot; into the base URL below.</source>
        <translation>下のベースURLの&quot;%1&quot;に自分の値を入れてください。</translation>
    </message>
    <message>
        <source>A key is made at &lt;a href=&quot;%1&quot;&gt;%1&lt;/a&gt;. Paste it here, then press Test.</source>
        <translation>キーは&lt;a href=&quot;%1&quot;&gt;%1&lt;/a&gt;で作成します。ここに貼り付けて「テスト」を押してください。</translation>
    </message>
</context>
<context>
    <name>plimsoll::QueueModel</name>
    <message>
        <source>Job</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Next attempt</source>
        <translation>次の試行</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
</context>
<context>
    <name>plimsoll::QueuePage</name>
    <message>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation>ジョブはありません</translation>
    </message>
    <message>
        <source>Calls that no model can answer now wait here until one can, also over a restart: profiles with the fallback “queue” put them here.</source>
        <translation>今どのモデルも回答できない呼び出しは、回答できるまでここで待ちます。再起動しても残ります。フォールバックに“キュー”を持つプロファイルがここに入れます。</translation>
    </message>
    <message>
        <source>Send a prompt</source>
        <translation>プロンプトを送る</translation>
    </message>
    <message>
        <source>Deletes the jobs that are over, with their prompts and answers</source>
        <translation>終わったジョブを、プロンプトと回答とともに削除します</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Jobs: number, state, next attempt, why, prompt, attempts</source>
        <translation>ジョブ: 番号、状態、次の試行、理由、プロンプト、試行</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>今すぐリトライ</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>ジョブをキャンセル</translation>
    </message>
    <message>
        <source>The queue is not to be had: %1</source>
        <translation>キューを使えません: %1</translation>
    </message>
    <message>
        <source>Jobs are sent again</source>
        <translation>ジョブの送信を再開します</translation>
    </message>
    <message>
        <source>No job is sent, by no program, until you resume</source>
        <translation>再開するまで、どのプログラムもジョブを送りません</translation>
    </message>
    <message>
        <source>Job %1: %2</source>
        <translation>ジョブ%1: %2</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>再送</translation>
    </message>
    <message>
        <source>Open in Prompt</source>
        <translation>プロンプトで開く</translation>
    </message>
    <message>
        <source>The prompt as it was asked, with its answer</source>
        <translation>送ったときのままのプロンプトとその回答</translation>
    </message>
    <message>
        <source>Clear finished…</source>
        <translation>終わったジョブをクリア…</translation>
    </message>
    <message>
        <source>Clear finished jobs?</source>
        <translation>終わったジョブをクリアしますか?</translation>
    </message>
    <message numerus="yes">
        <source>%n finished jobs are deleted, with their prompts and answers.</source>
        <translation>
            <numerusform>終わったジョブ %n 件が、プロンプトと回答とともに削除されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>元に戻すことはできません。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Resume the queue</source>
        <translation>キューを再開</translation>
    </message>
    <message>
        <source>Pause the queue</source>
        <translation>キューを一時停止</translation>
    </message>
</context>
<context>
    <name>plimsoll::QueuePresenter</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>待機%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>実行中%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of unknown outcome</source>
        <translation>
            <numerusform>結果不明%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation>
            <numerusform>終了%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older not shown</source>
        <translation>
            <numerusform>以前の%n件は非表示</numerusform>
        </translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Job %1 of the queue</source>
        <translation>キューのジョブ%1</translation>
    </message>
</context>
<context>
    <name>plimsoll::SandboxPanel</name>
    <message>
        <source>Make it fail</source>
        <translation>失敗させる</translation>
    </message>
    <message>
        <source>all, until cleared</source>
        <translation>クリアするまですべて</translation>
    </message>
    <message>
        <source>&amp;What happens</source>
        <translation>起きること(&amp;W)</translation>
    </message>
    <message>
        <source>to so man&amp;y requests</source>
        <translation>対象のリクエスト数(&amp;Y)</translation>
    </message>
    <message>
        <source>t&amp;o</source>
        <translation>対象のモデル(&amp;O)</translation>
    </message>
    <message>
        <source>Add fault</source>
        <translation>障害を追加</translation>
    </message>
    <message>
        <source>Clear all faults</source>
        <translation>すべての障害をクリア</translation>
    </message>
    <message>
        <source>no hint</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>never</source>
        <translation>閉じない</translation>
    </message>
    <message>
        <source>Not applied: %1</source>
        <translation>適用されません: %1</translation>
    </message>
    <message>
        <source>any model</source>
        <translation>任意のモデル</translation>
    </message>
</context>
<context>
    <name>plimsoll::SettingsExchange</name>
    <message>
        <source>new entry</source>
        <translation>新しい項目</translation>
    </message>
    <message>
        <source>the whole entry</source>
        <translation>項目全体</translation>
    </message>
    <message>
        <source>is there</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>plimsoll::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>No setting has &quot;%1&quot; in its name or description.</source>
        <translation>名前や説明に&quot;%1&quot;を含む設定はありません。</translation>
    </message>
    <message numerus="yes">
        <source>The first %n settings found</source>
        <translation>
            <numerusform>見つかった設定の最初の%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settings found</source>
        <translation>
            <numerusform>設定が%n件見つかりました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::SettingsPresenter</name>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>edited in the file</source>
        <translation>ファイルで編集</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>名前が必要です。</translation>
    </message>
    <message>
        <source>There is one of that name already.</source>
        <translation>同じ名前がすでにあります。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a change, and who made it</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The file %1 is not in force. At %2: %3. The settings from before it was changed go on.</source>
        <translation>ファイル%1は有効ではありません。%2: %3。変更前の設定が引き続き有効です。</translation>
    </message>
    <message>
        <source>imported from a file</source>
        <translation>ファイルからインポート</translation>
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
        <translation>ページ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show the names of the pages</source>
        <translation>ページの名前を表示</translation>
    </message>
    <message>
        <source>Fold the side bar to icons</source>
        <translation>サイドバーをアイコンに折りたたむ</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Pause, keyboard shortcuts, about, quit</source>
        <translation>一時停止、キーボードショートカット、Plimsollについて、終了</translation>
    </message>
</context>
<context>
    <name>plimsoll::SingleInstance</name>
    <message>
        <source>there is no runtime folder (XDG_RUNTIME_DIR)</source>
        <translation>ランタイムフォルダーがありません（XDG_RUNTIME_DIR）</translation>
    </message>
    <message>
        <source>the path of the runtime folder is too long</source>
        <translation>ランタイムフォルダーのパスが長すぎます</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1に書き込めません</translation>
    </message>
    <message>
        <source>Plimsoll is running already (process %1) but does not answer. End it, or start another one beside it with --new-instance.</source>
        <translation>Plimsollはすでに動いていますが（プロセス%1）、応答しません。終了するか、--new-instanceで別に起動してください。</translation>
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
        <translation>およびコスト不明の呼び出し</translation>
    </message>
</context>
<context>
    <name>plimsoll::StateNotices</name>
    <message>
        <source>%1 was not taken; what was in force before goes on. %2: %3</source>
        <translation>%1は適用されませんでした。以前の設定が引き続き有効です。%2: %3</translation>
    </message>
    <message>
        <source>The limits are this window&apos;s alone, other processes do not share them: %1</source>
        <translation>制限はこのウィンドウだけのもので、ほかのプロセスとは共有されません: %1</translation>
    </message>
    <message>
        <source>The history cannot be written just now; calls go on. %1: %2</source>
        <translation>現在、履歴を書き込めません。呼び出しは続きます。%1: %2</translation>
    </message>
    <message>
        <source>Prompts cannot be kept just now; calls go on. %1: %2</source>
        <translation>現在、プロンプトを保管できません。呼び出しは続きます。%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln events are not in the history.</source>
        <translation>
            <numerusform>イベント%Ln件が履歴にありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queue was damaged and is kept as %1; a new one was begun with all of its %n jobs.</source>
        <translation>
            <numerusform>キューが破損していたため%1として保管しました。ジョブ%n件をすべて引き継いで、新しいキューを開始しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queue was damaged and is kept as %1; a new one was begun with the %n jobs that could be read. Others may be lost.</source>
        <translation>
            <numerusform>キューが破損していたため%1として保管しました。読み取れたジョブ%n件で、新しいキューを開始しました。ほかは失われた可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The history was damaged and is kept as %1; a new one was begun.</source>
        <translation>履歴が破損していたため%1として保管しました。新しい履歴を開始しました。</translation>
    </message>
    <message>
        <source>The prompt history was damaged and is kept as %1; a new one was begun with what could be read.</source>
        <translation>プロンプトの履歴が破損していたため%1として保管しました。読み取れたもので、新しい履歴を開始しました。</translation>
    </message>
    <message>
        <source>The file of stored answers was damaged and is kept as %1; a new one was begun.</source>
        <translation>保存済みの回答のファイルが破損していたため%1として保管しました。新しいファイルを開始しました。</translation>
    </message>
    <message>
        <source>The file of shared limits was damaged and is kept as %1; a new one was begun.</source>
        <translation>共有の制限のファイルが破損していたため%1として保管しました。新しいファイルを開始しました。</translation>
    </message>
</context>
<context>
    <name>plimsoll::StatusStrip</name>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>plimsoll::SwitchEditor</name>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
</context>
<context>
    <name>plimsoll::TestCard</name>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>テスト(&amp;T)</translation>
    </message>
    <message>
        <source>Asks the provider for its list of models, with the key that is set</source>
        <translation>設定済みのキーで、プロバイダーにモデルの一覧を求めます</translation>
    </message>
    <message>
        <source>Model to add</source>
        <translation>追加するモデル</translation>
    </message>
    <message>
        <source>Add model</source>
        <translation>モデルを追加</translation>
    </message>
    <message>
        <source>Not tested yet. The test asks for the list of models, which costs nothing.</source>
        <translation>まだテストしていません。テストはモデルの一覧を求めるだけで、費用はかかりません。</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>%1に問い合わせ中…</translation>
    </message>
    <message>
        <source>the built-in sandbox</source>
        <translation>組み込みのサンドボックス</translation>
    </message>
    <message>
        <source>%1 is added. Set its limits and prices under Limits and Models &amp; prices, and put it into a chain.</source>
        <translation>%1を追加しました。制限と料金を「制限」と「モデルと料金」で設定し、チェーンに入れてください。</translation>
    </message>
</context>
<context>
    <name>plimsoll::TimeChart</name>
    <message>
        <source>now</source>
        <translation>今</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n分前</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::TimelineModel</name>
    <message>
        <source>After</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>内容</translation>
    </message>
</context>
<context>
    <name>plimsoll::Translation</name>
    <message>
        <source>The language changes when Plimsoll is started again.</source>
        <translation>言語はPlimsollを再起動すると変わります。</translation>
    </message>
</context>
<context>
    <name>plimsoll::Tray</name>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Resume all calls</source>
        <translation>すべての呼び出しを再開</translation>
    </message>
    <message>
        <source>Pause all calls</source>
        <translation>すべての呼び出しを一時停止</translation>
    </message>
</context>
<context>
    <name>plimsoll::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>やり直す(&amp;D)</translation>
    </message>
    <message>
        <source>Changes act at once, also on calls that run, and can be undone here.</source>
        <translation>変更は実行中の呼び出しにもすぐ適用され、ここで元に戻せます。</translation>
    </message>
</context>
<context>
    <name>plimsoll::Waterfall</name>
    <message>
        <source>What happened: attempts, waits and fallbacks</source>
        <translation>起きたこと: 試行、待機、フォールバック</translation>
    </message>
</context>
<context>
    <name>plimsoll::WindowActions</name>
    <message>
        <source>Resume all calls</source>
        <translation>すべての呼び出しを再開</translation>
    </message>
    <message>
        <source>Pause all calls</source>
        <translation>すべての呼び出しを一時停止</translation>
    </message>
</context>
</TS>
