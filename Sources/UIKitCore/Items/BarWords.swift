/// Words of the menus that bars make, in the user's language.
@MainActor
package enum BarWords {
    static var more: String { word(0) }
    static var rename: String { word(1) }
    static var customize: String { word(2) }
    static var show: String { word(3) }
    static var moveEarlier: String { word(4) }
    static var moveLater: String { word(5) }
    static var reset: String { word(6) }

    private static func word(_ index: Int) -> String { WordTable.word(index, of: table) }

    private static let english = ["More", "Rename", "Customize Toolbar…", "Show", "Move Earlier", "Move Later", "Reset"]

    /// More, rename, customize, show, move earlier, move later, reset.
    package static let table: [String: [String]] = [
        "en": english,
        "ar": ["المزيد", "إعادة تسمية", "تخصيص شريط الأدوات…", "إظهار", "نقل إلى الأمام", "نقل إلى الخلف", "إعادة تعيين"],
        "ca": ["Més", "Canviar el nom", "Personalitzar la barra d’eines…", "Mostrar", "Moure abans", "Moure després", "Restablir"],
        "cs": ["Více", "Přejmenovat", "Přizpůsobit panel nástrojů…", "Zobrazit", "Přesunout dříve", "Přesunout dále", "Obnovit"],
        "da": ["Mere", "Omdøb", "Tilpas værktøjslinje…", "Vis", "Flyt frem", "Flyt tilbage", "Nulstil"],
        "de": ["Mehr", "Umbenennen", "Symbolleiste anpassen …", "Anzeigen", "Nach vorn", "Nach hinten", "Zurücksetzen"],
        "el": ["Περισσότερα", "Μετονομασία", "Προσαρμογή γραμμής εργαλείων…", "Εμφάνιση", "Μετακίνηση νωρίτερα", "Μετακίνηση αργότερα", "Επαναφορά"],
        "es": ["Más", "Renombrar", "Personalizar barra de herramientas…", "Mostrar", "Mover antes", "Mover después", "Restablecer"],
        "fi": ["Lisää", "Nimeä uudelleen", "Muokkaa työkalupalkkia…", "Näytä", "Siirrä aiemmaksi", "Siirrä myöhemmäksi", "Nollaa"],
        "fr": ["Plus", "Renommer", "Personnaliser la barre d’outils…", "Afficher", "Avancer", "Reculer", "Réinitialiser"],
        "he": ["עוד", "שינוי שם", "התאמת סרגל הכלים…", "הצגה", "העברה קדימה", "העברה אחורה", "איפוס"],
        "hi": ["अधिक", "नाम बदलें", "टूलबार कस्टमाइज़ करें…", "दिखाएँ", "पहले ले जाएँ", "बाद में ले जाएँ", "रीसेट करें"],
        "hr": ["Više", "Preimenuj", "Prilagodi alatnu traku…", "Prikaži", "Pomakni ranije", "Pomakni kasnije", "Resetiraj"],
        "hu": ["Továbbiak", "Átnevezés", "Eszközsor testreszabása…", "Megjelenítés", "Előrébb", "Hátrébb", "Visszaállítás"],
        "id": ["Lainnya", "Ganti Nama", "Sesuaikan Bar Alat…", "Tampilkan", "Pindahkan ke Depan", "Pindahkan ke Belakang", "Atur Ulang"],
        "it": ["Altro", "Rinomina", "Personalizza barra strumenti…", "Mostra", "Sposta prima", "Sposta dopo", "Ripristina"],
        "ja": ["さらに表示", "名称変更", "ツールバーをカスタマイズ…", "表示", "前へ移動", "後ろへ移動", "リセット"],
        "ko": ["더 보기", "이름 변경", "도구 막대 사용자화…", "보기", "앞으로 이동", "뒤로 이동", "재설정"],
        "ms": ["Lagi", "Namakan Semula", "Sesuaikan Bar Alat…", "Tunjukkan", "Alih ke Depan", "Alih ke Belakang", "Set Semula"],
        "nb": ["Mer", "Endre navn", "Tilpass verktøylinje…", "Vis", "Flytt frem", "Flytt tilbake", "Nullstill"],
        "nl": ["Meer", "Wijzig naam", "Pas knoppenbalk aan…", "Toon", "Naar voren", "Naar achteren", "Herstel standaard"],
        "pl": ["Więcej", "Zmień nazwę", "Dostosuj pasek narzędzi…", "Pokaż", "Przenieś wcześniej", "Przenieś później", "Wyzeruj"],
        "pt": ["Mais", "Renomear", "Personalizar Barra de Ferramentas…", "Mostrar", "Mover Antes", "Mover Depois", "Redefinir"],
        "pt-PT": ["Mais", "Alterar nome", "Personalizar barra de ferramentas…", "Mostrar", "Mover antes", "Mover depois", "Repor"],
        "ro": ["Mai multe", "Redenumiți", "Personalizați bara de instrumente…", "Afișați", "Mutați înainte", "Mutați după", "Resetați"],
        "ru": ["Ещё", "Переименовать", "Настроить панель инструментов…", "Показать", "Переместить раньше", "Переместить позже", "Сбросить"],
        "sk": ["Viac", "Premenovať", "Prispôsobiť panel nástrojov…", "Zobraziť", "Presunúť skôr", "Presunúť neskôr", "Obnoviť"],
        "sv": ["Mer", "Byt namn", "Anpassa verktygsfältet…", "Visa", "Flytta framåt", "Flytta bakåt", "Återställ"],
        "th": ["เพิ่มเติม", "เปลี่ยนชื่อ", "ปรับแต่งแถบเครื่องมือ…", "แสดง", "ย้ายไปก่อนหน้า", "ย้ายไปถัดไป", "รีเซ็ต"],
        "tr": ["Daha Fazla", "Adını Değiştir", "Araç Çubuğunu Özelleştir…", "Göster", "Öne Taşı", "Arkaya Taşı", "Sıfırla"],
        "uk": ["Більше", "Перейменувати", "Налаштувати панель інструментів…", "Показати", "Перемістити раніше", "Перемістити пізніше", "Скинути"],
        "vi": ["Thêm", "Đổi tên", "Tùy chỉnh thanh công cụ…", "Hiển thị", "Di chuyển lên trước", "Di chuyển ra sau", "Đặt lại"],
        "zh": ["更多", "重新命名", "自定工具栏…", "显示", "前移", "后移", "还原"],
        "zh-TW": ["更多", "重新命名", "自訂工具列…", "顯示", "前移", "後移", "重置"],
        "zh-HK": ["更多", "重新命名", "自訂工具列…", "顯示", "前移", "後移", "重設"],
    ]
}
