import Diagnostics
import Foundation
import FoundationAdditions
import HostInterface
import QuartzCore

/// Requests from outside to the running app: by the desktop, or by a second start of the program.
extension AppContext {
    func receive(_ request: LaunchRequest) {
        guard !desktop.isEnding else { return }
        switch request {
        case .activate: activateFront()
        case .open(let addresses): open(addresses.compactMap { URL(string: $0) })
        case .shortcut(let type): performShortcut(type)
        }
    }

    private func activateFront() {
        guard let window = keyTarget else { return }
        window.bringToFront()
        window.hostWindow?.raise()
    }

    // MARK: URLs

    private func open(_ urls: [URL]) {
        let application = UIApplication.shared
        guard !urls.isEmpty else { return activateFront() }
        guard !application.scenes.isEmpty else {
            for url in urls { open(url) }
            return activateFront()
        }
        // The URLs of one scene arrive in one call.
        var served: [(scene: UIWindowScene, contexts: Set<UIOpenURLContext>)] = []
        var unserved: [URL] = []
        for url in urls {
            guard let scene = scene(for: url.absoluteString) else {
                unserved.append(url)
                continue
            }
            let context = UIOpenURLContext(url)
            if let index = served.firstIndex(where: { $0.scene === scene }) {
                served[index].contexts.insert(context)
            } else {
                served.append((scene, [context]))
            }
        }
        for (scene, contexts) in served where application.scenes.contains(where: { $0 === scene }) {
            raise(scene)
            scene.delegate?.scene(scene, openURLContexts: contexts)
        }
        for url in unserved { connectNew(UIScene.ConnectionOptions(urls: [url])) }
    }

    /// Opens a URL in an app without scenes.
    func open(_ url: URL) {
        let application = UIApplication.shared
        _ = application.delegate?.application(application, open: url, options: [.openInPlace: url.isFileURL])
    }

    /// The scene for content; nil for a new scene.
    ///
    /// Documented (UISceneActivationConditions): UIKit chooses a scene that prefers the content before a scene that can
    /// display the content. Chosen: among several the one in front. If the app has no further windows, the front scene
    /// is chosen.
    private func scene(for content: String) -> UIWindowScene? {
        var front: [UIWindowScene] = []
        for window in [keyTarget].compactMap({ $0 }) + windowsBackToFront.reversed() {
            if let scene = window.windowScene, !front.contains(where: { $0 === scene }) { front.append(scene) }
        }
        let possible = front.filter { $0.activationConditions?.allows(content) ?? true }
        let preferring = possible.first { $0.activationConditions?.prefers(content) ?? false }
        return preferring ?? possible.first ?? (UIApplication.shared.supportsMultipleScenes ? nil : front.first)
    }

    private func connectNew(_ options: UIScene.ConnectionOptions) {
        let session = UISceneSession(role: .windowApplication)
        guard let scene = connect(session, options: options) else { return }
        raise(scene)
    }

    // MARK: Shortcut items

    private func performShortcut(_ type: String) {
        let application = UIApplication.shared
        guard let item = application.shortcutItem(of: type) else {
            Log.once(
                """
                a shortcut item of the type \(type) was requested, which is neither in UIApplicationShortcutItems of \
                the Info.plist nor in UIApplication.shortcutItems; nothing is performed
                """
            )
            return activateFront()
        }
        guard !application.scenes.isEmpty else {
            application.delegate?.application(application, performActionFor: item) { _ in }
            return activateFront()
        }
        let content = item.targetContentIdentifier as? String ?? ""
        guard let scene = scene(for: content) else {
            let options = UIScene.ConnectionOptions()
            options.shortcutItem = item
            return connectNew(options)
        }
        raise(scene)
        guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return }
        delegate.windowScene(scene, performActionFor: item) { _ in }
    }
}

extension UIScene.ConnectionOptions {
    convenience init(urls: [URL]) {
        self.init()
        urlContexts = Set(urls.map { UIOpenURLContext($0) })
    }

    /// The options of the first scene of an app that was started with a request.
    @MainActor convenience init(_ request: LaunchRequest?) {
        self.init()
        switch request {
        case .open(let addresses):
            urlContexts = Set(addresses.compactMap { URL(string: $0) }.map { UIOpenURLContext($0) })
        case .shortcut(let type): shortcutItem = UIApplication.shared.shortcutItem(of: type)
        case .activate, nil: break
        }
    }
}

extension LaunchRequest {
    /// The launch options of an app without scenes.
    @MainActor var options: [UIApplication.LaunchOptionsKey: Any]? {
        switch self {
        case .activate: nil
        case .open(let addresses): addresses.lazy.compactMap { URL(string: $0) }.first.map { [.url: $0] }
        case .shortcut(let type): UIApplication.shared.shortcutItem(of: type).map { [.shortcutItem: $0] }
        }
    }
}
