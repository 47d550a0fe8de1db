import CoreGraphics
import Foundation
import InterfaceDocuments

extension InterfaceAssembly {
    func fillControl(_ control: UIControl, _ element: InterfaceElement) {
        if let flag = element.flag("enabled") { control.isEnabled = flag }
        if let flag = element.flag("selected") { control.isSelected = flag }
        if let flag = element.flag("highlighted") { control.isHighlighted = flag }
        if let flag = element.flag("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = flag }
        if let value = element.choice("contentHorizontalAlignment", .named("horizontalAlignment")).flatMap({
            UIControl.ContentHorizontalAlignment(rawValue: $0)
        }) {
            control.contentHorizontalAlignment = value
        }
        if let value = element.choice("contentVerticalAlignment", .named("verticalAlignment")).flatMap({
            UIControl.ContentVerticalAlignment(rawValue: $0)
        }) {
            control.contentVerticalAlignment = value
        }
        switch control {
        case let button as UIButton: fill(button, element)
        case let field as UITextField: fill(field, element)
        case let toggle as UISwitch: fill(toggle, element)
        case let segments as UISegmentedControl: fill(segments, element)
        case let pages as UIPageControl: fill(pages, element)
        case let slider as UISlider: fill(slider, element)
        case let stepper as UIStepper: fill(stepper, element)
        case let picker as UIDatePicker: fill(picker, element)
        default: break
        }
    }

    private func fill(_ button: UIButton, _ element: InterfaceElement) {
        if let type = element.choice("buttonType", .named("buttonType")).flatMap({ UIButton.ButtonType(rawValue: $0) })
        {
            let frame = button.frame
            button.applyType(type)
            button.frame = frame
        }
        if let font = uiFont(element.font()) { button.titleLabel?.font = font }
        if let mode = element.choice("lineBreakMode", .named("lineBreak")).flatMap({ NSLineBreakMode(rawValue: $0) }) {
            button.titleLabel?.lineBreakMode = mode
        }
        if let flag = element.flag("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = flag }
        if let flag = element.flag("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = flag }
        if let flag = element.flag("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = flag }
        if let role = element.choice("role", .named("buttonRole")).flatMap({ UIButton.Role(rawValue: $0) }) {
            button.role = role
        }
        if let insets = uiInsets(element.insets("contentEdgeInsets")) { button.contentEdgeInsets = insets }
        if let insets = uiInsets(element.insets("titleEdgeInsets")) { button.titleEdgeInsets = insets }
        if let insets = uiInsets(element.insets("imageEdgeInsets")) { button.imageEdgeInsets = insets }
        let traits = UITraitCollection.current
        for values in element.buttonStates(
            width: traits.horizontalSizeClass.rawValue, height: traits.verticalSizeClass.rawValue)
        {
            let state = UIControl.State(rawValue: UInt(clamping: values.state))
            if let title = source.localized(element.id, "\(values.name)Title", values.title) {
                button.setTitle(title, for: state)
            }
            if let title = attributedString(values.styledTitle) { button.setAttributedTitle(title, for: state) }
            if let color = uiColor(values.titleColor) { button.setTitleColor(color, for: state) }
            if let color = uiColor(values.shadowColor) { button.setTitleShadowColor(color, for: state) }
            if let symbol = uiSymbolStyle(values.symbol) {
                button.setPreferredSymbolConfiguration(symbol, forImageIn: state)
            }
            if let image = uiImage(values.image) { button.setImage(image, for: state) }
            if let image = uiImage(values.background) { button.setBackgroundImage(image, for: state) }
        }
        if let part = element.part("configuration", "buttonConfiguration") {
            button.configuration = configuration(varied(part, of: nil), of: element)
        }
    }

    private func configuration(_ part: InterfaceElement, of button: InterfaceElement) -> UIButton.Configuration {
        var result: UIButton.Configuration =
            switch part["style"] {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            case "borderless": .borderless()
            case "bordered": .bordered()
            case "borderedTinted": .borderedTinted()
            case "borderedProminent": .borderedProminent()
            default: .plain()
            }
        result.title =
            source.localized(button.id, "configuration.title", part.string("title"))
            ?? part.styledText("attributedTitle")?.plain
        result.subtitle =
            source.localized(button.id, "configuration.subtitle", part.string("subtitle"))
            ?? part.styledText("attributedSubtitle")?.plain
        if let image = uiImage(InterfaceImage(part, "image")) { result.image = image }
        if let style = part.choice("cornerStyle", .named("cornerStyle")).flatMap({
            UIButton.Configuration.CornerStyle(rawValue: $0)
        }) {
            result.cornerStyle = style
        }
        if let side = part.choice("imagePlacement", .named("imagePlacement")) {
            result.imagePlacement = NSDirectionalRectEdge(rawValue: UInt(clamping: side))
        }
        if let value = part.choice("titleAlignment", .named("titleAlignment")).flatMap({
            UIButton.Configuration.TitleAlignment(rawValue: $0)
        }) {
            result.titleAlignment = value
        }
        if let size = part.choice("buttonSize", .named("buttonSize")).flatMap({
            UIButton.Configuration.Size(rawValue: $0)
        }) {
            result.buttonSize = size
        }
        if let padding = part.number("imagePadding") { result.imagePadding = CGFloat(padding) }
        if let padding = part.number("titlePadding") { result.titlePadding = CGFloat(padding) }
        if let color = uiColor(part.color("baseForegroundColor")) { result.baseForegroundColor = color }
        if let color = uiColor(part.color("baseBackgroundColor")) { result.baseBackgroundColor = color }
        if let flag = part.flag("showsActivityIndicator") { result.showsActivityIndicator = flag }
        return result
    }

    private func fill(_ field: UITextField, _ element: InterfaceElement) {
        if let font = uiFont(element.font()) { field.font = font }
        if let color = uiColor(element.color("textColor")) { field.textColor = color }
        field.textAlignment =
            element.choice("textAlignment", .named("textAlignment")).flatMap(NSTextAlignment.init) ?? .left
        if let style = element.choice("borderStyle", .named("borderStyle")).flatMap({
            UITextField.BorderStyle(rawValue: $0)
        }) {
            field.borderStyle = style
        }
        if let mode = element.choice("clearButtonMode", .named("viewMode")).flatMap({
            UITextField.ViewMode(rawValue: $0)
        }) {
            field.clearButtonMode = mode
        }
        if let flag = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
        if let size = element.number("minimumFontSize") { field.minimumFontSize = CGFloat(size) }
        // The default is the same as for labels.
        field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
        if let flag = element.flag("adjustsFontForContentSizeCategory") {
            field.adjustsFontForContentSizeCategory = flag
        }
        if let text = localized(element, "placeholder") { field.placeholder = text }
        if let text = localized(element, "text") { field.text = text }
        if let image = uiImage(InterfaceImage(element, "background")) { field.background = image }
        if let image = uiImage(InterfaceImage(element, "disabledBackground")) { field.disabledBackground = image }
        if let traits = element.textTraits { fill(field, traits) }
    }

    /// Sets the text input traits that the field supports.
    func fill(_ field: UITextField, _ traits: InterfaceTextTraits) {
        if let value = traits.autocapitalization.flatMap(UITextAutocapitalizationType.init) {
            field.autocapitalizationType = value
        }
        if let value = traits.autocorrection.flatMap(UITextAutocorrectionType.init) { field.autocorrectionType = value }
        if let value = traits.spellChecking.flatMap(UITextSpellCheckingType.init) { field.spellCheckingType = value }
        if let value = traits.keyboard.flatMap(UIKeyboardType.init) { field.keyboardType = value }
        if let value = traits.keyboardAppearance.flatMap(UIKeyboardAppearance.init) { field.keyboardAppearance = value }
        if let value = traits.returnKey.flatMap(UIReturnKeyType.init) { field.returnKeyType = value }
        field.enablesReturnKeyAutomatically = traits.enablesReturnKeyAutomatically
        field.isSecureTextEntry = traits.isSecure
        if let type = traits.contentType { field.textContentType = UITextContentType(rawValue: type) }
    }

    private func fill(_ toggle: UISwitch, _ element: InterfaceElement) {
        toggle.isOn = element.flag("on") ?? false
        if let color = uiColor(element.color("onTintColor")) { toggle.onTintColor = color }
        if let color = uiColor(element.color("thumbTintColor")) { toggle.thumbTintColor = color }
    }

    private func fill(_ control: UISegmentedControl, _ element: InterfaceElement) {
        for (place, segment) in element.segments.enumerated() {
            if let image = uiImage(segment.image) {
                control.insertSegment(with: image, at: place, animated: false)
            } else {
                control.insertSegment(
                    withTitle: source.localized(element.id, "segmentTitles[\(place)]", segment.title), at: place,
                    animated: false)
            }
            if let width = segment.width { control.setWidth(CGFloat(width), forSegmentAt: place) }
            if !segment.isEnabled { control.setEnabled(false, forSegmentAt: place) }
        }
        if let flag = element.flag("momentary") { control.isMomentary = flag }
        if let flag = element.flag("apportionsSegmentWidthsByContent") {
            control.apportionsSegmentWidthsByContent = flag
        }
        let chosen = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
        if chosen < control.numberOfSegments {
            control.selectedSegmentIndex = max(chosen, UISegmentedControl.noSegment)
        }
        if let color = uiColor(element.color("selectedSegmentTintColor")) { control.selectedSegmentTintColor = color }
    }

    private func fill(_ control: UIPageControl, _ element: InterfaceElement) {
        // Chosen: an upper limit of distinguishable pages, since each page is a view.
        control.numberOfPages = min(max(0, element.integer("numberOfPages") ?? 3), 1000)
        if let page = element.integer("currentPage") { control.currentPage = page }
        if let flag = element.flag("hidesForSinglePage") { control.hidesForSinglePage = flag }
        if let color = uiColor(element.color("pageIndicatorTintColor")) { control.pageIndicatorTintColor = color }
        if let color = uiColor(element.color("currentPageIndicatorTintColor")) {
            control.currentPageIndicatorTintColor = color
        }
    }

    // The limits of a range are set before its value.

    private func fill(_ slider: UISlider, _ element: InterfaceElement) {
        if let least = element.number("minValue") { slider.minimumValue = Float(least) }
        if let most = element.number("maxValue") { slider.maximumValue = Float(most) }
        if let value = element.number("value") { slider.value = Float(value) }
        if let flag = element.flag("continuous") { slider.isContinuous = flag }
        if let image = uiImage(InterfaceImage(element, "minimumValueImage")) { slider.minimumValueImage = image }
        if let image = uiImage(InterfaceImage(element, "maximumValueImage")) { slider.maximumValueImage = image }
        if let color = uiColor(element.color("minimumTrackTintColor")) { slider.minimumTrackTintColor = color }
        if let color = uiColor(element.color("maximumTrackTintColor")) { slider.maximumTrackTintColor = color }
        if let color = uiColor(element.color("thumbTintColor")) { slider.thumbTintColor = color }
    }

    private func fill(_ stepper: UIStepper, _ element: InterfaceElement) {
        if let most = element.number("maximumValue") { stepper.maximumValue = most }
        if let least = element.number("minimumValue") { stepper.minimumValue = least }
        if let step = element.number("stepValue"), step > 0 { stepper.stepValue = step }
        if let value = element.number("value") { stepper.value = value }
        if let flag = element.flag("continuous") { stepper.isContinuous = flag }
        if let flag = element.flag("autorepeat") { stepper.autorepeat = flag }
        if let flag = element.flag("wraps") { stepper.wraps = flag }
    }

    private func fill(_ picker: UIDatePicker, _ element: InterfaceElement) {
        if let mode = element.choice("datePickerMode", .named("datePickerMode")).flatMap({
            UIDatePicker.Mode(rawValue: $0)
        }) {
            picker.datePickerMode = mode
        }
        if let style = element.choice("style", .named("datePickerStyle")).flatMap({ UIDatePickerStyle(rawValue: $0) }) {
            picker.preferredDatePickerStyle = style
        }
        if let minutes = element.integer("minuteInterval") { picker.minuteInterval = minutes }
        func date(_ key: String) -> Date? {
            element.part(key, "date")?.number("timeIntervalSinceReferenceDate").map(
                Date.init(timeIntervalSinceReferenceDate:))
        }
        if let first = date("minimumDate") { picker.minimumDate = first }
        if let last = date("maximumDate") { picker.maximumDate = last }
        if element.flag("useCurrentDate") != true, let date = date("date") { picker.date = date }
        if let seconds = element.number("countDownDuration") { picker.countDownDuration = seconds }
    }
}
