import CoreGraphics
public import Foundation
import ObjectiveCRuntime
import QuartzCore

/// A row of dots that represent pages. A tap next to the current page's dot moves to the next or previous page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private var dots: [UIView] = []
    /// Measured (controls/page-dot).
    private static let dot: CGFloat = 22.0 / 3
    /// The distance between the centers of two dots. Measured (controls/page-pitch).
    private static let distance: CGFloat = 53.0 / 3
    /// Chosen: more dots than any display can show. For more pages, only the pages around the current page have dots.
    private static let mostDots = 200

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Reads the properties of every view from an archive. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
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

    /// Returns the size for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        // Derived: 14 points around the outermost dots, as measured on newer systems.
        CGSize(width: CGFloat(min(max(0, pageCount), Self.mostDots)) * Self.distance + 20, height: 26)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    override open func layoutSubviews() {
        super.layoutSubviews()
        let width = CGFloat(dots.count - 1) * Self.distance
        let scale = max(traitCollection.displayScale, 1)
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        for (index, dot) in dots.enumerated() {
            let offset = bounds.midX - width / 2 + CGFloat(index) * Self.distance
            let x = isRightToLeft ? bounds.width - offset : offset
            dot.frame = CGRect(
                x: pixel(x - Self.dot / 2), y: pixel(bounds.midY - Self.dot / 2), width: Self.dot, height: Self.dot)
        }
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let current = currentPage - firstPage
        guard let touch, dots.indices.contains(current) else { return }
        let location = touch.location(in: self).x
        step((location > dots[current].frame.midX) != isRightToLeft ? 1 : -1)
    }

    private func step(_ count: Int) {
        let old = currentPage
        currentPage += count
        if currentPage != old { sendActions(for: .valueChanged) }
    }

    /// The page of the first dot.
    private var firstPage: Int { min(max(0, currentPage - dots.count / 2), max(0, numberOfPages - dots.count)) }

    private func makeDots() {
        let count = min(numberOfPages, Self.mostDots)
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = UIView()
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dot / 2
            addSubview(dot)
            dots.append(dot)
        }
        colorDots()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func colorDots() {
        let current = currentPage - firstPage
        for (index, dot) in dots.enumerated() {
            dot.isHidden = hidesForSinglePage && dots.count == 1
            dot.backgroundColor =
                index == current ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        }
    }

    override var triggersPrimaryAction: Bool { false }
    override var defaultAccessibilityValue: String? { "\(currentPage + 1) / \(numberOfPages)" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { [.adjustable, .updatesFrequently] }
    override open func accessibilityIncrement() { step(1) }
    override open func accessibilityDecrement() { step(-1) }
}
