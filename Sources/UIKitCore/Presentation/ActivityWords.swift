/// A word of the list of what can be done with something that is shared, in the user's language.
@MainActor
package enum ActivityWords {
    static var open: String { WordTable.word(0, of: table) }

    /// Open.
    package static let table: [String: [String]] = [
        "en": ["Open"], "ar": ["فتح"], "ca": ["Obrir"], "cs": ["Otevřít"], "da": ["Åbn"],
        "de": ["Öffnen"], "el": ["Άνοιγμα"], "es": ["Abrir"], "fi": ["Avaa"],
        "fr": ["Ouvrir"], "he": ["פתיחה"], "hi": ["खोलें"], "hr": ["Otvori"],
        "hu": ["Megnyitás"], "id": ["Buka"], "it": ["Apri"], "ja": ["開く"], "ko": ["열기"],
        "ms": ["Buka"], "nb": ["Åpne"], "nl": ["Open"], "pl": ["Otwórz"], "pt": ["Abrir"],
        "pt-PT": ["Abrir"], "ro": ["Deschideți"], "ru": ["Открыть"], "sk": ["Otvoriť"],
        "sv": ["Öppna"], "th": ["เปิด"], "tr": ["Aç"], "uk": ["Відкрити"], "vi": ["Mở"],
        "zh": ["打开"], "zh-TW": ["打開"], "zh-HK": ["打開"],
    ]
}
