import CoreGraphics
public import Foundation

/// Lets the reader pull content down to bring it up to date. Sends `valueChanged` when pulled far enough.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private weak var scrollView: UIScrollView?
    /// The finger that pulled is still down: the content makes room once it is gone.
    private var waitsForLift = false

    /// Room for the control. Measured: 60 points.
    static var restingHeight: CGFloat { 60 }
    /// How far content has to be pulled. Chosen: one and a third of the room.
    static var threshold: CGFloat { 80 }
    /// A gap of less would show the spinner over the content.
    private static var spinnerBottom: CGFloat { 40 }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A control to be set as a scroll view's ``UIScrollView/refreshControl``.
    public init() {
        super.init(frame: .zero)
        prepare()
    }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UIRefreshControl.self)
    }

    /// Whether it turns: after the user pulled far enough, or after ``beginRefreshing()``.
    open private(set) var isRefreshing = false
    /// The text below the wheel; nil, the default, shows none.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Shows that a refresh started without a pull. Sends nothing.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        spinner.startAnimating()
        scrollView?.setRefreshRoom(Self.restingHeight)
    }

    /// Gives the room back.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        waitsForLift = false
        UIView.animate(withDuration: 0.3) {
            self.scrollView?.setRefreshRoom(0)
        } completion: { [weak self] _ in
            if self?.isRefreshing == false { self?.spinner.stopAnimating() }
        }
    }

    private func prepare() {
        spinner.hidesWhenStopped = false
        spinner.alpha = 0
        label.alpha = 0
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 12)
        isUserInteractionEnabled = false
        addSubview(spinner)
        addSubview(label)
    }

    func join(_ scrollView: UIScrollView?) {
        self.scrollView?.setRefreshRoom(0)
        self.scrollView = scrollView
        guard let scrollView else { return removeFromSuperview() }
        scrollView.insertSubview(self, at: 0)
        if isRefreshing { scrollView.setRefreshRoom(Self.restingHeight) }
        track()
    }

    /// Keeps the control at the top of the visible content while the content is pulled down.
    func track() {
        guard let scrollView else { return }
        let room = isRefreshing && !waitsForLift ? Self.restingHeight : 0
        let top = scrollView.contentOffset.y + scrollView.coveredInset.top - room
        let pull = max(0, -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - room))
        // In the gap between the bar and the content, never behind the bar, whose large title may have no background.
        let place = CGRect(
            x: 0, y: pull > 0 ? top : min(top, -Self.restingHeight + room), width: scrollView.bounds.width,
            height: Self.restingHeight)
        if frame != place { frame = place }
        spinner.alpha =
            isRefreshing ? 1 : min(max((pull - Self.spinnerBottom) / (Self.threshold - Self.spinnerBottom), 0), 1)
        // Chosen: the title fades in with the spinner above it; at rest both are hidden.
        label.alpha = spinner.alpha
        guard scrollView.isDragging, !isRefreshing, isEnabled, pull >= Self.threshold else { return }
        isRefreshing = true
        waitsForLift = true
        spinner.startAnimating()
        sendActions(for: .valueChanged)
    }

    /// The finger is gone: what was pulled far enough keeps its room.
    func fingerLifted() {
        guard waitsForLift else { return }
        waitsForLift = false
        scrollView?.setRefreshRoom(Self.restingHeight)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let text = label.sizeThatFits(bounds.size)
        let hasText = text.height > 0 && attributedTitle != nil
        spinner.center = CGPoint(x: bounds.midX, y: hasText ? 20 : bounds.midY)
        label.frame = CGRect(x: 0, y: 36, width: bounds.width, height: hasText ? text.height : 0)
    }
}

extension UIScrollView {
    func setRefreshRoom(_ room: CGFloat) {
        guard scroll.refreshRoom != room else { return }
        scroll.refreshRoom = room
        updateAdjustedInset()
    }
}
