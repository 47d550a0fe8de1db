import Testing
import UIKit
import UIKitTesting

/// A page whose title can be renamed, and the calls of its delegate.
@MainActor
private final class RenameStage: UINavigationItemRenameDelegate {
    let stage: NavigationStage
    var calls: [String] = []
    var begins = true
    var ends = true
    var suggestion: (String) -> (String, Range<String.Index>)? = { _ in nil }

    init(_ title: String = "Report.pdf", menu: Bool = false, below: String = "Files") {
        stage = NavigationStage(below, title, draws: false)
        stage.change {
            stage.top.navigationItem.renameDelegate = self
            if menu { stage.top.navigationItem.titleMenuProvider = { UIMenu(children: $0) } }
        }
    }

    var item: UINavigationItem { stage.top.navigationItem }
    var field: UITextField? { stage.app.find(UITextField.self) }
    var selected: String? { field.flatMap { field in field.selectedTextRange.flatMap { field.text(in: $0) } } }

    func begin() throws {
        try stage.app.tap(item.title ?? "")
        stage.app.settle()
    }

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
        calls.append("did \(title), shown \(navigationItem.title ?? "nil")")
    }
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
        calls.append("should begin")
        return begins
    }
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
        calls.append("will \(suggestedTitle), \(suggestedTitle[selectedRange])")
        return suggestion(suggestedTitle) ?? (suggestedTitle, selectedRange)
    }
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
        calls.append("should end \(title)")
        return ends
    }
}

