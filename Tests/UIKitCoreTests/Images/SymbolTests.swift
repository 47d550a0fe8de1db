import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

struct SymbolTests {
    private func commands(_ image: UIImage?) -> [DrawingCommand] {
        guard case .drawing(let record)? = image?.picture.content else { return [] }
        return record.commands
    }

    /// The painted parts, without the cut-out parts.
    private func colors(_ image: UIImage?) -> [CGColor] {
        commands(image).compactMap { command in
            switch command {
            case .fill(_, _, let color, .normal, _), .stroke(_, _, let color, .normal, _): color
            default: nil
            }
        }
    }

    @Test func `the documentation lists every symbol, and every second name is one of a symbol`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Documentation/Symbols.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for name in Symbol.names where !text.contains("`\(name)`") { Issue.record("Symbols.md does not list \(name)") }
        #expect(text.contains("\(Symbol.names.count) symbols"))
        #expect(text.contains("\(SymbolVariants.aliases.count) second names"))
        for (name, shape) in SymbolVariants.aliases {
            #expect(!Symbol.names.contains(name) && Symbol.names.contains(shape), "\(name)")
            #expect(UIImage(systemName: name)?.size == UIImage(systemName: shape)?.size)
        }
    }

    @Test func `the names that apps use most are drawn`() {
        for name in [
            "chevron.right", "trash", "plus", "xmark", "checkmark", "magnifyingglass", "chevron.down", "gear",
            "checkmark.circle.fill", "square.and.arrow.up",
            "info.circle", "doc.on.doc",
            "play.fill", "ellipsis", "globe", "exclamationmark.triangle.fill", "gearshape",
            "person.crop.circle.badge.xmark", "bell.badge", "eye.slash",
            "arrow.triangle.2.circlepath", "line.horizontal.3",
        ] { #expect(UIImage(systemName: name) != nil, "\(name)") }
    }

    @Test func `a hierarchy draws the sign in the color and what is behind it fainter, a palette each in its own`()
        throws
    {
        let red = UIColor.red.cgColor
        let hierarchy = UIImage(
            systemName: "plus.circle.fill", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(colors(hierarchy).map(\.alpha) == [0.5, 1])
        #expect(colors(hierarchy).allSatisfy { $0.red == red.red })
        for name in ["plus.circle.fill", "trash.circle.fill", "folder.badge.plus", "plus.circle"] {
            let image = UIImage(
                systemName: name, withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
            let used = colors(image)
            #expect(used.contains(red) && used.contains(UIColor.blue.cgColor), "\(name)")
            #expect(image?.picture.isTemplate() == false)
        }
        #expect(
            Set(
                colors(
                    UIImage(
                        systemName: "chevron.down",
                        withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red, .blue])))) == [red])
        let both = UIImage.SymbolConfiguration(pointSize: 30).applying(
            UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(both.pointSize == 30)
        #expect(both.levelColors.first == red)
        #expect(UIImage.SymbolConfiguration.preferringMonochrome() == UIImage.SymbolConfiguration(paletteColors: []))
    }

    @Test func `in one color signs are cut out of what is behind them, also in a color that lets through`() throws {
        let image = try #require(UIImage(systemName: "trash.circle.fill"))
        #expect(commands(image).contains { if case .stroke(_, _, _, .destinationOut, _) = $0 { true } else { false } })
        guard case .drawing(let record) = image.picture.content else { return }
        let tinted = record.tinted(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)).commands
        #expect(tinted.first == .beginGroup(alpha: 0.5))
        for case .fill(_, _, let color, _, _) in tinted { #expect(color.alpha == 1) }
    }

    @Test func `a slash and a badge leave room around them`() {
        for name in ["bell.slash", "folder.badge.plus", "bell.badge"] {
            #expect(
                commands(UIImage(systemName: name)).contains { command in
                    switch command {
                    case .fill(_, _, _, .destinationOut, _), .stroke(_, _, _, .destinationOut, _): true
                    default: false
                    }
                }, "\(name)")
        }
    }
}
