#include "core/prices/litellm_prices.h"

#include "core/config/json_pointer.h"
#include "core/config/price_tiers.h"
#include "core/prices/litellm_cost_key.h"
#include "core/prices/price_json.h"

#include <map>

namespace plimsoll {

namespace {

const QString kSample = QStringLiteral("sample_spec"); // the file's own explanation, with words where numbers belong
const QString kTiered = QStringLiteral("tiered_pricing");
const QString kRange = QStringLiteral("range");
constexpr double kMillion = 1e6;

bool answersWithText(const QJsonObject& entry)
{
    static const QStringList kModes{QString(), QStringLiteral("chat"), QStringLiteral("responses"),
                                    QStringLiteral("completion")};
    return kModes.contains(entry.value(u"mode").toString());
}

/// Without the digits that the multiplication makes up: 1.1e-06 a token is 1.1 a million.
double perMillion(double per_token)
{
    return QString::number(per_token * kMillion, 'g', 12).toDouble();
}

class EntryReader
{
public:
    EntryReader(const QString& pointer, QList<Error>& errors) : m_pointer(pointer), m_errors(errors) {}

    void read(const QJsonObject& json, PriceEntry& entry)
    {
        for (auto it = json.begin(); it != json.end(); ++it) {
            const QString at = pointerTo(m_pointer, it.key());
            if (it.value().isNull())
                continue; // not known, as if it were not there; no tier either
            if (const auto key = readLiteLlmCostKey(it.key()))
                setRate(ratesAbove(key->above_tokens).*(key->rate), it.value(), at);
            else if (it.key() == kTiered && isByPromptLength(it.value()))
                readBands(it.value().toArray(), at);
            else if (isLiteLlmMoney(it.key()))
                entry.other.insert(it.key(), it.value());
        }
        static_cast<TokenRates&>(entry.price) = m_base;
        for (const auto& [above, tier] : m_tiers)
            entry.price.tiers.push_back(tier);
        if (entry.price.tiers.size() > std::size_t(kMaxPriceTiers))
            add(m_pointer, QStringLiteral("has more than %1 tiers").arg(kMaxPriceTiers));
    }

private:
    void add(const QString& where, const QString& what) { m_errors << Error{where.toStdString(), what.toStdString()}; }

    TokenRates& ratesAbove(std::int64_t tokens)
    {
        if (tokens == 0)
            return m_base;
        PriceTier& tier = m_tiers[tokens];
        tier.above_tokens = tokens;
        return tier;
    }

    void setRate(std::optional<double>& rate, const QJsonValue& value, const QString& at)
    {
        bool good = value.isDouble();
        const double per_token = good ? value.toDouble() : value.toString().toDouble(&good); // some write "1e-6"
        if (good && per_token >= 0 && per_token * kMillion <= kMaxUsdPerMillion)
            rate = perMillion(per_token);
        else
            add(at, QStringLiteral("must be USD per token, a number from 0 to 1, or null"));
    }

    /// Other lists of that name go by the results of a search.
    static bool isByPromptLength(const QJsonValue& value)
    {
        for (const QJsonValue& band : value.toArray())
            if (band.toObject().contains(kRange))
                return true;
        return false;
    }

    void readBands(const QJsonArray& bands, const QString& at)
    {
        for (qsizetype i = 0; i < bands.size(); ++i) {
            const QString place = pointerTo(at, i);
            const QJsonObject band = bands[i].toObject();
            const QJsonArray range = band.value(kRange).toArray();
            const double low = range.at(0).toDouble(-1);
            if (range.size() != 2 || low < 0 || low > 1e12) {
                add(pointerTo(place, kRange), QStringLiteral("must be [from, to] in tokens"));
                continue;
            }
            for (auto it = band.begin(); it != band.end(); ++it)
                if (const auto key = readLiteLlmCostKey(it.key());
                    key && key->above_tokens == 0 && !it.value().isNull())
                    setRate(ratesAbove(std::int64_t(low)).*(key->rate), it.value(), pointerTo(place, it.key()));
        }
    }

    const QString m_pointer;
    QList<Error>& m_errors;
    TokenRates m_base;
    std::map<std::int64_t, PriceTier> m_tiers;
};

/// The provider, and the model's name without the provider before it.
void nameEntry(const QString& key, const QJsonObject& json, PriceEntry& entry)
{
    const qsizetype slash = key.indexOf(u'/');
    entry.provider = json.value(u"litellm_provider").toString();
    if (entry.provider.isEmpty())
        entry.provider = slash > 0 ? key.left(slash) : QStringLiteral("unknown");
    const bool prefixed = slash > 0 && key.left(slash) == entry.provider && slash + 1 < key.size();
    entry.names = QStringList{prefixed ? key.mid(slash + 1) : key};
}

} // namespace

Result<LiteLlmPrices, QList<Error>> parseLiteLlmPrices(const QByteArray& json, const QString& source,
                                                       const QString& taken)
{
    const auto root = objectOf(json);
    if (!root)
        return QList<Error>{root.error()};
    LiteLlmPrices prices;
    QList<Error> errors;
    for (auto it = root->begin(); it != root->end(); ++it) {
        if (it.key() == kSample)
            continue;
        const QString at = pointerTo({}, it.key());
        const QJsonObject model = it.value().toObject();
        if (!it.value().isObject() || it.key().isEmpty()) {
            errors << Error{at.toStdString(), it.key().isEmpty() ? "a model needs a name" : "must be an object"};
        } else if (!answersWithText(model)) {
            ++prices.left_out;
        } else {
            PriceEntry entry;
            entry.source = source;
            entry.taken = taken;
            entry.reported = true;
            nameEntry(it.key(), model, entry);
            EntryReader(at, errors).read(model, entry);
            prices.table.push_back(std::move(entry));
        }
    }
    if (errors.isEmpty() && prices.table.empty())
        errors << Error{"/", "there is no model in it that answers with text"};
    if (!errors.isEmpty())
        return errors;
    return prices;
}

} // namespace plimsoll
