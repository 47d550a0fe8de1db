import AppPackaging
import DesktopEntries
import Foundation
import Testing

@testable import AppPackaging

@Suite struct AppDescriptionTests {
    private let information: [String: Any] = [
        "CFBundleIdentifier": "org.example.Shops", "CFBundleDisplayName": "Läden & mehr",
        "CFBundleShortVersionString": "2.1", "LSApplicationCategoryType": "public.app-category.productivity",
        "CFBundleURLTypes": [["CFBundleURLSchemes": ["shops"]]],
        "CFBundleDocumentTypes": [["LSItemContentTypes": ["public.png", "org.example.unknown"]]],
        "UIApplicationShortcutItems": [
            ["UIApplicationShortcutItemType": "new", "UIApplicationShortcutItemTitle": "New shop"]
        ],
    ]

    @Test("the desktop file has the name, the schemes, the documents and the shortcut items of the Info.plist")
    func entry() {
        let app = AppDescription(information: information, product: "Läden", hasIcon: true)
        #expect(app.identifier == "org.example.Shops")
        #expect(app.hasIdentifier)
        #expect(app.packageName == "laden")
        #expect(app.version == "2.1")
        let lines = app.entry.text.split(separator: "\n")
        for line in [
            "Name=Läden & mehr", "Exec=laden %U", "Icon=org.example.Shops", "Categories=Office;",
            "MimeType=image/png;x-scheme-handler/shops;", "StartupWMClass=org.example.Shops",
            "[Desktop Action new]", "Exec=laden --shortcut-item=new",
        ] { #expect(lines.contains(Substring(line)), "\(line)") }
    }

    @Test("an app without Info.plist and icon has the name of its product")
    func bare() {
        let app = AppDescription(information: [:], product: "Hello", hasIcon: false)
        #expect((app.identifier, app.hasIdentifier, app.name, app.version) == ("Hello", false, "Hello", "1.0"))
        #expect(app.entry.icon == nil)
        #expect(app.entry.categories == ["Utility"])
        #expect(app.entry.fileName == "Hello.desktop")
    }

    @Test("names of packages and versions keep Debian's rules, and identifiers stay names of files")
    func names() {
        func app(_ keys: [String: Any], _ product: String) -> AppDescription {
            AppDescription(information: keys, product: product, hasIcon: false)
        }
        #expect(app([:], "My App_2").packageName == "my-app-2")
        #expect(app([:], "X").packageName == "app-x")
        #expect(app([:], "日本").packageName == "app-x")
        #expect(app([:], "..a+b").packageName == "a+b")
        #expect(app(["CFBundleShortVersionString": "v1 beta/2"], "A").version == "0.v1.beta.2")
        #expect(app(["CFBundleShortVersionString": ""], "A").version == "1.0")
        #expect(app(["CFBundleIdentifier": "../../etc/x"], "A").identifier == "-..-etc-x")
        #expect(app(["CFBundleName": "a\nb"], "A").name == "a b")
    }

    @Test("the metainfo names the app, its desktop file and its release, with the escapes of XML")
    func metainfo() throws {
        let app = AppDescription(information: information, product: "Läden", hasIcon: true)
        let file = MetainfoFile(app, time: 1_700_000_000)
        #expect(file.fileName == "org.example.Shops.metainfo.xml")
        for line in [
            "<name>Läden &amp; mehr</name>", #"<launchable type="desktop-id">org.example.Shops.desktop</launchable>"#,
            #"<release version="2.1" date="2023-11-14"/>"#, "<mediatype>image/png</mediatype>",
        ] { #expect(file.text.contains(line), "\(line)") }
        #expect(MetainfoFile.day(0) == "1970-01-01")
    }

    @Test("icons lie in the folders of their sizes, and a picture of another size is the last resort")
    func icons() {
        #expect(
            IconSet.folders(["a.png": 1024, "b.png": 120, "c.png": 64]) == ["512x512@2": "a.png", "64x64": "c.png"])
        #expect(IconSet.folders(["b.png": 180, "c.png": 120]) == ["128x128": "b.png"])
        #expect(IconSet.folders(["b.png": 9]).isEmpty)
        #expect(IconSet.folders([:]).isEmpty)
        let contents = """
            {"images": [{"filename": "light.png"}, {"filename": "dark.png", "appearances": [{}]},
            {"filename": "../up.png"}, {"filename": "light.png"}, {"size": "20x20"}]}
            """
        #expect(IconSet.fileNames(Data(contents.utf8)) == ["light.png"])
        #expect(IconSet.fileNames(Data("[]".utf8)).isEmpty)
    }

    @Test("the size of an icon is read from the head of a PNG, and other bytes have none")
    func pictures() {
        func head(_ width: UInt8, _ height: UInt8) -> Data {
            Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82])
                + Data([0, 0, 1, width, 0, 0, 1, height])
        }
        #expect(IconSet.width(head(0, 0)) == 256)
        #expect(IconSet.width(head(0, 1)) == nil)
        #expect(IconSet.width(head(0, 0).prefix(20)) == nil)
        #expect(IconSet.width(Data("GIF89a".utf8)) == nil)
    }
}
