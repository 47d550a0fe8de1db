import Testing
import UIKit
@testable import ModernConcurrency

@MainActor
@Suite struct ModernConcurrencyTests {
    @Test func theNameComesLater() async {
        let profile = ProfileViewController(service: Fixed())
        profile.loadViewIfNeeded()
        #expect(profile.nameLabel.text == nil)
        await profile.task?.value
        #expect(profile.nameLabel.text == "fixed")
    }

    @Test func animationsEndWhileATestWaits() async throws {
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let view = UIView()
        window.rootViewController?.view.addSubview(view)
        let finished = await withCheckedContinuation { done in
            UIView.animate(withDuration: 0.05, animations: { view.alpha = 0.5 }, completion: { done.resume(returning: $0) })
        }
        #expect(finished)
    }
}
