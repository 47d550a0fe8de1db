import CoreGraphics
import FocusLogic
import Foundation
import HostInterface
import QuartzCore

extension AppContext {
    /// Passes a sample to its window.
    /// - Parameter staysInApp: whether another window of the app gets the keyboard focus that this window loses.
    func receive(_ input: WindowSample, staysInApp: Bool = false) {
        let id = input.window
        if ignores(input.sample) { return }
        if input.sample.endsKeyHold { for window in windows { window.updateKeyHold(.otherInput) } }
        switch input.sample {
        case .pointer(let pointer): receive(pointer, in: id)
        case .hover(let point):
            for window in windows(in: id) { window.touchRouter.hover(point.map(window.fromDisplay), in: window) }
        case .wheel(var wheel):
            guard let window = window(at: wheel.location, in: id) else { return }
            wheel.location = window.fromDisplay(wheel.location)
            window.touchRouter.wheel(wheel, in: window)
        case .secondaryPress(let point):
            guard let window = window(at: point, in: id) else { return }
            window.touchRouter.secondaryPress(at: window.fromDisplay(point), in: window)
        case .middlePress(let point):
            guard let window = window(at: point, in: id) else { return }
            window.touchRouter.middlePress(at: window.fromDisplay(point), in: window)
        case .key(let key): keyTarget(in: id)?.receive(key)
        case .text(let text):
            guard let window = keyTarget(in: id), !window.keys.dropsText else { return }
            window.receiveText(text)
        case .composition(let text, let selected):
            _ = keyTarget(in: id)?.eventResponder.receive(composition: text, selected: selected)
        case .back: _ = keyTarget(in: id)?.eventResponder.performBack()
        case .resized(let metrics):
            if !windows(in: id).contains(where: { $0.hostWindow?.isFullScreen == true }) {
                keepWindowSize(metrics.size)
            }
            for window in windows(in: id) { window.apply(metrics, fills: window.fillsDisplay) }
            geometryChanged(in: id)
        case .moved: geometryChanged(in: id)
        case .settingsChanged: settingsChanged()
        case .focus(let focused): focusChanged(focused, in: id, staysInApp: staysInApp)
        case .visible(let visible): visibilityChanged(visible, in: id)
        case .closeRequested:
            if let id { closeByUser(id) } else { closeRequested(in: nil) }
        case .requested(let request): receive(request)
        case .clipboardChanged: UIPasteboard.clipboardChanged()
        case .incomingDrag(let drag): receive(drag, in: id)
        case .outgoingDrag(let message): drag?.outside?.receive(message)
        }
    }

    private func settingsChanged() {
        // An app without a window has the traits of the settings again.
        traits.ofMainWindow = nil
        for window in windows { window.traitsMayHaveChanged() }
        for scene in UIApplication.shared.scenes { scene.notifyGeometry(since: scene.notifiedGeometry) }
        guard let settings = host?.settings else { return }
        let old = knownSettings
        knownSettings = settings
        if old.reducesTransparency != settings.reducesTransparency { for window in windows { window.lookUpColors() } }
        UIAccessibility.settingsChanged(from: old, to: settings)
        if old.textSize != settings.textSize {
            let size = settings.textSize.isEmpty ? UIContentSizeCategory.large.rawValue : settings.textSize
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
            NotificationCenter.default.post(
                name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
        }
    }

    /// A touch belongs to the window in which it began.
    private func receive(_ pointer: PointerSample, in id: WindowID?) {
        let window =
            pointer.phase == .began
            ? window(at: pointer.location, in: id) : windows.first { $0.touchRouter.isTracking(pointer.id) }
        guard let window else { return }
        if pointer.phase == .began { for other in windows { other.knownFocusSystem?.display(false) } }
        var local = pointer
        local.location = window.fromDisplay(pointer.location)
        window.touchRouter.receive(local, in: window)
    }
}

extension InputSample {
    /// Whether the user does something else than to wait while Control is held.
    fileprivate var endsKeyHold: Bool {
        switch self {
        case .pointer(let pointer): pointer.phase == .began
        case .wheel, .text, .composition, .back, .secondaryPress, .middlePress, .closeRequested: true
        case .focus(let isFocused): !isFocused
        case .incomingDrag(let drag): drag.phase == .entered
        case .key, .hover, .resized, .moved, .settingsChanged, .visible, .clipboardChanged, .outgoingDrag, .requested:
            false
        }
    }
}

extension UIWindow {
    /// The responder that receives keys without a first responder: the innermost visible controller.
    var keyResponder: UIResponder {
        var controller = rootViewController
        while let current = controller {
            if let presented = current.presentation.presented { controller = presented; continue }
            if let inner = current.childForKeys { controller = inner; continue }
            return current.viewIfLoaded ?? current
        }
        return self
    }

    var keyView: UIView? { keyResponder as? UIView }

    /// The responder that receives keys. Documented (WWDC 2021, 10260): without a first responder, keys go to the
    /// focused item and up its chain.
    var eventResponder: UIResponder { firstResponder ?? knownFocusSystem?.focusedResponder ?? keyResponder }
}

extension AppContext {
    /// Sets the display's text input rectangle, so that an input method can appear next to the edited text.
    func updateTextInput() {
        let typing = typingWindow
        // The display has one keyboard: first the former window ends its text input.
        for window in windows where window !== typing { window.updateTextInput(nil) }
        guard let typing else { return }
        // An on-screen keyboard of the desktop is hidden while an input view replaces the keyboard.
        let isHidden = typing.replacesKeyboard && (host?.settings.softwareKeyboardHeight ?? 0) > 0
        let place = isHidden ? nil : typing.firstResponder?.textInputRect
        typing.updateTextInput(place.map { typing.layer.convert($0, to: nil) })
    }
}

extension UIWindow {
    fileprivate func updateTextInput(_ place: CGRect?) {
        guard textInputPlace != place else { return }
        textInputPlace = place
        hostWindow?.setTextInput(place)
    }
}
