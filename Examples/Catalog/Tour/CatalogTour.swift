import CatalogApp
import Foundation
import UIKit
import UIKitTesting

/// Opens every screen of the catalog in every environment, without a display, and saves a picture of each.
@main
enum CatalogTour {
    @MainActor
    static func main() throws {
        let folder = CommandLine.arguments.dropFirst().first ?? "build/catalog"
        // Further arguments are names of environments and of sections; without names, all are shown.
        let words = CommandLine.arguments.dropFirst(2)
        let names = words.filter { word in Surrounding.all.contains { $0.name == word } }
        let sections = words.filter { !names.contains($0) }
        var count = 0
        for surrounding in Surrounding.all where names.isEmpty || names.contains(surrounding.name) {
            let app = surrounding.app()
            let entries = Catalog.sections.flatMap { section in section.entries.map { (section.title, $0) } }
            for (number, (section, entry)) in entries.enumerated()
            where sections.isEmpty || sections.contains(section) {
                let name = "\(folder)/\(String(format: "%02d", number + 1))-\(entry.fileName)-\(surrounding.name)"
                // A screen may have changed the size.
                app.textSize = surrounding.textSize
                for (step, picture) in try Steps.pictures(of: entry, in: app).enumerated() {
                    try picture.write(to: step == 0 ? "\(name).png" : "\(name)-\(step + 1).png")
                    count += 1
                }
            }
        }
        print("chevron: \(count) pictures are in \(folder)/")
    }
}

/// A window and the user's preferences.
struct Surrounding {
    let name: String
    var size = CGSize(width: 390, height: 844)
    var isDark = false
    var isRightToLeft = false
    var increasesContrast = false
    var textSize = UIContentSizeCategory.large

    static let all = [
        Surrounding(name: "light"),
        Surrounding(name: "dark", isDark: true),
        Surrounding(name: "right-to-left", isRightToLeft: true),
        Surrounding(name: "contrast", increasesContrast: true),
        Surrounding(name: "large-text", textSize: .accessibilityLarge),
        Surrounding(name: "compact", size: CGSize(width: 667, height: 375)),
        Surrounding(name: "wide", size: CGSize(width: 1024, height: 768)),
    ]

    @MainActor
    func app() -> TestApp {
        let app = TestApp(
            Catalog.makeNavigation(), size: size, dark: isDark, rightToLeft: isRightToLeft,
            language: isRightToLeft ? "ar" : "en")
        if increasesContrast { app.increasesContrast = true }
        return app
    }
}

/// The actions on a screen before its picture is taken.
@MainActor
enum Steps {
    static func pictures(of entry: CatalogEntry, in app: TestApp) throws -> [TestPicture] {
        guard let navigation = app.window.rootViewController as? UINavigationController else { return [] }
        navigation.dismiss(animated: false)
        navigation.popToRootViewController(animated: false)
        app.settle()
        Catalog.open(entry, in: navigation)
        app.settle()
        var pictures: [TestPicture] = []
        func keep() { if let picture = app.picture() { pictures.append(picture) } }
        keep()
        guard entry.shots.isEmpty else {
            for shot in entry.shots {
                try shot.forEach { try perform($0, in: app) }
                keep()
            }
            return pictures
        }
        if app.find("Next") != nil {
            try app.tap("Next")
            app.advance(frames: 8)
            keep()
            app.settle()
            keep()
        } else if app.find(UIScrollView.self) != nil {
            app.scroll(by: 30)
            app.settle()
            app.scroll(by: 160)
            app.settle()
            keep()
        }
        return pictures
    }

    private static func perform(_ act: CatalogAct, in app: TestApp) throws {
        switch act {
        case .tap(let name): try app.tap(name)
        case .tapAny(let names): try app.tap { names.contains($0) }
        case .tapPart(let identifier): if let view = app.find(identifier: identifier) { app.tap(view) }
        case .type(let text): app.type(text)
        case .backspace: app.press(.backspace)
        case .press(.tab): app.press(.tab)
        case .press(.down): app.press(.down)
        case .press(.right): app.press(.right)
        case .hold(let name):
            let view = try app.require(name)
            app.press(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        case .lift: app.lift()
        case .frames(let count): app.advance(frames: count)
        case .swipe(let name, let points):
            try app.swipe(name, towards: points > 0 ? .leading : .trailing, by: abs(points), lifts: false)
        case .tapSign(let name): if let point = try rowPoint(27, of: name, in: app) { app.tap(at: point) }
        case .tapEnd(let name): if let point = try rowPoint(-26, of: name, in: app) { app.tap(at: point) }
        case .dragGrip(let name, let points):
            guard let start = try rowPoint(-26, of: name, in: app) else { return }
            app.drag(from: start, to: CGPoint(x: start.x, y: start.y + points), frames: 20, lifts: false)
        case .dragItem(let name, let target):
            let places = try [name, target].map { name in
                let view = try app.require(name)
                return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            }
            app.dragItem(from: places[0], to: places[1], drops: false)
        case .pressSecondary(let name):
            let view = try app.require(name)
            app.pressSecondary(at: view.convert(CGPoint(x: 60, y: view.bounds.midY), to: nil))
        case .scroll(let points): app.scroll(by: points)
        case .largeText(let large):
            app.textSize = large ? .accessibilityLarge : .large
            app.settle()
        }
    }

    /// A point of the row with a text, in the window.
    /// - Parameter distance: the distance from the leading edge of the row; if negative, from its trailing edge.
    private static func rowPoint(_ distance: CGFloat, of name: String, in app: TestApp) throws -> CGPoint? {
        let view = try app.require(name)
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let rows: [UIView] = app.findAll(UITableViewCell.self) + app.findAll(UICollectionViewListCell.self)
        guard let row = rows.first(where: { $0.convert($0.bounds, to: nil).contains(place) }) else { return nil }
        let isFromLeft = (distance > 0) != app.isRightToLeft
        let x = isFromLeft ? abs(distance) : row.bounds.width - abs(distance)
        return row.convert(CGPoint(x: x, y: row.bounds.midY), to: nil)
    }
}

extension CatalogEntry {
    fileprivate var fileName: String {
        String(title.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }
}
