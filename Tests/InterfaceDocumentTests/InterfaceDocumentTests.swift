import Foundation
import InterfaceDocuments
import Testing

struct InterfaceDocumentTests {
    @Test("A storyboard's scenes are found by their controllers and identifiers")
    func scenes() throws {
        let document = try SampleDocument.read(SampleDocument.notes)
        #expect(document.kind == .storyboard)
        #expect(document.usesSafeAreas)
        #expect(!document.isLaunchScreen)
        #expect(document.scenes.compactMap(\.controller?.id) == ["nav", "list", "page"])
        #expect(document.initialScene?.controller?.name == "navigationController")
        #expect(document.identifiers == ["Start", "Page"])
        #expect(document.scene(identifier: "Page")?.exit == "exit3")
        #expect(document.scene(identifier: "Page")?.loose.map(\.name) == ["tapGestureRecognizer"])
        #expect(document.scenes[0].firstResponder == "fr1")
        #expect(document.faults.isEmpty, "\(document.faults)")
        #expect(document.oddities.isEmpty, "\(document.oddities)")
    }

    @Test("The identity contains class, module and names")
    func identity() throws {
        let document = try SampleDocument.read(SampleDocument.notes)
        let list = try #require(document.element("list")?.identity)
        #expect(list.customClass == "ListController")
        #expect(list.customModule == "Notes")
        #expect(list.isOfTarget)
        let start = try #require(document.element("nav")?.identity)
        #expect(start.storyboardIdentifier == "Start")
        #expect(start.restorationIdentifier == "Start")
        #expect(start.customClass == nil)
        #expect(document.element("page")?.identity.customModule == nil)
    }

    @Test("A nib has its objects in order, and its placeholders by their identifiers")
    func nib() throws {
        let document = try SampleDocument.read(
            SampleDocument.nib("<view id='v'/><customObject id='o' customClass='Thing'/>"))
        #expect(document.kind == .nib)
        #expect(document.scenes.isEmpty)
        #expect(document.objects.map(\.name) == ["view", "customObject"])
        #expect(document.placeholders == ["IBFilesOwner": "-1", "IBFirstResponder": "-2"])
    }

    @Test("A placeholder of another storyboard's scene says which")
    func reference() throws {
        let scene =
            """
            <scene><objects><viewControllerPlaceholder storyboardName='Other' referencedIdentifier='Page' \
            id='nav'/></objects></scene>
            """
        let document = try SampleDocument.read(SampleDocument.storyboard(scene))
        #expect(document.initialScene?.reference == .init(storyboard: "Other", bundle: nil, identifier: "Page"))
    }

