import CoreGraphics
public import Foundation

/// Says which menu a place has, and hears of its coming and going.
@MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// - Parameter location: in points of the interaction's view.
    /// - Returns: nil for no menu there: the finger is then left to others.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// The coming or going of a menu, which an app may let something move along with.
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// Nil: menus show without a preview.
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Opens a menu where a finger stays, or where the mouse's other button goes down.
///
/// The finger may slide on to a row of the menu and lift there.
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, SecondaryPressTaker {
    public enum Appearance: UInt, Sendable {
        case unknown = 0
        /// With a preview, which does not exist here.
        case rich
        case compact
    }

    public private(set) weak var view: UIView?
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private lazy var press = UILongPressGestureRecognizer { [weak self] press in self?.pressed(press) }
    /// In the window; of the menu that is open, or was last.
    private var place = CGPoint.zero
    private var shown: UIContextMenuConfiguration?
    /// Where the menu shows that is open.
    private weak var window: UIWindow?
    /// The delegate's answer for the finger that is down.
    private var wish: UIContextMenuConfiguration?
    private let beginnings = PressBeginnings()
    /// What the menu of a finger stands beside, in points of the view; around the finger unless set.
    var sourceRect: (CGPoint) -> CGRect? = { _ in nil }

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        beginnings.mayBegin = { [weak self] in self?.fingerMayOpen() ?? false }
    }

    /// Compact while a menu is open.
    open var menuAppearance: Appearance { shown == nil ? .unknown : .compact }
    /// Where the menu was asked for, in points of `view`; of the window for nil.
    open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(place, from: nil) } ?? place }
    /// Shows another menu in place of the one that is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        if shown != nil { window?.menuStage?.change(block) }
    }
    /// Closes the menu, if it is open.
    open func dismissMenu() {
        if shown != nil { window?.menuStage?.dismiss() }
    }

    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        press.delegate = beginnings
        view?.addGestureRecognizer(press)
    }

    // MARK: Finger and mouse

    private func fingerMayOpen() -> Bool {
        guard let view else { return false }
        place = press.location(in: nil)
        wish = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: press.location(in: view))
        return wish != nil
    }

    private func pressed(_ press: UIGestureRecognizer) {
        guard press.state == .began, let view, let wish else { return }
        self.wish = nil
        let point = press.location(in: view)
        // Chosen: a menu keeps clear of the finger by half of its width.
        show(wish, from: sourceRect(point) ?? CGRect(x: point.x, y: point.y - 22, width: 0, height: 44))
    }

    func takesSecondaryPress(at point: CGPoint) -> Bool {
        guard let view else { return false }
        place = point
        let local = view.convert(point, from: nil)
        guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: local) else { return false }
        show(configuration, from: CGRect(origin: local, size: .zero))
        return true
    }

    private func show(_ configuration: UIContextMenuConfiguration, from source: CGRect) {
        guard let view, let window = view.window, let menu = configuration.menu else { return }
        dismissMenu()
        shown = configuration
        self.window = window
        let coming = MenuAnimator()
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: coming)
        window.presentMenu(menu, from: source, in: view, preferBelow: true) { [weak self] in self?.closed(configuration) }
        coming.run(for: 0.25)
    }

    private func closed(_ configuration: UIContextMenuConfiguration) {
        if shown === configuration { shown = nil }
        let going = MenuAnimator()
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: going)
        going.run(for: 0.2)
    }
}

/// Asks before a finger that stays counts.
private final class PressBeginnings: NSObject, UIGestureRecognizerDelegate {
    var mayBegin: () -> Bool = { false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}

/// What an app adds to the coming or going of a menu.
private final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    let previewViewController: UIViewController? = nil
    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// - Parameter duration: that of the menu, in seconds.
    func run(for duration: Double) {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: duration) {
            self.animations.forEach { $0() }
        } completion: { _ in
            self.completions.forEach { $0() }
        }
    }
}
