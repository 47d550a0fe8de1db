import Foundation
import InterfaceDocuments
import Testing
import UIKitTesting

@testable import UIKitCore

/// A separate document for each attribute with an effect, and the expected effect.
@MainActor struct ElementOutcomeTests {
    /// One element with attributes, and the check of the object's values.
    @MainActor struct Row {
        let element: String
        let attributes: [(name: String, value: String)]
        let parts: String
        let holds: (AnyObject) -> Bool

        /// - Parameter text: attributes in the notation of a document.
        init<Made: AnyObject>(
            _ element: String, _ text: String, _ parts: String = "", _ type: Made.Type = Made.self,
            _ holds: @escaping (Made) -> Bool
        ) {
            self.element = element
            attributes = text.split(separator: " ").map { word in
                let sides = word.split(separator: "=", maxSplits: 1)
                return (String(sides[0]), String(sides[1]))
            }
            self.parts = parts
            self.holds = { ($0 as? Made).map(holds) ?? false }
        }

        var text: String {
            let list = attributes.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ")
            return "<\(element) \(list) id=\"made\">\(parts)</\(element)>"
        }
    }

    private static let red = #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
    private static let isRed: (UIColor?) -> Bool = { $0 == UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

    static let views: [Row] = [
        Row("view", "contentMode=bottomLeft") { (v: UIView) in v.contentMode == .bottomLeft },
        Row("view", "tag=7 alpha=0.5 hidden=YES opaque=NO") { (v: UIView) in
            v.tag == 7 && v.alpha == 0.5 && v.isHidden && !v.isOpaque
        },
        Row("view", "clipsSubviews=YES userInteractionEnabled=NO multipleTouchEnabled=YES") { (v: UIView) in
            v.clipsToBounds && !v.isUserInteractionEnabled && v.isMultipleTouchEnabled
        },
        Row("view", "autoresizesSubviews=NO translatesAutoresizingMaskIntoConstraints=NO") { (v: UIView) in
            !v.autoresizesSubviews && !v.translatesAutoresizingMaskIntoConstraints
        },
        Row("view", "fixedFrame=YES translatesAutoresizingMaskIntoConstraints=NO") { (v: UIView) in
            v.translatesAutoresizingMaskIntoConstraints
        },
        Row("view", "horizontalHuggingPriority=11 verticalHuggingPriority=12") { (v: UIView) in
            v.contentHuggingPriority(for: .horizontal).rawValue == 11
                && v.contentHuggingPriority(for: .vertical).rawValue == 12
        },
        Row("view", "horizontalCompressionResistancePriority=13 verticalCompressionResistancePriority=14") {
            (v: UIView) in
            v.contentCompressionResistancePriority(for: .horizontal).rawValue == 13
                && v.contentCompressionResistancePriority(for: .vertical).rawValue == 14
        },
        Row("view", "insetsLayoutMarginsFromSafeArea=NO preservesSuperviewLayoutMargins=YES") { (v: UIView) in
            !v.insetsLayoutMarginsFromSafeArea && v.preservesSuperviewLayoutMargins
        },
        Row("view", "semanticContentAttribute=forceRightToLeft restorationIdentifier=here") { (v: UIView) in
            v.semanticContentAttribute == .forceRightToLeft && v.restorationIdentifier == "here"
        },
        Row("view", "customClass=UIControl") { (v: UIControl) in type(of: v) == UIControl.self },
        Row("view", "customClass=UIControl customModule=UIKitCore") { (v: UIControl) in type(of: v) == UIControl.self },
        Row(
            "view", "tag=1",
            """
            <rect key='frame' x='1' y='2' width='3' height='4'/>\
            <autoresizingMask key='autoresizingMask' widthSizable='YES' flexibleMinY='YES'/>
            """
        ) { (v: UIView) in
            v.frame == CGRect(x: 1, y: 2, width: 3, height: 4)
                && v.autoresizingMask == [.flexibleWidth, .flexibleTopMargin]
        },
        Row(
            "view", "tag=1",
            """
            <color key='backgroundColor' \(red)/><color key='tintColor' \(red)/>\
            <edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>
            """
        ) { (v: UIView) in
            isRed(v.backgroundColor) && isRed(v.tintColor)
                && v.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        },
        Row(
            "view", "tag=1",
            """
            <accessibility key='accessibilityConfiguration' label='L' hint='H' identifier='I'>\
            <accessibilityTraits key='traits' button='YES' notEnabled='YES'/><bool key='isElement' value='YES'/>\
            </accessibility>
            """
        ) { (v: UIView) in
            v.accessibilityLabel == "L" && v.accessibilityHint == "H" && v.accessibilityIdentifier == "I"
                && v.accessibilityTraits == [.button, .notEnabled]
                && v.isAccessibilityElement
        },
        Row("label", "text=Words textAlignment=center lineBreakMode=headTruncation numberOfLines=3") { (v: UILabel) in
            v.text == "Words" && v.textAlignment == .center && v.lineBreakMode == .byTruncatingHead
                && v.numberOfLines == 3
        },
        Row(
            "label",
            "baselineAdjustment=alignCenters adjustsFontSizeToFit=YES minimumScaleFactor=0.5 preferredMaxLayoutWidth=80"
        ) { (v: UILabel) in
            v.baselineAdjustment == .alignCenters && v.adjustsFontSizeToFitWidth && v.minimumScaleFactor == 0.5
                && v.preferredMaxLayoutWidth == 80
        },
        Row("label", "adjustsFontForContentSizeCategory=YES enabled=NO highlighted=YES") { (v: UILabel) in
            v.adjustsFontForContentSizeCategory && !v.isEnabled && v.isHighlighted
        },
        Row("label", "text=Words", "<color key='textColor' name='textColor' catalog='System' colorSpace='catalog'/>") {
            (v: UILabel) in
            v.textColor == UIColor(white: 0, alpha: 1)
        },
        Row(
            "label", "text=Words minimumFontSize=6",
            "<fontDescription key='fontDescription' type='system' pointSize='24'/>"
        ) { (v: UILabel) in
            v.adjustsFontSizeToFitWidth && v.minimumScaleFactor == 0.25 && v.isUserInteractionEnabled
        },
        Row("label", "text=Words adjustsFontSizeToFit=NO userInteractionEnabled=NO minimumFontSize=40") {
            (v: UILabel) in
            !v.adjustsFontSizeToFitWidth && !v.isUserInteractionEnabled && v.minimumScaleFactor == 1
        },
        Row("imageView", "tag=1") { (v: UIImageView) in v.isUserInteractionEnabled },
        Row("imageView", "userInteractionEnabled=NO") { (v: UIImageView) in !v.isUserInteractionEnabled },
        Row("textField", "adjustsFontSizeToFit=NO") { (v: UITextField) in !v.adjustsFontSizeToFitWidth },
        Row("textField", "text=Words") { (v: UITextField) in v.adjustsFontSizeToFitWidth },
        Row(
            "label", "usesAttributedText=YES",
            """
            <attributedString key='attributedText'><fragment content='Styled'><attributes>\
            <color key='NSColor' \(red)/><font key='NSFont' size='9' metaFont='system'/>\
            <paragraphStyle key='NSParagraphStyle' alignment='right' lineBreakMode='wordWrapping' \
            baseWritingDirection='natural' minimumLineHeight='30' headIndent='4'/></attributes></fragment>\
            </attributedString>
            """
        ) { (v: UILabel) in
            let style = v.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            return style?.minimumLineHeight == 30 && style?.headIndent == 4 && v.attributedText?.string == "Styled"
                && isRed(v.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)
        },
        Row("imageView", "image=plus catalog=system highlighted=YES") { (v: UIImageView) in
            v.image?.isSymbolImage == true && v.isHighlighted
        },
        Row("imageView", "adjustsImageSizeForAccessibilityContentSizeCategory=YES") { (v: UIImageView) in
            v.adjustsImageSizeForAccessibilityContentSizeCategory
        },
        Row("imageView", "highlightedImage=minus catalog=system") { (v: UIImageView) in
            v.highlightedImage?.isSymbolImage == true
        },
        Row("imageView", "tag=1", "<imageReference key='image' image='plus' catalog='system' symbolScale='large'/>") {
            (v: UIImageView) in
            v.image?.isSymbolImage == true
        },
        Row("progressView", "progress=0.25 progressViewStyle=bar") { (v: UIProgressView) in
            v.progress == 0.25 && v.progressViewStyle == .bar
        },
        Row("activityIndicatorView", "style=large animating=YES hidesWhenStopped=YES") { (v: UIActivityIndicatorView) in
            v.style == .large && v.isAnimating && v.hidesWhenStopped
        },
        Row(
            "stackView",
            "axis=vertical spacing=6 alignment=center distribution=fillEqually layoutMarginsRelativeArrangement=YES"
        ) { (v: UIStackView) in
            v.axis == .vertical && v.spacing == 6 && v.alignment == .center && v.distribution == .fillEqually
                && v.isLayoutMarginsRelativeArrangement
        },
        Row("stackView", "spacingType=standard") { (v: UIStackView) in v.spacing == UIStackView.spacingUseSystem },
        Row(
            "visualEffectView", "tag=1",
            """
            <blurEffect style='dark'/><view key='contentView' id='c'><subviews><label text='In' id='l'/>\
            </subviews></view>
            """
        ) {
            (v: UIVisualEffectView) in
            v.effect == UIBlurEffect(style: .dark) && v.contentView.subviews.first is UILabel
        },
        Row("pickerView", "tag=3") { (v: UIPickerView) in v.tag == 3 },
        Row("containerView", "tag=3") { (v: UIView) in v.tag == 3 },
        Row("refreshControl", "enabled=NO") { (v: UIRefreshControl) in !v.isEnabled },
    ]

    static let controls: [Row] = [
        Row("button", "enabled=NO selected=YES highlighted=YES showsMenuAsPrimaryAction=YES") { (v: UIButton) in
            !v.isEnabled && v.isSelected && v.isHighlighted && v.showsMenuAsPrimaryAction
        },
        Row("button", "contentHorizontalAlignment=left contentVerticalAlignment=bottom") { (v: UIButton) in
            v.contentHorizontalAlignment == .left && v.contentVerticalAlignment == .bottom
        },
        Row("button", "buttonType=contactAdd") { (v: UIButton) in v.buttonType == .contactAdd },
        Row("button", "lineBreakMode=middleTruncation adjustsImageWhenHighlighted=NO adjustsImageWhenDisabled=NO") {
            (v: UIButton) in
            v.titleLabel?.lineBreakMode == .byTruncatingMiddle && !v.adjustsImageWhenHighlighted
                && !v.adjustsImageWhenDisabled
        },
        Row("button", "changesSelectionAsPrimaryAction=YES role=destructive") { (v: UIButton) in
            v.changesSelectionAsPrimaryAction && v.role == .destructive
        },
        Row(
            "button", "tag=1",
            """
            <fontDescription key='fontDescription' type='system' pointSize='9'/>\
            <state key='normal' title='Go' image='plus' catalog='system'><color key='titleColor' \(red)/></state>\
            <state key='disabled' title='No'/>
            """
        ) { (v: UIButton) in
            v.title(for: .normal) == "Go" && v.title(for: .disabled) == "No" && isRed(v.titleColor(for: .normal))
                && v.image(for: .normal) != nil
                && v.titleLabel?.font.pointSize == 9
        },
        Row(
            "button", "tag=1",
            """
            <buttonConfiguration key='configuration' style='filled' title='T' subtitle='S' cornerStyle='capsule' \
            image='plus' catalog='system' imagePadding='4' titlePadding='5' imagePlacement='trailing' \
            titleAlignment='center' buttonSize='large' showsActivityIndicator='YES'/>
            """
        ) { (v: UIButton) in
            guard let configuration = v.configuration else { return false }
            return configuration.title == "T" && configuration.subtitle == "S" && configuration.cornerStyle == .capsule
                && configuration.image != nil
                && configuration.imagePadding == 4
                && configuration.titlePadding == 5
                && configuration.imagePlacement == .trailing && configuration.titleAlignment == .center
                && configuration.buttonSize == .large
                && configuration.showsActivityIndicator
        },
        Row(
            "textField",
            "text=Words placeholder=Mail textAlignment=right borderStyle=roundedRect clearButtonMode=always"
        ) { (v: UITextField) in
            v.text == "Words" && v.placeholder == "Mail" && v.textAlignment == .right && v.borderStyle == .roundedRect
                && v.clearButtonMode == .always
        },
        Row(
            "textField",
            "clearsOnBeginEditing=YES minimumFontSize=9 adjustsFontSizeToFit=YES adjustsFontForContentSizeCategory=YES"
        ) { (v: UITextField) in
            v.clearsOnBeginEditing && v.minimumFontSize == 9 && v.adjustsFontSizeToFitWidth
                && v.adjustsFontForContentSizeCategory
        },
        Row(
            "textField", "tag=1",
            """
            <textInputTraits key='textInputTraits' returnKeyType='done' autocorrectionType='no' \
            autocapitalizationType='words' keyboardType='URL' spellCheckingType='yes' textContentType='email' \
            secureTextEntry='YES' enablesReturnKeyAutomatically='YES' keyboardAppearance='alert'/>
            """
        ) { (v: UITextField) in
            v.returnKeyType == .done && v.autocorrectionType == .no && v.autocapitalizationType == .words
                && v.keyboardType == .URL
                && v.spellCheckingType == .yes
                && v.textContentType.rawValue == "email" && v.isSecureTextEntry && v.enablesReturnKeyAutomatically
                && v.keyboardAppearance == .alert
        },
        Row("switch", "on=YES", "<color key='onTintColor' \(red)/><color key='thumbTintColor' \(red)/>") {
            (v: UISwitch) in
            v.isOn && isRed(v.onTintColor) && isRed(v.thumbTintColor)
        },
        Row("slider", "minValue=10 maxValue=30 value=20 continuous=NO") { (v: UISlider) in
            v.minimumValue == 10 && v.maximumValue == 30 && v.value == 20 && !v.isContinuous
        },
        Row(
            "segmentedControl", "selectedSegmentIndex=1 momentary=NO apportionsSegmentWidthsByContent=YES",
            "<segments><segment title='A' width='40' enabled='NO'/><segment title='B'/></segments>"
        ) { (v: UISegmentedControl) in
            v.selectedSegmentIndex == 1 && v.titleForSegment(at: 0) == "A" && v.widthForSegment(at: 0) == 40
                && !v.isEnabledForSegment(at: 0)
                && v.apportionsSegmentWidthsByContent
        },
        Row("datePicker", "datePickerMode=date minuteInterval=5 style=wheels") { (v: UIDatePicker) in
            v.datePickerMode == .date && v.minuteInterval == 5 && v.preferredDatePickerStyle == .wheels
        },
        Row(
            "datePicker", "useCurrentDate=NO",
            """
            <date key='date' timeIntervalSinceReferenceDate='600000'/>\
            <date key='minimumDate' timeIntervalSinceReferenceDate='500000'/>\
            <date key='maximumDate' timeIntervalSinceReferenceDate='700000'/>
            """
        ) { (v: UIDatePicker) in
            v.date.timeIntervalSinceReferenceDate == 600_000 && v.minimumDate?.timeIntervalSinceReferenceDate == 500_000
                && v.maximumDate?.timeIntervalSinceReferenceDate == 700_000
        },
        Row("datePicker", "datePickerMode=countDownTimer countDownDuration=600") { (v: UIDatePicker) in
            v.countDownDuration == 600
        },
    ]

    static let scrolling: [Row] = [
        Row("scrollView", "scrollEnabled=NO pagingEnabled=YES directionalLockEnabled=YES bounces=NO") {
            (v: UIScrollView) in
            !v.isScrollEnabled && v.isPagingEnabled && v.isDirectionalLockEnabled && !v.bounces
        },
        Row("scrollView", "minimumZoomScale=0.5") { (v: UIScrollView) in v.minimumZoomScale == 0.5 },
        Row("scrollView", "maximumZoomScale=4") { (v: UIScrollView) in
            v.maximumZoomScale == 4 && v.pinchGestureRecognizer != nil
        },
        Row("scrollView", "bouncesZoom=NO") { (v: UIScrollView) in !v.bouncesZoom },
        Row("scrollView", "keyboardDismissMode=onDrag") { (v: UIScrollView) in v.keyboardDismissMode == .onDrag },
        Row(
            "scrollView",
            """
            alwaysBounceHorizontal=YES alwaysBounceVertical=YES showsHorizontalScrollIndicator=NO \
            showsVerticalScrollIndicator=NO
            """
        ) {
            (v: UIScrollView) in
            v.alwaysBounceHorizontal && v.alwaysBounceVertical && !v.showsHorizontalScrollIndicator
                && !v.showsVerticalScrollIndicator
        },
        Row(
            "scrollView",
            """
            indicatorStyle=white delaysContentTouches=NO canCancelContentTouches=NO \
            contentInsetAdjustmentBehavior=never automaticallyAdjustsScrollIndicatorInsets=NO
            """
        ) { (v: UIScrollView) in
            v.indicatorStyle == .white && !v.delaysContentTouches && !v.canCancelContentTouches
                && v.contentInsetAdjustmentBehavior == .never
                && !v.automaticallyAdjustsScrollIndicatorInsets
        },
        Row(
            "textView", "text=Long textAlignment=center editable=NO selectable=NO adjustsFontForContentSizeCategory=YES"
        ) { (v: UITextView) in
            v.text == "Long" && v.textAlignment == .center && !v.isEditable && !v.isSelectable
                && v.adjustsFontForContentSizeCategory
        },
        Row(
            "textView", "usesAttributedText=YES",
            "<attributedString key='attributedText'><fragment content='Styled'/></attributedString>"
        ) { (v: UITextView) in
            v.attributedText?.string == "Styled"
        },
        Row(
            "tableView",
            """
            style=insetGrouped separatorStyle=none rowHeight=50 sectionHeaderHeight=31 sectionFooterHeight=32 \
            estimatedRowHeight=60 estimatedSectionHeaderHeight=31 estimatedSectionFooterHeight=17
            """
        ) {
            (v: UITableView) in
            v.style == .insetGrouped && v.separatorStyle == .none && v.rowHeight == 50 && v.sectionHeaderHeight == 31
                && v.sectionFooterHeight == 32
                && v.estimatedRowHeight == 60 && v.estimatedSectionHeaderHeight == 31
                && v.estimatedSectionFooterHeight == 17
        },
        Row("tableView", "allowsSelection=NO allowsSelectionDuringEditing=YES") { (v: UITableView) in
            !v.allowsSelection && v.allowsSelectionDuringEditing
        },
        Row(
            "tableView", "allowsMultipleSelection=YES allowsMultipleSelectionDuringEditing=YES",
            """
            <color key='separatorColor' \(red)/><inset key='separatorInset' minX='9' minY='0' maxX='0' maxY='0'/>\
            <view key='tableFooterView' id='f'/>
            """
        ) { (v: UITableView) in
            v.allowsMultipleSelection && v.allowsMultipleSelectionDuringEditing && isRed(v.separatorColor)
                && v.separatorInset.left == 9
                && v.tableFooterView != nil
        },
        Row(
            "tableView", "style=plain",
            """
            <prototypes><tableViewCell reuseIdentifier='row' id='c'>\
            <tableViewCellContentView key='contentView' id='cc'/></tableViewCell></prototypes>
            """
        ) { (v: UITableView) in
            v.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row"
        },
        Row(
            "tableView", "style=grouped",
            """
            <sections><tableViewSection headerTitle='H' footerTitle='F' id='s'><cells>\
            <tableViewCell rowHeight='70' id='c'><tableViewCellContentView key='contentView' id='cc'/>\
            </tableViewCell></cells></tableViewSection></sections>
            """
        ) { (v: UITableView) in
            v.table.fixedRows?.sections.first?.header == "H" && v.table.fixedRows?.sections.first?.footer == "F"
                && v.table.fixedRows?.sections.first?.heights == [70]
        },
        Row(
            "tableViewCell", "style=IBUITableViewCellStyleSubtitle textLabel=t detailTextLabel=d",
            """
            <tableViewCellContentView key='contentView' id='cc'><subviews><label text='T' id='t'/>\
            <label text='D' id='d'/></subviews></tableViewCellContentView>
            """
        ) { (v: UITableViewCell) in
            v.textLabel?.text == "T" && v.detailTextLabel?.text == "D"
        },
        Row(
            "tableViewCell", "style=IBUITableViewCellStyleDefault imageView=i",
            """
            <tableViewCellContentView key='contentView' id='cc'><subviews>\
            <imageView image='plus' catalog='system' id='i'/></subviews></tableViewCellContentView>
            """
        ) { (v: UITableViewCell) in v.imageView?.image != nil },
        Row(
            "tableViewCell", "tag=1",
            """
            <listContentConfiguration key='contentConfiguration' text='T' secondaryText='S' image='plus' \
            catalog='system' imageToTextPadding='3' textToSecondaryTextVerticalPadding='4' \
            textToSecondaryTextHorizontalPadding='5' prefersSideBySideTextAndSecondaryText='YES'/>
            """
        ) { (v: UITableViewCell) in
            guard let configuration = v.contentConfiguration as? UIListContentConfiguration else { return false }
            return configuration.text == "T" && configuration.secondaryText == "S" && configuration.image != nil
                && configuration.imageToTextPadding == 3
                && configuration.textToSecondaryTextVerticalPadding == 4
                && configuration.textToSecondaryTextHorizontalPadding == 5
                && configuration.prefersSideBySideTextAndSecondaryText
        },
        Row(
            "tableViewCell", "tag=1", "<listContentConfiguration key='contentConfiguration' text='T' secondaryText=''/>"
        ) { (v: UITableViewCell) in
            let configuration = v.contentConfiguration as? UIListContentConfiguration
            return configuration?.text == "T" && configuration?.secondaryText == nil
        },
        Row("tableView", "style=grouped sectionHeaderHeight=10 sectionFooterHeight=10") { (v: UITableView) in
            v.sectionHeaderHeight == UITableView.automaticDimension
                && v.sectionFooterHeight == UITableView.automaticDimension
        },
        Row("tableView", "style=plain sectionHeaderHeight=10 sectionFooterHeight=12") { (v: UITableView) in
            v.sectionHeaderHeight == 10 && v.sectionFooterHeight == 12
        },
        Row(
            "collectionViewCell", "reuseIdentifier=cell",
            """
            <rect key='frame' x='0' y='0' width='90' height='70'/>\
            <collectionViewCellContentView key='contentView' id='cc'><subviews>\
            <label text='In' translatesAutoresizingMaskIntoConstraints='NO' id='l'/></subviews>\
            </collectionViewCellContentView>
            """
        ) { (v: UICollectionViewCell) in
            v.reuseIdentifier == "cell" && (v.contentView.subviews.first as? UILabel)?.text == "In"
                && v.contentView.frame == CGRect(x: 0, y: 0, width: 90, height: 70)
        },
        Row("collectionReusableView", "reuseIdentifier=head") { (v: UICollectionReusableView) in
            v.reuseIdentifier == "head"
        },
        Row(
            "collectionView", "allowsSelection=NO allowsMultipleSelection=YES prefetchingEnabled=NO",
            """
            <collectionViewFlowLayout key='collectionViewLayout' minimumLineSpacing='3' minimumInteritemSpacing='4' \
            automaticEstimatedItemSize='YES' scrollDirection='horizontal' sectionInsetReference='safeArea' \
            sectionHeadersPinToVisibleBounds='YES' sectionFootersPinToVisibleBounds='YES' id='f'>\
            <size key='itemSize' width='7' height='8'/><size key='headerReferenceSize' width='9' height='10'/>\
            <inset key='sectionInset' minX='1' minY='2' maxX='3' maxY='4'/></collectionViewFlowLayout>
            """
        ) { (v: UICollectionView) in
            guard let flow = v.collectionViewLayout as? UICollectionViewFlowLayout else { return false }
            return !v.allowsSelection && v.allowsMultipleSelection && !v.isPrefetchingEnabled
                && flow.minimumLineSpacing == 3 && flow.minimumInteritemSpacing == 4
                && flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
                && flow.scrollDirection == .horizontal && flow.sectionInsetReference == .fromSafeArea
                && flow.sectionHeadersPinToVisibleBounds && flow.sectionFootersPinToVisibleBounds
                && flow.itemSize == CGSize(width: 7, height: 8) && flow.headerReferenceSize.height == 10
                && flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        },
        Row(
            "tableViewCell",
            """
            selectionStyle=none accessoryType=checkmark editingAccessoryType=disclosureIndicator \
            indentationWidth=12 indentationLevel=2 reuseIdentifier=row showsReorderControl=YES
            """
        ) { (v: UITableViewCell) in
            v.selectionStyle == .none && v.accessoryType == .checkmark && v.editingAccessoryType == .disclosureIndicator
                && v.indentationWidth == 12
                && v.indentationLevel == 2 && v.reuseIdentifier == "row" && v.showsReorderControl
        },
    ]

    static let bars: [Row] = [
        Row("navigationBar", "barStyle=black translucent=NO largeTitles=YES") { (v: UINavigationBar) in
            v.barStyle == .black && !v.isTranslucent && v.prefersLargeTitles
        },
        Row(
            "navigationBar", "backIndicatorImage=plus backIndicatorTransitionMask=minus shadowImage=plus catalog=system"
        ) { (v: UINavigationBar) in
            v.backIndicatorImage != nil && v.backIndicatorTransitionMaskImage != nil && v.shadowImage != nil
        },
        Row(
            "navigationBar", "tag=1",
            """
            <color key='barTintColor' \(red)/><textAttributes key='titleTextAttributes'>\
            <color key='textColor' \(red)/></textAttributes><items><navigationItem title='T' id='i'/></items>
            """
        ) { (v: UINavigationBar) in
            isRed(v.barTintColor) && isRed(v.titleTextAttributes?[.foregroundColor] as? UIColor)
                && v.items?.first?.title == "T"
        },
        Row("toolbar", "barStyle=black translucent=NO", "<items><barButtonItem title='A' id='i'/></items>") {
            (v: UIToolbar) in
            v.barStyle == .black && !v.isTranslucent && v.items?.count == 1
        },
        Row("tabBar", "barStyle=black translucent=NO itemPositioning=centered itemWidth=50 itemSpacing=7") {
            (v: UITabBar) in
            v.barStyle == .black && !v.isTranslucent && v.itemPositioning == .centered && v.itemWidth == 50
                && v.itemSpacing == 7
        },
        Row("tabBar", "backgroundImage=plus shadowImage=minus selectionIndicatorImage=plus catalog=system") {
            (v: UITabBar) in
            v.backgroundImage != nil && v.shadowImage != nil && v.selectionIndicatorImage != nil
        },
        Row("searchBar", "text=T placeholder=P prompt=Q searchBarStyle=minimal barStyle=black translucent=NO") {
            (v: UISearchBar) in
            v.text == "T" && v.placeholder == "P" && v.prompt == "Q" && v.searchBarStyle == .minimal
                && v.barStyle == .black && !v.isTranslucent
        },
        Row("searchBar", "showsCancelButton=YES showsBookmarkButton=YES showsScopeBar=YES showsSearchResultsButton=YES")
        { (v: UISearchBar) in
            v.showsCancelButton && v.showsBookmarkButton && v.showsScopeBar && v.showsSearchResultsButton
        },
        Row("navigationItem", "title=T prompt=P largeTitleDisplayMode=always leftItemsSupplementBackButton=YES") {
            (i: UINavigationItem) in
            i.title == "T" && i.prompt == "P" && i.largeTitleDisplayMode == .always && i.leftItemsSupplementBackButton
        },
        Row("navigationItem", "hidesBackButton=YES backButtonTitle=B backButtonDisplayMode=generic") {
            (i: UINavigationItem) in
            i.hidesBackButton && i.backButtonTitle == "B" && i.backButtonDisplayMode == .generic
        },
        Row("barButtonItem", "title=T style=done enabled=NO selected=YES hidden=YES tag=3 width=40") {
            (i: UIBarButtonItem) in
            i.title == "T" && i.style == .done && !i.isEnabled && i.isSelected && i.isHidden && i.tag == 3
                && i.width == 40
        },
        Row("barButtonItem", "image=plus landscapeImage=minus catalog=system") { (i: UIBarButtonItem) in
            i.image != nil && i.landscapeImagePhone != nil
        },
        Row("barButtonItem", "systemItem=done") { (i: UIBarButtonItem) in i.style == .done },
        Row("tabBarItem", "title=T image=plus selectedImage=minus landscapeImage=plus catalog=system") {
            (i: UITabBarItem) in
            i.title == "T" && i.image != nil && i.selectedImage != nil && i.landscapeImagePhone != nil
        },
        Row("tabBarItem", "systemItem=search") { (i: UITabBarItem) in i.image != nil },
        Row("tabBarItem", "enabled=NO tag=4 badgeValue=9") { (i: UITabBarItem) in
            !i.isEnabled && i.tag == 4 && i.badgeValue == "9"
        },
    ]

    static let recognizers: [Row] = [
        Row(
            "tapGestureRecognizer",
            """
            numberOfTapsRequired=2 numberOfTouchesRequired=2 enabled=NO cancelsTouchesInView=NO \
            delaysTouchesBegan=YES delaysTouchesEnded=NO
            """
        ) { (r: UITapGestureRecognizer) in
            r.numberOfTapsRequired == 2 && r.numberOfTouchesRequired == 2 && !r.isEnabled && !r.cancelsTouchesInView
                && r.delaysTouchesBegan
                && !r.delaysTouchesEnded
        },
        Row("pongPressGestureRecognizer", "minimumPressDuration=1 allowableMovement=20") {
            (r: UILongPressGestureRecognizer) in
            r.minimumPressDuration == 1 && r.allowableMovement == 20
        },
        Row("panGestureRecognizer", "minimumNumberOfTouches=2 maximumNumberOfTouches=3") {
            (r: UIPanGestureRecognizer) in
            r.minimumNumberOfTouches == 2 && r.maximumNumberOfTouches == 3
        },
        Row("swipeGestureRecognizer", "direction=up numberOfTouchesRequired=2") { (r: UISwipeGestureRecognizer) in
            r.direction == .up && r.numberOfTouchesRequired == 2
        },
    ]

    static let controllers: [Row] = [
        Row(
            "viewController",
            """
            title=T restorationIdentifier=R automaticallyAdjustsScrollViewInsets=NO \
            extendedLayoutIncludesOpaqueBars=YES hidesBottomBarWhenPushed=YES
            """
        ) { (c: UIViewController) in
            c.title == "T" && c.restorationIdentifier == "R" && !c.automaticallyAdjustsScrollViewInsets
                && c.extendedLayoutIncludesOpaqueBars
                && c.hidesBottomBarWhenPushed
        },
        Row(
            "viewController",
            """
            definesPresentationContext=YES providesPresentationContextTransitionStyle=YES \
            modalPresentationStyle=formSheet modalTransitionStyle=crossDissolve interfaceStyle=dark
            """
        ) { (c: UIViewController) in
            c.definesPresentationContext && c.providesPresentationContextTransitionStyle
                && c.modalPresentationStyle == .formSheet
                && c.modalTransitionStyle == .crossDissolve && c.overrideUserInterfaceStyle == .dark
        },
        Row(
            "viewController", "storyboardIdentifier=here useStoryboardIdentifierAsRestorationIdentifier=YES",
            "<extendedEdge key='edgesForExtendedLayout' bottom='YES'/>"
        ) { (c: UIViewController) in
            c.restorationIdentifier == "here" && c.edgesForExtendedLayout == .bottom
        },
        Row("viewController", "customClass=UITableViewController customModule=UIKitCore") {
            (c: UITableViewController) in c.view is UITableView
        },
        Row(
            "navigationController",
            """
            navigationBarHidden=YES toolbarHidden=NO hidesBarsOnSwipe=YES hidesBarsOnTap=YES \
            hidesBarsWhenKeyboardAppears=YES hidesBarsWhenVerticallyCompact=YES
            """
        ) { (c: UINavigationController) in
            c.isNavigationBarHidden && !c.isToolbarHidden && c.hidesBarsOnSwipe && c.hidesBarsOnTap
                && c.hidesBarsWhenKeyboardAppears
                && c.hidesBarsWhenVerticallyCompact
        },
        Row("tableViewController", "clearsSelectionOnViewWillAppear=NO") { (c: UITableViewController) in
            !c.clearsSelectionOnViewWillAppear
        },
        Row("tabBarController", "title=T") { (c: UITabBarController) in c.title == "T" },
        Row(
            "splitViewController",
            """
            allowDoubleColumnStyle=YES preferredDisplayMode=oneOverSecondary presentsWithGesture=NO \
            behavior=overlay primaryBackgroundStyle=sidebar showsSecondaryOnlyButton=YES
            """
        ) { (c: UISplitViewController) in
            c.style == .doubleColumn && c.preferredDisplayMode == .oneOverSecondary && !c.presentsWithGesture
                && c.preferredSplitBehavior == .overlay
                && c.primaryBackgroundStyle == .sidebar && c.showsSecondaryOnlyButton
        },
        Row(
            "splitViewController",
            """
            allowTripleColumnStyle=YES minimumPrimaryColumnWidth=100 maximumPrimaryColumnWidth=300 \
            preferredPrimaryColumnWidthFraction=0.3 preferredPrimaryColumnWidth=200
            """
        ) { (c: UISplitViewController) in
            c.style == .tripleColumn && c.minimumPrimaryColumnWidth == 100 && c.maximumPrimaryColumnWidth == 300
                && c.preferredPrimaryColumnWidthFraction == 0.3
                && c.preferredPrimaryColumnWidth == 200
        },
        Row("pageViewController", "transitionStyle=pageCurl spineLocation=mid") { (c: UIPageViewController) in
            c.transitionStyle == .pageCurl && c.spineLocation == .mid
        },
        Row("pageViewController", "transitionStyle=pageCurl") { (c: UIPageViewController) in c.spineLocation == .min },
        Row("pageViewController", "transitionStyle=scroll spineLocation=mid pageSpacing=12") {
            (c: UIPageViewController) in
            c.spineLocation == .none && c.row.spacing == 12
        },
        Row("pageViewController", "transitionStyle=scroll navigationOrientation=vertical doubleSided=YES") {
            (c: UIPageViewController) in
            c.transitionStyle == .scroll && c.navigationOrientation == .vertical && c.isDoubleSided
        },
    ]

    private func nib(_ row: Row) -> AnyObject? {
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects>\(row.text)</objects></document>"
        guard let document = try? InterfaceDocument(bytes: Array(text.utf8), name: "Row.xib") else { return nil }
        #expect(document.oddities.isEmpty, "\(document.oddities)")
        return UINib(InterfaceSource(document, name: "Row", bundle: .main)).instantiate(withOwner: nil).first.map {
            $0 as AnyObject
        }
    }

    @Test("Each attribute of views, controls, bars, items and recognizers is set")
    func objects() {
        for row in Self.views + Self.controls + Self.scrolling + Self.bars + Self.recognizers
        where row.element != "tabBarItem" {
            let made = nib(row)
            #expect(made.map(row.holds) == true, "\(row.text) became \(made.map { "\($0)" } ?? "nothing")")
        }
    }

    @Test("Each attribute of controllers and of tab bar items is set")
    func scenes() {
        let app = TestApp(UIViewController(), draws: false)
        for row in Self.controllers + Self.bars.filter({ $0.element == "tabBarItem" }) {
            let isItem = row.element == "tabBarItem"
            let item = row.text.replacingOccurrences(of: "id=\"made\"", with: "key=\"tabBarItem\" id=\"item\"")
            let element = isItem ? "<viewController id='made'>\(item)</viewController>" : row.text
            let text =
                """
                <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' \
                initialViewController='made'><scenes><scene><objects>\(element)</objects></scene></scenes>\
                </document>
                """
            guard let document = try? InterfaceDocument(bytes: Array(text.utf8), name: "Row.storyboard") else {
                Issue.record("\(text) cannot be read")
                continue
            }
            #expect(document.oddities.isEmpty, "\(document.oddities)")
            let made = UIStoryboard(InterfaceSource(document, name: "Row", bundle: .main))
                .instantiateInitialViewController()
            let object: AnyObject? = isItem ? made?.tabBarItem : made
            #expect(object.map(row.holds) == true, "\(row.text) became \(object.map { "\($0)" } ?? "nothing")")
        }
        withExtendedLifetime(app) {}
    }

    /// Attributes in fewer than four documents, tested with related attributes or with an image of the bundle.
    private static let elsewhere: Set<String> = [
        "textField.background", "textField.disabledBackground", "textField.usesAttributedText",
        "slider.minimumValueImage", "slider.maximumValueImage",
        "searchBar.backgroundImage", "tableViewCell.rowHeight",
        "gestureRecognizer.customClass", "gestureRecognizer.customModule",
        "collectionViewController.clearsSelectionOnViewWillAppear",
    ]

    @Test("Every attribute with an expected outcome is in a document")
    func complete() {
        let (vocabulary, outcomes) = (InterfaceVocabulary.known, InterfaceOutcomes.known)
        var covered: [String: Set<String>] = [:]
        for row in Self.views + Self.controls + Self.scrolling + Self.bars + Self.recognizers + Self.controllers {
            covered[row.element, default: []].formUnion(row.attributes.map(\.name))
        }
        // Attributes of controls are tested with buttons, attributes of recognizers with taps.
        covered["control"] = covered["button"]
        covered["gestureRecognizer"] = covered["tapGestureRecognizer"]
        for element in covered.keys.sorted() {
            let line = Array(sequence(first: element) { vocabulary.parents[$0] })
            for name in (vocabulary.attributes[element] ?? [:]).keys.sorted()
            where !outcomes.isMark(name) && !outcomes.isInert(name, of: element) {
                let isCovered = line.contains {
                    covered[$0]?.contains(name) == true || Self.elsewhere.contains("\($0).\(name)")
                }
                #expect(isCovered, "\(name) of <\(element)> has no document that shows what becomes of it")
            }
        }
    }

    // MARK: The documentation

    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Documentation/StoryboardElements.md")

    /// Attributes for Interface Builder alone, per element.
    private static let marks: [String: Set<String>] = [
        "document": [
            "colorMatched", "propertyAccessControl", "systemVersion", "targetRuntime", "toolsVersion", "useAutolayout",
            "useTraitCollections", "version",
        ],
        "scene": ["sceneID"], "outletCollection": ["collectionClass"],
    ]
    /// Attributes whose absence is logged when an object is created.
    private static let logged: [String: Set<String>] = ["gestureRecognizer": ["customClass", "customModule"]]

    private static func table() -> String {
        let (vocabulary, outcomes) = (InterfaceVocabulary.known, InterfaceOutcomes.known)
        func list(_ names: [String]) -> String { names.isEmpty ? "" : names.map { "`\($0)`" }.joined(separator: " ") }
        var lines = [
            "# Elements of storyboards and nibs", "",
            """
            The handling of the elements and attributes of documents. The tests write this page \
            (`CHEVRON_WRITE_DOCUMENTS=1 swift test --filter ElementOutcome`) of the table that the
            """,
            """
            log is made of, and have a document for each attribute. An element also has the attributes of its \
            base element; for example, a button has those of a view. Attributes that only Interface Builder
            """,
            """
            has a use for (`userLabel`, `misplaced`, `ambiguous`) are left out here. Other elements and attributes are \
            logged once for each document.
            """,
            "",
            "| element | what becomes of it | attributes that are set | nothing comes of |", "|---|---|---|---|",
        ]
        for (element, outcome) in outcomes.outcomes {
            let parent = vocabulary.parents[element]
            let inherited = Set(parent.flatMap { vocabulary.attributes[$0]?.keys }.map(Array.init) ?? [])
            let names = (vocabulary.attributes[element] ?? [:]).keys.filter {
                !outcomes.isMark($0) && marks[element]?.contains($0) != true
            }.sorted()
            let isAbsent = outcome.hasPrefix("nothing") || outcome.hasSuffix("and a log message")
            let own = names.filter { !inherited.contains($0) && !outcomes.isInert($0, of: element) && !isAbsent }
            let inert =
                isAbsent
                ? names.filter { !inherited.contains($0) }
                : names.filter { name in
                    outcomes.isInert(name, of: element) && parent.map { !outcomes.isInert(name, of: $0) } != false
                }
            let like =
                parent.map {
                    $0 == "control"
                        ? "as a view and a control; "
                        : $0 == "gestureRecognizer" ? "as all recognizers; " : "as `\($0)`; "
                } ?? ""
            lines.append("| `\(element)` | \(outcome) | \(like)\(list(own)) | \(list(inert)) |")
        }
        for shared in ["control", "gestureRecognizer"] {
            let inherited = Set(
                vocabulary.parents[shared].flatMap { vocabulary.attributes[$0]?.keys }.map(Array.init) ?? [])
            let names = (vocabulary.attributes[shared] ?? [:]).keys.filter {
                !outcomes.isMark($0) && !inherited.contains($0)
            }.sorted()
            let word = shared == "control" ? "all controls" : "all recognizers"
            func isInert(_ name: String) -> Bool {
                outcomes.isInert(name, of: shared) || logged[shared]?.contains(name) == true
            }
            lines.append("| \(word) | | \(list(names.filter { !isInert($0) })) | \(list(names.filter(isInert))) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    @Test("The documentation's table says what becomes of every element")
    func documented() throws {
        if ProcessInfo.processInfo.environment["CHEVRON_WRITE_DOCUMENTS"] != nil {
            try Data(Self.table().utf8).write(to: Self.page)
        }
        let written = try String(contentsOf: Self.page, encoding: .utf8)
        #expect(written == Self.table(), "write it again: CHEVRON_WRITE_DOCUMENTS=1 swift test --filter ElementOutcome")
        for (element, outcome) in InterfaceOutcomes.known.outcomes {
            #expect(InterfaceVocabulary.known.attributes[element] != nil && !outcome.isEmpty, "\(element)")
        }
    }
}
