import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

extension AppContext {
    /// Hands one sample to the window that it is for.
    /// - Parameter staysInApp: the keys that the window loses go to another of the app's.
    func receive(_ input: WindowSample, staysInApp: Bool = false) {
        let id = input.window
        if ignores(input.sample) { return }
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
        case .key(let key): keyTarget(in: id)?.receive(key)
        case .text(let text):
            guard let window = keyTarget(in: id), !window.dropsKeyText else { return }
            _ = window.eventResponder.receive(text: text)
        case .composition(let text, let selected):
            _ = keyTarget(in: id)?.eventResponder.receive(composition: text, selected: selected)
        case .back: _ = keyTarget(in: id)?.eventResponder.performBack()
        case .resized(let metrics):
            keepWindowSize(metrics.size)
            for window in windows(in: id) { window.apply(metrics, fills: window.fillsDisplay) }
        case .settingsChanged: settingsChanged()
        case .focus(let focused): focusChanged(focused, in: id, staysInApp: staysInApp)
        case .visible(let visible): visibilityChanged(visible, in: id)
        case .closeRequested: closeRequested(in: id)
        }
    }

    private func settingsChanged() {
        for window in windows { window.traitsMayHaveChanged() }
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

    /// A finger stays with the window that it came down on.
    private func receive(_ pointer: PointerSample, in id: WindowID?) {
        let window =
            pointer.phase == .began
            ? window(at: pointer.location, in: id) : windows.first { $0.touchRouter.follows(pointer.id) }
        guard let window else { return }
        var local = pointer
        local.location = window.fromDisplay(pointer.location)
        window.touchRouter.receive(local, in: window)
    }
}

extension UIViewController {
    /// The child that keys go to before this one. Of columns it is the last one, which shows the content.
    fileprivate var innerForKeys: UIViewController? {
        switch self {
        case let navigation as UINavigationController: navigation.barPage
        case let tabs as UITabBarController: tabs.state.shown
        case let split as UISplitViewController: split.shownControllers.last
        case let pages as UIPageViewController: pages.viewControllers?.first
        default: nil
        }
    }
}

extension UIWindow {
    /// Where keys go without a first responder: the innermost controller that shows.
    var keyResponder: UIResponder {
        var controller = rootViewController
        while let current = controller {
            if let presented = current.presentation.presented { controller = presented; continue }
            if let inner = current.innerForKeys { controller = inner; continue }
            return current.viewIfLoaded ?? current
        }
        return self
    }

    /// Where keys go.
    var eventResponder: UIResponder { firstResponder ?? keyResponder }

    func receive(_ key: KeySample) {
        let isBack = key.key == .escape || key.key == .back || (key.key == .left && key.modifiers.contains(.alternate))
        if isBack {
            // One press goes back once: the key's repetition would empty the stack.
            guard key.isDown, !key.isRepeat else { return }
            if let menuStage { return menuStage.dismiss() }
            let responder = eventResponder
            if key.key == .escape, responder is any UIKeyInput, responder.performCancel() { return }
            if runKeyCommand(key) { return }
            if key.key == .escape, !(responder is any UIKeyInput), responder.performCancel() { return }
            _ = eventResponder.performBack()
            return
        }
        if key.isDown {
            // The key's text, which comes by itself, is not typed where a shortcut took the key.
            dropsKeyText = runKeyCommand(key)
            if dropsKeyText { return }
        }
        let press = UIPress(key)
        let event = UIPressesEvent()
        let responder = eventResponder
        key.isDown ? responder.pressesBegan([press], with: event) : responder.pressesEnded([press], with: event)
    }

    private func runKeyCommand(_ key: KeySample) -> Bool {
        guard menuStage == nil else { return false }
        return eventResponder.runKeyCommand(UIPress(key), UIPressesEvent())
    }

    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        if firstResponder === responder { return true }
        if let old = firstResponder, !old.resignFirstResponder() { return false }
        // The former first responder may have made another one the first, or removed this one from the window.
        guard firstResponder == nil, responder.responderWindow === self else { return firstResponder === responder }
        firstResponder = responder
        setNeedsLayout()
        return true
    }
}

extension UIPress {
    fileprivate convenience init(_ sample: KeySample) {
        self.init()
        key = sample.key.characters.map { UIKey(sample, characters: $0) }
    }
}

extension KeySample.Key {
    /// What a `UIKey` says for the key. Documented: arrows and their like are named by UIKit's input strings.
    fileprivate var characters: String? {
        switch self {
        case .character(let character): String(character)
        case .escape: "UIKeyInputEscape"
        case .enter: "\r"
        case .tab: "\t"
        case .backspace: "\u{8}"
        case .delete: "UIKeyInputDelete"
        case .left: "UIKeyInputLeftArrow"
        case .right: "UIKeyInputRightArrow"
        case .up: "UIKeyInputUpArrow"
        case .down: "UIKeyInputDownArrow"
        case .home: "UIKeyInputHome"
        case .end: "UIKeyInputEnd"
        case .pageUp: "UIKeyInputPageUp"
        case .pageDown: "UIKeyInputPageDown"
        case .function(let number): "UIKeyInputF\(number)"
        case .menu, .back: nil
        }
    }
}

extension AppContext {
    /// Tells the display where text is edited now, so that an input method can show beside it, or that none is.
    func updateTextInput() {
        let typing = typingWindow
        // The display has one keyboard: who gives it back comes first.
        for window in windows where window !== typing { window.updateTextInput(nil) }
        guard let typing else { return }
        typing.updateTextInput(typing.firstResponder?.textInputRect.map { typing.layer.convert($0, to: nil) })
    }
}

extension UIWindow {
    fileprivate func updateTextInput(_ place: CGRect?) {
        guard textInputPlace != place else { return }
        textInputPlace = place
        hostWindow?.setTextInput(place)
    }
}
