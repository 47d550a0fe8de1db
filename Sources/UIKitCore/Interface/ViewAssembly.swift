import CoreGraphics
import Foundation
import InterfaceDocuments
import QuartzCore

/// Views: the class of an element, and the attributes that all views have.
extension InterfaceAssembly {
    /// Ordered by frequency in documents.
    private static let viewTypes: [String: UIView.Type] = [
        "label": UILabel.self, "view": UIView.self, "tableViewCell": UITableViewCell.self,
        "navigationBar": UINavigationBar.self,
        "button": UIButton.self, "tableView": UITableView.self, "imageView": UIImageView.self,
        "stackView": UIStackView.self,
        "textField": UITextField.self, "switch": UISwitch.self, "toolbar": UIToolbar.self,
        "segmentedControl": UISegmentedControl.self,
        "textView": UITextView.self, "scrollView": UIScrollView.self,
        "activityIndicatorView": UIActivityIndicatorView.self,
        "containerView": UIView.self, "tabBar": UITabBar.self, "progressView": UIProgressView.self,
        "searchBar": UISearchBar.self,
        "visualEffectView": UIVisualEffectView.self, "refreshControl": UIRefreshControl.self,
        "pageControl": UIPageControl.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self,
        "collectionViewCellContentView": UIView.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "datePicker": UIDatePicker.self,
        "pickerView": UIPickerView.self, "window": UIWindow.self,
    ]
    /// Elements whose classes do not exist here; an empty view replaces them.
    private static let absentTypes: Set<String> = [
        "mapView", "webView", "wkWebView", "glkView", "skView", "arView", "mtkView",
    ]

    /// Creates the view of an element with its content. Returns nil if the element is not a view.
    func makeView(_ element: InterfaceElement) -> UIView? {
        var base = Self.viewTypes[element.name]
        if base == nil, Self.absentTypes.contains(element.name) {
            log(element.line, "<\(element.name)> has a missing class; an empty view replaces it")
            base = UIView.self
        }
        guard let base else { return nil }
        let type = InterfaceClasses.type(of: element, base, in: source)
        let coder = InterfaceCoder(element, as: base, in: self, values: values(for: element))
        guard let view = type.init(coder: coder) else {
            log(element.line, "\(type).init(coder:) returned nil; the view is left out")
            return nil
        }
        coder.fillIfNeeded(view)
        return view
    }

    /// The values that a class's initializer requires.
    private func values(for element: InterfaceElement) -> [String: Any] {
        switch element.name {
        case "tableView": return ["table.style": element.choice("style", .named("tableStyle")) ?? 0]
        case "tableViewCell":
            var values: [String: Any] = ["cell.style": element.choice("style", .named("cellStyle")) ?? 0]
            values["cell.reuse"] = element["reuseIdentifier"]
            return values
        case "collectionView": return ["collection.layout": makeLayout(of: element)]
        case "collectionViewCell", "collectionReusableView":
            return element["reuseIdentifier"].map { ["reusable.identifier": $0] } ?? [:]
        default: return [:]
        }
    }

    func fillView(_ view: UIView, _ element: InterfaceElement) {
        applyGeometry(view, element)
        applyAppearance(view, element)
        guides(view, element)
        keyboardGuide(view, element)
        accessibility(view, element)
        if let identifier = element["restorationIdentifier"] { view.restorationIdentifier = identifier }
        switch view {
        case let label as UILabel: fill(label, element)
        case let imageView as UIImageView: fill(imageView, element)
        case let control as UIControl: fillControl(control, element)
        case let scroll as UIScrollView: fillScroll(scroll, element)
        case let cell as UITableViewCell: fill(cell, element)
        case let cell as UICollectionViewCell: fill(cell, element)
        case let stack as UIStackView: fill(stack, element)
        case let indicator as UIActivityIndicatorView: fill(indicator, element)
        case let progress as UIProgressView: fill(progress, element)
        case let effect as UIVisualEffectView: fill(effect, element)
        case let bar as UINavigationBar: fill(bar, element)
        case let bar as UIToolbar: fill(bar, element)
        case let bar as UITabBar: fill(bar, element)
        case let bar as UISearchBar: fill(bar, element)
        default: break
        }
        if !(view is UITableViewCell || view is UIVisualEffectView || view is UIPickerView || view is UIDatePicker) {
            fillSubviews(view, element)
        }
        constrain(view, element)
    }

    func fillSubviews(_ view: UIView, _ element: InterfaceElement) {
        for child in element.list("subviews") {
            guard let made = makeView(child) else {
                log(child.line, "<\(child.name)> is no view; it is left out")
                continue
            }
            if let sizes = SizeClassPart.of(view) {
                sizes.note(made, child.id)
                if sizes.isAbsent(child.id) { continue }
            }
            if let stack = view as? UIStackView { stack.addArrangedSubview(made) } else { view.addSubview(made) }
        }
    }

