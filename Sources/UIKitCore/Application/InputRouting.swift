import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

extension AppContext {
    /// Hands one sample to the window that it is for.
    func receive(_ sample: InputSample) {
        switch sample {
        case .pointer(let pointer): receive(pointer)
        case .hover(let point): for window in windows { window.touchRouter.hover(point.map(window.fromDisplay), in: window) }
        case .wheel(var wheel):
            guard let window = window(at: wheel.location) else { return }
            wheel.location = window.fromDisplay(wheel.location)
            window.touchRouter.wheel(wheel, in: window)
        case .secondaryPress(let point):
            guard let window = window(at: point) else { return }
            window.touchRouter.secondaryPress(at: window.fromDisplay(point), in: window)
        case .key(let key): keyTarget?.receive(key)
        case .text(let text): _ = keyTarget?.eventResponder.receive(text: text)
        case .composition(let text, let selected):
            _ = keyTarget?.eventResponder.receive(composition: text, selected: selected)
        case .back: _ = keyTarget?.eventResponder.performBack()
        case .resized(let metrics):
            keepWindowSize(metrics.size)
            for window in windows { window.apply(metrics, fills: window.fillsDisplay) }
        case .settingsChanged: settingsChanged()
        case .focus(let focused): focusChanged(focused)
        case .closeRequested: close()
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
                name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared, userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
            NotificationCenter.default.post(name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
        }
    }

    /// A finger stays with the window that it came down on.
    private func receive(_ pointer: PointerSample) {
        let window = pointer.phase == .began ? window(at: pointer.location) : windows.first { $0.touchRouter.follows(pointer.id) }
        guard let window else { return }
        var local = pointer
        local.location = window.fromDisplay(pointer.location)
        window.touchRouter.receive(local, in: window)
    }

    private func focusChanged(_ focused: Bool) {
        if !focused { for window in windows { window.touchRouter.cancelAll(in: window) } }
        // A desktop may say so twice, and says so for the first time when the key window knows already.
        guard keyHasResigned == focused else { return }
        keyHasResigned = !focused
        keyWindow?.tellKey(focused)
        // The user may end the app from outside next, in a way that leaves it no time.
        guard !focused else { return }
        keepState()
        choices.save()
    }

    /// - Parameter scene: one that is closed for good; nothing of it is kept.
    func close(discarding gone: UIWindowScene? = nil) {
        let application = UIApplication.shared
        // A second wish to close comes too late.
        guard application.applicationState != .background else { return }
        let scenes = application.scenes
        if scenes.isEmpty { application.delegate?.applicationWillResignActive(application) }
        for scene in scenes {
            scene.delegate?.sceneWillResignActive(scene)
            scene.activationState = .foregroundInactive
        }
        application.post(UIApplication.willResignActiveNotification)
        application.applicationState = .background
        if scenes.isEmpty { application.delegate?.applicationDidEnterBackground(application) }
        for scene in scenes {
            scene.activationState = .background
            scene.delegate?.sceneDidEnterBackground(scene)
        }
        application.post(UIApplication.didEnterBackgroundNotification)
        if gone == nil { keepState() } else { restoration.store?.write(nil) }
        choices.save()
        for scene in scenes {
            scene.delegate?.sceneDidDisconnect(scene)
            scene.activationState = .unattached
        }
        application.scenes = []
        if let gone { application.delegate?.application(application, didDiscardSceneSessions: [gone.session]) }
        application.delegate?.applicationWillTerminate(application)
        application.post(UIApplication.willTerminateNotification)
        choices.save()
        host?.stop()
    }
}

extension UIViewController {
    /// The child that keys go to before this one. Of columns it is the last one, where people read.
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
            if key.key == .escape, eventResponder.performCancel() { return }
            _ = eventResponder.performBack()
            return
        }
        let press = UIPress()
        press.key = key.key.characters.map { UIKey(key, characters: $0) }
        let event = UIPressesEvent()
        let responder = eventResponder
        key.isDown ? responder.pressesBegan([press], with: event) : responder.pressesEnded([press], with: event)
    }

    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        if firstResponder === responder { return true }
        if let old = firstResponder, !old.resignFirstResponder() { return false }
        // Whoever resigned may have made another the first, or taken this one off the window.
        guard firstResponder == nil, responder.responderWindow === self else { return firstResponder === responder }
        firstResponder = responder
        setNeedsLayout()
        return true
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
    func placeTextInput() {
        for window in windows {
            let rect = window === keyTarget ? window.firstResponder?.textInputRect : nil
            let place = rect.map { window.layer.convert($0, to: nil) }
            guard window.textInputPlace != place else { continue }
            window.textInputPlace = place
            window.hostWindow?.setTextInput(place)
        }
    }
}