    @Test(
        "Documents of another kind are refused with a sentence",
        arguments: [
            (
                "<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>",
                "the document has the form of before Xcode 5; open and save it in a newer one"
            ),
            ("<plist/>", "<plist> begins no storyboard and no nib"),
            (
                "<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>",
                "the document is of the type com.apple.InterfaceBuilder3.Cocoa.XIB, and those for iOS alone are read"
            ),
        ])
    func otherKinds(text: String, what: String) {
        #expect(throws: InterfaceFault(document: "Main.storyboard", line: 1, what: what)) {
            try SampleDocument.read(text)
        }
    }

    @Test("Dangling references and duplicate ids are reported with their lines")
    func missing() throws {
        let document = try SampleDocument.read(
            SampleDocument.nib(
                """
                <view id="v">
                <connections><outlet property="a" destination="gone" id="o"/></connections>
                <constraints><constraint firstAttribute="top" secondItem="gone too" id="c"/></constraints></view>
                <label id="v"/>
                """))
        #expect(
            document.faults.map(\.description) == [
                """
                Main.storyboard, line 7: <outlet> refers to gone by destination, and no object has this id; it is \
                left out
                """,
                """
                Main.storyboard, line 8: <constraint> refers to gone too by secondItem, and no object has this \
                id; it is left out
                """,
                "Main.storyboard, line 9: <label> has the id v of <view> in line 6; the first one is used",
            ])
        #expect(document.element("v")?.name == "view")
    }

    @Test(
        "A scene that contains itself is reported, and the segue is not performed",
        arguments: ["relationship", "embed"]
    )
    func circles(kind: String) throws {
        func scene(_ id: String, to other: String) -> String {
            """
            <scene><objects><navigationController id='\(id)'><connections>\
            <segue kind='\(kind)' relationship='rootViewController' destination='\(other)' id='\(id)-\(other)'/>\
            </connections></navigationController></objects></scene>
            """
        }
        let document = try SampleDocument.read(
            SampleDocument.storyboard(
                [scene("nav", to: "b"), scene("b", to: "c"), scene("c", to: "b")].joined(separator: "\n")))
        #expect(document.faults.count == 1)
        #expect(document.faults.first?.what == "the scene of b holds itself by this segue; it is left out")
        let segues = ["nav", "b", "c"].compactMap { document.element($0)?.segues.first }
        #expect(segues.map(document.isWhole) == [true, true, false])
    }

    @Test("The segues of a scene are those of all its objects, without the previews inside a segue")
    func scenesSegues() throws {
        func segue(_ id: String, _ inside: String = "") -> String {
            "<connections><segue kind='show' destination='nav' id='\(id)'>\(inside)</segue></connections>"
        }
        let preview =
            "<segue key='commit' inheritsFrom='parent' id='c'/><segue key='preview' inheritsFrom='commit' id='p'/>"
        let document = try SampleDocument.read(
            SampleDocument.storyboard(
                """
                <scene><objects><viewController id='nav'><view key='view' id='v'><subviews>\
                <button id='b'>\(segue("1"))</button></subviews></view>
                <navigationItem key='navigationItem' id='i'><barButtonItem key='rightBarButtonItem' \
                id='r'>\(segue("2", preview))</barButtonItem></navigationItem>\(segue("3"))</viewController>
                <tapGestureRecognizer id='t'>\(segue("4"))</tapGestureRecognizer></objects></scene>
                """))
        let segues = try #require(document.scenes.first).segues
        #expect(segues.map(\.id) == ["3", "1", "2", "4"])
        #expect(segues.map(\.previews) == [false, false, true, false])
    }

    @Test("A scene held from two sides is no circle")
    func twice() throws {
        let segues =
            """
            <connections><segue kind='embed' destination='b' id='1'/><segue kind='embed' destination='b' id='2'/>\
            </connections>
            """
        let document = try SampleDocument.read(
            SampleDocument.storyboard(
                """
                <scene><objects><viewController id='nav'>\(segues)</viewController></objects></scene><scene>\
                <objects><viewController id='b'/></objects></scene>
                """
            ))
        #expect(document.faults.isEmpty)
    }

    @Test("Unknown elements are reported once each and ignored")
    func oddities() throws {
        let document = try SampleDocument.read(
            SampleDocument.nib("<label id='a' hue='1' numberOfLines='many'/><label id='b' hue='2'/><hologram id='c'/>"))
        #expect(
            document.oddities.map(\.what) == [
                "the attribute hue of <label> is not known", "“many” is no value of numberOfLines of <label>",
                "the element <hologram> is not known",
            ])
        #expect(document.objects.count == 3)
    }

    @Test("Images and colors of the document are listed as they were saved")
    func resources() throws {
        let resources = try SampleDocument.read(SampleDocument.notes).resources
        #expect(resources.imageSizes["plus"]?.width == 32)
        #expect(
            resources.value(of: .named("Accent"))
                == .components(red: 1, green: 0.5, blue: 0, alpha: 1, isDisplayP3: false))
        #expect(resources.value(of: .system("systemBackgroundColor")) == .white(1, alpha: 1))
        #expect(resources.value(of: .named("Other")) == nil)
    }
}
