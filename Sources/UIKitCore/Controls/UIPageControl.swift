import CoreGraphics
public import Foundation
import ObjectiveCRuntime
import QuartzCore

/// A row of dots that represent pages. A tap next to the current page's dot moves to the next or previous page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The background of the dots: ``automatic`` shows it during a continuous interaction, ``prominent`` always and
    /// ``minimal`` never.
    public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }
    /// The interaction of the user: ``discrete`` for a tap, ``continuous`` for a touch that moves along the dots.
    public enum InteractionState: Int, Sendable { case none = 0, discrete, continuous }
    /// The direction of the pages: ``natural`` is the direction of the interface.
    public enum Direction: Int, Sendable { case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop }

    private var dots: [PageIndicator] = []
    private let platter = UIView()
    private var style = PageControlStyle()
    private var hold: ScheduledWork?
    private var start: CGPoint?
    /// Chosen: more dots than any display can show. For more pages, only the pages around the current page have dots.
    private static let mostDots = 200

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Reads the properties of every view from an archive. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UIPageControl.self)
    }

    /// The number of pages. The default is 0. A negative number counts as 0. ``currentPage`` is clamped to the range.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            makeDots()
            valuesChanged()
        }
    }
    /// The index of the current page. Values outside `0 ..< numberOfPages` are clamped.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            if currentPage != oldValue { progress?.pageChanged(to: currentPage) }
            colorDots()
            valuesChanged()
        }
    }
    /// Whether a control with a single page is hidden. The default is false.
    open var hidesForSinglePage = false { didSet { colorDots() } }
    /// The color of the dots; nil for the system's color.
    open var pageIndicatorTintColor: UIColor? {
        get { ownPageIndicatorTintColor }
        set {
            customize("pageIndicatorTintColor", { $0.pageIndicatorTintColor = newValue }) {
                ownPageIndicatorTintColor = newValue
                colorDots()
            }
        }
    }
    private var ownPageIndicatorTintColor: UIColor?
    /// The color of the current page's dot; nil for the system's color.
    open var currentPageIndicatorTintColor: UIColor? {
        get { ownCurrentPageIndicatorTintColor }
        set {
            customize("currentPageIndicatorTintColor", { $0.currentPageIndicatorTintColor = newValue }) {
                ownCurrentPageIndicatorTintColor = newValue
                colorDots()
            }
        }
    }
    private var ownCurrentPageIndicatorTintColor: UIColor?

    /// The background of the dots. The default is ``BackgroundStyle/automatic``.
    open var backgroundStyle: BackgroundStyle {
        get { style.background }
        set {
            style.background = newValue
            showPlatter()
        }
    }
    /// The direction of the pages. The default is ``Direction/natural``. The two vertical directions place the dots in
    /// a column.
    open var direction: Direction {
        get { style.direction }
        set {
            guard newValue != style.direction else { return }
            style.direction = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Whether a touch that is held and moved selects pages. The default is true.
    open var allowsContinuousInteraction = true {
        didSet { if !allowsContinuousInteraction, interactionState == .continuous { endInteraction() } }
    }
    /// The current interaction. An action of `.valueChanged` can read it.
    open private(set) var interactionState = InteractionState.none
    /// The progress of the current page; nil, the default, for no progress. A progress belongs to one page control.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            if oldValue?.control === self { oldValue?.control = nil }
            progress?.control = self
            progressChanged()
            setNeedsLayout()
            oldValue?.visibilityMayHaveChanged()
            progress?.visibilityMayHaveChanged()
        }
    }

    // MARK: Images

    /// The image of pages without an image of their own; nil, the default, for a dot. The image has the tint color of
    /// the dots. Symbols are recommended.
    open var preferredIndicatorImage: UIImage? {
        get { style.image }
        set {
            customize("preferredIndicatorImage", { $0.preferredIndicatorImage = newValue }) {
                change { $0.image = newValue }
            }
        }
    }
    /// The image of the current page; nil, the default, for the image of the other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        get { style.currentImage }
        set {
            customize("preferredCurrentPageIndicatorImage", { $0.preferredCurrentPageIndicatorImage = newValue }) {
                change { $0.currentImage = newValue }
            }
        }
    }
    /// Returns the page's own image, or nil.
    open func indicatorImage(forPage page: Int) -> UIImage? { style.images[page] }
    /// Sets the image of a page; nil for ``preferredIndicatorImage``. A page outside `0 ..< numberOfPages` is ignored.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard page >= 0, page < numberOfPages else { return }
        change { $0.images[page] = image }
    }
    /// Returns the image of a page while it is the current page, or nil.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { style.currentImages[page] }
    /// Sets the image of a page while it is the current page; nil for ``preferredCurrentPageIndicatorImage``. A page
    /// outside `0 ..< numberOfPages` is ignored.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard page >= 0, page < numberOfPages else { return }
        change { $0.currentImages[page] = image }
    }

    private func change(_ edit: (inout PageControlStyle) -> Void) {
        keeping(style) { edit(&style) }
        colorDots()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
    private var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }
    /// Chosen: the length of the bar of a page with a progress, beside the dot.
    private static let progressLength: CGFloat = 18

    /// The largest image, or a dot.
    private var largestIndicator: CGFloat {
        let images =
            [style.image, style.currentImage].compactMap { $0 } + style.images.values
            + style.currentImages.values
        return images.map { PageIndicator.size(of: $0).width }.reduce(PageIndicatorRow.dot, max)
    }
    private func row(_ count: Int) -> PageIndicatorRow {
        var row = PageIndicatorRow(count: count, isVertical: isVertical, isReversed: isReversed)
        // Derived: the gap between two dots, also between larger images.
        row.pitch += largestIndicator - PageIndicatorRow.dot
        if progress != nil { row.stretched = (currentPage - firstPage, Self.progressLength) }
        return row
    }

    /// Returns the size for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let row = row(min(max(0, pageCount), Self.mostDots))
        // Derived: 14 points around the outermost dots, as measured on newer systems.
        let length = CGFloat(row.count) * row.pitch + 20 + (row.count > 0 ? row.stretched?.length ?? 0 : 0)
        return isVertical ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    override open func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let row = row(dots.count), length = isVertical ? bounds.height : bounds.width
        for (index, dot) in dots.enumerated() {
            let along = row.center(of: index, in: length)
            let center = isVertical ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
            var size = CGSize(width: PageIndicatorRow.dot, height: PageIndicatorRow.dot)
            if let stretched = row.stretched, stretched.index == index {
                if isVertical { size.height += stretched.length } else { size.width += stretched.length }
            } else if let image = image(at: index) {
                size = PageIndicator.size(of: image)
            }
            dot.frame = CGRect(
                x: pixel(center.x - size.width / 2), y: pixel(center.y - size.height / 2), width: size.width,
                height: size.height)
        }
        platter.frame = platterFrame
        platter.layer.cornerRadius = min(platter.bounds.width, platter.bounds.height) / 2
    }
    private var platterFrame: CGRect {
        let size = size(forNumberOfPages: dots.count)
        return bounds.insetBy(
            dx: max(0, (bounds.width - size.width) / 2), dy: max(0, (bounds.height - size.height) / 2))
    }

    // MARK: Touches

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self)
        hold?.cancel()
        if allowsContinuousInteraction, numberOfPages > 1 {
            // Chosen: a touch that is held for a fifth of a second, as on newer systems.
            hold = appContext.after(0.2) { [weak self] in self?.beginContinuousInteraction() }
        }
        return super.beginTracking(touch, with: event)
    }
    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if let start, interactionState == .none, hold != nil,
            // Chosen: the distance of other drags.
            abs(isVertical ? location.y - start.y : location.x - start.x) > 10
        {
            beginContinuousInteraction()
        }
        if interactionState == .continuous {
            let length = isVertical ? bounds.height : bounds.width
            let place = isVertical ? location.y : location.x
            if let index = row(dots.count).nearest(to: place, in: length) { go(to: firstPage + index, .continuous) }
        }
        return true
    }
    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let wasContinuous = interactionState == .continuous
        endInteraction()
        let current = currentPage - firstPage
        guard !wasContinuous, let touch, dots.indices.contains(current) else { return }
        let location = touch.location(in: self), frame = dots[current].frame
        let isAfter = isVertical ? location.y > frame.midY : location.x > frame.midX
        go(to: currentPage + (isAfter != isReversed ? 1 : -1), .discrete)
    }
    override open func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endInteraction()
    }

    private func beginContinuousInteraction() {
        hold?.cancel()
        hold = nil
        guard allowsContinuousInteraction, isTracking, numberOfPages > 1 else { return }
        interactionState = .continuous
        showPlatter()
    }
    private func endInteraction() {
        hold?.cancel()
        (hold, start, interactionState) = (nil, nil, .none)
        showPlatter()
    }

    /// Goes to a page by the user or a timer, and sends the event.
    func go(to page: Int, _ interaction: InteractionState) {
        let old = currentPage
        if interaction != .none { interactionState = interaction }
        currentPage = page
        if currentPage != old { sendActions(for: .valueChanged) }
        if interaction == .discrete, interactionState == .discrete { interactionState = .none }
    }

    // MARK: Indicators

    private func prepare() {
        platter.isUserInteractionEnabled = false
        addSubview(platter)
        showPlatter()
    }

    private func showPlatter() {
        let shows: Bool =
            switch style.background {
            case .automatic: interactionState == .continuous
            case .prominent: true
            case .minimal: false
            }
        // Chosen: the fill of other controls.
        platter.backgroundColor = .tertiarySystemFill
        let alpha: CGFloat = shows && numberOfPages > 0 && !(hidesForSinglePage && numberOfPages == 1) ? 1 : 0
        guard platter.alpha != alpha else { return }
        guard window != nil else { return platter.alpha = alpha }
        UIView.animate(withDuration: 0.2) { self.platter.alpha = alpha }
    }

    private func image(at index: Int) -> UIImage? {
        style.image(for: firstPage + index, isCurrent: firstPage + index == currentPage)
    }

    /// Called when the progress of the current page changed.
    func progressChanged() { colorDots() }

    override open var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            progress?.visibilityMayHaveChanged()
        }
    }
    override open func didMoveToWindow() {
        super.didMoveToWindow()
        progress?.visibilityMayHaveChanged()
    }

    /// The page of the first dot.
    private var firstPage: Int { min(max(0, currentPage - dots.count / 2), max(0, numberOfPages - dots.count)) }

    private func makeDots() {
        let count = min(numberOfPages, Self.mostDots)
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = PageIndicator()
            addSubview(dot)
            dots.append(dot)
        }
        colorDots()
        showPlatter()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func colorDots() {
        let current = currentPage - firstPage
        let track = pageIndicatorTintColor ?? .tertiaryLabel
        for (index, dot) in dots.enumerated() {
            let isCurrent = index == current
            dot.isHidden = hidesForSinglePage && dots.count == 1
            dot.show(
                image(at: index), color: isCurrent ? currentPageIndicatorTintColor ?? .label : track, track: track,
                progress: isCurrent ? progress.map { CGFloat($0.currentProgress) } : nil)
        }
        // Another page has the longer bar, or another image.
        if progress != nil || style.hasImages { setNeedsLayout() }
    }

    override var triggersPrimaryAction: Bool { false }
    override var defaultAccessibilityValue: String? { "\(currentPage + 1) / \(numberOfPages)" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { [.adjustable, .updatesFrequently] }
    override open func accessibilityIncrement() { go(to: currentPage + 1, .none) }
    override open func accessibilityDecrement() { go(to: currentPage - 1, .none) }
}
