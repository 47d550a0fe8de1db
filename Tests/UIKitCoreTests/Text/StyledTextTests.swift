import Foundation
import Testing

@testable import UIKitCore

/// Texts in runs with attributes.
struct StyledTextTests {
    private func parts(_ text: StyledText) -> [String] {
        text.pieces.map {
            $0.text + ($0.attributes[.underlineStyle] == nil ? "" : "_") + ($0.attributes[.kern] == nil ? "" : "+")
        }
    }

    @Test(
        "an attribute of a part splits the pieces at its ends",
        arguments: [
            (0, 3, ["abc_", "de"]), (1, 2, ["a", "b_", "cde"]), (0, 5, ["abcde_"]), (4, 9, ["abcd", "e_"]),
            (-2, 1, ["a_", "bcde"]),
            (2, 2, ["ab", "cde"]), (7, 9, ["abcde"]),
        ])
    func splits(low: Int, high: Int, expected: [String]) {
        var text = StyledText("abcde", [:])
        text.set(.underlineStyle, 1, from: low, to: high)
        #expect(parts(text) == expected)
    }

    @Test("a part goes across pieces, and counts as UTF-16 does")
    func across() {
        let given = NSMutableAttributedString(string: "a😀bc", attributes: [:])
        given.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
        var text = StyledText(given)
        #expect(parts(text) == ["a😀+", "bc"])
        text.set(.underlineStyle, 1, from: 1, to: 4)
        #expect(parts(text) == ["a+", "😀_+", "b_", "c"])
        text.set(.kern, nil)
        #expect(parts(text) == ["a", "😀_", "b_", "c"])
        #expect(StyledText("", [:]).pieces.isEmpty)
    }
}
