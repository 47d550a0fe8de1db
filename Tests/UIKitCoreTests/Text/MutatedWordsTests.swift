import Foundation
import SeededNumbers
import StringCatalogs
import Testing
import UIKitTesting

@testable import UIKitCore

/// Damaged string files: every query has an answer, and nothing stops the program.
@MainActor struct MutatedWordsTests {

    private static let files = [
        "en.lproj/Localizable.strings": "/* a */ \"%lld files\" = \"%lld files\"; \"hello\" = \"H\\U0041i\";",
        "en.lproj/Localizable.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%lld files</key><dict><key>NSStringLocalizedFormatKey</key>\
        <string>%#@n@ here, %1$#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>one file</string><key>other</key>\
        <string>%#@m@ of %d</string></dict>
        <key>m</key><dict><key>other</key><string>%5.2d</string></dict></dict></dict></plist>
        """,
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "strings": {"%lld files": {"localizations": {"en": {"stringUnit": {"value": \
        "%#@n@"}, "substitutions": {
        "n": {"argNum": 1, "variations": {"plural": {"one": {"stringUnit": {"value": "%#@m@"}}, "other": \
        {"stringUnit": {"value": "%arg files"}}}}},
        "m": {"argNum": 2, "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}}}}}
        """,
    ]

    private func ask(_ files: [String: [UInt8]]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, bytes) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        let bundle = try #require(Bundle(path: folder.path))
        for count in [0, 1, 7] { #expect(String(localized: "\(count) files", bundle: bundle).count < 10_000) }
        _ = NSLocalizedString("hello", bundle: bundle, comment: "")
    }

    @Test(
        "Damaged files of words answer something",
        arguments: [
            "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "Localizable.xcstrings",
        ])
    func mutated(_ name: String) throws {
        // More rounds by hand: CHEVRON_FUZZ=100000 swift test --filter MutatedWords
        let count = ProcessInfo.processInfo.environment["CHEVRON_FUZZ"].flatMap { Int($0) } ?? 300
        let whole = Array(try #require(Self.files[name]).utf8)
        let pieces = [
            "%#@n@", "%#@m@", "%999999999d", "9223372036854775807", "-9223372036854775808", "%2$#@n@", "\"", "<dict>",
            "</dict>", "{", "}", "\\", "(", ";", "%",
            "one", "other",
        ]
        var numbers = SeededNumbers(seed: 9)
        let app = TestApp(language: "en")
        for round in 0..<count {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                let place = Int.random(in: 0..<bytes.count, using: &numbers)
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &numbers)))
                default:
                    let piece = Array(pieces.randomElement(using: &numbers)!.utf8)
                    if Bool.random(using: &numbers) {
                        bytes.insert(contentsOf: piece, at: place)
                    } else {
                        bytes.replaceSubrange(place..<min(bytes.count, place + piece.count), with: piece)
                    }
                }
                if bytes.isEmpty { bytes = [0x20] }
            }
            // Files are read once only, so the app is activated again.
            if round % 64 == 0 { app.activate() }
            var files = Self.files.filter { $0.key.hasPrefix("en.lproj") }.mapValues { Array($0.utf8) }
            files[name] = bytes
            try ask(files)
        }
    }

    @Test("Forms that name themselves end, and a place before the first is the first")
    func circles() throws {
        let app = TestApp(language: "en")
        let circle = try #require(Self.files["Localizable.xcstrings"]).replacing("%arg files", with: "%#@n@%#@n@")
        try ask(["Localizable.xcstrings": Array(circle.utf8)])
        let early = try #require(Self.files["Localizable.xcstrings"]).replacing(
            "\"argNum\": 1", with: "\"argNum\": -9223372036854775808")
        try ask(["Localizable.xcstrings": Array(early.utf8)])
        try ask([
            "Localizable.xcstrings": Array(
                try #require(Self.files["Localizable.xcstrings"]).replacing("%arg files", with: "%999999999d").utf8)
        ])
        withExtendedLifetime(app) {}
    }

    @Test("A number in the place of a text or of a character is that number, and that character")
    func textOfNumber() {
        let values: [StringFormat.Argument] = [.integer(3), .integer(65), .integer(7), .integer(-1), .integer(.max)]
        #expect(StringFormat().fill("%s %c %5s|%c|%c|", values) == "3 A 7|||")
    }

    @Test("A damaged .stringsdict leaves the words of the others")
    func fallback() throws {
        let app = TestApp(language: "en")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("en.lproj"), withIntermediateDirectories: true)
        try Data("<plist><dict><key>%lld files</key>".utf8).write(
            to: folder.appendingPathComponent("en.lproj/Localizable.stringsdict"))
        try Data(#""%lld files" = "%lld Files";"#.utf8).write(
            to: folder.appendingPathComponent("en.lproj/Localizable.strings"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(String(localized: "\(3) files", bundle: bundle) == "3 Files")
        withExtendedLifetime(app) {}
    }
}
