import CoreGraphics
public import Foundation
import QuartzCore

/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// "None is chosen."
    public class var noSegment: Int { -1 }

    /// The position in the row that an appearance is for.
    public enum Segment: Int, Sendable { case any = 0, left, center, right, alone }

    var segments: [SegmentFace] = []
    var looks = SegmentLooks()
    let thumb = UIView()
    /// Cuts the thumb's shadow off at the control. Measured (controls/segment-shadow): nothing of it falls beside the
    /// control.
    let thumbArea = UIView()
    var chosen = -1
    var pressed: Int?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// - Parameter items: `String`s, `UIImage`s and `UIAction`s.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        prepare()
        for item in items ?? [] {
            switch item {
            case let title as String: add(numberOfSegments) { $0.label.text = title }
            case let image as UIImage: add(numberOfSegments) { $0.image.image = image }
            case let action as UIAction: add(numberOfSegments) { $0.show(action) }
            default:
                misuse(
                    "UISegmentedControl(items:): \(type(of: item)) is no String, UIImage or UIAction; give one of these"
                )
            }
        }
        contentChanged()
        sizeToFit()
    }

    /// A control with a segment for each action, which runs when the segment is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { add(numberOfSegments) { $0.show(action) } }
        contentChanged()
    }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UISegmentedControl.self)
    }

    // MARK: Choice

    /// `noSegment` for none. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            choose(newValue, animated: false)
            valuesChanged()
        }
    }
    /// A tap chooses nothing that lasts.
    open var isMomentary = false { didSet { if isMomentary { choose(-1, animated: false) } } }
    /// The color behind the chosen segment; nil takes the system's.
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
    /// Font and color of the titles: of the chosen segment for `.selected`, of disabled ones for `.disabled`, which
    /// take what they lack from `.normal`. A missing key takes the system's.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customize("title \(state.rawValue)", { $0.setTitleTextAttributes(attributes, for: state) }) {
            looks.titles[state] = attributes
            contentChanged()
        }
    }
    /// What was set for the state; nil without any.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { looks.titles[state] }

    // MARK: Images. One for `.normal` replaces the system's appearance.

    /// Drawn behind each segment in that state; what is missing comes from `.normal`, and from the default metrics. The
    /// caps of a resizable image show at the ends of the control, its middle in between.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        customize(
            "image \(state.rawValue) \(barMetrics.rawValue)",
            { $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
        ) {
            looks.backgrounds[SegmentLooks.Place(state, barMetrics)] = backgroundImage
            contentChanged()
        }
    }
    /// What was set for the state and metrics; nil without one.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgrounds[SegmentLooks.Place(state, barMetrics)]
    }
    /// Between two segments in these states. What is missing comes from `.normal` on both sides, whose image gives the
    /// width of every gap.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        let again: (UISegmentedControl) -> Void = {
            $0.setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
        }
        customize("divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)", { again($0) }) {
            looks.dividers[SegmentLooks.Place(leftState, rightState, barMetrics)] = dividerImage
            contentChanged()
        }
    }
    /// What was set for the states and metrics; nil without one.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { looks.dividers[SegmentLooks.Place(leftState, rightState, barMetrics)] }
    /// Moves titles and images, in points: of the segments at that place in the row, or of `any`.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        let again: (UISegmentedControl) -> Void = {
            $0.setContentPositionAdjustment(adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
        }
        customize("offset \(leftCenterRightOrAlone.rawValue) \(barMetrics.rawValue)", { again($0) }) {
            looks.offsets[SegmentLooks.Slot(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
            contentChanged()
        }
    }
    /// What was set for the place and metrics, in points; zero without one.
    open func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics)
        -> UIOffset
    {
        looks.offsets[SegmentLooks.Slot(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }
    /// Puts a segment with a title before another one. A number beyond the end puts it at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(segment) { $0.label.text = title }
    }
    /// Puts a segment with an image before another one. A number beyond the end puts it at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(segment) { $0.image.image = image }
    }
    /// Puts a segment with an action before another one. A number beyond the end puts it at the end.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(segment) { $0.show(action) }
    }
    /// Removes a segment. One that is not there is ignored.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).remove()
        if chosen == segment { chosen = -1 } else if chosen > segment { chosen -= 1 }
        contentChanged()
    }
    /// Removes all segments; none is chosen then.
    open func removeAllSegments() {
        segments.forEach { $0.remove() }
        segments = []
        chosen = -1
        contentChanged()
    }
    /// A title in place of the image. A programming error, which stops the program: a segment that is not there.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        let face = face(segment, "setTitle")
        face.label.text = title
        face.image.image = nil
        contentChanged()
    }
    /// The title of a segment; nil where it shows an image.
    open func titleForSegment(at segment: Int) -> String? { face(segment, "titleForSegment").label.text }
    /// An image in place of the title. A programming error, which stops the program: a segment that is not there.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        let face = face(segment, "setImage")
        face.image.image = image
        face.label.text = nil
        contentChanged()
    }
    /// The image of a segment; nil where it shows a title.
    open func imageForSegment(at segment: Int) -> UIImage? { face(segment, "imageForSegment").image.image }
    /// An action, whose title or image the segment shows. A programming error, which stops the program: a segment that
    /// is not there.
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
    /// The action of a segment; nil without one.
    open func actionForSegment(at segment: Int) -> UIAction? { face(segment, "actionForSegment").action }
    /// Points; 0 shares what is left.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        face(segment, "setWidth").width = max(0, width)
        contentChanged()
    }
    /// Points that were set; 0 for a segment that shares what is left.
    open func widthForSegment(at segment: Int) -> CGFloat { face(segment, "widthForSegment").width }
    /// Moves the title or image of one segment, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        face(segment, "setContentOffset").offset = offset
        contentChanged()
    }
    /// Points that were set; zero by default.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { face(segment, "contentOffsetForSegment").offset }
    /// Segments without a width of their own are as wide as their content asks for, in proportion, instead of all the
    /// same.
    open var apportionsSegmentWidthsByContent = false { didSet { contentChanged() } }
    /// Sets whether a segment can be chosen. True by default.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        face(segment, "setEnabled").isEnabled = enabled
        updateLook()
    }
    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { face(segment, "isEnabledForSegment").isEnabled }

    // MARK: Layout

    /// Measured (controls/segments): 32 points high since iOS 13.
    override open var intrinsicContentSize: CGSize { CGSize(width: wantedWidth, height: 32) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override open func layoutSubviews() {
        super.layoutSubviews()
        layoutSegments()
    }
    override func colorAppearanceChanged() { updateLook() }
    override func stateChanged() { updateLook() }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if !looks.areSystems { contentChanged() }
    }

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
        guard let index, segments.indices.contains(index), segments[index].isEnabled, isMomentary || index != chosen
        else { return }
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
