import Testing
import UIKit
import UIKitTesting

/// Proxies of controls with few properties.
@MainActor
@Suite struct OtherProxyTests {
    @Test("values set on the proxy of a control are applied to its instances, unless they have their own")
    func controls() {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        UISwitch.appearance().onTintColor = .red
        UIProgressView.appearance().trackTintColor = .green
        UIPageControl.appearance().currentPageIndicatorTintColor = .blue
        UITableView.appearance().separatorColor = .brown
        let (toggle, own, progress, dots) = (UISwitch(), UISwitch(), UIProgressView(), UIPageControl())
        let table = UITableView()
        own.onTintColor = .purple
        for view in [toggle, own, progress, dots, table] { page.view.addSubview(view) }
        app.settle()
        #expect(toggle.onTintColor == .red)
        #expect(own.onTintColor == .purple)
        #expect(progress.trackTintColor == .green)
        #expect(dots.currentPageIndicatorTintColor == .blue)
        #expect(table.separatorColor == .brown)
    }
}
