import CoreGraphics
public import Foundation
import QuartzCore

/// A row of segments of which one is chosen.
@MainActor
open class UISegmentedControl: UIControl {
    /// "None is chosen."
    public class var noSegment: Int { -1 }

    var segments: [SegmentFace] = []
    private let thumb = UIView()
    private var chosen = -1
    private var pressed: Int?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// - Parameter items: `String`s, `UIImage`s and `UIAction`s.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
            case let action as UIAction: insertSegment(action: action, at: numberOfSegments, animated: false)
            default: misuse("UISegmentedControl(items:): \(type(of: item)) is no String, UIImage or UIAction; give one of these")
            }
        }
        sizeToFit()
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    // MARK: Choice

    /// `noSegment` for none. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set { choose(newValue, animated: false) }
    }
    /// A tap chooses nothing that lasts.
    open var isMomentary = false { didSet { if isMomentary { choose(-1, animated: false) } } }
    open var selectedSegmentTintColor: UIColor? {
        get { chosenTint }
        set {
            customize("selectedSegmentTintColor", { $0.selectedSegmentTintColor = newValue }) {
                chosenTint = newValue
                updateLook()
            }
        }
    }
    private var chosenTint: UIColor?
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Font and colour of the titles: of the chosen segment for `.selected`, of disabled ones for `.disabled`, which take what they
    /// lack from `.normal`. A missing key takes the system's.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customize("title \(state.rawValue)", { $0.setTitleTextAttributes(attributes, for: state) }) {
            titleAttributes[state.rawValue] = attributes
            contentChanged()
        }
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

    // MARK: Pictures

    /// Stretched over each segment of that state, in the place of the usual look.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        customize("background \(state.rawValue) \(barMetrics.rawValue)", { $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }) {
            images.setBackground(backgroundImage, state, barMetrics)
            imagesChanged()
        }
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { images.background(state, barMetrics) }
    /// Between two segments of these states, as wide as the image. Left and right are those of the screen.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        customize("divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)", {
            $0.setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
        }) {
            images.setDivider(dividerImage, leftState, rightState, barMetrics)
            imagesChanged()
        }
    }
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? { images.divider(leftState, rightState, barMetrics) }
    private var images = SegmentImages()
    private var dividers: [UIImageView] = []

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(segment) { $0.label.text = title } }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(segment) { $0.image.image = image } }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(segment) {
            $0.action = action
            $0.label.text = action.title
            $0.image.image = action.image
        }
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).remove()
        if chosen == segment { chosen = -1 } else if chosen > segment { chosen -= 1 }
        contentChanged()
    }
    open func removeAllSegments() {
        segments.forEach { $0.remove() }
        segments = []
        chosen = -1
        contentChanged()
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        let face = face(segment, "setTitle")
        face.label.text = title
        face.image.image = nil
        contentChanged()
    }
    open func titleForSegment(at segment: Int) -> String? { face(segment, "titleForSegment").label.text }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        let face = face(segment, "setImage")
        face.image.image = image
        face.label.text = nil
        contentChanged()
    }
    open func imageForSegment(at segment: Int) -> UIImage? { face(segment, "imageForSegment").image.image }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        let face = face(segment, "setAction")
        face.action = action
        face.label.text = action.title
        face.image.image = action.image
        contentChanged()
    }
    /// `noSegment` when none has that action.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
    }
    open func actionForSegment(at segment: Int) -> UIAction? { face(segment, "actionForSegment").action }
    /// Points; 0 shares what is left.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        face(segment, "setWidth").width = max(0, width)
        contentChanged()
    }
    open func widthForSegment(at segment: Int) -> CGFloat { face(segment, "widthForSegment").width }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        face(segment, "setEnabled").isEnabled = enabled
        updateLook()
    }
    open func isEnabledForSegment(at segment: Int) -> Bool { face(segment, "isEnabledForSegment").isEnabled }

    // MARK: Layout

    /// Measured: 32 points high since iOS 13.
    override open var intrinsicContentSize: CGSize {
        let widest = segments.map(\.wish).max() ?? 0
        let width = segments.reduce(CGFloat(0)) { $0 + ($1.width > 0 ? $1.width : widest) }
        return CGSize(width: width, height: 32)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override open func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
    override func colorAppearanceChanged() { updateLook() }
    override func stateChanged() { updateLook() }

    // MARK: Touches

    override var triggersPrimaryAction: Bool { false }
    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(segment(at: touch.location(in: self)))
        return true
    }
    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(isTouchInside ? segment(at: touch.location(in: self)) : nil)
        return true
    }
    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let index = pressed
        press(nil)
        guard let index, segments.indices.contains(index), segments[index].isEnabled, isMomentary || index != chosen else { return }
        let action = segments[index].action
        choose(index, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if let action { sendAction(action) }
        if isMomentary { choose(-1, animated: false) }
    }
    override open func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        press(nil)
    }

    override var isAccessibilityElementByDefault: Bool { false }
}

