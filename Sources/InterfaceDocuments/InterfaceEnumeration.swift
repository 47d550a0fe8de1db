/// The words in documents for the values of an enumeration.
package struct InterfaceEnumeration: Sendable {
    private let values: [String: Int]

    /// - Parameter text: the words, numbered from 0. `word=3` continues the numbering from 3.
    init(_ text: String) {
        var values: [String: Int] = [:]
        var next = 0
        for entry in text.split(whereSeparator: \.isWhitespace) {
            let parts = entry.split(separator: "=")
            if parts.count == 2, let value = Int(parts[1]) { next = value }
            values[String(parts[0])] = next
            next += 1
        }
        self.values = values
    }

    package subscript(word: String) -> Int? { values[word] }
    package var words: [String] { values.keys.sorted() }
}

/// Words and raw values. Documented (UIKit's public headers): the values. The words are Interface Builder's.
extension InterfaceEnumeration {
    /// The tables by their names in ``InterfaceVocabulary``.
    package static let tables: [String: InterfaceEnumeration] = [
        "contentMode": .init(
            """
            scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight \
            bottomLeft bottomRight TopLeft=9
            """
        ),
        "semantics": .init("unspecified playback spatial forceLeftToRight forceRightToLeft"),
        "interfaceStyle": .init("unspecified light dark"),
        // Text
        "textAlignment": .init("left center right justified natural"),
        "lineBreak": .init(
            """
            wordWrap=0 wordWrapping=0 characterWrap=1 charWrapping=1 clip=2 clipping=2 headTruncation=3 \
            truncatingHead=3 tailTruncation=4 truncatingTail=4 middleTruncation=5 truncatingMiddle=5
            """
        ),
        "baselineAdjustment": .init("alignBaselines alignCenters none"),
        "writingDirection": .init("natural=-1 leftToRight rightToLeft"),
        // Controls
        "horizontalAlignment": .init("center left right fill leading trailing"),
        "verticalAlignment": .init("center top bottom fill"),
        "buttonType": .init(
            "custom=0 system=1 roundedRect=1 detailDisclosure=2 infoLight=3 infoDark=4 contactAdd=5 close=7"),
        "buttonRole": .init("normal primary cancel destructive"),
        "cornerStyle": .init("fixed=-1 dynamic small medium large capsule"),
        "borderStyle": .init("none line bezel roundedRect"),
        "viewMode": .init("never whileEditing unlessEditing always"),
        "segmentStyle": .init("plain bordered bar bezeled"),
        "activityStyle": .init("whiteLarge=0 white=1 gray=2 medium=100 large=101"),
        "progressStyle": .init("default bar"),
        "datePickerMode": .init("time date dateAndTime countDownTimer yearAndMonth"),
        "datePickerStyle": .init("automatic wheels compact inline"),
        "event": .init(
            """
            touchDown=1 touchDownRepeat=2 touchDragInside=4 touchDragOutside=8 touchDragEnter=16 touchDragExit=32 \
            touchUpInside=64 touchUpOutside=128
            touchCancel=256 valueChanged=4096 primaryActionTriggered=8192 menuActionTriggered=16384 \
            editingDidBegin=65536 editingChanged=131072
            editingDidEnd=262144 editingDidEndOnExit=524288 allTouchEvents=4095 allEditingEvents=983040
            """),
        "controlState": .init("normal=0 highlighted=1 disabled=2 selected=4 focused=8"),
        // Text input
        "autocapitalization": .init("none words sentences allCharacters"),
        "yesNo": .init("default no yes"),
        "keyboard": .init(
            """
            default=0 ASCIICapable=1 alphabet=1 numbersAndPunctuation=2 URL=3 numberPad=4 phonePad=5 namePhonePad=6 \
            emailAddress=7 decimalPad=8 twitter=9
            webSearch=10 ASCIICapableNumberPad=11
            """),
        "keyboardAppearance": .init("default dark=1 alert=1 light=2"),
        "returnKey": .init("default go google join next route search send yahoo done emergencyCall continue"),
        // Scrolling
        "indicatorStyle": .init("default black white"),
        "keyboardDismiss": .init("none onDrag interactive onDragWithAccessory interactiveWithAccessory"),
        "insetAdjustment": .init("automatic scrollableAxes never always"),
        "tableStyle": .init("plain grouped insetGrouped"),
        "separator": .init("none singleLine=1 default=1 singleLineEtched=2"),
        "insetReference": .init("fromCellEdges fromAutomaticInsets"),
        "dataMode": .init("none prototypes static"),
        "cellStyle": .init(
            """
            IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1 IBUITableViewCellStyleValue2 \
            IBUITableViewCellStyleSubtitle
            """
        ),
        "accessory": .init("none disclosureIndicator detailDisclosureButton checkmark detailButton"),
        "selectionStyle": .init("none blue gray default"),
        "scrollDirection": .init("vertical horizontal"),
        "sectionInsetReference": .init("contentInset safeArea layoutMargins"),
        // Layout
        "axis": .init("horizontal vertical"),
        "distribution": .init("fill fillEqually fillProportionally equalSpacing equalCentering"),
        "alignment": .init("fill leading=1 top=1 firstBaseline=2 center=3 trailing=4 bottom=4 lastBaseline=5"),
        "constraintAttribute": .init(
            """
            notAnAttribute left right top bottom leading trailing width height centerX centerY baseline=11 \
            lastBaseline=11 firstBaseline=12 leftMargin
            rightMargin topMargin bottomMargin leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins
            """),
        "relation": .init("lessThanOrEqual=-1 equal greaterThanOrEqual"),
        // Bars
        "systemItem": .init(
            """
            done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh \
            stop camera trash play pause rewind
            fastForward undo redo pageCurl close writingTools
            """),
        "itemStyle": .init("plain=0 bordered=1 done=2"),
        "tabSystemItem": .init(
            "more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed"
        ),
        "barStyle": .init("default=0 black=1 blackOpaque=1 blackTranslucent=2"),
        "largeTitle": .init("automatic always never"),
        "itemPositioning": .init("automatic fill centered"),
        "imagePlacement": .init("top=1 leading=2 bottom=4 trailing=8"),
        "titleAlignment": .init("automatic leading center trailing"),
        "buttonSize": .init("medium small mini large"),
        "backButton": .init("default generic minimal"),
        "searchStyle": .init("default prominent minimal"),
        // Controllers
        "presentationStyle": .init(
            """
            automatic=-2 none=-1 fullScreen=0 pageSheet formSheet currentContext custom overFullScreen \
            overCurrentContext popover blurOverFullScreen
            """),
        "transitionStyle": .init("coverVertical flipHorizontal crossDissolve partialCurl"),
        "pageTransition": .init("pageCurl scroll"),
        "pageOrientation": .init("horizontal vertical"),
        "spine": .init("none min mid max"),
        "displayMode": .init(
            """
            automatic secondaryOnly=1 primaryHidden=1 oneBesideSecondary=2 beside=2 allVisible=2 \
            oneOverSecondary=3 primaryOverlay=3 twoBesideSecondary=4 twoOverSecondary=5 twoDisplaceSecondary=6
            """
        ),
        "splitBehavior": .init("automatic tile overlay displace"),
        "splitBackground": .init("none sidebar"),
        // Images and effects
        "symbolScale": .init("default=-1 unspecified=0 small=1 medium=2 large=3"),
        "symbolWeight": .init("unspecified ultraLight thin light regular medium semibold heavy=8 bold=7 black=9"),
        "blur": .init(
            """
            extraLight light dark extraDark regular prominent systemUltraThinMaterial systemThinMaterial \
            systemMaterial systemThickMaterial
            systemChromeMaterial systemUltraThinMaterialLight systemThinMaterialLight systemMaterialLight \
            systemThickMaterialLight
            systemChromeMaterialLight systemUltraThinMaterialDark systemThinMaterialDark systemMaterialDark \
            systemThickMaterialDark
            systemChromeMaterialDark
            """),
        "vibrancy": .init(
            "label secondaryLabel tertiaryLabel quaternaryLabel fill secondaryFill tertiaryFill separator"),
        "swipeDirection": .init("right=1 left=2 up=4 down=8"),
        "fontWeight": .init("ultraLight thin light regular medium semibold bold heavy black"),
    ]

    /// The table with this name; an empty table for an unknown name.
    package static func named(_ name: String) -> InterfaceEnumeration { tables[name] ?? InterfaceEnumeration("") }
}
