// Price tables for the Costs page: the import of a file with a look at what it would change, and the way back. Files
// are read in the background. A table changes nothing by itself: prices become ordinary values of the configuration.
#pragma once

#include "core/prices/price_compare.h"
#include "core/prices/price_sources.h"

#include <QObject>

#include <memory>
#include <vector>

namespace plimsoll {

class ConfigService;

class PricesPresenter : public QObject
{
    Q_OBJECT
public:
    explicit PricesPresenter(ConfigService& config, QString importedPath = importedPricesPath(),
                             QObject* parent = nullptr);

    struct Line
    {
        ModelPrice price;
        bool changes = false; ///< the table knows another price than the configuration has
        bool chosen = false;
    };

    /// Reads the tables that there are; changed() follows.
    void load();
    /// Reads a file that is to be imported; changed() follows.
    void open(const QString& file);
    /// Leaves the file alone.
    void discard();
    void choose(std::size_t line, bool chosen);

    bool reading() const { return m_reading > 0; }
    bool previewing() const { return m_file != nullptr; }
    /// The configured models beside the tables: of the file that is looked at, or those that are in use.
    const std::vector<Line>& lines() const { return m_lines; }
    int chosen() const;
    QString summary() const; ///< what the file holds, or what was done
    QString problem() const { return m_problem; }
    /// The tables that are in use; null until load() is done.
    const PriceBook* book() const { return m_book.get(); }

    /// Keeps the file's table as the imported one and writes the chosen prices, in one step that can be undone.
    /// Nothing: done; else why not.
    std::optional<QString> apply();
    /// Whether the configuration's last change was an apply().
    bool canUndo() const;
    std::optional<QString> undo();

Q_SIGNALS:
    void changed();

private:
    struct File
    {
        QString name;
        PriceFile prices;
        std::shared_ptr<const PriceBook> book;
    };
    struct Loaded
    {
        std::shared_ptr<const File> file;
        std::shared_ptr<const PriceBook> book; ///< of load()
        QString problem;
    };
    static Loaded readFile(const QString& file);
    static Loaded readTables(const QString& imported);
    void inBackground(std::function<Loaded()> read);
    void compare(bool keepChoice);

    ConfigService& m_config;
    const QString m_importedPath;
    std::shared_ptr<const File> m_file;
    std::shared_ptr<const PriceBook> m_book;
    std::vector<Line> m_lines;
    QString m_problem, m_done;
    int m_reading = 0;
};

} // namespace plimsoll
