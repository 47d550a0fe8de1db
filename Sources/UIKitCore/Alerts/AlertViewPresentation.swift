import Diagnostics
import Foundation
import ObjectiveCRuntime

/// The presentation of a `UIAlertView`: its alert controller, and the calls of the delegate.
@MainActor
final class AlertViewPresentation {
    private enum State { case new, waiting(NSObjectProtocol?), visible, leaving, over }

    private var state = State.new
    private weak var view: UIAlertView?
    /// The app that displays the alert, also if another app is current when the alert can be presented.
    private weak var app: AppContext?
    private let controller = AlertViewController(title: nil, message: nil, preferredStyle: .alert)
    /// The number of attempts with a window whose controller was not loaded.
    private var attempts = 0

    init(_ view: UIAlertView) {
        self.view = view
        let login = view.alertViewStyle == .loginAndPasswordInput
        switch view.alertViewStyle {
        case .default: break
        case .plainTextInput, .secureTextInput: addField(isSecure: view.alertViewStyle == .secureTextInput)
        case .loginAndPasswordInput:
            addField(isSecure: false)
            addField(isSecure: true)
        }
        // Chosen: the fields of a login have these placeholders, as on iOS.
        if login { (fields[0].placeholder, fields[1].placeholder) = ("Login", "Password") }
    }

    private func addField(isSecure: Bool) {
        controller.addTextField { [weak self] field in
            field.isSecureTextEntry = isSecure
            field.addAction(UIAction { [weak self] _ in self?.updateFirstButton() }, for: .editingChanged)
        }
    }

    var fields: [UITextField] { controller.textFields ?? [] }
    var isVisible: Bool { if case .visible = state { true } else { false } }
    var isOver: Bool { if case .over = state { true } else { false } }
    /// Whether the alert is displayed, is pending until there is a window, or is being dismissed.
    var isUnderWay: Bool {
        switch state {
        case .new, .over: false
        case .waiting, .visible, .leaving: true
        }
    }

    private var delegate: (any UIAlertViewDelegate)? { view?.delegate as? any UIAlertViewDelegate }

    // MARK: Showing

    func show() {
        guard let view else { return }
        app = view.appContext
        controller.title = view.title
        controller.message = view.message
        for index in 0..<view.numberOfButtons {
            let style = index == view.cancelButtonIndex ? UIAlertAction.Style.cancel : .default
            controller.addAction(UIAlertAction(title: view.buttonTitle(at: index), style: style))
        }
        controller.alertView = view
        updateFirstButton()
        state = .waiting(nil)
        presentWhenPossible()
    }

    private func presentWhenPossible() {
        guard case .waiting = state, let view else { return }
        guard let window = app?.keyWindow, window.rootViewController != nil else {
            return state = .waiting(
                NotificationCenter.default.addObserver(
                    forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
                ) { [self] _ in MainActor.assumeIsolated { windowBecameKey() } })
        }
        guard let top = window.rootViewController?.topPresented, top.viewIfLoaded?.window != nil else {
            // The controller's view appears in one of the next turns.
            attempts += 1
            guard attempts <= 3 else {
                Log.once(
                    "UIAlertView.show: the root view controller of \(window) has no loaded view for presenting \(view)")
                return end()
            }
            return presentInNextTurn()
        }
        delegate?.willPresent(view)
        guard case .waiting = state else { return }
        state = .visible
        top.present(controller, animated: true) { [self] in
            if isVisible { delegate?.didPresent(view) }
        }
    }

    private func windowBecameKey() {
        guard case .waiting(let observer) = state, app?.keyWindow != nil else { return }
        if let observer { NotificationCenter.default.removeObserver(observer) }
        state = .waiting(nil)
        presentInNextTurn()
    }

    private func presentInNextTurn() {
        app?.after(0) { [self] in app?.perform { presentWhenPossible() } }
    }

    private func updateFirstButton() {
        guard let view else { return }
        let first =
            view.firstOtherButtonIndex >= 0
            ? view.firstOtherButtonIndex : (0..<view.numberOfButtons).first { $0 != view.cancelButtonIndex }
        guard let first, controller.actions.indices.contains(first), let delegate else { return }
        controller.actions[first].isEnabled = delegate.alertViewShouldEnableFirstOtherButton(view)
    }

    // MARK: Dismissing

    func choose(_ action: UIAlertAction) {
        guard isVisible, action.isEnabled, let view, let index = controller.actions.firstIndex(where: { $0 === action })
        else { return }
        delegate?.alertView(view, clickedButtonAt: index)
        dismiss(index, animated: true)
    }

    func dismiss(_ index: Int, animated: Bool) {
        guard let view else { return }
        if case .waiting(let observer) = state {
            if let observer { NotificationCenter.default.removeObserver(observer) }
            return end()
        }
        guard isVisible else { return }
        state = .leaving
        delegate?.alertView(view, willDismissWithButtonIndex: index)
        let finish = { [self] in
            end()
            delegate?.alertView(view, didDismissWithButtonIndex: index)
        }
        guard let presenting = controller.presentingViewController else { return finish() }
        presenting.dismiss(animated: animated, completion: finish)
    }

    /// Called when the app dismissed the controller that presented the alert.
    func disappeared() { if isVisible { end() } }

    private func end() {
        state = .over
        controller.alertView = nil
    }
}

/// The alert controller of a `UIAlertView`, which retains the alert while it is displayed.
final class AlertViewController: UIAlertController {
    var alertView: UIAlertView?

    override func choose(_ action: UIAlertAction) { alertView?.chose(action) }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentingViewController == nil { alertView?.disappeared() }
    }
}

extension UIViewController {
    /// The topmost presented controller that is not being dismissed.
    fileprivate var topPresented: UIViewController {
        var top = self
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}
