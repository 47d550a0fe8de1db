import Foundation
import QuartzCore
import StringCatalogs
import UIKit
import UIKitCore
import UIKitTesting

/// Texts of an app's resources and code: visual formats, tables and catalogs of strings, and formats of strings.
@MainActor
enum ForeignTexts {
    // MARK: Visual formats

    static let layouts = [
        "H:|-[a(>=100,<=wide@750)]-8-[b(a)]-(>=4,==gap@low)-[c(60)]-|", "V:|[a]-[b]-20-[c]|", "[a]-(-4)-[b]",
        "H:|-gap-[a(==b@999.5)]-(<=12@1)-[b]", "|-(1e3)-[a(0x10)]-.5-[c]", "V:[guide(==44)][a]",
    ]

    /// A valid string makes constraints that are solved; an invalid string is a fault.
    static func readLayout(_ bytes: [UInt8]) {
        let area = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        var views: [String: Any] = [:]
        for name in ["a", "b", "c"] {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            area.addSubview(view)
            views[name] = view
        }
        let guide = UILayoutGuide()
        area.addLayoutGuide(guide)
        views["guide"] = guide
        let metrics: [String: Any] = ["gap": 6, "wide": CGFloat(320), "low": Float(250)]
        for options: NSLayoutConstraint.FormatOptions in [[], [.alignAllTop, .directionRightToLeft]] {
            var reader = VisualFormat(String(decoding: bytes, as: UTF8.self), options, metrics, views)
            guard let made = try? reader.read() else { continue }
            // A chain of thousands is a question of the solver's speed.
            guard made.count < 100 else { continue }
            let wrong = made.contains { !$0.constant.isFinite || !$0.priority.rawValue.isFinite }
            precondition(!wrong, "a constraint with an impossible number")
            // Options across the axis of the string are a programming error.
            guard options.isEmpty else { continue }
            NSLayoutConstraint.activate(made)
            area.layoutIfNeeded()
            let areWhole = area.subviews.map(\.frame).allSatisfy {
                [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite)
            }
            precondition(areWhole, "a frame without finite numbers")
            NSLayoutConstraint.deactivate(made)
        }
    }

    // MARK: Tables and catalogs

    static let tables = [
        "/* a */ \"%lld files\" = \"%lld files\"; \"hello\" = \"H\\U0041i\"; plain = word;",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%lld files</key><dict><key>NSStringLocalizedFormatKey</key>\
        <string>%#@n@ here, %1$#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>one file</string><key>other</key>\
        <string>%#@m@ of %d</string></dict>
        <key>m</key><dict><key>zero</key><string>no</string><key>other</key><string>%5.2d</string></dict></dict>\
        </dict></plist>
        """,
        """
        {"sourceLanguage": "en", "strings": {"%lld files": {"localizations": {"en": {"stringUnit": {"value": \
        "%#@n@"}, "substitutions": {
        "n": {"argNum": 1, "variations": {"plural": {"one": {"stringUnit": {"value": "%#@m@"}}, "other": \
        {"stringUnit": {"value": "%arg files"}}}}},
        "m": {"argNum": 2, "variations": {"device": {"iphone": {"variations": {"plural": {"other": {"stringUnit": \
        {"state": "translated", "value": "%arg"}}}}}}}}}}}}, "hello": {}}}
        """,
    ]

    /// The number of read texts. An app keeps the contents of files, so each text has a separate folder, and an app
    /// reads some hundred texts.
    private static var number = 0
    private static var app = TestApp(language: "en", draws: false)

    /// The bytes are a catalog, a `.stringsdict` file or a `.strings` file, by their first byte.
    static func readStrings(_ bytes: [UInt8]) {
        number += 1
        if number % 256 == 0 { app = TestApp(language: "en", draws: false) }
        app.activate()
        let place =
            switch bytes.first {
            case UInt8(ascii: "{"): "Localizable.xcstrings"
            case UInt8(ascii: "<"): "en.lproj/Localizable.stringsdict"
            default: "en.lproj/Localizable.strings"
            }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "foreign-strings-\(ProcessInfo.processInfo.processIdentifier)-\(number)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(place)
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard (try? Data(bytes).write(to: file)) != nil, let bundle = Bundle(path: folder.path) else { return }
        for count in [0, 1, 7] {
            let text = String(localized: "\(count) files", bundle: bundle)
            precondition(text.utf8.count <= 100_000 + bytes.count * 64, "a text without bound")
        }
        _ = NSLocalizedString("hello", bundle: bundle, comment: "")
        _ = NSLocalizedString("%lld files", bundle: bundle, comment: "")
    }

    // MARK: Formats

    static let formats = [
        "%lld files in %@, %5.2f %%, %-8.3d|%+i|%#x|%'u", "%2$@ before %1$ld, %#@n@ and %1$#@m@: %arg",
        "%s %c %o %X %e %G %a %05d %.0f", "%999.999d%zd%hhu%qd%jd%td%Lf",
    ]

    /// The bytes are a format, and the form of each variable.
    static func readFormat(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let format = StringFormat(
            form: { name, count in count == 1 ? name : text }, place: { $0.utf8.first.map(Int.init) })
        let values: [[StringFormat.Argument]] = [
            [], [.integer(3), .text("a"), .number(2.5)], [.number(.nan), .integer(.min), .text("")],
            [.text("%@"), .number(1e300), .integer(.max)],
        ]
        for arguments in values {
            let filled = format.fill(text, arguments)
            // A field has at most 999 characters, and a variable its own format.
            precondition(filled.utf8.count <= (bytes.count + 1) * 65 * 2_100, "a text without bound")
        }
        _ = StringFormat.general(text) { $0 == "n" ? text : nil }
    }
}
