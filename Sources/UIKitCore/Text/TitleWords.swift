/// Names of UIKit's own tabs, and of buttons that show a picture alone, in the user's language.
@MainActor
package enum TitleWords {
    static var favorites: String { word(0) }
    static var featured: String { word(1) }
    static var topRated: String { word(2) }
    static var recents: String { word(3) }
    static var contacts: String { word(4) }
    static var history: String { word(5) }
    static var downloads: String { word(6) }
    static var mostRecent: String { word(7) }
    static var mostViewed: String { word(8) }
    /// The bar button that opens what rewrites text.
    static var writingTools: String { word(9) }
    /// The button of a split view that shows and hides its columns.
    static var sidebar: String { word(10) }
    /// The detail button of a row.
    static var moreInfo: String { word(11) }

    private static func word(_ index: Int) -> String { WordTable.word(index, of: table) }

    /// In the order of the members above.
    package static let table: [String: [String]] = [
        "en": [
            "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Downloads", "Most Recent", "Most Viewed",
            "Writing Tools", "Sidebar", "More Info",
        ],
        "ar": [
            "المفضلة", "مميز", "الأعلى تقييمًا", "الحديثة", "جهات الاتصال", "السجل", "التنزيلات", "الأحدث", "الأكثر مشاهدة",
            "أدوات الكتابة", "الشريط الجانبي", "مزيد من المعلومات",
        ],
        "ca": [
            "Preferits", "Destacats", "Més ben valorats", "Recents", "Contactes", "Historial", "Descàrregues", "Més recents",
            "Més vistos", "Eines d’escriptura", "Barra lateral", "Més informació",
        ],
        "cs": [
            "Oblíbené", "Doporučené", "Nejlépe hodnocené", "Poslední", "Kontakty", "Historie", "Stahování", "Nejnovější",
            "Nejsledovanější", "Nástroje pro psaní", "Boční panel", "Další informace",
        ],
        "da": [
            "Favoritter", "Udvalgte", "Bedst bedømte", "Seneste", "Kontakter", "Historie", "Hentede filer", "Nyeste", "Mest sete",
            "Skriveværktøjer", "Indholdsoversigt", "Flere oplysninger",
        ],
        "de": [
            "Favoriten", "Empfohlen", "Am besten bewertet", "Anrufliste", "Kontakte", "Verlauf", "Downloads", "Neueste", "Meistgesehen",
            "Schreibwerkzeuge", "Seitenleiste", "Weitere Infos",
        ],
        "el": [
            "Αγαπημένα", "Προτεινόμενα", "Κορυφαία", "Πρόσφατα", "Επαφές", "Ιστορικό", "Λήψεις", "Πιο πρόσφατα", "Πιο δημοφιλή",
            "Εργαλεία γραφής", "Πλαϊνή στήλη", "Περισσότερες πληροφορίες",
        ],
        "es": [
            "Favoritos", "Destacado", "Mejor valorado", "Recientes", "Contactos", "Historial", "Descargas", "Más reciente", "Más visto",
            "Herramientas de escritura", "Barra lateral", "Más información",
        ],
        "fi": [
            "Suosikit", "Esittelyssä", "Parhaat arviot", "Viimeisimmät", "Yhteystiedot", "Historia", "Lataukset", "Uusimmat",
            "Katsotuimmat", "Kirjoitustyökalut", "Sivupalkki", "Lisätietoja",
        ],
        "fr": [
            "Favoris", "Sélection", "Mieux notés", "Récents", "Contacts", "Historique", "Téléchargements", "Plus récents", "Plus vus",
            "Outils d’écriture", "Barre latérale", "Plus d’infos",
        ],
        "he": [
            "מועדפים", "מומלצים", "הדירוג הגבוה ביותר", "אחרונים", "אנשי קשר", "היסטוריה", "הורדות", "החדשים ביותר", "הנצפים ביותר",
            "כלי כתיבה", "סרגל צד", "מידע נוסף",
        ],
        "hi": [
            "पसंदीदा", "विशेष", "सर्वाधिक रेटिंग वाले", "हालिया", "संपर्क", "इतिहास", "डाउनलोड", "नवीनतम", "सबसे ज़्यादा देखे गए",
            "लेखन टूल", "साइडबार", "अधिक जानकारी",
        ],
        "hr": [
            "Omiljeno", "Istaknuto", "Najbolje ocijenjeno", "Nedavno", "Kontakti", "Povijest", "Preuzimanja", "Najnovije",
            "Najgledanije", "Alati za pisanje", "Rubni stupac", "Više informacija",
        ],
        "hu": [
            "Kedvencek", "Kiemelt", "Legjobbra értékelt", "Legutóbbiak", "Kontaktok", "Előzmények", "Letöltések", "Legfrissebb",
            "Legnézettebb", "Íróeszközök", "Oldalsáv", "További infó",
        ],
        "id": [
            "Favorit", "Unggulan", "Peringkat Teratas", "Terbaru", "Kontak", "Riwayat", "Unduhan", "Paling Baru",
            "Paling Banyak Dilihat", "Alat Penulisan", "Bar Samping", "Info Lainnya",
        ],
        "it": [
            "Preferiti", "In evidenza", "I più votati", "Recenti", "Contatti", "Cronologia", "Download", "Più recenti", "Più visti",
            "Strumenti di scrittura", "Barra laterale", "Ulteriori informazioni",
        ],
        "ja": ["よく使う項目", "おすすめ", "高評価", "履歴", "連絡先", "履歴", "ダウンロード", "最新", "人気", "作文ツール", "サイドバー", "詳しい情報"],
        "ko": ["즐겨찾기", "추천", "최고 평점", "최근 통화", "연락처", "방문 기록", "다운로드", "최신 항목", "가장 많이 본 항목", "글쓰기 도구", "사이드바", "추가 정보"],
        "ms": [
            "Kegemaran", "Ditampilkan", "Penilaian Teratas", "Terbaru", "Kenalan", "Sejarah", "Muat Turun", "Paling Baru",
            "Paling Banyak Dilihat", "Alat Penulisan", "Bar Sisi", "Maklumat Lanjut",
        ],
        "nb": [
            "Favoritter", "Utvalgte", "Best vurdert", "Siste", "Kontakter", "Logg", "Nedlastinger", "Nyeste", "Mest sett",
            "Skriveverktøy", "Sidepanel", "Mer info",
        ],
        "nl": [
            "Favorieten", "Aanbevolen", "Hoogst gewaardeerd", "Recent", "Contacten", "Geschiedenis", "Downloads", "Meest recent",
            "Meest bekeken", "Schrijfhulp", "Navigatiekolom", "Meer info",
        ],
        "pl": [
            "Ulubione", "Polecane", "Najwyżej oceniane", "Ostatnie", "Kontakty", "Historia", "Pobrane", "Najnowsze",
            "Najczęściej oglądane", "Narzędzia pisania", "Pasek boczny", "Więcej informacji",
        ],
        "pt": [
            "Favoritos", "Destaques", "Mais Bem Avaliados", "Recentes", "Contatos", "Histórico", "Downloads", "Mais Recentes",
            "Mais Vistos", "Ferramentas de Escrita", "Barra Lateral", "Mais Informações",
        ],
        "pt-PT": [
            "Favoritos", "Em destaque", "Melhor avaliação", "Recentes", "Contactos", "Histórico", "Descargas", "Mais recentes",
            "Mais vistos", "Ferramentas de escrita", "Barra lateral", "Mais informação",
        ],
        "ro": [
            "Favorite", "Recomandate", "Cele mai apreciate", "Recente", "Contacte", "Istoric", "Descărcări", "Cele mai recente",
            "Cele mai vizualizate", "Instrumente de scriere", "Bară laterală", "Mai multe informații",
        ],
        "ru": [
            "Избранное", "Рекомендуемые", "С высокой оценкой", "Недавние", "Контакты", "История", "Загрузки", "Самые новые",
            "Самые популярные", "Инструменты для письма", "Боковое меню", "Подробнее",
        ],
        "sk": [
            "Obľúbené", "Odporúčané", "Najlepšie hodnotené", "Posledné", "Kontakty", "História", "Stiahnuté", "Najnovšie",
            "Najsledovanejšie", "Nástroje na písanie", "Postranný panel", "Ďalšie informácie",
        ],
        "sv": [
            "Favoriter", "Utvalda", "Högst betyg", "Senaste", "Kontakter", "Historik", "Hämtningar", "Nyast", "Mest visade",
            "Skrivverktyg", "Sidofält", "Mer info",
        ],
        "th": [
            "รายการโปรด", "แนะนำ", "คะแนนสูงสุด", "ล่าสุด", "รายชื่อ", "ประวัติ", "ดาวน์โหลด", "ใหม่ล่าสุด", "ดูมากที่สุด",
            "เครื่องมือการเขียน", "แถบด้านข้าง", "ข้อมูลเพิ่มเติม",
        ],
        "tr": [
            "Favoriler", "Öne Çıkanlar", "En Yüksek Puanlılar", "Son Aramalar", "Kişiler", "Geçmiş", "İndirilenler", "En Yeni",
            "En Çok Görüntülenenler", "Yazma Araçları", "Kenar Çubuğu", "Daha Fazla Bilgi",
        ],
        "uk": [
            "Обрані", "Рекомендовані", "Найвищий рейтинг", "Недавні", "Контакти", "Історія", "Завантаження", "Найновіші",
            "Найпопулярніші", "Інструменти для письма", "Бокова панель", "Докладніше",
        ],
        "vi": [
            "Mục ưa thích", "Nổi bật", "Được đánh giá cao nhất", "Gần đây", "Danh bạ", "Lịch sử", "Tải về", "Mới nhất", "Xem nhiều nhất",
            "Công cụ viết", "Thanh bên", "Thông tin khác",
        ],
        "zh": ["个人收藏", "精选", "最高评分", "最近通话", "通讯录", "历史记录", "下载", "最新", "最多浏览", "写作工具", "边栏", "更多信息"],
        "zh-TW": ["喜好項目", "精選", "最高評分", "最近項目", "聯絡資訊", "瀏覽記錄", "下載項目", "最新", "最多人觀看", "書寫工具", "側邊欄", "更多資訊"],
        "zh-HK": ["喜好項目", "精選", "最高評分", "最近項目", "通訊錄", "瀏覽記錄", "下載項目", "最新", "最多人觀看", "書寫工具", "側邊欄", "更多資料"],
    ]
}
