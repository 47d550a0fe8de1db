/// Words of what bars open, in the user's language.
@MainActor
package enum BarWords {
    static var rename: String { word(0) }
    /// Ends in three dots, as what opens something does.
    static var customize: String { word(1) }
    static var reset: String { word(2) }

    private static func word(_ index: Int) -> String { WordTable.word(index, of: table) }

    private static let english = ["Rename", "Customize Toolbar…", "Reset"]

    /// Rename, customize, reset.
    package static let table: [String: [String]] = [
        "en": english,
        "ar": ["إعادة تسمية", "تخصيص شريط الأدوات…", "إعادة تعيين"],
        "ca": ["Canviar el nom", "Personalitzar la barra d’eines…", "Restablir"],
        "cs": ["Přejmenovat", "Přizpůsobit panel nástrojů…", "Obnovit"],
        "da": ["Omdøb", "Tilpas værktøjslinje…", "Nulstil"],
        "de": ["Umbenennen", "Symbolleiste anpassen …", "Zurücksetzen"],
        "el": ["Μετονομασία", "Προσαρμογή γραμμής εργαλείων…", "Επαναφορά"],
        "es": ["Renombrar", "Personalizar barra de herramientas…", "Restablecer"],
        "fi": ["Nimeä uudelleen", "Muokkaa työkalupalkkia…", "Nollaa"],
        "fr": ["Renommer", "Personnaliser la barre d’outils…", "Réinitialiser"],
        "he": ["שינוי שם", "התאמת סרגל הכלים…", "איפוס"],
        "hi": ["नाम बदलें", "टूलबार कस्टमाइज़ करें…", "रीसेट करें"],
        "hr": ["Preimenuj", "Prilagodi alatnu traku…", "Resetiraj"],
        "hu": ["Átnevezés", "Eszközsor testreszabása…", "Visszaállítás"],
        "id": ["Ganti Nama", "Sesuaikan Bar Alat…", "Atur Ulang"],
        "it": ["Rinomina", "Personalizza barra strumenti…", "Ripristina"],
        "ja": ["名称変更", "ツールバーをカスタマイズ…", "リセット"],
        "ko": ["이름 변경", "도구 막대 사용자화…", "재설정"],
        "ms": ["Namakan Semula", "Sesuaikan Bar Alat…", "Set Semula"],
        "nb": ["Endre navn", "Tilpass verktøylinje…", "Nullstill"],
        "nl": ["Wijzig naam", "Pas knoppenbalk aan…", "Herstel standaard"],
        "pl": ["Zmień nazwę", "Dostosuj pasek narzędzi…", "Wyzeruj"],
        "pt": ["Renomear", "Personalizar Barra de Ferramentas…", "Redefinir"],
        "pt-PT": ["Alterar nome", "Personalizar barra de ferramentas…", "Repor"],
        "ro": ["Redenumiți", "Personalizați bara de instrumente…", "Resetați"],
        "ru": ["Переименовать", "Настроить панель инструментов…", "Сбросить"],
        "sk": ["Premenovať", "Prispôsobiť panel nástrojov…", "Obnoviť"],
        "sv": ["Byt namn", "Anpassa verktygsfältet…", "Återställ"],
        "th": ["เปลี่ยนชื่อ", "ปรับแต่งแถบเครื่องมือ…", "รีเซ็ต"],
        "tr": ["Adını Değiştir", "Araç Çubuğunu Özelleştir…", "Sıfırla"],
        "uk": ["Перейменувати", "Налаштувати панель інструментів…", "Скинути"],
        "vi": ["Đổi tên", "Tùy chỉnh thanh công cụ…", "Đặt lại"],
        "zh": ["重新命名", "自定工具栏…", "还原"],
        "zh-TW": ["重新命名", "自訂工具列…", "重置"],
        "zh-HK": ["重新命名", "自訂工具列…", "重設"],
    ]
}