    // MARK: What all views have

    private func applyGeometry(_ view: UIView, _ element: InterfaceElement) {
        if let frame = element.rect("frame") { view.frame = frame }
        if let mask = element.autoresizing {
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(clamping: mask))
        }
        // Documented (Auto Layout Guide, Working with Constraints in Interface Builder): Interface Builder derives
        // constraints from the frame of a view without constraints. Derived: `fixedFrame` marks such a view.
        if element.flag("translatesAutoresizingMaskIntoConstraints") == false, element.flag("fixedFrame") != true {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if let flag = element.flag("autoresizesSubviews") { view.autoresizesSubviews = flag }
        if let value = priority(element, "horizontalHuggingPriority") {
            view.setContentHuggingPriority(value, for: .horizontal)
        }
        if let value = priority(element, "verticalHuggingPriority") {
            view.setContentHuggingPriority(value, for: .vertical)
        }
        if let value = priority(element, "horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .horizontal)
        }
        if let value = priority(element, "verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .vertical)
        }
        if let margins = uiInsets(element.insets("layoutMargins")) { view.layoutMargins = margins }
        if let margins = directionalInsets(element.insets("directionalLayoutMargins")) {
            view.directionalLayoutMargins = margins
        }
        if let flag = element.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = flag }
        if let flag = element.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = flag }
    }

    private func applyAppearance(_ view: UIView, _ element: InterfaceElement) {
        if let mode = element.choice("contentMode", .named("contentMode")).flatMap({ UIView.ContentMode(rawValue: $0) })
        {
            view.contentMode = mode
        }
        if let color = uiColor(element.color("backgroundColor")) { view.backgroundColor = color }
        if let color = uiColor(element.color("tintColor")) { view.tintColor = color }
        if let alpha = element.number("alpha") { view.alpha = CGFloat(alpha) }
        if let flag = element.flag("hidden") { view.isHidden = flag }
        if let flag = element.flag("opaque") { view.isOpaque = flag }
        if let flag = element.flag("clipsSubviews") { view.clipsToBounds = flag }
        // Measured (interface-builder/touches): documents write NO for labels and images, whose default is NO, and omit
        // the attribute if touches are enabled.
        let isEnabled = element.flag("userInteractionEnabled") ?? true
        if view.isUserInteractionEnabled != isEnabled { view.isUserInteractionEnabled = isEnabled }
        if let flag = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
        if let tag = element.integer("tag") { view.tag = tag }
        if let value = element.choice("semanticContentAttribute", .named("semantics")).flatMap({
            UISemanticContentAttribute(rawValue: $0)
        }) {
            view.semanticContentAttribute = value
        }
    }

    private func guides(_ view: UIView, _ element: InterfaceElement) {
        for guide in element.children("viewLayoutGuide") {
            switch guide.key {
            case "safeArea": note(view.safeAreaLayoutGuide, guide.id)
            case "contentLayoutGuide": (view as? UIScrollView).map { note($0.contentLayoutGuide, guide.id) }
            case "frameLayoutGuide": (view as? UIScrollView).map { note($0.frameLayoutGuide, guide.id) }
            default: log(guide.line, "the layout guide \(guide.key ?? "") does not exist; its constraints are left out")
            }
        }
    }

    /// Registers the keyboard layout guide, to which views above the keyboard are constrained.
    private func keyboardGuide(_ view: UIView, _ element: InterfaceElement) {
        if let guide = element.child("keyboardLayoutGuide") { note(view.keyboardLayoutGuide, guide.id) }
    }

    private func accessibility(_ view: UIView, _ element: InterfaceElement) {
        guard let part = element.part("accessibilityConfiguration") else { return }
        if let text = source.localized(element.id, "accessibilityLabel", part["label"]) {
            view.accessibilityLabel = text
        }
        if let text = source.localized(element.id, "accessibilityHint", part["hint"]) { view.accessibilityHint = text }
        if let text = part["value"] { view.accessibilityValue = text }
        if let text = part["identifier"] { view.accessibilityIdentifier = text }
        if let flag = part.part("isElement")?.flag("value") { view.isAccessibilityElement = flag }
        if let traits = part.part("traits") {
            var all: UIAccessibilityTraits = []
            for (name, trait) in Self.accessibilityTraits where traits.flag(name) == true { all.insert(trait) }
            view.accessibilityTraits = all
        }
    }

    private static let accessibilityTraits: [(String, UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("staticText", .staticText),
        ("header", .header),
        ("searchField", .searchField), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
        ("summaryElement", .summaryElement),
        ("updatesFrequently", .updatesFrequently), ("allowsDirectInteraction", .allowsDirectInteraction),
        ("causesPageTurn", .causesPageTurn),
        ("notEnabled", .notEnabled), ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("tabBar", .tabBar),
    ]
}
