import Testing
import UIKit
import UIKitTesting

/// Pictures of presentations.
@MainActor
struct PresentationPictureTests {
    private func screen(_ title: String, _ color: UIColor) -> UINavigationController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = color
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        return UINavigationController(rootViewController: page)
    }

    private func isSame(_ app: TestApp) -> Bool {
        guard let kept = app.picture(), let fresh = app.freshPicture() else { return false }
        return kept.compare(with: fresh) == nil
    }

    @Test("a sheet that comes, is pulled and goes is drawn in parts as it is drawn whole", arguments: [false, true])
    func sheet(dark: Bool) {
        let root = screen("Root", .systemBlue)
        let app = TestApp(root, scale: 1, dark: dark)
        let sheet = screen("Sheet", .systemBackground)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        root.present(sheet, animated: true)
        for _ in 0..<6 {
            app.advance(frames: 5)
            #expect(isSame(app))
        }
        app.settle()
        app.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 200), frames: 8, lifts: false)
        #expect(isSame(app))
        app.lift()
        for _ in 0..<4 {
            app.advance(frames: 6)
            #expect(isSame(app))
        }
        app.settle()
        #expect(isSame(app))
        root.dismiss(animated: true)
        for _ in 0..<5 {
            app.advance(frames: 6)
            #expect(isSame(app))
        }
    }

    @Test("the screen behind a large sheet has rounded corners and is dimmed, on black")
    func recedes() throws {
        let root = UIViewController()
        root.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let app = TestApp(root, scale: 1)
        let sheet = UIViewController()
        sheet.view.backgroundColor = .white
        root.present(sheet, animated: true)
        app.settle()
        let picture = try #require(app.picture())
        let at = { (x: Int, y: Int) in picture[x, y].map { [$0.red, $0.green, $0.blue] } }
        #expect(at(195, 40) == [0, 0, 0])
        #expect(at(195, 52) == [224, 0, 0])
        #expect(at(16, 47) == [0, 0, 0])
        #expect(at(10, 52) == [0, 0, 0])
        #expect(at(195, 60) == [255, 255, 255])
        // The sheet's own corner.
        #expect(at(0, 57) == [0, 0, 0])
        #expect(at(195, 843) == [255, 255, 255])
    }

    @Test("a popover's arrow has the content's color, and its corners show what is below", arguments: [false, true])
    func popover(dark: Bool) throws {
        let root = UIViewController()
        root.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let app = TestApp(root, size: CGSize(width: 1024, height: 768), scale: 1, dark: dark)
        let page = UIViewController()
        page.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        page.preferredContentSize = CGSize(width: 300, height: 200)
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = root.view
        page.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 40, height: 40)
        root.present(page, animated: true)
        app.advance(frames: 8)
        #expect(isSame(app))
        app.settle()
        #expect(isSame(app))
        let picture = try #require(app.picture())
        let reds = { (x: Int, y: Int) in picture[x, y].map { $0.red } ?? 0 }
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 370, y: 140, width: 300, height: 213))
        #expect(reds(520, 145) == 255)
        #expect(reds(500, 145) < 20)
        #expect(reds(371, 154) < 120)
        #expect(reds(371, 250) == 255)
        // The sheet's shadow is visible on the view below.
        #expect((picture[520, 365]?.green ?? 255) < 250)
        #expect((picture[20, 700]?.green ?? 0) == 255)
    }
}
