import CoreGraphics
import Foundation
package import HostInterface

extension AppContext {
    /// Hands one sample to the window that it is for.
    func receive(_ sample: InputSample) {
        guard let window = windows.last(where: { $0.isShown }) else { return }
        switch sample {
        case .pointer(let pointer): window.touchRouter.receive(pointer, in: window)
        case .hover(let point): window.touchRouter.hover(point, in: window)
        case .wheel(let wheel): window.touchRouter.wheel(wheel, in: window)
        case .key(let key): window.receive(key)
        case .text(let text): _ = (window.firstResponder ?? window.keyResponder).receive(text: text)
        case .back: _ = (window.firstResponder ?? window.keyResponder).performBack()
        case .resized(let metrics): windows.forEach { $0.apply(metrics) }
        case .settingsChanged: windows.forEach { $0.traitsMayHaveChanged() }
        case .focus(let focused): window.focusChanged(focused)
        case .closeRequested: close(window)
        }
    }

    private func close(_ window: UIWindow) {
        let application = UIApplication.shared
        for scene in application.connectedScenes {
            scene.delegate?.sceneWillResignActive(scene)
            scene.delegate?.sceneDidEnterBackground(scene)
            scene.delegate?.sceneDidDisconnect(scene)
        }
        application.delegate?.applicationWillTerminate(application)
        host?.stop()
    }
}

extension UIWindow {
    /// Where keys go without a first responder: the innermost controller that shows.
    var keyResponder: UIResponder {
        var controller = rootViewController
        while let current = controller {
            if let presented = current.presentation.presented { controller = presented; continue }
            if let inner = (current as? UINavigationController)?.topViewController { controller = inner; continue }
            return current.viewIfLoaded ?? current
        }
        return self
    }

    func receive(_ key: KeySample) {
        let isBack = key.key == .escape || key.key == .back || (key.key == .left && key.modifiers.contains(.alternate))
        if isBack {
            // One press goes back once: the key's repetition would empty the stack.
            if key.isDown, !key.isRepeat { _ = (firstResponder ?? keyResponder).performBack() }
            return
        }
        let press = UIPress()
        if case .character(let character) = key.key { press.key = UIKey(characters: String(character)) }
        let event = UIPressesEvent()
        let responder = firstResponder ?? keyResponder
        key.isDown ? responder.pressesBegan([press], with: event) : responder.pressesEnded([press], with: event)
    }

    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        if firstResponder === responder { return true }
        if let old = firstResponder, !old.resignFirstResponder() { return false }
        firstResponder = responder
        return true
    }

    func focusChanged(_ focused: Bool) {
        focused ? becomeKey() : resignKey()
        if !focused { touchRouter.cancelAll(in: self) }
    }
}
