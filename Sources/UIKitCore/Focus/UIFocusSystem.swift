import FocusLogic
public import Foundation
import ListLogic

/// The focus of the keyboard in one window.
///
/// Tab moves the focus between groups, arrow keys move it inside a group, and Return or Space use the focused item. The
/// focus is displayed while the user moves it by keyboard, and hidden by a touch. Chosen: each window has a focus
/// system; the keys reach the system of the key window.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// Posted after the focus moved. The object is the focus system.
    public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    /// Posted when a key could not move the focus. The object is the focus system.
    public static let movementDidFailNotification = NSNotification.Name("UIFocusMovementDidFailNotification")
    /// The ``UIFocusUpdateContext`` in the notifications.
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The ``UIFocusAnimationCoordinator`` in ``didUpdateNotification``.
    public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    weak var window: UIWindow?
    /// The decisions about updates. Changed in place, never during a call of the app.
    private(set) var machine = FocusMachine()
    weak var item: (any UIFocusItem)?
    /// The list whose row has the focus. The row's cell is the item while it is displayed.
    weak var list: (any FocusList)?
    /// The item that left the window, until the next update.
    weak var lost: (any UIFocusItem)?
    /// The environment of the pending request.
    weak var requested: (any UIFocusEnvironment)?
    /// The letters of a search in the focused list.
    var typing = TypeAhead()
    var memory = FocusMemory<FocusGroupKey, WeakItem>()

    struct WeakItem {
        weak var value: (any UIFocusItem)?
    }

    init(window: UIWindow) {
        self.window = window
        super.init()
    }

    /// The item with the focus. Nil without focus, and while the focused row of a list is scrolled out of sight.
    open weak var focusedItem: (any UIFocusItem)? { item }

    /// Requests that the focus moves to an environment, or to its preferred item, in the next turn. Ignored for an
    /// environment of another window.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard environment.focusWindow === window else { return }
        requested = environment
        schedule()
    }

    /// Performs a requested update immediately.
    open func updateFocusIfNeeded() { performRequest() }

    /// Returns the focus system of the window that contains an environment; nil outside of windows.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environment.focusWindow?.focusSystem
    }

    /// Returns whether an environment is another environment, or contains it.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { otherEnvironment.chain.contains { $0 === environment } }

    // MARK: Requests

    /// Whether the user moves the focus by keyboard.
    var isDisplayed: Bool { machine.isDisplayed }
    /// Whether the focused item left the window, and no update has followed.
    var isLost: Bool { machine.isLost }

    /// Documented (UIFocusEnvironment.setNeedsFocusUpdate): ignored unless the environment contains the focused item.
    func request(from environment: any UIFocusEnvironment) {
        guard let item, Self.environment(environment, contains: item) else { return }
        requested = environment
        schedule()
    }

    func schedule() { decide(.schedule) }

    func performRequest() {
        guard window != nil else { return }
        decide(.turn(hasEnvironment: requested != nil))
    }

    /// Makes a request of the machine, and performs the effects at once: a call of `updateFocusIfNeeded` has moved the
    /// focus when it returns.
    /// - Parameter found: the item of the requested environment.
    func decide(_ request: FocusMachine.Request, _ found: FocusTarget? = nil) {
        for effect in machine.handle(request, tracedAs: "focus", of: self) { perform(effect, found) }
    }

    private func perform(_ effect: FocusMachine.Effect, _ found: FocusTarget?) {
        guard let window else { return }
        switch effect {
        case .schedule: window.appContext.after(0) { [weak self] in self?.performRequest() }
        case .find:
            let environment = requested
            requested = nil
            var destination: FocusTarget?
            if let environment, environment.focusWindow === window { destination = target(in: environment) }
            decide(.found(destination != nil), destination)
        // Chosen: rows that a new screen gets later receive the focus, instead of a bar beside them.
        case .askForRows: decide(.awaitsRows(waitsForRows(in: window)))
        case .check: decide(.checked(check(in: window)))
        case .moveToFound: _ = move(to: found)
        case .moveToFirst: _ = move(to: target(in: window))
        case .moveToRow: if let list, let path = list.listFocus.focused { _ = move(to: .row(list, path)) }
        // Derived: only the app and the keys move a focus that is not displayed.
        case .clear: _ = move(to: nil)
        case .refresh: refresh(item)
        }
    }

    private func check(in window: UIWindow) -> FocusMachine.Check {
        if let list, let path = list.listFocus.focused, list.window === window, let cell = list.focusCell(at: path),
            cell !== item
        {
            // A batch has moved the focus to another row.
            return .isOtherCell
        }
        if let item, list == nil, !item.canBecomeFocused { return .cannotBeFocused }
        return .keepsFocus
    }

    /// Whether the content of the visible screen is only lists without rows.
    private func waitsForRows(in window: UIWindow) -> Bool {
        guard let content = window.higher.keyView else { return false }
        let entries = collection(in: content).entries
        return !entries.isEmpty
            && entries.allSatisfy { entry in
                if case .list(let list) = entry { row(of: list) == nil } else { false }
            }
    }

    // MARK: Changes of views

    /// A view leaves the window. The app is notified in the next turn.
    func viewLeaves(_ view: UIView) {
        if list === view {
            list?.listFocus.focus(nil)
            list = nil
            lose()
        } else if item === view {
            // The row of a recycled cell keeps the focus.
            guard list == nil else { return release(item) }
            lose()
        }
    }

    private func lose() {
        release(item)
        decide(.leave)
        schedule()
    }

    private func release(_ old: (any UIFocusItem)?) {
        if old != nil { lost = old }
        item = nil
        refresh(old)
    }

    /// The list displays the focused row with another cell.
    func show(_ cell: UIView) {
        guard item !== cell else { return }
        let old = item
        (item, lost) = (cell, nil)
        refresh(old)
        refresh(cell)
    }

    // MARK: Display

    /// - Returns: whether the focus was hidden before.
    @discardableResult
    func display(_ isDisplayed: Bool) -> Bool {
        guard machine.isDisplayed != isDisplayed else { return false }
        decide(.display(isDisplayed))
        return true
    }

    func refresh(_ item: (any UIFocusItem)?) {
        guard let view = item as? UIView else { return }
        view.showFocusRing(view.displaysFocus)
        view.focusDisplayChanged()
    }
}

/// The initializer of Swift's UIKit, which returns the existing system. Only a protocol can declare such an
/// initializer.
@preconcurrency @MainActor
public protocol FocusSystemLookup {}

extension UIFocusSystem: FocusSystemLookup {}

extension FocusSystemLookup {
    /// Returns the focus system of the window that contains an environment; nil outside of windows.
    public init?(for environment: any UIFocusEnvironment) {
        guard let system = UIFocusSystem.focusSystem(for: environment) as? Self else { return nil }
        self = system
    }
}

extension UIFocusSystem: TracedOwner {
    var tracedApp: AppContext? { window?.appContext }
}
