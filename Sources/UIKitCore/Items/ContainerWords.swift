/// Words of the panel in which people rearrange tabs, and of split views' buttons, in the user's language.
@MainActor
package enum ContainerWords {
    static var configure: String { word(0) }
    static var dragIcons: String { word(1) }
    static var fullScreen: String { word(2) }

    private static func word(_ index: Int) -> String { WordTable.word(index, of: table) }

    /// Configure, drag the icons to organize tabs, full screen.
    package static let table: [String: [String]] = [
        "en": ["Configure", "Drag the icons to organize tabs.", "Full Screen"],
        "ar": ["تهيئة", "اسحب الأيقونات لتنظيم علامات التبويب.", "ملء الشاشة"],
        "ca": ["Configurar", "Arrossega les icones per organitzar les pestanyes.", "Pantalla completa"],
        "cs": ["Nastavit", "Panely uspořádáte přetažením ikon.", "Celá obrazovka"],
        "da": ["Konfigurer", "Træk symbolerne for at organisere faner.", "Fuld skærm"],
        "de": ["Konfigurieren", "Zum Anordnen der Tabs die Symbole bewegen.", "Vollbild"],
        "el": ["Διαμόρφωση", "Σύρετε τα εικονίδια για να οργανώσετε τις καρτέλες.", "Πλήρης οθόνη"],
        "es": ["Configurar", "Arrastra los iconos para organizar las pestañas.", "Pantalla completa"],
        "fi": ["Määritä", "Järjestä välilehtiä vetämällä kuvakkeita.", "Koko näyttö"],
        "fr": ["Configurer", "Faites glisser les icônes pour organiser les onglets.", "Plein écran"],
        "he": ["הגדרה", "יש לגרור את הסמלים כדי לארגן את הכרטיסיות.", "מסך מלא"],
        "hi": ["कॉन्फ़िगर करें", "टैब व्यवस्थित करने के लिए आइकॉन खींचें।", "पूर्ण स्क्रीन"],
        "hr": ["Konfiguriraj", "Povucite ikone za organiziranje kartica.", "Cijeli zaslon"],
        "hu": ["Beállítás", "A lapok rendezéséhez húzza el az ikonokat.", "Teljes képernyő"],
        "id": ["Konfigurasi", "Seret ikon untuk mengatur tab.", "Layar Penuh"],
        "it": ["Configura", "Trascina le icone per organizzare i pannelli.", "A tutto schermo"],
        "ja": ["設定", "アイコンをドラッグしてタブを整理します。", "フルスクリーン"],
        "ko": ["구성", "탭을 구성하려면 아이콘을 드래그하십시오.", "전체 화면"],
        "ms": ["Konfigurasikan", "Seret ikon untuk mengatur tab.", "Skrin Penuh"],
        "nb": ["Konfigurer", "Dra symbolene for å organisere faner.", "Fullskjerm"],
        "nl": ["Configureer", "Sleep de symbolen om tabbladen te ordenen.", "Schermvullend"],
        "pl": ["Konfiguruj", "Przeciągnij ikony, aby uporządkować karty.", "Pełny ekran"],
        "pt": ["Configurar", "Arraste os ícones para organizar as abas.", "Tela Cheia"],
        "pt-PT": ["Configurar", "Arraste os ícones para organizar os separadores.", "Ecrã completo"],
        "ro": ["Configurați", "Trageți pictogramele pentru a organiza filele.", "Ecran complet"],
        "ru": ["Настроить", "Перетягивайте значки, чтобы упорядочить вкладки.", "Полноэкранный режим"],
        "sk": ["Nastaviť", "Panely usporiadate potiahnutím ikon.", "Celá obrazovka"],
        "sv": ["Konfigurera", "Dra symbolerna för att ordna flikar.", "Helskärm"],
        "th": ["กำหนดค่า", "ลากไอคอนเพื่อจัดระเบียบแถบ", "เต็มหน้าจอ"],
        "tr": ["Yapılandır", "Sekmeleri düzenlemek için simgeleri sürükleyin.", "Tam Ekran"],
        "uk": ["Налаштувати", "Перетягуйте іконки, щоб упорядкувати вкладки.", "Повноекранний режим"],
        "vi": ["Định cấu hình", "Kéo các biểu tượng để sắp xếp tab.", "Toàn màn hình"],
        "zh": ["配置", "拖移图标以整理标签页。", "全屏幕"],
        "zh-TW": ["設定", "拖移圖像來整理標籤頁。", "全螢幕"],
        "zh-HK": ["設定", "拖移圖像以整理分頁。", "全螢幕"],
    ]
}
