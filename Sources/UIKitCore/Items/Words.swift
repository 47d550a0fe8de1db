import Foundation
import HostInterface

/// UIKit's own words, in the user's language. Every place that shows one reads it from here.
@MainActor
package enum Words {
    static var back: String { word(0) }
    static var done: String { word(1) }
    static var cancel: String { word(2) }
    static var edit: String { word(3) }
    static var save: String { word(4) }
    static var undo: String { word(5) }
    static var redo: String { word(6) }
    static var search: String { word(7) }
    static var loading: String { word(8) }

    static var language: String { AppContext.current.host?.settings.language ?? "en" }

    /// A number in the digits of the language.
    static func number(_ number: Int) -> String { number.formatted(.number.locale(Locale(identifier: language))) }

    static func fileSize(_ bytes: Int64) -> String { bytes.formatted(.byteCount(style: .file).locale(Locale(identifier: language))) }

    private static func word(_ index: Int) -> String { WordTable.word(index, of: table) }

    private static let english = ["Back", "Done", "Cancel", "Edit", "Save", "Undo", "Redo", "Search", "Loading…"]

    /// Back, done, cancel, edit, save, undo, redo, search, loading.
    package static let table: [String: [String]] = [
        "en": english,
        "ar": ["رجوع", "تم", "إلغاء", "تحرير", "حفظ", "تراجع", "إعادة", "بحث", "جارٍ التحميل…"],
        "ca": ["Enrere", "Fet", "Cancel·lar", "Editar", "Desar", "Desfer", "Refer", "Cercar", "S’està carregant…"],
        "cs": ["Zpět", "Hotovo", "Zrušit", "Upravit", "Uložit", "Odvolat", "Opakovat", "Hledat", "Načítání…"],
        "da": ["Tilbage", "OK", "Annuller", "Rediger", "Arkiver", "Fortryd", "Gentag", "Søg", "Indlæser…"],
        "de": ["Zurück", "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Suchen", "Laden …"],
        "el": ["Πίσω", "Τέλος", "Ακύρωση", "Επεξεργασία", "Αποθήκευση", "Αναίρεση", "Επανάληψη", "Αναζήτηση", "Φόρτωση…"],
        "es": ["Atrás", "OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Buscar", "Cargando…"],
        "fi": ["Takaisin", "Valmis", "Kumoa", "Muokkaa", "Tallenna", "Peru", "Tee uudelleen", "Etsi", "Ladataan…"],
        "fr": ["Retour", "OK", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Rechercher", "Chargement…"],
        "he": ["חזרה", "סיום", "ביטול", "עריכה", "שמירה", "ביטול", "ביצוע חוזר", "חיפוש", "בטעינה…"],
        "hi": ["वापस जाएँ", "पूर्ण", "रद्द करें", "संपादित करें", "सहेजें", "पूर्ववत करें", "फिर से करें", "खोजें", "लोड हो रहा है…"],
        "hr": ["Natrag", "OK", "Odustani", "Uredi", "Spremi", "Poništi", "Ponovi", "Traži", "Učitavanje…"],
        "hu": ["Vissza", "Kész", "Mégsem", "Szerkesztés", "Mentés", "Visszavonás", "Újra", "Keresés", "Betöltés…"],
        "id": ["Kembali", "Selesai", "Batal", "Edit", "Simpan", "Urungkan", "Ulangi", "Cari", "Memuat…"],
        "it": ["Indietro", "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Cerca", "Caricamento…"],
        "ja": ["戻る", "完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "検索", "読み込み中…"],
        "ko": ["뒤로", "완료", "취소", "편집", "저장", "실행 취소", "실행 복귀", "검색", "로드 중…"],
        "ms": ["Kembali", "Selesai", "Batal", "Edit", "Simpan", "Buat Asal", "Buat Semula", "Cari", "Memuatkan…"],
        "nb": ["Tilbake", "Ferdig", "Avbryt", "Rediger", "Arkiver", "Angre", "Gjør om", "Søk", "Laster inn…"],
        "nl": ["Terug", "Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Zoek", "Laden…"],
        "pl": ["Wstecz", "Gotowe", "Anuluj", "Edytuj", "Zachowaj", "Cofnij", "Ponów", "Szukaj", "Ładowanie…"],
        "pt": ["Voltar", "OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Buscar", "Carregando…"],
        "pt-PT": ["Voltar", "OK", "Cancelar", "Editar", "Guardar", "Desfazer", "Refazer", "Procurar", "A carregar…"],
        "ro": ["Înapoi", "OK", "Anulați", "Editați", "Salvați", "Anulați", "Refaceți", "Căutați", "Se încarcă…"],
        "ru": ["Назад", "Готово", "Отменить", "Править", "Сохранить", "Отменить", "Повторить", "Поиск", "Загрузка…"],
        "sk": ["Späť", "Hotovo", "Zrušiť", "Upraviť", "Uložiť", "Odvolať", "Zopakovať", "Hľadať", "Načítava sa…"],
        "sv": ["Tillbaka", "Klar", "Avbryt", "Redigera", "Spara", "Ångra", "Gör om", "Sök", "Läser in…"],
        "th": ["กลับ", "เสร็จสิ้น", "ยกเลิก", "แก้ไข", "บันทึก", "เลิกทำ", "ทำซ้ำ", "ค้นหา", "กำลังโหลด…"],
        "tr": ["Geri", "Bitti", "Vazgeç", "Düzenle", "Kaydet", "Geri Al", "Yinele", "Ara", "Yükleniyor…"],
        "uk": ["Назад", "Готово", "Скасувати", "Змінити", "Зберегти", "Відмінити", "Повторити", "Пошук", "Завантаження…"],
        "vi": ["Quay lại", "Xong", "Hủy", "Sửa", "Lưu", "Hoàn tác", "Làm lại", "Tìm kiếm", "Đang tải…"],
        "zh": ["返回", "完成", "取消", "编辑", "存储", "撤销", "重做", "搜索", "正在载入…"],
        "zh-TW": ["返回", "完成", "取消", "編輯", "儲存", "還原", "重做", "搜尋", "載入中…"],
        "zh-HK": ["返回", "完成", "取消", "編輯", "儲存", "還原", "重做", "搜尋", "載入中…"],
    ]
}
