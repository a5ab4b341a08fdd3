// What the servers say: the latest limit windows of each provider and model with live countdowns, the raw headers of
// the last replies, and a box that decodes any response.
#pragma once

#include "ui/page.h"
#include "ui/page_registry.h"

class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace plimsoll {

class Caption;
class Card;
class HeadersDecoder;
class LimitModel;
class NoticeBar;
class SegmentedControl;
struct KnownReply;

class HeadersPage : public Page
{
    Q_OBJECT
public:
    static PageEntry entry();
    explicit HeadersPage(AppContext& context, QWidget* parent = nullptr);

    void tick(const Tick& tick) override;
    void activated() override;

private:
    QWidget* makeTitle();
    QWidget* makeEmpty();
    QWidget* makeLimits();
    QWidget* makeReplies();
    void showPart(int part);
    void showLimits();
    void showReplies();
    void showHeaders();
    void decodeReply();
    const KnownReply* chosenReply(QString* provider = nullptr) const;

    AppContext& m_context;
    Caption* m_summary;
    SegmentedControl* m_parts;
    NoticeBar* m_notice;
    QStackedWidget* m_stack;
    QTableView* m_table;
    LimitModel* m_model;
    Card* m_repliesCard;
    QListWidget* m_replies;
    QPlainTextEdit* m_headers;
    QPushButton* m_decode;
    QPushButton* m_copy;
    HeadersDecoder* m_decoder;
    std::uint64_t m_revision = 0; ///< of the replies that are listed
    std::uint64_t m_shown = 0;    ///< the reply whose headers are shown
};

} // namespace plimsoll
