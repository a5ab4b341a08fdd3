#include "ui/presenters/prices_presenter.h"

#include "core/config/config_file.h"
#include "ui/language/core_texts.h"

#include <QFile>
#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>

namespace plimsoll {

namespace {

const QString kWho = QStringLiteral("prices");
constexpr qint64 kMostBytes = 64 << 20;

QString faults(const QList<Error>& errors)
{
    const Error& first = errors.first();
    const QString text =
        QString::fromStdString(first.where) + QStringLiteral(": ") + fromCore(first.what);
    return errors.size() == 1 ? text
                              : PricesPresenter::tr("%1; and %n more", nullptr, int(errors.size()) - 1).arg(text);
}

} // namespace

PricesPresenter::PricesPresenter(ConfigService& config, QString importedPath, QObject* parent)
    : QObject(parent), m_config(config), m_importedPath(std::move(importedPath))
{
    connect(&m_config, &ConfigService::changed, this, [this] {
        compare(true);
        Q_EMIT changed();
    });
    connect(&m_config, &ConfigService::historyChanged, this, &PricesPresenter::changed);
}

PricesPresenter::Loaded PricesPresenter::readTables(const QString& imported)
{
    Loaded loaded;
    auto table = importedPrices(imported);
    if (!table)
        loaded.problem = faults(table.error());
    loaded.book =
        std::make_shared<PriceBook>(std::vector<PriceTable>{table ? *std::move(table) : PriceTable(), shippedPrices()});
    return loaded;
}

PricesPresenter::Loaded PricesPresenter::readFile(const QString& name)
{
    Loaded loaded;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        loaded.problem = name + QStringLiteral(": ") + file.errorString();
        return loaded;
    }
    if (file.size() > kMostBytes) {
        loaded.problem = tr("%1 is too large to be a price file.").arg(name);
        return loaded;
    }
    auto prices = parsePriceFile(file.readAll(), name.section(u'/', -1), QDate::currentDate().toString(Qt::ISODate));
    if (!prices) {
        loaded.problem = faults(prices.error());
        return loaded;
    }
    auto read = std::make_shared<File>();
    read->name = name.section(u'/', -1);
    read->prices = *std::move(prices);
    read->book = std::make_shared<PriceBook>(std::vector<PriceTable>{read->prices.table, shippedPrices()});
    loaded.file = std::move(read);
    return loaded;
}

void PricesPresenter::inBackground(std::function<Loaded()> read)
{
    ++m_reading;
    auto promise = std::make_shared<QPromise<Loaded>>();
    promise->start();
    promise->future().then(this, [this](const Loaded& loaded) {
        --m_reading;
        m_problem = loaded.problem;
        if (loaded.file) {
            m_file = loaded.file;
            m_done.clear();
        }
        if (loaded.book)
            m_book = loaded.book;
        compare(false);
        Q_EMIT changed();
    });
    QThreadPool::globalInstance()->start([promise, read = std::move(read)] {
        promise->addResult(read());
        promise->finish();
    });
}

void PricesPresenter::load()
{
    inBackground([path = m_importedPath] { return readTables(path); });
}

void PricesPresenter::open(const QString& file)
{
    inBackground([file] { return readFile(file); });
}

void PricesPresenter::discard()
{
    m_file.reset();
    m_problem.clear();
    compare(false);
    Q_EMIT changed();
}

void PricesPresenter::compare(bool keepChoice)
{
    const std::shared_ptr<const PriceBook> book = m_file ? m_file->book : m_book;
    if (!book)
        return;
    const std::vector<Line> before = std::exchange(m_lines, {});
    for (ModelPrice& price : comparePrices(m_config.config(), *book, QDate::currentDate())) {
        Line line;
        line.changes = price.state == PriceState::Unset || price.state == PriceState::Differs;
        line.chosen = line.changes && price.match->same_provider; // what another provider asks is only a hint
        const auto same =
            std::find_if(before.begin(), before.end(), [&](const Line& l) { return l.price.model == price.model; });
        if (keepChoice && same != before.end())
            line.chosen = line.changes && same->chosen;
        line.price = std::move(price);
        m_lines.push_back(std::move(line));
    }
}

void PricesPresenter::choose(std::size_t line, bool chosen)
{
    if (line >= m_lines.size() || !m_lines[line].changes || m_lines[line].chosen == chosen)
        return;
    m_lines[line].chosen = chosen;
    Q_EMIT changed();
}

int PricesPresenter::chosen() const
{
    return int(std::count_if(m_lines.begin(), m_lines.end(), [](const Line& line) { return line.chosen; }));
}

QString PricesPresenter::summary() const
{
    if (!m_file)
        return m_done;
    const int models = int(m_file->prices.table.size());
    const int changes =
        int(std::count_if(m_lines.begin(), m_lines.end(), [](const Line& line) { return line.changes; }));
    QStringList parts{tr("%1: %n models", nullptr, models).arg(m_file->name)};
    if (m_file->prices.left_out > 0)
        parts << tr("%n that do not answer with text left out", nullptr, m_file->prices.left_out);
    parts << (changes == 0 ? tr("it changes no price of a configured model")
                           : tr("it changes %n prices of configured models", nullptr, changes));
    return parts.join(QStringLiteral(" · "));
}

std::optional<QString> PricesPresenter::apply()
{
    if (!m_file && chosen() == 0)
        return tr("There is nothing to apply.");
    std::vector<ModelPrice> models;
    for (const Line& line : m_lines)
        if (line.chosen)
            models.push_back(line.price);
    const std::shared_ptr<const File> file = m_file;
    if (file)
        if (const auto error = saveImportedPrices(file->prices.table, m_importedPath))
            return fromCore(error->where + ": " + error->what);
    if (!models.empty()) {
        const auto outcome = m_config.apply(priceChange(models), kWho);
        if (!outcome)
            return faults(outcome.error());
    }
    m_done = models.empty() ? tr("The table is kept; no price of a configured model was changed.")
                            : tr("%n prices were changed.", nullptr, int(models.size()));
    m_problem.clear();
    if (file)
        m_book = file->book;
    m_file.reset();
    compare(false);
    Q_EMIT changed();
    return std::nullopt;
}

bool PricesPresenter::canUndo() const
{
    return m_config.canUndo() && m_config.changes().last().who == kWho;
}

std::optional<QString> PricesPresenter::undo()
{
    if (!canUndo())
        return tr("The last change of the configuration was another one: it is undone in Settings.");
    const auto outcome = m_config.undo();
    if (!outcome)
        return faults(outcome.error());
    m_done = tr("The prices are as they were before.");
    Q_EMIT changed();
    return std::nullopt;
}

} // namespace plimsoll
