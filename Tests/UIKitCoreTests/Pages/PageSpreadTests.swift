import Testing
import UIKit
import UIKitTesting

/// Two pages side by side in a page view controller.
@MainActor
struct PageSpreadTests {
    private func book(_ pages: Pages, spine: UIPageViewController.SpineLocation) -> UIPageViewController {
        let row = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: NSNumber(value: spine.rawValue)])
        row.dataSource = pages
        row.delegate = pages
        return row
    }

    @Test(
        "with the spine in the middle two pages show beside each other, and a finger brings the next two",
        arguments: [false, true])
    func middle(rightToLeft: Bool) {
        let pages = Pages(["A", "B", "C", "D"].map { Page($0) })
        let row = book(pages, spine: .mid)
        #expect(row.spineLocation == .mid)
        row.setViewControllers(Array(pages.all[0...1]), direction: .forward, animated: false)
        let app = TestApp(row, rightToLeft: rightToLeft, draws: false)
        app.settle()
        #expect(row.viewControllers?.map { $0.title ?? "" } == ["A", "B"])
        let frames = pages.all[0...1].map { $0.view.convert($0.view.bounds, to: nil) }
        #expect(frames[0] == CGRect(x: rightToLeft ? 195 : 0, y: 0, width: 195, height: 844))
        #expect(frames[1] == CGRect(x: rightToLeft ? 0 : 195, y: 0, width: 195, height: 844))
        #expect(pages.all[0].parent === row)
        let (near, far) = rightToLeft ? (CGFloat(60), CGFloat(340)) : (340, 60)
        app.drag(from: CGPoint(x: near, y: 400), to: CGPoint(x: far, y: 400))
        app.settle()
        #expect(row.viewControllers?.map { $0.title ?? "" } == ["C", "D"])
        #expect(row.children.count == 2)
        #expect(pages.all[0].viewIfLoaded?.window == nil)
        app.drag(from: CGPoint(x: far, y: 400), to: CGPoint(x: near, y: 400))
        app.settle()
        #expect(row.viewControllers?.map { $0.title ?? "" } == ["A", "B"])
    }

    @Test("elsewhere the first of two pages shows", arguments: [false, true])
    func doubleSided(isDoubleSided: Bool) {
        let pages = Pages(["A", "B"].map { Page($0) })
        let row = book(pages, spine: .min)
        row.isDoubleSided = isDoubleSided
        row.setViewControllers(pages.all, direction: .forward, animated: false)
        let app = TestApp(row, draws: false)
        app.settle()
        #expect(row.viewControllers?.map { $0.title ?? "" } == ["A"])
        #expect(pages.all[0].view.convert(pages.all[0].view.bounds, to: nil).width == 390)
        let sliding = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        sliding.setViewControllers([Page("C"), Page("D")], direction: .forward, animated: true)
        #expect(sliding.viewControllers?.map { $0.title ?? "" } == ["C"])
        #expect(sliding.spineLocation == .none)
    }
}
