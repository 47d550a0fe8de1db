import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor struct CoveredPageTests {
    private let pages = (0..<4).map { number in
        let page = LabeledPage()
        page.title = "Page \(number)"
        return page
    }

    /// The number of layers with a scene node: of the view and of both labels.
    private func nodeCount(of page: UIViewController) -> Int {
        (page.view.subviews.map(\.layer) + [page.view.layer]).filter(\.wasSeen).count
    }

    @Test("Pages below the covered one keep no scene nodes and no drawn text")
    func releases() throws {
        let navigation = UINavigationController(rootViewController: pages[0])
        let app = TestApp(navigation)
        app.settle()
        for page in pages.dropFirst() {
            navigation.pushViewController(page, animated: true)
            app.settle()
        }
        #expect(nodeCount(of: pages[2]) == 3)
        #expect(nodeCount(of: pages[1]) == 0)
        #expect(nodeCount(of: pages[0]) == 0)
        #expect(pages[1].label.layer.modelValues.contents == nil)
        #expect(pages[1].own.layer.modelValues.contents != nil)
    }

    @Test("A page from far below the top returns with the same picture, and without another call of the app")
    func returns() throws {
        let navigation = UINavigationController(rootViewController: pages[0])
        let app = TestApp(navigation)
        app.settle()
        let before = try #require(app.picture())
        for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
        app.settle()
        for page in pages.dropFirst() {
            navigation.popToRootViewController(animated: false)
            app.settle()
            navigation.pushViewController(page, animated: false)
            app.settle()
        }
        navigation.setViewControllers(pages, animated: false)
        app.settle()
        navigation.popToRootViewController(animated: true)
        app.settle()
        let after = try #require(app.picture())
        #expect(after.compare(with: before) == nil)
        #expect(pages[0].own.drawings == 1)
    }

    @Test("A covered page that an app draws into an image is complete")
    func imageOfCoveredPage() throws {
        let navigation = UINavigationController(rootViewController: pages[0])
        let app = TestApp(navigation)
        app.settle()
        func image() throws -> CGImage {
            let renderer = UIGraphicsImageRenderer(size: pages[0].view.bounds.size)
            return try #require(renderer.image { pages[0].view.layer.render(in: $0.cgContext) }.cgImage)
        }
        let before = try image()
        for page in pages.dropFirst() {
            navigation.pushViewController(page, animated: false)
            app.settle()
        }
        #expect(try image().pixels == before.pixels)
    }
}

private final class LabeledPage: UIViewController {
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    let own = DrawnLabel(frame: CGRect(x: 20, y: 240, width: 200, height: 30))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Label"
        own.text = "Own"
        view.addSubview(label)
        view.addSubview(own)
    }
}

/// A label whose subclass draws.
private final class DrawnLabel: UILabel {
    var drawings = 0

    override func draw(_ rect: CGRect) {
        drawings += 1
        super.draw(rect)
    }
}
