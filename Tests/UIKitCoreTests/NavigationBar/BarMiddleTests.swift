import Foundation
import Testing
import UIKit
import UIKitTesting

/// Subtitles, styled titles, menus and views in the center of the bar.
@MainActor
struct BarMiddleTests {
    @Test("a subtitle is smaller and centered below the title; a subtitle view replaces it")
    func subtitle() throws {
        let stage = NavigationStage("Title")
        stage.change { stage.top.navigationItem.subtitle = "Second line" }
        let first = try stage.frame("Title")
        let second = try stage.frame("Second line")
        #expect(abs(first.midX - second.midX) < 1)
        #expect(second.minY >= first.maxY - 0.5)
        #expect(second.maxY <= 47 + 44)
        #expect(second.height < first.height)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 10))
        stage.change { stage.top.navigationItem.subtitleView = view }
        #expect(!stage.app.visibleTexts.contains("Second line"))
        #expect(view.window != nil)
        #expect(view.convert(view.bounds, to: nil).midX == 195)
        stage.change {
            stage.top.navigationItem.subtitleView = nil
            stage.top.navigationItem.attributedSubtitle = AttributedString("Styled")
        }
        #expect(stage.app.visibleTexts.contains("Styled"))
        #expect(stage.top.navigationItem.subtitle == "Styled")
        #expect(view.superview == nil)
    }

    @Test("an attributed title wins over the plain title, which the back button keeps")
    func styled() throws {
        let stage = NavigationStage("Plain")
        var text = AttributedString("Styled")
        text.foregroundColor = .systemRed
        stage.change { stage.top.navigationItem.attributedTitle = text }
        #expect(stage.app.title == "Styled")
        let label = try #require(stage.app.find("Styled") as? UILabel)
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        stage.navigation.pushViewController(Page("Next"), animated: false)
        stage.app.settle()
        #expect(stage.app.backLabel == "Plain")
    }

    @Test("a large title has its own text and subtitle, and the bar grows for the subtitle")
    func large() throws {
        let stage = NavigationStage("Small")
        stage.change {
            stage.bar.prefersLargeTitles = true
            stage.top.navigationItem.largeTitle = "Large"
        }
        #expect(stage.app.title == "Large")
        #expect(stage.bar.bounds.height == 96)
        stage.change { stage.top.navigationItem.largeSubtitle = "Below" }
        #expect(stage.bar.bounds.height == 116)
        let (first, second) = (try stage.frame("Large"), try stage.frame("Below"))
        #expect(second.minX == first.minX)
        #expect(second.minY >= first.maxY - 0.5)
        #expect(second.maxY <= 47 + 116)
    }

    @Test("a large title that is too long for one line has at most two lines", arguments: [1, 40])
    func twoLines(copies: Int) throws {
        let text = String(repeating: "A large title that is longer than the screen ", count: copies)
        let stage = NavigationStage(text)
        stage.change { stage.bar.prefersLargeTitles = true }
        #expect(stage.bar.bounds.height > 130)
        #expect(stage.bar.bounds.height < 140)
        let label = try #require(stage.app.findAll(UILabel.self).last { $0.text == text && $0.numberOfLines == 2 })
        let frame = label.convert(label.bounds, to: nil)
        #expect(frame.minX == 16)
        #expect(frame.maxX <= 390 - 16)
        #expect(frame.maxY <= 47 + stage.bar.bounds.height)
        stage.change { stage.top.title = "Short" }
        #expect(stage.bar.bounds.height == 96)
    }

    @Test("a tap on the title opens the app's menu; without a menu the title handles no touches")
    func menu() throws {
        let stage = NavigationStage("Title")
        try stage.app.tap("Title")
        stage.app.settle()
        #expect(stage.app.find("Print") == nil)
        var chosen = 0
        stage.change {
            stage.top.navigationItem.titleMenuProvider = {
                UIMenu(children: $0 + [UIAction(title: "Print") { _ in chosen += 1 }])
            }
        }
        try stage.app.tap("Title")
        stage.app.settle()
        try stage.app.tap("Print")
        stage.app.settle()
        #expect(chosen == 1)
        stage.change { stage.top.navigationItem.titleMenuProvider = nil }
        try stage.app.tap("Title")
        stage.app.settle()
        #expect(stage.app.find("Print") == nil)
    }

