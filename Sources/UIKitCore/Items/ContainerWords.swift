/// Words of the panel in which people rearrange tabs, of split views' buttons, and of sidebars, in the user's language.
@MainActor
package enum ContainerWords {
    static var configure: String { word(0) }
    static var dragIcons: String { word(1) }
    static var fullScreen: String { word(2) }
    static var expanded: String { word(3) }
    static var collapsed: String { word(4) }

    private static func word(_ index: Int) -> String { WordTable.word(index, of: table) }

    /// Configure, drag the icons to organize tabs, full screen, expanded, collapsed (of a section).
    package static let table: [String: [String]] = [
        "en": ["Configure", "Drag the icons to organize tabs.", "Full Screen", "Expanded", "Collapsed"],
        "ar": ["تهيئة", "اسحب الأيقونات لتنظيم علامات التبويب.", "ملء الشاشة", "موسّع", "مطوي"],
        "ca": ["Configurar", "Arrossega les icones per organitzar les pestanyes.", "Pantalla completa", "Desplegat", "Replegat"],
        "cs": ["Nastavit", "Panely uspořádáte přetažením ikon.", "Celá obrazovka", "Rozbaleno", "Sbaleno"],
        "da": ["Konfigurer", "Træk symbolerne for at organisere faner.", "Fuld skærm", "Udvidet", "Skjult"],
        "de": ["Konfigurieren", "Zum Anordnen der Tabs die Symbole bewegen.", "Vollbild", "Erweitert", "Reduziert"],
        "el": ["Διαμόρφωση", "Σύρετε τα εικονίδια για να οργανώσετε τις καρτέλες.", "Πλήρης οθόνη", "Αναπτυγμένο", "Συμπτυγμένο"],
        "es": ["Configurar", "Arrastra los iconos para organizar las pestañas.", "Pantalla completa", "Ampliado", "Contraído"],
        "fi": ["Määritä", "Järjestä välilehtiä vetämällä kuvakkeita.", "Koko näyttö", "Laajennettu", "Tiivistetty"],
        "fr": ["Configurer", "Faites glisser les icônes pour organiser les onglets.", "Plein écran", "Développé", "Réduit"],
        "he": ["הגדרה", "יש לגרור את הסמלים כדי לארגן את הכרטיסיות.", "מסך מלא", "מורחב", "מכווץ"],
        "hi": ["कॉन्फ़िगर करें", "टैब व्यवस्थित करने के लिए आइकॉन खींचें।", "पूर्ण स्क्रीन", "विस्तृत", "संक्षिप्त"],
        "hr": ["Konfiguriraj", "Povucite ikone za organiziranje kartica.", "Cijeli zaslon", "Prošireno", "Sažeto"],
        "hu": ["Beállítás", "A lapok rendezéséhez húzza el az ikonokat.", "Teljes képernyő", "Kibontva", "Összecsukva"],
        "id": ["Konfigurasi", "Seret ikon untuk mengatur tab.", "Layar Penuh", "Diperluas", "Diciutkan"],
        "it": ["Configura", "Trascina le icone per organizzare i pannelli.", "A tutto schermo", "Espanso", "Compresso"],
        "ja": ["設定", "アイコンをドラッグしてタブを整理します。", "フルスクリーン", "展開", "折りたたみ"],
        "ko": ["구성", "탭을 구성하려면 아이콘을 드래그하십시오.", "전체 화면", "확장됨", "축소됨"],
        "ms": ["Konfigurasikan", "Seret ikon untuk mengatur tab.", "Skrin Penuh", "Dikembangkan", "Dikuncupkan"],
        "nb": ["Konfigurer", "Dra symbolene for å organisere faner.", "Fullskjerm", "Utvidet", "Skjult"],
        "nl": ["Configureer", "Sleep de symbolen om tabbladen te ordenen.", "Schermvullend", "Uitgevouwen", "Samengevouwen"],
        "pl": ["Konfiguruj", "Przeciągnij ikony, aby uporządkować karty.", "Pełny ekran", "Rozwinięte", "Zwinięte"],
        "pt": ["Configurar", "Arraste os ícones para organizar as abas.", "Tela Cheia", "Expandido", "Contraído"],
        "pt-PT": ["Configurar", "Arraste os ícones para organizar os separadores.", "Ecrã completo", "Expandido", "Contraído"],
        "ro": ["Configurați", "Trageți pictogramele pentru a organiza filele.", "Ecran complet", "Extins", "Restrâns"],
        "ru": ["Настроить", "Перетягивайте значки, чтобы упорядочить вкладки.", "Полноэкранный режим", "Развернуто", "Свернуто"],
        "sk": ["Nastaviť", "Panely usporiadate potiahnutím ikon.", "Celá obrazovka", "Rozbalené", "Zbalené"],
        "sv": ["Konfigurera", "Dra symbolerna för att ordna flikar.", "Helskärm", "Expanderad", "Komprimerad"],
        "th": ["กำหนดค่า", "ลากไอคอนเพื่อจัดระเบียบแถบ", "เต็มหน้าจอ", "ขยายแล้ว", "ยุบแล้ว"],
        "tr": ["Yapılandır", "Sekmeleri düzenlemek için simgeleri sürükleyin.", "Tam Ekran", "Genişletilmiş", "Daraltılmış"],
        "uk": ["Налаштувати", "Перетягуйте іконки, щоб упорядкувати вкладки.", "Повноекранний режим", "Розгорнуто", "Згорнуто"],
        "vi": ["Định cấu hình", "Kéo các biểu tượng để sắp xếp tab.", "Toàn màn hình", "Đã mở rộng", "Đã thu gọn"],
        "zh": ["配置", "拖移图标以整理标签页。", "全屏幕", "已展开", "已折叠"],
        "zh-TW": ["設定", "拖移圖像來整理標籤頁。", "全螢幕", "已展開", "已收合"],
        "zh-HK": ["設定", "拖移圖像以整理分頁。", "全螢幕", "已展開", "已收合"],
    ]
}
