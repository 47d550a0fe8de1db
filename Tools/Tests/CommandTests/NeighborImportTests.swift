import Foundation
import TemporaryFolder
import Testing

@testable import chevron

/// Projects of one workspace: an app and the project of its frameworks.
@Suite struct NeighborImportTests {
    private let temporary = TemporaryFolder("a workspace")
    private var folder: URL { temporary.url }

    init() throws {
        try write("Shop/Shop/AppDelegate.swift", "import ShopKit\n")
        try write(
            "Shop/Shop.xcodeproj/project.pbxproj",
            Self.project(target: "Shop", type: "application", file: "Shop/AppDelegate.swift", links: ["ShopKit"]))
        try write("Kit/ShopKit/Cart.swift", "import Prices\n")
        try write(
            "Kit/Kit.xcodeproj/project.pbxproj",
            Self.project(target: "ShopKit", type: "framework", file: "ShopKit/Cart.swift", links: ["Prices"]))
        // Two projects may depend on each other.
        try write("Prices/Prices/Price.swift", "")
        try write(
            "Prices/Prices.xcodeproj/project.pbxproj",
            Self.project(target: "Prices", type: "framework", file: "Prices/Price.swift", links: ["ShopKit"]))
    }

    private func write(_ path: String, _ text: String) throws { try temporary.write(text, path) }

    private static func project(target: String, type: String, file: String, links: [String]) -> String {
        let linked = links.map {
            "L\($0) = {isa = PBXFileReference; path = \($0).framework; sourceTree = BUILT_PRODUCTS_DIR; }; "
                + "B\($0) = {isa = PBXBuildFile; fileRef = L\($0); };"
        }
        return """
            // !$*UTF8*$!
            {objects = {
            F = {isa = PBXFileReference; path = "\(file)"; sourceTree = SOURCE_ROOT; }; B = {isa = PBXBuildFile; \
            fileRef = F; };
            \(linked.joined(separator: "\n"))
            G = {isa = PBXGroup; children = (F, \(links.map { "L\($0)" }.joined(separator: ", "))); sourceTree = \
            "<group>"; };
            S = {isa = PBXSourcesBuildPhase; files = (B); }; W = {isa = PBXFrameworksBuildPhase; files = \
            (\(links.map { "B\($0)" }.joined(separator: ", "))); };
            T = {isa = PBXNativeTarget; name = \(target); buildPhases = (S, W); dependencies = (); productType = \
            "com.apple.product-type.\(type)"; };
            R = {isa = PBXProject; mainGroup = G; targets = (T); };
            }; rootObject = R;}
            """
    }

    private func opened(_ name: String) throws -> OpenedProject {
        try OpenedProject(folder.appendingPathComponent(name))
    }

    @Test(
        """
        a framework that a neighboring project builds becomes a package beside the app's, and so do the \
        frameworks below it
        """
    )
    func neighbors() throws {
        var importer = NeighborImport()
        let app = try importer.package(of: opened("Shop/Shop.xcodeproj"), target: nil)
        #expect(app.missingModules.isEmpty)
        #expect(app.manifest.contains(".package(path: \"../Kit\")"))
        #expect(app.manifest.contains(".product(name: \"ShopKit\", package: \"Kit\")"))
        let paths = importer.manifests.map { $0.path.dropFirst(folder.path.count + 1) }
        #expect(paths == ["Prices/Package.swift", "Kit/Package.swift"])
        let kit = try #require(importer.manifests.last?.text)
        #expect(kit.contains(".library(name: \"ShopKit\", targets: [\"ShopKit\"])"))
        #expect(kit.contains(".product(name: \"Prices\", package: \"Prices\")"))
        // The third project refers to the second one, which is being imported; a package cannot depend on itself.
        #expect(
            importer.leftOut.contains { $0.contains("Prices: the framework ShopKit, which another project builds") })
    }

    @Test("a package that was written by hand beside a neighboring project is used, and stays")
    func handwritten() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let shop = "Shop"
            // A former product: .library(name: "ShopKit", targets: ["ShopKit"])
            let package = Package(
                name: "Kit", products: [.library(name: shop + "Kit", targets: ["ShopKit"])],
                targets: [.target(name: "ShopKit")])
            """
        try write("Kit/Package.swift", manifest)
        var importer = NeighborImport()
        let app = try importer.package(of: opened("Shop/Shop.xcodeproj"), target: nil)
        #expect(importer.manifests.isEmpty)
        #expect(app.manifest.contains(".product(name: \"ShopKit\", package: \"Kit\")"))
    }

    @Test("a manifest that SwiftPM refuses offers nothing, and a framework named in a comment is no product")
    func refused() throws {
        try write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            // .library(name: "ShopKit", targets: ["ShopKit"])
            let package = Package(name: "Kit", targets: [.target(name: "Other")])
            """)
        var importer = NeighborImport()
        #expect(try importer.package(of: opened("Shop/Shop.xcodeproj"), target: nil).missingModules == ["ShopKit"])
        try write("Kit/Package.swift", "// swift-tools-version: 6.0\nnonsense .library(name: \"ShopKit\")\n")
        importer = NeighborImport()
        #expect(try importer.package(of: opened("Shop/Shop.xcodeproj"), target: nil).missingModules == ["ShopKit"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Kit").sorted() == [
                "Kit.xcodeproj", "Package.swift", "ShopKit",
            ])
    }

    @Test("a framework that no project around builds is left out by its name")
    func missing() throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Kit"))
        var importer = NeighborImport()
        let app = try importer.package(of: opened("Shop/Shop.xcodeproj"), target: nil)
        #expect(app.missingModules == ["ShopKit"])
        #expect(
            app.leftOut == [
                "Shop: the framework ShopKit, which another project builds; name its package in Package.swift"
            ])
    }

    @Test("the relative path between two folders")
    func paths() {
        #expect(NeighborImport.path(to: "/a/b/c", from: "/a/b") == "c")
        #expect(NeighborImport.path(to: "/a/c", from: "/a/b/d") == "../../c")
    }
}