    @Test("the title's menu begins with the document's name and size")
    func document() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Bar menu \(UInt32.random(in: 0 ..< .max)).txt")
        try Data(repeating: 65, count: 2048).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let stage = NavigationStage("Title")
        stage.change {
            stage.top.navigationItem.documentProperties = UIDocumentProperties(url: url)
            stage.top.navigationItem.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Move") { _ in }]) }
        }
        try stage.app.tap("Title")
        stage.app.settle()
        let name = try #require(stage.app.find { $0.hasPrefix(url.lastPathComponent) })
        #expect((name as? UILabel)?.text?.contains("2") == true)
        #expect(name.convert(name.bounds, to: nil).minY < (try stage.frame("Move")).minY)
    }

    @Test(
        "a back action with a title creates a back button on the root; elsewhere the back button keeps the title below")
    func backAction() throws {
        let stage = NavigationStage("Root")
        var asked = 0
        stage.change { stage.top.navigationItem.backAction = UIAction(title: "Leave") { _ in asked += 1 } }
        #expect(stage.app.backLabel == "Leave")
        try stage.app.back()
        stage.app.settle()
        #expect(asked == 1)
        stage.change { stage.top.navigationItem.backAction = nil }
        #expect(stage.app.backLabel == nil)
    }

    @Test("a back item's image is beside the chevron, replaces the label, and handles the tap")
    func backImage() throws {
        let stage = NavigationStage("Root", "Top")
        stage.change {
            stage.below.backBarButtonItem = UIBarButtonItem(
                image: UIImage(systemName: "folder"), style: .plain, target: nil, action: nil)
        }
        #expect(stage.app.backLabel == "")
        let image = try #require(stage.app.findAll(UIImageView.self).last { $0.isDescendant(of: stage.bar) })
        #expect(abs(image.convert(image.bounds, to: nil).minX - (8 + 13 + 28.0 / 3)) < 0.001)
        try stage.app.back()
        stage.app.settle()
        #expect(stage.titles == ["Root"])
    }

    // MARK: Title views

    @Test("each kind of title view is centered, and narrowed to fit", arguments: [20.0, 200, 380, 2000])
    func views(width: CGFloat) {
        let stage = NavigationStage("Root", "Top")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30))
        stage.change {
            stage.top.navigationItem.titleView = view
            stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        }
        let frame = view.convert(view.bounds, to: nil)
        #expect(frame.minX >= 21)
        #expect(frame.maxX <= 390 - 16 - 18 - 8 + 1)
        #expect(frame.height == 30)
        #expect(frame.midY == 69)
        if width < 200 { #expect(frame.midX == 195) }
    }

    @Test("a segmented control and a stack view are centered in their intrinsic size")
    func controls() {
        let stage = NavigationStage("Root")
        let segments = UISegmentedControl(items: ["One", "Two"])
        stage.change { stage.top.navigationItem.titleView = segments }
        #expect(segments.convert(segments.bounds, to: nil).midX == 195)
        let stack = UIStackView(
            arrangedSubviews: ["A", "B"].map { text in
                let label = UILabel()
                label.text = text
                return label
            })
        stack.spacing = 4
        stage.change { stage.top.navigationItem.titleView = stack }
        #expect(stack.bounds.width > 10)
        #expect(abs(stack.convert(stack.bounds, to: nil).midX - 195) < 1)
        #expect(segments.superview == nil)
    }

    // MARK: In the middle of a transition

    @Test("changes during a push appear on the moving views, without a jump, and stay", arguments: [false, true])
    func midPush(swiped: Bool) throws {
        let stage = NavigationStage("Root", "Top")
        let top = Page("Next")
        top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        if swiped {
            stage.navigation.pushViewController(top, animated: false)
            stage.app.settle()
            stage.app.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 150, y: 400), frames: 10, lifts: false)
        } else {
            stage.navigation.pushViewController(top, animated: true)
            stage.app.advance(frames: 8)
        }
        let before = stage.app.presentedFrame(of: stage.app.find("Next"))
        stage.app.activate()
        top.title = "New!"
        top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
        stage.app.turn()
        #expect(stage.app.find("Edit") == nil)
        let after = stage.app.presentedFrame(of: stage.app.find("New!"))
        if let before, let after { #expect(abs(before.midX - after.midX) < 40, "\(before) \(after)") }
        #expect(stage.app.animatedLayers.isEmpty == false)
        if swiped {
            stage.app.step(to: CGPoint(x: 5, y: 400))
            stage.app.lift()
        }
        stage.app.settle()
        #expect(stage.app.title == "New!")
        #expect(stage.app.visibleTexts.contains("Done"))
        #expect(!stage.app.visibleTexts.contains("Edit"))
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test("a prompt set during a push makes the bar taller at the end of the push")
    func midPrompt() {
        let stage = NavigationStage("Root")
        let top = Page("Next")
        stage.navigation.pushViewController(top, animated: true)
        stage.app.advance(frames: 6)
        top.navigationItem.prompt = "Please."
        stage.app.settle()
        #expect(stage.bar.bounds.height == 74)
        #expect(stage.app.visibleTexts.contains("Please."))
    }

    @Test("the back button displays a changed title of the screen below at once")
    func below() {
        let stage = NavigationStage("Root", "Top")
        stage.change { stage.navigation.viewControllers[0].title = "Other" }
        #expect(stage.app.backLabel == "Other")
    }
}
