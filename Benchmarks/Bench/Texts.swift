import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// The cost of editing and searching long texts. All times are processor time in milliseconds.
@MainActor
enum Texts {
    static func report() {
        let (words, lines) = (key(in: words), key(in: lines))
        print(
            String(
                format: "a key in a text of 1 MB: %.2f ms in one paragraph of words, %.2f ms in 100,000 lines (aim 8)",
                words, lines))
        print(String(format: "a search in a text of 1 MB: %.1f ms", search()))
    }

    /// One million characters in paragraphs of 900.
    static let words = String(repeating: String(repeating: "word and ", count: 100) + "\n", count: 1_110)
    /// One million characters in 100,000 lines.
    static let lines = String(repeating: "word and \n", count: 100_000)

    /// A key in the middle of a text, with the layout and the drawing of its frame.
    static func key(in text: String, beside copier: Copier? = nil) -> Double {
        let page = UIViewController()
        let app = TestApp(page)
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        page.view.addSubview(view)
        view.text = text
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 500_000, length: 0)
        // The heights of all paragraphs are measured in the turns of some seconds.
        for _ in 0..<600 { app.turn() }
        var times: [Double] = []
        for _ in 0..<40 {
            times.append(
                Bench.processorMilliseconds {
                    app.type("x")
                    app.turn()
                })
            copier?.sample()
        }
        return Bench.median(times)
    }

    /// A search for a word that the text has 100,000 times.
    private static func search() -> Double {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        view.isFindInteractionEnabled = true
        page.view.addSubview(view)
        view.text = lines
        view.becomeFirstResponder()
        app.turn()
        view.findInteraction?.searchText = "word"
        return Bench.processorMilliseconds {
            view.findInteraction?.presentFindNavigator(showingReplace: false)
            app.turn()
        }
    }
}
