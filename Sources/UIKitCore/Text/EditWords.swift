/// Words of text fields, in the user's language.
@MainActor
package enum EditWords {
    static var cut: String { word(0) }
    static var copy: String { word(1) }
    static var paste: String { word(2) }
    static var selectAll: String { word(3) }
    static var clearText: String { word(4) }

    private static func word(_ index: Int) -> String { WordTable.word(index, of: table) }

    private static let english = ["Cut", "Copy", "Paste", "Select All", "Clear text"]

    /// Cut, copy, paste, select all, clear text.
    package static let table: [String: [String]] = [
        "en": english,
        "ar": ["قص", "نسخ", "لصق", "تحديد الكل", "مسح النص"],
        "ca": ["Retallar", "Copiar", "Enganxar", "Seleccionar-ho tot", "Esborrar el text"],
        "cs": ["Vyjmout", "Kopírovat", "Vložit", "Vybrat vše", "Vymazat text"],
        "da": ["Klip", "Kopier", "Sæt ind", "Vælg alt", "Ryd tekst"],
        "de": ["Ausschneiden", "Kopieren", "Einsetzen", "Alles auswählen", "Text löschen"],
        "el": ["Αποκοπή", "Αντιγραφή", "Επικόλληση", "Επιλογή όλων", "Διαγραφή κειμένου"],
        "es": ["Cortar", "Copiar", "Pegar", "Seleccionar todo", "Borrar texto"],
        "fi": ["Leikkaa", "Kopioi", "Sijoita", "Valitse kaikki", "Tyhjennä teksti"],
        "fr": ["Couper", "Copier", "Coller", "Tout sélectionner", "Effacer le texte"],
        "he": ["גזירה", "העתקה", "הדבקה", "בחירת הכל", "ניקוי מלל"],
        "hi": ["काटें", "कॉपी करें", "पेस्ट करें", "सभी चुनें", "टेक्स्ट साफ़ करें"],
        "hr": ["Izreži", "Kopiraj", "Zalijepi", "Odaberi sve", "Obriši tekst"],
        "hu": ["Kivágás", "Másolás", "Beillesztés", "Összes kijelölése", "Szöveg törlése"],
        "id": ["Potong", "Salin", "Tempel", "Pilih Semua", "Hapus teks"],
        "it": ["Taglia", "Copia", "Incolla", "Seleziona tutto", "Cancella testo"],
        "ja": ["カット", "コピー", "ペースト", "すべてを選択", "テキストを消去"],
        "ko": ["오려두기", "복사하기", "붙여넣기", "전체 선택", "텍스트 지우기"],
        "ms": ["Potong", "Salin", "Tampal", "Pilih Semua", "Kosongkan teks"],
        "nb": ["Klipp ut", "Kopier", "Lim inn", "Marker alt", "Fjern tekst"],
        "nl": ["Knip", "Kopieer", "Plak", "Selecteer alles", "Wis tekst"],
        "pl": ["Wytnij", "Kopiuj", "Wklej", "Zaznacz wszystko", "Wyczyść tekst"],
        "pt": ["Cortar", "Copiar", "Colar", "Selecionar Tudo", "Limpar texto"],
        "pt-PT": ["Cortar", "Copiar", "Colar", "Selecionar tudo", "Limpar texto"],
        "ro": ["Tăiați", "Copiați", "Lipiți", "Selectați tot", "Ștergeți textul"],
        "ru": ["Вырезать", "Скопировать", "Вставить", "Выбрать все", "Удалить текст"],
        "sk": ["Vystrihnúť", "Kopírovať", "Vložiť", "Vybrať všetko", "Vymazať text"],
        "sv": ["Klipp ut", "Kopiera", "Klistra in", "Markera allt", "Rensa text"],
        "th": ["ตัด", "คัดลอก", "วาง", "เลือกทั้งหมด", "ล้างข้อความ"],
        "tr": ["Kes", "Kopyala", "Yapıştır", "Tümünü Seç", "Metni temizle"],
        "uk": ["Вирізати", "Скопіювати", "Вставити", "Вибрати все", "Очистити текст"],
        "vi": ["Cắt", "Sao chép", "Dán", "Chọn tất cả", "Xóa văn bản"],
        "zh": ["剪切", "拷贝", "粘贴", "全选", "清除文本"],
        "zh-TW": ["剪下", "拷貝", "貼上", "全選", "清除文字"],
        "zh-HK": ["剪下", "拷貝", "貼上", "全選", "清除文字"],
    ]
}