@MainActor
struct TitleRenamingTests {
    @Test(
        """
        a tap on the title opens a field with the selected name, Return ends editing, and the delegate is called in \
        order
        """)
    func renames() throws {
        let rename = RenameStage()
        try rename.begin()
        #expect(rename.stage.app.title == nil)
        #expect(rename.field?.isEditing == true)
        #expect(rename.selected == "Report")
        rename.stage.app.type("Letter")
        rename.stage.app.press(.enter)
        rename.stage.app.settle()
        #expect(rename.field == nil)
        #expect(rename.stage.app.title == "Letter.pdf")
        #expect(
            rename.calls == [
                "should begin", "will Report.pdf, Report", "should end Letter.pdf", "did Letter.pdf, shown Letter.pdf",
            ])
    }

    @Test("F2 begins renaming")
    func byKey() {
        let rename = RenameStage()
        rename.stage.app.press(.function(2))
        rename.stage.app.settle()
        #expect(rename.field?.isEditing == true)
        rename.stage.app.press(.escape)
        rename.stage.app.settle()
        rename.stage.change { rename.item.renameDelegate = nil }
        rename.stage.app.press(.function(2))
        rename.stage.app.settle()
        #expect(rename.field == nil)
    }

    @Test("the title's menu suggests renaming where the delegate allows it", arguments: [true, false])
    func menu(allowed: Bool) throws {
        let rename = RenameStage(menu: true)
        rename.begins = allowed
        try rename.begin()
        #expect((rename.stage.app.find("Rename") != nil) == allowed)
        guard allowed else { return }
        try rename.stage.app.tap("Rename")
        rename.stage.app.settle()
        #expect(rename.field?.isEditing == true)
        rename.stage.app.type("New")
        rename.stage.app.press(.enter)
        rename.stage.app.settle()
        #expect(rename.stage.app.title == "New.pdf")
    }

    @Test("a title without a rename delegate, or whose delegate forbids renaming, opens no field")
    func forbidden() throws {
        let rename = RenameStage()
        rename.begins = false
        try rename.begin()
        #expect(rename.field == nil)
        #expect(rename.calls == ["should begin"])
        rename.stage.change { rename.item.renameDelegate = nil }
        try rename.begin()
        #expect(rename.field == nil)
        #expect(rename.calls == ["should begin"])
    }

    @Test("the delegate supplies the initial text and its selection; a range of another text selects all")
    func suggests() throws {
        let rename = RenameStage("Old")
        rename.suggestion = { _ in ("Better name", "Better name".range(of: "name")!) }
        try rename.begin()
        #expect(rename.field?.text == "Better name")
        #expect(rename.selected == "name")
        rename.stage.app.press(.escape)
        rename.stage.app.settle()
        let foreign = "A much longer text than that"
        rename.suggestion = { _ in ("Short", foreign.startIndex..<foreign.endIndex) }
        try rename.begin()
        #expect(rename.selected == "Short")
    }

    @Test(
        "Escape and removing the delegate cancel renaming: the title stays and the delegate is not called",
        arguments: [true, false])
    func cancels(byKey: Bool) throws {
        let rename = RenameStage()
        try rename.begin()
        rename.stage.app.type("Nothing")
        if byKey { rename.stage.app.press(.escape) } else { rename.stage.change { rename.item.renameDelegate = nil } }
        rename.stage.app.settle()
        #expect(rename.field == nil)
        #expect(rename.stage.app.title == "Report.pdf")
        #expect(rename.stage.titles.count == 2)
        #expect(rename.calls == ["should begin", "will Report.pdf, Report"])
    }

    @Test("the field stays open if the delegate rejects the name")
    func refused() throws {
        let rename = RenameStage()
        rename.ends = false
        try rename.begin()
        rename.stage.app.press(.enter)
        rename.stage.app.settle()
        #expect(rename.field?.isEditing == true)
        rename.ends = true
        rename.stage.app.press(.enter)
        rename.stage.app.settle()
        #expect(rename.field == nil)
    }

    @Test("a tap on the content ends renaming as Return does; a drag there or a tap in the field does not")
    func outside() throws {
        let rename = RenameStage()
        try rename.begin()
        rename.stage.app.type("Letter")
        rename.stage.app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
        rename.stage.app.tap(try #require(rename.field))
        rename.stage.app.settle()
        #expect(rename.field?.isEditing == true)
        rename.ends = false
        rename.stage.app.tap(at: CGPoint(x: 200, y: 600))
        rename.stage.app.settle()
        #expect(rename.field?.isEditing == true)
        #expect(rename.calls.last == "should end Letter.pdf")
        rename.ends = true
        rename.stage.app.tap(at: CGPoint(x: 200, y: 600))
        rename.stage.app.settle()
        #expect(rename.field == nil)
        #expect(rename.stage.app.title == "Letter.pdf")
    }

    @Test("renaming ends when another field becomes first responder")
    func loses() throws {
        let rename = RenameStage()
        let other = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
        rename.stage.change { rename.stage.top.view.addSubview(other) }
        try rename.begin()
        rename.stage.app.type("Next")
        rename.stage.app.tap(other)
        rename.stage.app.settle()
        #expect(rename.stage.app.title == "Next.pdf")
        #expect(other.isEditing)
    }

    @Test(
        "a screen that disappears gets the new title without a call of `shouldEndRenaming`",
        arguments: ["push", "pop", "swipe"])
    func leaves(how: String) throws {
        let rename = RenameStage()
        rename.ends = false
        let item = rename.item
        try rename.begin()
        rename.stage.app.type("Gone")
        switch how {
        case "push": rename.stage.change { rename.stage.navigation.pushViewController(Page("Next"), animated: true) }
        case "pop": rename.stage.change { rename.stage.navigation.popViewController(animated: true) }
        default: rename.stage.app.swipe(from: .leading)
        }
        rename.stage.app.settle()
        #expect(item.title == "Gone.pdf")
        #expect(rename.field == nil)
        #expect(rename.calls.last == "did Gone.pdf, shown Gone.pdf")
        #expect(!rename.calls.contains("should end Gone.pdf"))
        #expect(rename.stage.app.animatedLayers.isEmpty)
    }

    @Test("an empty name is not accepted: Return does nothing, and leaving the screen keeps the old title")
    func empty() throws {
        let rename = RenameStage("Old")
        try rename.begin()
        rename.stage.app.press(.backspace)
        rename.stage.app.press(.enter)
        rename.stage.app.settle()
        #expect(rename.field?.isEditing == true)
        rename.stage.change { rename.stage.navigation.pushViewController(Page("Next"), animated: false) }
        #expect(rename.stage.app.backLabel == "Old")
    }

    @Test(
        "the field is centered in the row, inside the bar, and grows with its text",
        arguments: [44.0, 32])
    func place(height: CGFloat) throws {
        let rename = RenameStage()
        if height == 32 { rename.stage.app.resize(to: CGSize(width: 667, height: 375)) }
        rename.stage.app.settle()
        try rename.begin()
        let field = try #require(rename.field)
        let bar = rename.stage.bar.frame
        #expect(bar.height == height)
        let narrow = field.convert(field.bounds, to: nil)
        #expect(abs(narrow.midX - bar.midX) <= 0.5)
        #expect(abs(narrow.midY - bar.midY) <= 0.5)
        #expect(narrow.height == 30)
        rename.stage.app.type("A name that needs much room")
        rename.stage.app.settle()
        let wide = field.convert(field.bounds, to: nil)
        #expect(wide.width > narrow.width)
        #expect(wide.maxX <= bar.maxX - 16)
        #expect(field.accessibilityLabel == "Rename")
    }
}
