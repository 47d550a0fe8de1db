import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A controller whose view is in the resources of its module.
final class ModulePage: UIViewController {}

@MainActor @Suite(.serialized) struct ModuleBundleTests {
    private static let nib = """
        <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects>\
        <placeholder placeholderIdentifier='IBFilesOwner' id='-1'>\
        <connections><outlet property='view' destination='v' id='o'/></connections></placeholder>\
        <view tag='8' id='v'/></objects></document>
        """

    @Test("A controller without a bundle finds its nib in the resources of its class's module, named or not")
    func found() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("module-\(UUID().uuidString)")
        let former = ModuleBundle.root
        defer {
            ModuleBundle.root = former
            try? FileManager.default.removeItem(at: root)
        }
        for (folder, file) in [
            ("my_package_Other.resources", "ModulePage.xib"), ("Package_UIKitCoreTests.resources", "ModulePage.xib"),
            ("Package_UIKitCoreTests.resources", "Named.xib"),
        ] {
            let place = root.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(Self.nib.utf8).write(to: place.appendingPathComponent(file))
        }
        ModuleBundle.root = root.path
        let app = TestApp(UIViewController(), draws: false)
        #expect(ModulePage().view.tag == 8)
        #expect(ModulePage(nibName: "Named", bundle: nil).view.tag == 8)
        #expect(ModulePage(nibName: "Missing", bundle: nil).view.tag == 0)
        #expect(ModuleBundle.of(UIViewController.self) == nil)
        #expect(ModuleBundle.of(ModulePage.self) != nil)
        withExtendedLifetime(app) {}
    }

    @Test("A module's name may have marks in it")
    func marks() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("module-\(UUID().uuidString)")
        let former = ModuleBundle.root
        defer {
            ModuleBundle.root = former
            try? FileManager.default.removeItem(at: root)
        }
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("a-b_c_UIKitCoreTests.resources"), withIntermediateDirectories: true)
        ModuleBundle.root = root.path
        #expect(ModuleBundle.of(ModulePage.self) != nil)
    }
}
