import Foundation
import TemporaryFolder
import Testing
import UIKit
import UIKitTesting

/// The fonts of a process are one list, so these tests run one after the other.
@MainActor @Suite(.serialized) struct AppFontTests {
    private let folder = TemporaryFolder("the fonts")

    private func file(_ font: BlockFont, _ name: String) throws -> URL { try folder.write(font.data, name) }

    private func width(_ text: String, _ name: String) -> CGFloat {
        let label = UILabel()
        label.font = UIFont(name: name, size: 20)
        label.text = text
        return label.intrinsicContentSize.width
    }

    @Test("a file that is registered has its fonts in all texts, by PostScript name, full name and family")
    func registers() throws {
        let app = TestApp(UIViewController())
        #expect(width("AAAA", "BlockRed-Regular") != 80)
        let url = try file(BlockFont(family: "Block Red"), "red.ttf") as NSURL
        #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
        for name in ["BlockRed-Regular", "Block Red Regular", "Block Red"] {
            #expect(width("AAAA", name) == 80)
            #expect(UIFont(name: name, size: 20)?.fontName == "BlockRed-Regular")
            #expect(UIFont(name: name, size: 20)?.familyName == "Block Red")
        }
        #expect(UIFont.familyNames.contains("Block Red"))
        #expect(UIFont.fontNames(forFamilyName: "Block Red") == ["BlockRed-Regular"])

        let label = UILabel(frame: CGRect(x: 100, y: 100, width: 80, height: 20))
        label.font = UIFont(name: "BlockRed-Regular", size: 20)
        label.textColor = .red
        label.text = "AAAA"
        let controller = try #require(app.window.rootViewController)
        controller.view.addSubview(label)
        app.settle()
        let picture = try #require(app.picture())
        let dot = try #require(picture[280, 220])
        #expect([dot.red, dot.green, dot.blue] == [255, 0, 0])

        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
        #expect(width("AAAA", "BlockRed-Regular") != 80)
        #expect(!CTFontManagerUnregisterFontsForURL(url, .process, nil))
    }

    @Test("the Info.plist names files of fonts in the bundle; one that is missing is left out")
    func information() throws {
        let name = "block-\(UUID().uuidString).ttf"
        let url = Bundle.main.bundleURL.appendingPathComponent(name)
        try BlockFont(family: "Block Blue", style: "Bold", weight: 700).data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let app = TestApp(launching: PlainDelegate(), information: ["UIAppFonts": [name, "missing.ttf"]])
        #expect(width("AAAA", "BlockBlue-Bold") == 80)
        #expect(UIFont(name: "Block Blue", size: 12)?.fontName == "BlockBlue-Bold")
        #expect(CTFontManagerUnregisterFontsForURL(url as NSURL, .process, nil))
        withExtendedLifetime(app) {}
    }

    @Test("bytes of a font are registered as an object; other bytes are no font")
    func bytes() throws {
        let app = TestApp(UIViewController())
        let data = BlockFont(family: "Block Green").data as NSData
        let font = try #require(CGDataProvider(data: data).flatMap { CGFont($0) })
        #expect(font.postScriptName == "BlockGreen-Regular")
        #expect(font.fullName == "Block Green Regular")
        #expect(width("AAAA", "BlockGreen-Regular") != 80)
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(width("AAAA", "BlockGreen-Regular") == 80)
        let twin = try #require(CGDataProvider(data: data).flatMap { CGFont($0) })
        #expect(!CTFontManagerRegisterGraphicsFont(twin, nil))
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(width("AAAA", "BlockGreen-Regular") != 80)

        for count in [0, 1, 11, 12, 60, 200] {
            let cut = NSData(data: BlockFont(family: "Block Cut").data.prefix(count))
            #expect(CGDataProvider(data: cut).flatMap { CGFont($0) } == nil)
        }
        let text = try file(BlockFont(family: "X"), "text.ttf")
        try Data("no font".utf8).write(to: text)
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(text as NSURL, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
        withExtendedLifetime(app) {}
    }

    @Test("fonts that another thread registers are there with the next turn")
    func otherThread() async throws {
        let app = TestApp(UIViewController())
        let url = try file(BlockFont(family: "Block Gray"), "gray.ttf")
        let isAdded = await Task.detached { CTFontManagerRegisterFontsForURL(url as NSURL, .process, nil) }.value
        #expect(isAdded)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        app.turn()
        #expect(width("AAAA", "BlockGray-Regular") == 80)
        #expect(CTFontManagerUnregisterFontsForURL(url as NSURL, .process, nil))
    }
}

@MainActor private final class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func applicationDidBecomeActive(_ application: UIApplication) {
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}
