import CoreGraphics
import Foundation
import HeadlessHost
import Testing
import UIKitTesting

@testable import UIKitCore

/// Symbols, the tint color and the icon of an asset catalog.
@MainActor
struct CatalogSymbolTests {
    private let page = UIViewController()
    private let app: TestApp
    private let folder = AssetFolder()

    init() throws {
        app = TestApp(page)
        try folder.write(
            #"{"symbols": [{"filename": "b.svg", "idiom": "universal"}]}"#, "Media.xcassets/bar.symbolset/Contents.json"
        )
        // The height of a capital letter, 50 wide, in three weights and two levels.
        func group(_ name: String, _ width: Int) -> String {
            """
            <g id="\(name)" transform="matrix(1 0 0 1 100 696)">\
            <path class="hierarchical-0:primary" d="M0 -70.459H\(width)V-35H0Z"/>
            <path class="hierarchical-1:secondary" d="M0 -35H\(width)V0H0Z"/></g>
            """
        }
        try folder.write(
            """
            <?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\
            <svg xmlns="http://www.w3.org/2000/svg"><line id="Baseline-S" x1="0" y1="696"/>
            \(group("Ultralight-S", 20))\(group("Regular-S", 40))\(group("Black-S", 80))</svg>
            """, "Media.xcassets/bar.symbolset/b.svg")
        try folder.write(
            #"{"symbols": [{"filename": "none.svg", "idiom": "universal"}]}"#,
            "Media.xcassets/gone.symbolset/Contents.json")
        try folder.write(
            #"""
            {"colors": [{"idiom": "universal", "color": {"components": {"red": "1.0", "green": "0.0", "blue": \#
            "0.0"}}}]}
            """#,
            "Media.xcassets/AccentColor.colorset/Contents.json")
        try folder.write(#"{"colors": [{"idiom": "universal"}]}"#, "Media.xcassets/Open.colorset/Contents.json")
        try folder.write(
            #"{"images": [{"filename": "i.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}]}"#,
            "Media.xcassets/AppIcon.appiconset/Contents.json")
        try folder.write(.green, side: 256, "Media.xcassets/AppIcon.appiconset/i.png")
    }

    private func bar(_ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
        try #require(UIImage(named: "bar", in: folder.bundle, with: configuration))
    }

    @Test("a symbol of a catalog follows size, weight and scale of its configuration")
    func configured() throws {
        let image = try bar()
        #expect(image.isSymbolImage)
        #expect(image.renderingMode == .automatic)
        // The small scale is 0.8 of the medium scale, which is the default of a symbol without a configuration.
        #expect(abs(image.size.width - 40 * 0.17 / 0.8) < 0.01)
        #expect(abs(image.size.height - 70.459 * 0.17 / 0.8) < 0.01)
        func width(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) throws -> Double {
            Double(try bar(UIImage.SymbolConfiguration(pointSize: 100, weight: weight, scale: scale)).size.width)
        }
        #expect(abs(try width(.black, .small) - 80) < 0.01)
        #expect(abs(try width(.ultraLight, .small) - 20) < 0.01)
        #expect(abs(try width(.light, .small) - 20 - 40 / 3) < 0.01)
        #expect(abs(try width(.regular, .large) - 62.5) < 0.01)
        #expect(
            image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)).size
                == CGSize(width: image.size.width * 2, height: image.size.height * 2))
        #expect(UIImage(named: "bar", in: folder.bundle, with: nil) == image)
        #expect(UIImage(systemName: "bar") == nil)
        #expect(UIImage(named: "gone", in: folder.bundle, with: nil) == nil)
    }

    @Test("a symbol of a catalog is drawn in the tint, or in the colors of its levels")
    func drawn() throws {
        let view = UIImageView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.contentMode = .center
        view.tintColor = .blue
        page.view.backgroundColor = .white
        page.view.addSubview(view)
        view.image = try bar(UIImage.SymbolConfiguration(pointSize: 100))
        app.turn()
        func shown(_ y: Int) throws -> String {
            try #require(app.picture()?[300, y].map { "\($0.red) \($0.green) \($0.blue)" })
        }
        #expect(try [shown(260), shown(340), shown(190)] == ["0 0 255", "0 0 255", "255 255 255"])
        view.image = try bar(
            UIImage.SymbolConfiguration(pointSize: 100).applying(
                UIImage.SymbolConfiguration(paletteColors: [.red, .green])))
        app.turn()
        #expect(try [shown(260), shown(340)] == ["255 0 0", "0 255 0"])
    }

    @Test("a symbol of a catalog is archived as a drawing")
    func archived() throws {
        let item = UIBarButtonItem(image: try bar(), style: .plain, target: nil, action: nil)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        item.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        #expect(UIBarButtonItem(coder: reader)?.image.map { abs($0.size.width - 8.5) < 1 } == true)
    }

    private func launched(_ keys: [String: Any]) throws -> (HeadlessHost, AppContext) {
        let (host, context) = (HeadlessHost(), AppContext())
        let information = LaunchInformation(keys: keys, bundle: try #require(folder.bundle))
        context.launch(CatalogDelegate(), on: host, information: information)
        host.turn()
        context.makeCurrent()
        return (host, context)
    }

    @Test(
        "the accent color that the Info.plist names, or of the template's name, is the tint where no view sets one",
        arguments: [
            ([:], true), (["NSAccentColorName": "AccentColor"], true), (["NSAccentColorName": "Open"], false),
            (["NSAccentColorName": "Nothing"], false),
        ] as [([String: String], Bool)])
    func tint(keys: [String: String], isRed: Bool) throws {
        let (_, context) = try launched(keys)
        defer { context.end() }
        let inside = UIView()
        UIApplication.shared.windows.first?.addSubview(inside)
        let expected =
            isRed ? UIColor(red: 1, green: 0, blue: 0, alpha: 1) : UIColor.systemBlue.resolvedColor(with: .current)
        let views: [UIView?] = [UIApplication.shared.windows.first, inside, UIView()]
        for view in views { #expect(view?.tintColor.resolvedColor(with: .current) == expected) }
    }

    @Test("the window has the app's icon with rounded corners, and no icon for a missing name")
    func icon() throws {
        let (host, context) = try launched([:])
        let icon = try #require(host.windows.first?.icon)
        #expect(icon.width == 128)
        #expect(icon.height == 128)
        let middle = 64 * icon.bytesPerRow + 64 * 4
        #expect(Array(icon.pixels[middle..<middle + 4]) == [0, 255, 0, 255] && icon.pixels[3] == 0)
        context.end()
        let (other, last) = try launched(["CFBundleIcons": ["CFBundlePrimaryIcon": ["CFBundleIconName": "None"]]])
        #expect(other.windows.first != nil)
        #expect(other.windows.first?.icon == nil)
        last.end()
    }
}

private final class CatalogDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    func applicationDidBecomeActive(_ application: UIApplication) {
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}
