import Testing
import UIKit
import UIKitTesting

/// A search in a bar whose field contains tokens.
@MainActor
private final class TokenStage: NSObject, UISearchResultsUpdating {
    let app: TestApp
    let search = UISearchController(searchResultsController: nil)
    var updates: [String] = []

    init(_ names: [String] = ["Fruit", "Ripe"], rightToLeft: Bool = false) {
        let page = UIViewController()
        page.title = "Library"
        page.navigationItem.searchController = search
        app = TestApp(UINavigationController(rootViewController: page), rightToLeft: rightToLeft, draws: false)
        super.init()
        search.searchResultsUpdater = self
        field.tokens = names.map { UISearchToken(icon: UIImage(systemName: "star"), text: $0) }
        app.settle()
    }

    var field: UISearchTextField { search.searchBar.searchTextField }
    var names: [String] { field.tokens.compactMap { $0.representedObject as? String } }
    var spoken: String { app.spokenText }
    func chip(_ name: String) -> CGRect? {
        field.descendants.first { $0.accessibilityLabel == name }.map { $0.convert($0.bounds, to: nil) }
    }
    var chosen: [String] {
        field.descendants.filter { $0.accessibilityTraits.contains(.selected) }.compactMap(\.accessibilityLabel)
    }

    func begin() {
        app.tap(field)
        app.settle()
        updates = []
    }

    func press(_ keys: TestKey..., modifiers: TestKey.Modifiers = []) {
        for key in keys { app.press(key, modifiers: modifiers) }
        app.settle()
    }

    func updateSearchResults(for searchController: UISearchController) {
        updates.append(
            "\(searchController.searchBar.searchTextField.tokens.count) \(searchController.searchBar.text ?? "")")
    }
}

@MainActor
struct SearchTokenTests {
    @Test("tokens precede the text at the leading side, and the text becomes narrower", arguments: [false, true])
    func places(rightToLeft: Bool) throws {
        let stage = TokenStage(rightToLeft: rightToLeft)
        stage.begin()
        stage.app.type("x")
        stage.app.settle()
        let fruit = try #require(stage.chip("Fruit")), ripe = try #require(stage.chip("Ripe"))
        let place = stage.field.convert(stage.field.bounds, to: nil)
        #expect(fruit.height == 26)
        #expect(abs(fruit.midY - place.midY) <= 0.5)
        let text = stage.field.convert(stage.field.textRect(forBounds: stage.field.bounds), to: nil)
        if rightToLeft {
            #expect(fruit.maxX < place.maxX)
            #expect(ripe.maxX < fruit.minX)
            #expect(text.maxX <= ripe.minX)
        } else {
            #expect(fruit.minX > place.minX)
            #expect(ripe.minX > fruit.maxX)
            #expect(text.minX >= ripe.maxX)
        }
        #expect(stage.field.text == "x")
        #expect(!stage.app.visibleTexts.contains("Search"))
    }

    @Test("a first backspace selects the last token, a second deletes it, and the search is notified")
    func backspace() {
        let stage = TokenStage()
        stage.begin()
        stage.press(.backspace)
        #expect(stage.chosen == ["Ripe"])
        #expect(stage.field.tokens.count == 2)
        #expect(stage.updates == [])
        stage.press(.backspace)
        #expect(stage.chosen == [])
        #expect(stage.field.tokens.count == 1)
        #expect(stage.updates == ["1 "])
        stage.field.allowsDeletingTokens = false
        stage.press(.backspace, .backspace)
        #expect(stage.chosen == ["Fruit"])
        #expect(stage.field.tokens.count == 1)
    }

    @Test("a backspace in the text takes letters first")
    func letters() {
        let stage = TokenStage()
        stage.begin()
        stage.app.type("a")
        stage.press(.backspace)
        #expect(stage.field.text == "")
        #expect(stage.chosen == [])
        #expect(stage.field.tokens.count == 2)
    }

    @Test("arrow keys move along the displayed tokens, and back into the text", arguments: [false, true])
    func arrows(rightToLeft: Bool) {
        let stage = TokenStage(rightToLeft: rightToLeft)
        let (back, on): (TestKey, TestKey) = rightToLeft ? (.right, .left) : (.left, .right)
        stage.begin()
        stage.press(back)
        #expect(stage.chosen == ["Ripe"])
        stage.press(back, back)
        #expect(stage.chosen == ["Fruit"])
        stage.press(on, on)
        #expect(stage.chosen == [])
        stage.press(back)
        stage.press(back, modifiers: .shift)
        #expect(stage.chosen == ["Fruit", "Ripe"])
        stage.app.type("z")
        #expect(stage.field.tokens.isEmpty)
        #expect(stage.field.text == "z")
    }

