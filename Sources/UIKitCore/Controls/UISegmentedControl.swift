import CoreGraphics
import Diagnostics
public import Foundation
import ObjectiveCRuntime
import QuartzCore

/// A row of segments, one of which is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index that means no selection.
    public class var noSegment: Int { -1 }

    /// The position of a segment in the row, to which an appearance applies.
    public enum Segment: Int, Sendable { case any = 0, left, center, right, alone }

    var segments: [SegmentContentView] = []
    var style = SegmentStyle()
    let thumb = UIView()
    /// Clips the thumb's shadow at the control's bounds. Measured (controls/segment-shadow): no shadow is visible
    /// outside the control.
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

    /// Creates a control with a segment for each action. An action runs when its segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { add(numberOfSegments) { $0.show(action) } }
        contentChanged()
    }

    /// Reads the properties of every view from an archive. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UISegmentedControl.self)
    }

    // MARK: Choice

    /// The index of the selected segment; `noSegment` without a selection. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            choose(newValue, animated: false)
            valuesChanged()
        }
    }
    /// Whether a tap selects a segment only while it is pressed. The default is false.
    open var isMomentary = false { didSet { if isMomentary { choose(-1, animated: false) } } }
    /// The color behind the selected segment; nil for the system's color.
    open var selectedSegmentTintColor: UIColor? {
        get { chosenTint }
        set {
            customize("selectedSegmentTintColor", { $0.selectedSegmentTintColor = newValue }) {
                chosenTint = newValue
                updateStyle()
            }
        }
    }
    private var chosenTint: UIColor?
    /// Sets the font and color of titles: of the selected segment for `.selected`, of disabled segments for
    /// `.disabled`. A missing attribute uses `.normal`, or else the system's value.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customize("title \(state.rawValue)", { $0.setTitleTextAttributes(attributes, for: state) }) {
            style.titles[state] = attributes
            contentChanged()
        }
    }
    /// Returns the attributes that were set for the state, or nil.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { style.titles[state] }

    // MARK: Images. An image for `.normal` replaces the system's appearance.

    /// Sets the image behind each segment in a state. A missing image uses `.normal` and the default metrics. The caps
    /// of a resizable image are at the ends of the control, its middle between them.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        customize(
            "image \(state.rawValue) \(barMetrics.rawValue)",
            { $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
        ) {
            style.backgrounds[SegmentStyle.Place(state, barMetrics)] = backgroundImage
            contentChanged()
        }
    }
    /// Returns the image that was set for the state and metrics, or nil.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        style.backgrounds[SegmentStyle.Place(state, barMetrics)]
    }
    /// Sets the image between two segments in these states. A missing image uses `.normal` on each side. The image for
    /// `.normal` determines the width of every gap.
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
            style.dividers[SegmentStyle.Place(leftState, rightState, barMetrics)] = dividerImage
            contentChanged()
        }
    }
    /// Returns the image that was set for the states and metrics, or nil.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { style.dividers[SegmentStyle.Place(leftState, rightState, barMetrics)] }
    /// Moves titles and images, in points, for the segments at a position in the row, or for `any`.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        let again: (UISegmentedControl) -> Void = {
            $0.setContentPositionAdjustment(adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
        }
        customize("offset \(leftCenterRightOrAlone.rawValue) \(barMetrics.rawValue)", { again($0) }) {
            style.offsets[SegmentStyle.Slot(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
            contentChanged()
        }
    }
    /// Returns the offset that was set for the position and metrics, in points. The default is zero.
    open func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics)
        -> UIOffset
    {
        style.offsets[SegmentStyle.Slot(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }
    /// Inserts a segment with a title at an index. An index beyond the end appends the segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(segment) { $0.label.text = title }
    }
    /// Inserts a segment with an image at an index. An index beyond the end appends the segment.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(segment) { $0.image.image = image }
    }
    /// Inserts a segment with an action at an index. An index beyond the end appends the segment.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(segment) { $0.show(action) }
    }
    /// Removes a segment. Ignores an index out of range.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).remove()
        if chosen == segment { chosen = -1 } else if chosen > segment { chosen -= 1 }
        contentChanged()
    }
    /// Removes all segments and the selection.
    open func removeAllSegments() {
        segments.forEach { $0.remove() }
        segments = []
        chosen = -1
        contentChanged()
    }
    /// Sets a title, which replaces the image. An index out of range stops the program.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        let contentView = contentView(segment, "setTitle")
        contentView.label.text = title
        contentView.image.image = nil
        contentChanged()
    }
    /// Returns the title of a segment; nil for a segment with an image.
    open func titleForSegment(at segment: Int) -> String? { contentView(segment, "titleForSegment").label.text }
    /// Sets an image, which replaces the title. An index out of range stops the program.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        let contentView = contentView(segment, "setImage")
        contentView.image.image = image
        contentView.label.text = nil
        contentChanged()
    }
    /// Returns the image of a segment; nil for a segment with a title.
    open func imageForSegment(at segment: Int) -> UIImage? { contentView(segment, "imageForSegment").image.image }
    /// Sets an action, whose title or image the segment shows. An index out of range stops the program.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        let contentView = contentView(segment, "setAction")
        contentView.action = action
        contentView.label.text = action.title
        contentView.image.image = action.image
        contentChanged()
    }
    /// Returns the index of the segment with an action; `noSegment` if no segment has the action.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
    }
    /// Returns the action of a segment, or nil.
    open func actionForSegment(at segment: Int) -> UIAction? { contentView(segment, "actionForSegment").action }
    /// Sets the width of a segment, in points; 0 shares the remaining space.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        contentView(segment, "setWidth").width = max(0, width)
        contentChanged()
    }
    /// Returns the width that was set, in points; 0 for a segment that shares the remaining space.
    open func widthForSegment(at segment: Int) -> CGFloat { contentView(segment, "widthForSegment").width }
    /// Moves the title or image of a segment, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        contentView(segment, "setContentOffset").offset = offset
        contentChanged()
    }
    /// Returns the offset that was set, in points. The default is zero.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        contentView(segment, "contentOffsetForSegment").offset
    }
    /// Whether segments without a set width have widths in proportion to their content, instead of equal widths. The
    /// default is false.
    open var apportionsSegmentWidthsByContent = false { didSet { contentChanged() } }
    /// Sets whether a segment can be selected. The default is true.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        contentView(segment, "setEnabled").isEnabled = enabled
        updateStyle()
    }
    /// Returns whether a segment can be selected.
    open func isEnabledForSegment(at segment: Int) -> Bool { contentView(segment, "isEnabledForSegment").isEnabled }

    // MARK: Layout

    /// Measured (controls/segments): 32 points high since iOS 13.
    override open var intrinsicContentSize: CGSize { CGSize(width: wantedWidth, height: 32) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override func moveFocusedPart(forward: Bool, isVertical: Bool) -> Bool {
        !isVertical && moveSelection(forward: forward)
    }
    override open func layoutSubviews() {
        super.layoutSubviews()
        layoutSegments()
    }
    override func colorAppearanceChanged() { updateStyle() }
    override func stateChanged() { updateStyle() }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if !style.areSystems { contentChanged() }
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
