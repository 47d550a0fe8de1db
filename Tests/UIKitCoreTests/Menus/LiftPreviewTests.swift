import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Context menus that a finger opens: the view of the menu is lifted.
@MainActor
struct LiftPreviewTests {
    /// A red box with a menu that records the calls of its delegate.
    final class Menus: NSObject, UIContextMenuInteractionDelegate {
        let box = UIView(frame: CGRect(x: 60, y: 300, width: 120, height: 80))
        var provider: UIContextMenuConfiguration.ContentPreviewProvider?
        var highlight: (() -> UITargetedPreview?)?
        var dismissal: (() -> UITargetedPreview?)?
        var log: [String] = []
        var commit: ((any UIContextMenuInteractionCommitAnimating) -> Void)?
        private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: "box" as NSString, previewProvider: provider) { _ in
                UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.log.append("copy") }])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            log.append("highlight \(identifier)")
            return highlight?()
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            log.append("dismissal \(identifier)")
            return dismissal?()
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log.append("commit \(animator.previewViewController == nil ? "picture" : "controller")")
            animator.addCompletion { [weak self] in self?.log.append("committed") }
            commit?(animator)
        }
    }

    let menus = Menus()
    let root = UIViewController()

    private func makeApp(draws: Bool = false) -> TestApp {
        root.view.backgroundColor = .white
        menus.box.backgroundColor = .red
        menus.box.addInteraction(menus.interaction)
        root.view.addSubview(menus.box)
        return TestApp(root, scale: 1, draws: draws)
    }

    private func open(_ app: TestApp) {
        app.press(at: CGPoint(x: 120, y: 340))
        app.advance(frames: 40)
        app.lift()
        app.settle()
    }

    private func color(_ app: TestApp, _ x: Int, _ y: Int) -> [UInt8] {
        app.picture()?[x, y].map { [$0.red, $0.green, $0.blue] } ?? []
    }

    @Test(
        """
        a finger lifts the view: it stays where it was in its colors, what is behind is dimmed, and the menu \
        stands below it
        """
    )
    func lifts() throws {
        let app = makeApp(draws: true)
        open(app)
        #expect(menus.interaction.menuAppearance == .rich)
        #expect(color(app, 120, 340) == [255, 0, 0])
        let behind = color(app, 300, 600)
        #expect(behind.allSatisfy { $0 > 150 && $0 < 230 })
        let panel = try #require(app.presentedFrame(of: app.find("Copy")))
        #expect(panel.minY > 380 + 15)
        #expect(panel.minY < 380 + 40)
        app.tap(at: CGPoint(x: 300, y: 700))
        app.settle()
        #expect(menus.log == ["highlight box", "dismissal box"])
        #expect(color(app, 120, 340) == [255, 0, 0])
        #expect(color(app, 300, 600) == [255, 255, 255])
        #expect(app.window.subviews.count == 1)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("the lifted view itself is as it was for all who ask, and its picture is away while the menu is open")
    func hidden() {
        let app = makeApp(draws: true)
        menus.highlight = { [menus, root] in
            UITargetedPreview(
                view: menus.box, parameters: UIPreviewParameters(),
                target: UIPreviewTarget(container: root.view, center: CGPoint(x: 195, y: 600)))
        }
        open(app)
        #expect(menus.box.alpha == 1)
        #expect(!menus.box.isHidden)
        #expect(menus.box.superview === root.view)
        #expect(color(app, 120, 340)[1] > 100)
        #expect(color(app, 195, 600) == [255, 0, 0])
        app.tap(at: CGPoint(x: 300, y: 200))
        app.settle()
        #expect(color(app, 120, 340) == [255, 0, 0])
    }

    /// The frame of the menu of 250 points, in the window.
    private func menuFrame(_ app: TestApp) throws -> CGRect {
        let row = try #require(app.find("Copy"))
        let panel = try #require(sequence(first: row, next: \.superview).first { abs($0.bounds.width - 250) < 0.5 })
        return panel.convert(panel.bounds, to: nil)
    }

    // Measured: 250 wide, centered on a preview that is nearly as wide as the screen.
    @Test(
        "the menu of a wide view stands in the middle of the preview, that of a view in the middle at its leading edge",
        arguments: [false, true])
    func wide(rightToLeft: Bool) throws {
        root.view.backgroundColor = .white
        menus.box.addInteraction(menus.interaction)
        root.view.addSubview(menus.box)
        let app = TestApp(root, scale: 1, rightToLeft: rightToLeft, draws: false)
        menus.box.frame = CGRect(x: 12, y: 300, width: 366, height: 80)
        app.settle()
        open(app)
        var menu = try menuFrame(app)
        #expect(menu.width == 250)
        #expect(abs(menu.midX - 195) < 0.5)
        app.tap(at: CGPoint(x: 300, y: 750))
        app.settle()
        menus.box.frame = CGRect(x: 65, y: 300, width: 260, height: 80)
        app.settle()
        open(app)
        menu = try menuFrame(app)
        #expect(abs((rightToLeft ? menu.maxX - 325 : menu.minX - 65)) < 0.5)
    }

    final class MenuRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }
    }

    // Chosen: as light as an elevated background.
    @Test("a black row that is lifted over a dark screen is lighter than what is behind")
    func darkRow() {
        let app = TestApp(root, scale: 1)
        app.isDark = true
        let rows = MenuRows()
        let table = UITableView(frame: CGRect(x: 0, y: 60, width: 390, height: 700))
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        root.view.addSubview(table)
        app.settle()
        app.press(at: CGPoint(x: 100, y: 170))
        app.advance(frames: 50)
        app.lift()
        app.settle()
        #expect(color(app, 300, 165) == [28, 28, 28])
        #expect(color(app, 300, 600).allSatisfy { $0 < 10 })
    }

    @Test("near the lower edge the menu is above, and a view without room for both moves")
    func places() throws {
        let app = makeApp()
        menus.box.frame.origin.y = 700
        app.settle()
        app.press(at: CGPoint(x: 120, y: 740))
        app.advance(frames: 40)
        app.lift()
        app.settle()
        #expect(try #require(app.presentedFrame(of: app.find("Copy"))).maxY < 700)
        app.tap(at: CGPoint(x: 300, y: 100))
        app.settle()
        menus.box.frame = CGRect(x: 0, y: 50, width: 390, height: 780)
        app.settle()
        open(app)
        let copy = try #require(app.presentedFrame(of: app.find("Copy")))
        #expect(copy.maxY <= 844 - 34)
    }

    @Test("the delegate's preview is lifted from its target, clipped by its path, and returns to another target")
    func targets() throws {
        let app = makeApp(draws: true)
        menus.highlight = { [root] in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.backgroundColor = .blue
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(ovalIn: view.bounds)
            parameters.backgroundColor = .clear
            return UITargetedPreview(
                view: view, parameters: parameters,
                target: UIPreviewTarget(container: root.view, center: CGPoint(x: 195, y: 200)))
        }
        open(app)
        #expect(color(app, 195, 200) == [0, 0, 255])
        // Outside the circle and inside its bounding box: the background.
        #expect(color(app, 148, 153)[0] > 100)
        menus.dismissal = { [menus] in UITargetedPreview(view: menus.box) }
        app.tap(at: CGPoint(x: 300, y: 700))
        app.settle()
        #expect(color(app, 195, 200) == [255, 255, 255])
    }

    @Test("a row is lifted with its appearance before the touch, and returns to its place afterwards")
    func row() throws {
        let screen = SwipeRows(style: .plain)
        screen.menu = UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [
                UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
                UIAction(title: "Delete", attributes: .destructive) { _ in },
            ])
        })
        let app = TestApp(UINavigationController(rootViewController: screen), draws: true)
        app.settle()
        let place = app.middle(of: "Row 3")
        let before = color(app, 400, Int(place.y * 2))
        try app.pressLong("Row 3")
        app.settle()
        // Beside the text, at two pixels per point: the row's own background instead of the gray of a pressed row.
        // Scaling and compositing may change white by one level.
        #expect(zip(color(app, 400, Int(place.y * 2)), before).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
        let menu = try #require(app.presentedFrame(of: app.find("Copy")))
        #expect(menu.minY > place.y + 30)
        app.tap(at: CGPoint(x: 195, y: 800))
        app.settle()
        #expect(color(app, 400, Int(place.y * 2)) == before)
        #expect(app.find("Copy") == nil)
    }

    @Test("a preview controller shows at its size; a tap on it is the app's to act on")
    func provider() throws {
        let app = makeApp()
        final class Shown: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
            override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
        }
        let shown = Shown()
        shown.view.backgroundColor = .green
        shown.preferredContentSize = CGSize(width: 200, height: 150)
        menus.provider = { shown }
        open(app)
        let frame = try #require(app.presentedFrame(of: shown.view))
        #expect(abs(frame.width - 200) < 0.5)
        #expect(abs(frame.height - 150) < 0.5)
        app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        app.settle()
        #expect(menus.log == ["highlight box", "commit controller", "dismissal box", "committed"])
        #expect(shown.view.window == nil)
        #expect(shown.calls == ["will appear", "did appear", "will disappear", "did disappear"])
        #expect(menus.interaction.menuAppearance == .unknown)
    }

    /// Opens a green preview of 200 by 150 points, taps it, and returns the preview's frames until the app's
    /// completions are called.
    private func pop(_ app: TestApp, _ shown: UIViewController) throws -> [CGRect] {
        shown.view.backgroundColor = .green
        shown.preferredContentSize = CGSize(width: 200, height: 150)
        menus.provider = { shown }
        open(app)
        let frame = try #require(app.presentedFrame(of: shown.view))
        app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        var frames: [CGRect] = []
        while menus.log.last != "committed", frames.count < 60 {
            frames.append(app.presentedFrame(of: shown.view) ?? .zero)
            app.advance(frames: 1)
        }
        return frames
    }

    @Test("with the style pop the preview grows over the screen while the app's animations run")
    func grows() throws {
        let app = makeApp(draws: true)
        let shown = UIViewController()
        menus.commit = { [menus] animator in
            animator.preferredCommitStyle = .pop
            animator.addAnimations { menus.log.append("animations") }
        }
        let frames = try pop(app, shown)
        #expect(menus.log == ["highlight box", "commit controller", "animations", "committed"])
        #expect(frames.count > 10)
        // The preview's layer moves before the view is used otherwise.
        #expect(
            zip(frames, frames.dropFirst()).allSatisfy { $1.width >= $0.width - 0.5 && $1.height >= $0.height - 0.5 })
        #expect(frames.contains { $0.width > 220 && $0.width < 370 && $0.height > 200 && $0.height < 800 })
        #expect(frames.last.map { abs($0.width - 390) < 2 && abs($0.height - 844) < 2 } == true)
        app.settle()
        // If the app shows nothing, the former screen is visible again.
        #expect(shown.view.window == nil)
        #expect(color(app, 300, 600) == [255, 255, 255])
        #expect(color(app, 120, 340) == [255, 0, 0])
        #expect(app.window.subviews.count == 1)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test(
        "what is pushed when the preview has grown, or while it grows, takes its place behind the preview",
        arguments: [false, true])
    func growsIntoPage(early: Bool) throws {
        let navigation = UINavigationController(rootViewController: root)
        root.view.backgroundColor = .white
        menus.box.backgroundColor = .red
        menus.box.addInteraction(menus.interaction)
        root.view.addSubview(menus.box)
        let app = TestApp(navigation, scale: 1)
        let shown = UIViewController()
        menus.commit = { animator in
            animator.preferredCommitStyle = .pop
            let show = { navigation.pushViewController(shown, animated: true) }
            if early { animator.addAnimations(show) } else { animator.addCompletion(show) }
        }
        _ = try pop(app, shown)
        // The center of the screen always shows the preview or the page.
        for _ in 0..<60 {
            app.advance(frames: 1)
            #expect(color(app, 195, 422) == [0, 255, 0])
        }
        #expect(!app.isMoving)
        app.settle()
        #expect(navigation.topViewController === shown)
        #expect(color(app, 195, 422) == [0, 255, 0])
        #expect(app.window.subviews.count == 1)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("where cross-fades are preferred the preview does not grow")
    func fadesInstead() throws {
        let app = makeApp()
        app.reducesMotion = true
        let shown = UIViewController()
        menus.commit = { $0.preferredCommitStyle = .pop }
        let frames = try pop(app, shown)
        #expect(frames.allSatisfy { $0.width < 210 })
        app.settle()
        #expect(app.window.subviews.count == 1)
    }

    @Test("the mouse's other button opens the menu alone")
    func mouse() {
        let app = makeApp()
        app.pressSecondary(at: CGPoint(x: 120, y: 340))
        app.settle()
        #expect(menus.interaction.menuAppearance == .compact)
        #expect(menus.log == [])
    }

    @Test("a view that is removed while its menu is open dismisses the menu, and is drawn completely when added again")
    func leaves() {
        let app = makeApp(draws: true)
        open(app)
        menus.box.removeFromSuperview()
        app.settle()
        #expect(app.find("Copy") == nil)
        root.view.addSubview(menus.box)
        app.settle()
        #expect(color(app, 120, 340) == [255, 0, 0])
        #expect(app.window.subviews.count == 1)
    }

    @Test("a snapshot shows what the view showed, whatever becomes of the view")
    func snapshot() throws {
        let app = makeApp(draws: true)
        app.settle()
        let copy = try #require(menus.box.snapshotView(afterScreenUpdates: true))
        copy.frame.origin = CGPoint(x: 60, y: 500)
        root.view.addSubview(copy)
        menus.box.backgroundColor = .blue
        app.settle()
        #expect(color(app, 120, 540) == [255, 0, 0])
    }
}