    @Test("a tap chooses a token, a tap on the text chooses none")
    func taps() throws {
        let stage = TokenStage()
        let fruit = try #require(stage.chip("Fruit"))
        stage.app.tap(at: CGPoint(x: fruit.midX, y: fruit.midY))
        stage.app.settle()
        #expect(stage.field.isEditing)
        // The beginning of the search has moved the field.
        let now = try #require(stage.chip("Fruit"))
        stage.app.tap(at: CGPoint(x: now.midX, y: now.midY))
        stage.app.settle()
        #expect(stage.chosen == ["Fruit"])
        let place = stage.field.convert(stage.field.bounds, to: nil)
        stage.app.tap(at: CGPoint(x: place.maxX - 60, y: place.midY))
        stage.app.settle()
        #expect(stage.chosen == [])
        #expect(stage.field.isEditing)
    }

    @Test("the clear button takes tokens too, all is chosen with all, and the end of the search leaves none")
    func clears() throws {
        let stage = TokenStage()
        stage.begin()
        stage.app.type("a")
        stage.app.press(.character("a"), modifiers: .control)
        #expect(stage.chosen == ["Fruit", "Ripe"])
        stage.press(.backspace)
        #expect(stage.field.tokens.isEmpty)
        #expect(stage.field.text == "")
        #expect(stage.updates.last == "0 ")
        stage.field.tokens = [UISearchToken(icon: nil, text: "New")]
        stage.app.settle()
        stage.app.tap(try #require(stage.app.find(identifier: "ClearButton")))
        stage.app.settle()
        #expect(stage.field.tokens.isEmpty)
        stage.field.insertToken(UISearchToken(icon: nil, text: "Again"), at: 0)
        stage.search.isActive = false
        stage.app.settle()
        #expect(stage.field.tokens.isEmpty)
        #expect(stage.app.visibleTexts.contains("Search"))
    }

    @Test("positions count tokens, the text's own range does not")
    func positions() throws {
        let stage = TokenStage()
        let field = stage.field
        field.text = "apple pie"
        let first = field.positionOfToken(at: 0), second = field.positionOfToken(at: 1)
        #expect(field.compare(first, to: field.beginningOfDocument) == .orderedSame)
        #expect(field.offset(from: first, to: second) == 1)
        #expect(field.offset(from: second, to: field.textualRange.start) == 1)
        #expect(field.text(in: field.textualRange) == "apple pie")
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        #expect(field.tokens(in: all).map(ObjectIdentifier.init) == field.tokens.map(ObjectIdentifier.init))
        #expect(field.tokens(in: field.textualRange).isEmpty)
        #expect(field.text(in: all) == "apple pie")
        let fifth = try #require(field.position(from: field.textualRange.start, offset: 5))
        let some = try #require(field.textRange(from: second, to: fifth))
        #expect(field.tokens(in: some).count == 1)
        #expect(field.text(in: some) == "apple")
        field.selectedTextRange = some
        #expect(stage.field.selectedTextRange.map { field.offset(from: $0.start, to: $0.end) } == 6)
        field.selectedTextRange = nil
        #expect(field.selectedTextRange?.isEmpty == true)
    }

    @Test("a part of the text becomes a token, which is selected then; the tokens of the range stay")
    func replaces() throws {
        let stage = TokenStage()
        stage.begin()
        stage.app.type("apple pie")
        let field = stage.field
        let sixth = try #require(field.position(from: field.textualRange.start, offset: 6))
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: sixth))
        stage.updates = []
        field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "Apple"), at: 1)
        stage.app.settle()
        #expect(field.text == "pie")
        #expect(field.tokens.count == 3)
        #expect(stage.chosen == ["Apple"])
        #expect(stage.updates == ["3 pie"])
    }

    @Test("the screen reader's text contains the tokens, and many tokens leave room for typing")
    func many() throws {
        let stage = TokenStage((1...12).map { "Token \($0)" })
        stage.begin()
        stage.app.type("word")
        stage.app.settle()
        #expect(stage.spoken.contains("Token 11, Token 12, word"))
        let text = stage.field.textRect(forBounds: stage.field.bounds)
        #expect(text.width >= 24)
        #expect(stage.app.textInputPlace.map { stage.field.convert(stage.field.bounds, to: nil).contains($0) } == true)
        stage.press(.home)
        stage.press(.left)
        let last = try #require(stage.chip("Token 12"))
        #expect(stage.chosen == ["Token 12"])
        #expect(stage.field.convert(stage.field.bounds, to: nil).contains(last))
    }
}
