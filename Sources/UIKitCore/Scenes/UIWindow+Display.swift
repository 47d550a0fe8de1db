import CoreGraphics
import Foundation
package import HostInterface
import NavigationLogic
import QuartzCore

extension UIWindow: WindowWork {
    var responderAbove: UIResponder? { windowScene ?? UIApplication.shared }

    func claimKeyStatus() { appContext.makeKey(self) }

    func firstResponderChanged(from old: UIResponder?) {
        for case let view as UIView in [old, firstResponder] {
            for case let interaction as UITextInteraction in view.interactions { interaction.responderChanged() }
        }
    }

    func bounds(of scene: UIWindowScene) -> CGRect { scene.coordinateBounds }

    func show() {
        guard !isShown else { return bringToFront() }
        isShown = true
        let app = appContext
        if !app.windows.contains(where: { $0 === self }) { app.windows.append(self) }
        if hostWindow == nil, let shared = app.hostWindow(for: self) { enter(shared, app) }
        layer.isHidden = false
        traitsMayHaveChanged()
        updateSafeArea()
        rootViewController?.windowShows()
        appContext.environment.requestFrame()
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    }

    func notifyKey(_ isKey: Bool) {
        isKey ? becomeKey() : resignKey()
        NotificationCenter.default.post(
            name: isKey ? Self.didBecomeKeyNotification : Self.didResignKeyNotification, object: self)
    }

    func hide() {
        guard isShown else { return }
        let app = appContext
        higher.cancelTouches()
        isShown = false
        layer.isHidden = true
        app.windows.removeAll { $0 === self }
        rootViewController?.windowHides()
        app.passKeyStatus(from: self)
        leaveHostWindow(app)
        app.environment.requestFrame()
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }

    /// Closes the desktop window if it contains no window of the app.
    private func leaveHostWindow(_ app: AppContext) {
        if textInputPlace != nil { hostWindow?.setTextInput(nil) }
        if let mine = hostWindow, !app.windows.contains(where: { $0 !== self && $0.hostWindow === mine }) {
            app.desktop.hidden.remove(mine.id)
            mine.close()
        }
        hostWindow = nil
        textInputPlace = nil
    }

    func bringToFront() {
        let app = appContext
        guard let index = app.windows.firstIndex(where: { $0 === self }), index != app.windows.count - 1 else { return }
        app.windows.remove(at: index)
        app.windows.append(self)
        app.environment.requestFrame()
    }

    func sceneChanged(from old: UIWindowScene?) {
        if let old, let index = old.windows.firstIndex(where: { $0 === self }) {
            keeping(old.windows) { _ = old.windows.remove(at: index) }
        }
        guard let windowScene else { return old == nil ? () : hide() }
        if !windowScene.windows.contains(where: { $0 === self }) { windowScene.windows.append(self) }
        let app = appContext
        guard isShown, let hostWindow, let new = app.hostWindow(for: self), new !== hostWindow else { return }
        higher.cancelTouches()
        leaveHostWindow(app)
        enter(new, app)
    }

    private func enter(_ window: any HostWindow, _ app: AppContext) {
        let isAlone = !app.windows.contains { $0 !== self && $0.hostWindow === window }
        hostWindow = window
        apply(window.metrics, fills: isAlone || bounds.isEmpty)
    }

    var rootView: UIView? { rootViewController?.viewIfLoaded }

    func rootChanged(from old: UIViewController?) {
        rootViewController?.leaveScheduledStack()
        presentations.exchangeRoot(old)
    }

    /// Applies the size, scale and covered edges of the display. A window that does not fill the display keeps its own
    /// frame.
    package func apply(_ metrics: WindowMetrics, fills: Bool) {
        let before = hostMetrics
        hostMetrics = metrics
        appContext.screenScale = appContext.screenWindow?.hostMetrics.scale ?? metrics.scale
        let resized = fills && frame != CGRect(origin: .zero, size: metrics.size)
        if resized { resize(to: metrics.size) } else if before.scale != metrics.scale { traitsMayHaveChanged() }
        updateSafeArea()
        setNeedsLayout()
        appContext.environment.requestFrame()
    }

    /// Notifies the root and its presentations of a new size, and of new traits before.
    func notifyTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let traits = baseTraits(for: size)
        let changes = traits != baseTraits
        var stages: [PresentationStage] = []
        var next = rootViewController?.presentation.presented
        while let controller = next, let stage = controller.presentationStage {
            stages.append(stage)
            next = controller.presentation.presented
        }
        if changes {
            rootViewController?.willTransition(to: traits, with: coordinator)
            stages.forEach { $0.presentation.willTransition(to: traits, with: coordinator) }
        }
        rootViewController?.viewWillTransition(to: size, with: coordinator)
        stages.forEach { $0.presentation.viewWillTransition(to: size, with: coordinator) }
    }

    var baseTraits: UITraitCollection { baseTraits(for: bounds.size) }

    /// The traits that depend on the display.
    private func baseTraits(for size: CGSize) -> UITraitCollection {
        var values = TraitState.defaults
        values.apply(appContext.host?.settings ?? HostSettings(), appContext.traits.requiredStyle)
        values.scale = hostMetrics.scale
        let form = shape(of: size)
        values.idiom = form.isPad ? .pad : .phone
        values.horizontal = form.horizontal == .regular ? .regular : .compact
        values.vertical = form.vertical == .compact ? .compact : .regular
        values = values.overridden(by: traitState.overrides)
        return UITraitCollection(values)
    }

    var fillsDisplay: Bool { frame == CGRect(origin: .zero, size: hostMetrics.size) }
}
