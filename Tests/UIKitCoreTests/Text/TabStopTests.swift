import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// Positions of text after tabs.
@MainActor
struct TabStopTests {
    private let app: TestApp
    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 330, height: 300))

    init() {
        let root = UIViewController()
        app = TestApp(root)
        root.view.addSubview(view)
    }

    /// The horizontal position of a character in the text container, in points.
    private func x(_ offset: Int) -> CGFloat {
        app.turn()
        guard let position = view.position(from: view.beginningOfDocument, offset: offset) else { return -1 }
        return view.caretRect(for: position).midX - 5
    }

    private func set(_ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) {
        let style = NSMutableParagraphStyle()
        change(style)
        view.attributedText = NSAttributedString(
            string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 }

    @Test("without stops, tabs end at multiples of 28 points")
    func defaults() {
        set("a\tb\tc")
        #expect(isNear(x(2), 28))
        #expect(isNear(x(4), 56))
    }

    @Test("a tab ends at the next stop, and after the last stop at multiples of the default distance")
    func stops() {
        set("a\tb\tc\td") {
            $0.tabStops = [100, 60].map { NSTextTab(textAlignment: .left, location: $0) }
            $0.defaultTabInterval = 40
        }
        #expect(isNear(x(2), 60))
        #expect(isNear(x(4), 100))
        #expect(isNear(x(6), 120))
    }

    @Test("text before a right stop ends at the stop, and around a centered stop is centered")
    func alignments() {
        set("\t12\tmiddle") {
            $0.tabStops = [
                NSTextTab(textAlignment: .right, location: 80), NSTextTab(textAlignment: .center, location: 200),
            ]
        }
        #expect(isNear(x(3), 80))
        #expect(isNear((x(4) + x(10)) / 2, 200))
    }

    @Test("numbers are aligned by their decimal separator")
    func decimals() {
        set("\t1.5\n\t100.25") {
            $0.tabStops = [
                NSTextTab(
                    textAlignment: .right, location: 120,
                    options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))])
            ]
        }
        // The middle of the separator is at the stop.
        #expect(abs(x(2) - 118.2) < 0.5)
        #expect(abs(x(9) - 118.2) < 0.5)
    }

    @Test("the text of a list item begins at its stop, and its other lines at the indent")
    func hangingIndent() {
        set("\u{2022}\tA long item of a list that needs at least two lines of this text view") {
            $0.firstLineHeadIndent = 15
            $0.headIndent = 30
            $0.tabStops = [NSTextTab(textAlignment: .left, location: 30)]
        }
        #expect(isNear(x(0), 15))
        #expect(isNear(x(2), 30))
        app.turn()
        let lines = view.selectionRects(for: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!)
        #expect(lines.count >= 2)
        #expect(isNear((lines.last?.rect.minX ?? 0) - 5, 30))
    }

    @Test("a first line that is indented more than the others counts its stops from the edge")
    func indentedFirstLine() {
        set("a\tb") {
            $0.firstLineHeadIndent = 40
            $0.tabStops = [NSTextTab(textAlignment: .left, location: 90)]
        }
        #expect(isNear(x(0), 40))
        #expect(isNear(x(2), 90))
    }

    @Test("stops with odd numbers leave a finite layout")
    func oddNumbers() {
        set("a\tb") {
            $0.tabStops = [.nan, .infinity, -.infinity, -5, 1e300].map {
                NSTextTab(textAlignment: .left, location: $0)
            }
            $0.defaultTabInterval = .nan
        }
        #expect(x(2).isFinite)
        #expect(view.contentSize.height.isFinite)
    }

    @Test("a label measures tabs as it draws them")
    func label() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .left, location: 70)]
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "a\tb", attributes: [.paragraphStyle: style])
        let width = NSAttributedString(string: "b", attributes: [.font: label.font as Any]).size().width
        #expect(abs(label.intrinsicContentSize.width - 70 - width) <= 1)
    }
}

/// Markers of lists.
struct TextListTests {
    @Test("each form of markers counts as its name says")
    func markers() {
        func marker(_ format: NSTextList.MarkerFormat, _ item: Int) -> String {
            NSTextList(markerFormat: format).marker(forItemNumber: item)
        }
        #expect(marker(.disc, 3) == "\u{2022}")
        #expect(marker(.decimal, 12) == "12")
        #expect([1, 26, 27, 703].map { marker(.lowercaseAlpha, $0) } == ["a", "z", "aa", "aaa"])
        #expect(marker(.uppercaseLatin, 28) == "AB")
        #expect([4, 9, 1994, 3999].map { marker(.uppercaseRoman, $0) } == ["IV", "IX", "MCMXCIV", "MMMCMXCIX"])
        #expect(marker(.lowercaseHexadecimal, 255) == "ff")
        #expect(marker(.octal, 8) == "10")
        #expect(marker(.init("({decimal})"), 2) == "(2)")
    }

    @Test("a number outside of a form's range is a decimal number")
    func outside() {
        for format in [NSTextList.MarkerFormat.lowercaseAlpha, .uppercaseRoman, .lowercaseHexadecimal, .octal] {
            #expect(NSTextList(markerFormat: format).marker(forItemNumber: -3) == "-3")
        }
        #expect(NSTextList(markerFormat: .uppercaseRoman).marker(forItemNumber: Int.max) == String(Int.max))
        #expect(NSTextList(markerFormat: .lowercaseAlpha).marker(forItemNumber: Int.min) == String(Int.min))
    }

    @Test("a list is archived with its format, options and first number")
    func archive() throws {
        let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 4)
        let data = try NSKeyedArchiver.archivedData(withRootObject: list, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextList.self, from: data) == list)
        #expect(list.isOrdered)
    }

    @Test("a paragraph style keeps its lists when it is copied")
    func style() {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .disc)]
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.textLists == style.textLists)
        #expect(copy == style)
    }
}
