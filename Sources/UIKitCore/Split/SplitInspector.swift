import Foundation
import NavigationLogic
import QuartzCore

/// The inspector column, which is independent of the display modes.
extension UISplitViewController {
    func showInspector() {
        guard let host = host(.inspector) else { return }
        guard state.isCollapsed else { return request(.inspect(true, animated: true)) }
        guard state.inspectorSheet == nil, view.window != nil else { return }
        let sheet = SplitInspectorSheet(host, of: self)
        state.inspectorSheet = sheet
        ownDelegate?.splitViewController(self, willShow: .inspector)
        present(sheet, animated: true)
    }

    func hideInspector() {
        guard state.isCollapsed else { return request(.inspect(false, animated: true)) }
        state.inspectorSheet?.dismiss(animated: true)
    }

    /// Called when the stack is expanded into columns: dismisses the sheet, and the inspector becomes a column.
    func returnInspectorSheet() {
        guard let sheet = state.inspectorSheet else { return }
        sheet.dismiss(animated: false)
    }

    fileprivate func inspectorSheetEnded(_ sheet: SplitInspectorSheet, _ host: UIViewController) {
        guard state.inspectorSheet === sheet else { return }
        keeping(state.inspectorSheet) { state.inspectorSheet = nil }
        ownDelegate?.splitViewController(self, didHide: .inspector)
        // Unless another controller was set in the meantime.
        guard self.host(.inspector) === host else { return }
        if host.parent == nil {
            attachChild(host)
            host.didMove(toParent: self)
        }
        if !state.isCollapsed { request(.inspect(true, animated: false)) }
    }
}

/// The inspector column of a collapsed split view, presented above it.
final class SplitInspectorSheet: UIViewController, ContainerPart {
    private(set) weak var split: UISplitViewController?
    var container: UIViewController? { split }
    private let host: UIViewController
    private var phase = Phase.absent

    private enum Phase: Equatable {
        /// The sheet has not yet appeared completely, or has disappeared.
        case absent
        case shown
        /// The delegate was notified of a dismissal. The user may cancel the dismissal.
        case hiding(wasShown: Bool)
    }

    var isShown: Bool { phase == .shown || phase == .hiding(wasShown: true) }

    init(_ host: UIViewController, of split: UISplitViewController) {
        (self.host, self.split) = (host, split)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        host.willMove(toParent: nil)
        host.removeFromParent()
        setOverrideTraitCollection(nil, forChild: host)
        addChild(host)
        host.view.frame = view.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if case .hiding = phase, let split { split.ownDelegate?.splitViewController(split, willShow: .inspector) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard phase != .shown, let split else { return }
        phase = .shown
        split.ownDelegate?.splitViewController(split, didShow: .inspector)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed, let split else { return }
        phase = .hiding(wasShown: isShown)
        split.ownDelegate?.splitViewController(split, willHide: .inspector)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        phase = .absent
        host.willMove(toParent: nil)
        host.view.removeFromSuperview()
        host.removeFromParent()
        split?.inspectorSheetEnded(self, host)
    }
}
