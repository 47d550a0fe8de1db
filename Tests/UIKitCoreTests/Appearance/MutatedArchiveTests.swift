import Foundation
import RandomWalk
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

/// Archives with damaged values. Names of classes and objects stay unchanged, because Foundation's unarchiver stops the
/// program for damaged ones.
@MainActor struct MutatedArchiveTests {
    private func archive() throws -> String {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.green, .font: UIFont.boldSystemFont(ofSize: 12)]
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        appearance.backgroundImage = drawn
        appearance.shadowImage = UIImage(data: try #require(drawn.pngData()))
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.outputFormat = .xml
        archiver.encode(appearance, forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        return String(decoding: archiver.encodedData, as: UTF8.self)
    }

    /// The ranges of a tag's values.
    private func places(_ tag: String, in text: String) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        var start = text.startIndex
        while let next = text.range(of: tag, range: start..<text.endIndex) {
            if tag != "<integer>" || !text[..<next.lowerBound].suffix(40).contains("CF$UID") { found.append(next) }
            start = next.upperBound
        }
        return found
    }

    @Test("An appearance with damaged values is decoded without these values, or not decoded, and can be displayed")
    func mutated() throws {
        let app = TestApp(UIViewController(), size: CGSize(width: 100, height: 100), scale: 1)
        let whole = try archive()
        let values = [
            "<integer>": ["0", "-1", "9223372036854775807", "-9223372036854775808", "65536"],
            "<real>": ["nan", "inf", "-inf", "1e300", "-1e300", "1e19", "0", "5e-324"], "<data>": ["", "AAAA", "////"],
        ]
        // More rounds by hand: CHEVRON_FUZZ=10000 swift test --filter MutatedArchive
        let count = ProcessInfo.processInfo.environment["CHEVRON_FUZZ"].flatMap { Int($0) } ?? 400
        var numbers = SeededNumbers(seed: 3), read = 0
        for _ in 0..<count {
            var text = whole
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                let tag = ["<integer>", "<real>", "<data>"].randomElement(using: &numbers) ?? "<real>"
                guard let place = places(tag, in: text).randomElement(using: &numbers),
                    let end = text.range(of: "</", range: place.upperBound..<text.endIndex),
                    let new = values[tag]?.randomElement(using: &numbers)
                else { continue }
                text.replaceSubrange(place.upperBound..<end.lowerBound, with: new)
            }
            guard let coder = try? NSKeyedUnarchiver(forReadingFrom: Data(text.utf8)) else { continue }
            coder.requiresSecureCoding = false
            coder.decodingFailurePolicy = .setErrorAndReturn
            guard let appearance = coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UINavigationBarAppearance
            else { continue }
            read += 1
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            bar.standardAppearance = appearance
            bar.items = [UINavigationItem(title: "Title")]
            app.window.addSubview(bar)
            app.turn()
            bar.removeFromSuperview()
        }
        #expect(read > count / 4)
    }
}
