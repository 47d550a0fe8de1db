import CoreGraphics
public import Foundation

/// A control that refreshes content when the user pulls the content down. Sends `valueChanged` at the end of the
/// required distance.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    /// False: only a pull begins a refresh.
    override open var canBecomeFocused: Bool { false }
    private weak var scrollView: UIScrollView?
    /// Whether the touch that pulled is still active. The content makes space for the control when the touch ends.
    private var waitsForTouchEnd = false

    /// The height of the control. Measured (controls/refresh): 60 points.
    static var restingHeight: CGFloat { 60 }
    /// The distance of the pull that starts refreshing. Chosen: four thirds of the height.
    static var threshold: CGFloat { 80 }
    /// The minimum gap above the content for the spinner.
    private static var spinnerBottom: CGFloat { 40 }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a control for a scroll view's ``UIScrollView/refreshControl``.
    public init() {
        super.init(frame: .zero)
        prepare()
    }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UIRefreshControl.self)
    }

    /// Whether the control is refreshing: after the user pulled far enough, or after ``beginRefreshing()``.
    open private(set) var isRefreshing = false
    /// The text below the spinner; nil, the default, is no text.
    open var attributedTitle: NSAttributedString? {
        didSet {
            attributedTitle = attributedTitle?.immutable
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Displays that a refresh was started without a pull. Sends no events.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        spinner.startAnimating()
        scrollView?.setRefreshRoom(Self.restingHeight)
    }

    /// Ends refreshing and removes the space of the control.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        waitsForTouchEnd = false
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
        let room = isRefreshing && !waitsForTouchEnd ? Self.restingHeight : 0
        let top = scrollView.contentOffset.y + scrollView.coveredInset.top - room
        let pull = max(0, -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - room))
        // The control is in the gap between the bar and the content, never behind the bar, because a large title may
        // have no background.
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
        waitsForTouchEnd = true
        spinner.startAnimating()
        sendActions(for: .valueChanged)
    }

    /// Called when the touch ended. A control that was pulled far enough keeps its space.
    func touchDidEnd() {
        guard waitsForTouchEnd else { return }
        waitsForTouchEnd = false
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
