import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import SystemStrings

/// The bar of a search: a field, the number of results, buttons for the next and the previous result, and a second row
/// for a replacement.
final class FindNavigator: UIView {
    /// The view at whose bottom the bar is placed.
    @MainActor struct Place {
        let host: UIView
        /// The view whose safe area the bar keeps free.
        let content: UIView
        /// The view that scrolls, which the bar may cover.
        let scrollView: UIScrollView?

        /// Chosen: the controller's view, or its superview if the controller's view scrolls.
        init?(for view: UIView) {
            guard let window = view.window else { return nil }
            content = UIViewController.nearest(to: view)?.viewIfLoaded ?? window
            host = content is UIScrollView ? content.superview ?? window : content
            scrollView = view as? UIScrollView
        }
    }

    private weak var interaction: UIFindInteraction?
    private var place: Place?
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let hairline = UIView()
    private let field = FindField()
    private let replacementField = FindField(isSearch: false)
    private let count = UILabel()
    private let options = UIButton(type: .system)
    private let backward = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private let done = UIButton(type: .system)
    private let replaceOne = UIButton(type: .system)
    private let replaceAll = UIButton(type: .system)

    /// Chosen: the height of a row, and the distances of a toolbar.
    private static let rowHeight: CGFloat = 50
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12

    init(_ interaction: UIFindInteraction, text: String, replacement: String) {
        self.interaction = interaction
        super.init(frame: .zero)
        accessibilityIdentifier = "FindNavigator"
        (query, self.replacement) = (text, replacement)
        hairline.backgroundColor = .separator
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        count.textAlignment = .right
        field.placeholder = SystemString.search.localized
        field.onEdit = { [weak self] in self?.interaction?.searchTextEdited($0) }
        field.onReturn = { [weak self] in $0 ? self?.interaction?.findPrevious() : self?.interaction?.findNext() }
        replacementField.placeholder = SystemString.replace.localized
        replacementField.onEdit = { [weak self] in self?.interaction?.replacementEdited($0) }
        replacementField.onReturn = { [weak self] _ in self?.interaction?.replaceOne() }
        for field in [field, replacementField] {
            field.onCancel = { [weak self] in self?.interaction?.dismissFindNavigator() }
        }
        prepare(backward, image: "chevron.up", .findPrevious) { $0.findPrevious() }
        prepare(forward, image: "chevron.down", .findNext) { $0.findNext() }
        prepare(done, title: .done) { $0.dismissFindNavigator() }
        prepare(replaceOne, title: .replace) { $0.replaceOne() }
        prepare(replaceAll, title: .replaceAll) { $0.replaceAll() }
        done.titleLabel?.font = .boldSystemFont(ofSize: 17)
        options.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        options.accessibilityLabel = SystemString.more.localized
        options.showsMenuAsPrimaryAction = true
        for view in [
            background, hairline, options, field, count, backward, forward, done, replacementField, replaceOne,
            replaceAll,
        ] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func prepare(
        _ button: UIButton, image: String? = nil, title: SystemString? = nil, _ label: SystemString? = nil,
        _ action: @escaping (UIFindInteraction) -> Void
    ) {
        button.setTitle(title?.localized, for: .normal)
        button.setImage(image.flatMap { UIImage(systemName: $0) }, for: .normal)
        button.accessibilityLabel = label?.localized
        button.addAction(
            UIAction { [weak self] _ in if let interaction = self?.interaction { action(interaction) } },
            for: .touchUpInside)
    }

    // MARK: For the interaction

    var query: String {
        get { field.text ?? "" }
        set { if field.text != newValue { field.text = newValue } }
    }
    var replacement: String {
        get { replacementField.text ?? "" }
        set { if replacementField.text != newValue { replacementField.text = newValue } }
    }
    var showsReplacement = false {
        didSet { if showsReplacement != oldValue { settle() } }
    }
    /// Whether a field of the bar is the first responder.
    var isEditing: Bool { field.isFirstResponder || replacementField.isFirstResponder }

    /// Requests the menu of options from the app.
    func updateOptions() {
        options.menu = interaction?.optionsMenuProvider?([])
        setNeedsLayout()
    }

    func beginEditing() {
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    func display(_ session: UIFindSession, hasQuery: Bool) {
        let (total, index) = (session.resultCount, session.highlightedResultIndex)
        switch session.searchResultDisplayStyle {
        case _ where !hasQuery: count.text = ""
        case .currentAndTotal where index != NSNotFound && index < total: count.text = "\(index + 1)/\(total)"
        case .currentAndTotal, .total: count.text = "\(total)"
        case .none: count.text = ""
        }
        for button in [backward, forward] { button.isEnabled = total > 0 }
        replaceOne.isEnabled = total > 0 && session.allowsReplacementForCurrentlyHighlightedResult
        replaceAll.isEnabled = total > 0 && session.supportsReplacement
        setNeedsLayout()
    }

    func appear(in place: Place) {
        self.place = place
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        place.host.addSubview(self)
        settle()
        layoutIfNeeded()
    }

    func disappear() {
        place?.scrollView?.setCoveredBottom(0)
        place = nil
        removeFromSuperview()
    }

    // MARK: Layout

    override var findPresenter: (any FindPresenter)? { interaction }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        settle()
    }

    /// Moves the bar to the bottom of its host, and insets the content that the bar covers.
    private func settle() {
        guard let place else { return }
        let bounds = place.host.bounds
        let bottom = place.host.convert(place.content.bounds, from: place.content).maxY
        let height = Self.rowHeight * (showsReplacement ? 2 : 1) + place.content.safeAreaInsets.bottom
        let frame = CGRect(x: 0, y: min(bottom, bounds.maxY) - height, width: bounds.width, height: height)
        if self.frame != frame { self.frame = frame }
        setNeedsLayout()
        updateCoveredBottom()
    }

    private func updateCoveredBottom() {
        guard let place, let scrollView = place.scrollView, let superview = scrollView.superview else { return }
        let bottom = place.host.convert(scrollView.frame, from: superview).maxY
        scrollView.setCoveredBottom(max(0, bottom - frame.minY))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateCoveredBottom()
        let line = 1 / max(traitCollection.displayScale, 1)
        background.frame = bounds
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
        options.isHidden = options.menu == nil
        for view in [replacementField, replaceOne, replaceAll] { view.isHidden = !showsReplacement }
        let safe = safeAreaInsets
        let area = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safe.left + Self.margin, bottom: 0, right: safe.right + Self.margin))
        lay(options.isHidden ? [] : [options], field, [count, backward, forward, done], in: area, row: 0)
        lay([], replacementField, [replaceOne, replaceAll], in: area, row: 1)
    }

    /// Lays out one row: views of their own width around a field that has the remaining width.
    private func lay(_ leading: [UIView], _ field: UIView, _ trailing: [UIView], in area: CGRect, row: CGFloat) {
        let middle = Self.rowHeight * (row + 0.5)
        func width(_ view: UIView) -> CGFloat {
            let fitted = view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.rowHeight)).width
            return view is UIButton ? max(fitted, 28) : fitted
        }
        let shown = trailing.filter { width($0) > 0 }
        var (x, end) = (area.minX, area.maxX)
        func set(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
            let place = isRightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(x: place, y: middle - height / 2, width: max(width, 0), height: height)
        }
        for view in leading {
            set(view, x: x, width: width(view), height: 36)
            x += width(view) + Self.gap
        }
        for view in shown.reversed() {
            end -= width(view)
            set(view, x: end, width: width(view), height: 36)
            end -= Self.gap
        }
        for view in trailing where width(view) <= 0 { view.frame = .zero }
        set(field, x: x, width: end - x, height: 36)
    }
}

/// A field of the find navigator.
private final class FindField: UISearchTextField {
    var onEdit: (String) -> Void = { _ in }
    /// Called for Return; the argument is whether Shift is pressed.
    var onReturn: (Bool) -> Void = { _ in }
    var onCancel: () -> Void = {}

    init(isSearch: Bool = true) {
        super.init(frame: .zero)
        // Chosen: the text begins where a field without a magnifier begins.
        if !isSearch { leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 1)) }
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onEdit(text ?? "")
            }, for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    package override func performCancel() -> Bool {
        if markedTextRange != nil { return super.performCancel() }
        onCancel()
        return true
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.key == .enter, markedTextRange == nil else {
            return super.pressesBegan(presses, with: event)
        }
        onReturn(key.modifierFlags.contains(.shift))
    }
}