extension UISegmentedControl {
    private func prepare() {
        layer.cornerRadius = 9
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = 7
        thumb.layer.shadowColor = .black
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(thumb)
        updateLook()
    }

    private func face(_ index: Int, _ call: String) -> SegmentFace {
        guard segments.indices.contains(index) else {
            misuse("UISegmentedControl.\(call): there is no segment \(index) among \(segments.count); insert it first")
        }
        return segments[index]
    }

    private func insert(_ index: Int, _ fill: (SegmentFace) -> Void) {
        let face = SegmentFace()
        fill(face)
        let place = min(max(index, 0), segments.count)
        segments.insert(face, at: place)
        if chosen >= place { chosen += 1 }
        addSubview(face)
        contentChanged()
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        updateLook()
    }

    private func choose(_ index: Int, animated: Bool) {
        let valid = segments.indices.contains(index) ? index : -1
        guard valid != chosen else { return }
        let appears = chosen < 0
        chosen = valid
        if images.hasDividers { setNeedsLayout() }
        guard animated, window != nil, !appears else {
            setNeedsLayout()
            return updateLook()
        }
        UIView.animate(withDuration: 0.25) {
            self.place()
            self.updateLook()
        }
    }

    private func press(_ index: Int?) {
        guard pressed != index else { return }
        pressed = index
        for (place, face) in segments.enumerated() { face.alpha = place == index && place != chosen && !images.replacesLook ? 0.3 : 1 }
        if images.replacesLook || images.hasDividers { imagesChanged() }
    }

    private func segment(at point: CGPoint) -> Int? {
        segments.firstIndex { $0.frame.minX <= point.x && point.x < $0.frame.maxX }
    }

    private func updateLook() {
        backgroundColor = images.replacesLook ? nil : .tertiarySystemFill
        thumb.backgroundColor = selectedSegmentTintColor ?? UIColor { $0.isDark ? .systemGray2 : .white }
        thumb.isHidden = chosen < 0 || images.replacesLook
        for (index, face) in segments.enumerated() {
            let isOn = isEnabled && face.isEnabled
            let state = self.state(index, pressed: false)
            face.backdrop.image = images.replacesLook ? images.shownBackground(self.state(index, pressed: true)) : nil
            let attributes = (titleAttributes[UIControl.State.normal.rawValue] ?? [:]).merging(titleAttributes[state.rawValue] ?? [:]) { $1 }
            face.show(isChosen: index == chosen, isEnabled: isOn, attributes)
        }
    }

    private func state(_ index: Int, pressed shows: Bool) -> UIControl.State {
        guard isEnabled, segments[index].isEnabled else { return .disabled }
        return index == chosen ? .selected : shows && index == pressed ? .highlighted : .normal
    }

    private func imagesChanged() {
        updateLook()
        setNeedsLayout()
    }

    /// Segments in the order of the screen, from the left.
    private func placeDividers() {
        let wanted = images.hasDividers ? max(0, segments.count - 1) : 0
        while dividers.count > wanted { dividers.removeLast().removeFromSuperview() }
        while dividers.count < wanted {
            let divider = UIImageView(image: nil)
            divider.isUserInteractionEnabled = false
            dividers.append(divider)
            addSubview(divider)
        }
        let order = isRightToLeft ? segments.indices.reversed() : Array(segments.indices)
        for (number, divider) in dividers.enumerated() {
            divider.image = images.shownDivider(state(order[number], pressed: true), state(order[number + 1], pressed: true))
            let width = divider.image?.size.width ?? 0
            divider.frame = CGRect(x: segments[order[number]].frame.maxX - width / 2, y: 0, width: width, height: bounds.height)
        }
    }

    private func place() {
        placeSegments()
        placeDividers()
    }

    private func placeSegments() {
        guard !segments.isEmpty else { return }
        let fixed = segments.reduce(CGFloat(0)) { $0 + $1.width }
        let sharing = segments.filter { $0.width == 0 }.count
        let share = sharing > 0 ? max(0, bounds.width - fixed) / CGFloat(sharing) : 0
        var x: CGFloat = 0
        for face in segments {
            let width = face.width > 0 ? face.width : share
            face.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width
        }
        if segments.indices.contains(chosen) {
            let frame = segments[chosen].frame
            // A control that has no size yet has no room for an inset.
            thumb.frame = frame.insetBy(dx: min(2, frame.width / 2), dy: min(2, frame.height / 2))
        }
    }
}
