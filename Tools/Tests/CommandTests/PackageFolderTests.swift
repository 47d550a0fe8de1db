import Foundation
import PackageOverlay
import TemporaryFolder
import Testing

@testable import chevron

/// A library with a manifest and a project for its sample app, in one folder.
@Suite struct PackageFolderTests {
    private let temporary = TemporaryFolder("a library")
    private var root: String { temporary.path }
    private let manifest = """
        // swift-tools-version:5.5
        import PackageDescription
        // Not "// Written by `chevron import`".
        let package = Package(
            name: "Cards", products: [.library(name: "Cards", targets: ["Cards"])], targets: [.target(name: "Cards")])

        """
    private var project: URL { URL(fileURLWithPath: root + "/Sample.xcodeproj") }

    init() throws {
        try write("Package.swift", manifest)
        try write("Sample/AppDelegate.swift", "import UIKit\nimport Cards\n")
        try write("Sources/Cards/Card.swift", "")
        try write(
            "Sample.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            {objects = {
            F = {isa = PBXFileReference; path = "Sample/AppDelegate.swift"; sourceTree = SOURCE_ROOT; }; B = {isa = \
            PBXBuildFile; fileRef = F; };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            S = {isa = PBXSourcesBuildPhase; files = (B); };
            P = {isa = XCSwiftPackageProductDependency; productName = Cards; };
            T = {isa = PBXNativeTarget; name = Sample; buildPhases = (S); dependencies = (); \
            packageProductDependencies = (P); \
            productType = "com.apple.product-type.application"; };
            R = {isa = PBXProject; mainGroup = G; targets = (T); };
            }; rootObject = R;}
            """)
    }

    private func write(_ path: String, _ text: String) throws { try temporary.write(text, path) }
    private func text(_ path: String) -> String {
        (try? String(contentsOfFile: root + "/" + path, encoding: .utf8)) ?? ""
    }

    @Test(
        """
        beside a manifest that was written by hand the package gets a folder of its own, with links to the \
        project's files
        """
    )
    func ownFolder() throws {
        try ImportCommand.write(project, nil, folder: nil, isForced: false)
        #expect(text("Package.swift") == manifest)
        let written = text("Sample-chevron/Package.swift")
        #expect(written.contains("path: \"Sample\""))
        // The library is the surrounding package.
        #expect(written.contains(".package(path: \"..\")"))
        #expect(written.contains(".product(name: \"Cards\""))
        #expect(text("Sample-chevron/Sample/AppDelegate.swift") == "import UIKit\nimport Cards\n")
        #expect(text("Sample-chevron/.chevron/Sample/Info.plist").contains("CFBundleExecutable"))
        #expect(throws: (any Error).self) { try ImportCommand.write(project, nil, folder: nil, isForced: false) }
        try ImportCommand.write(project, nil, folder: nil, isForced: true)
        #expect(text("Sample-chevron/Package.swift") == written)
    }

    @Test("without an argument the only project of a folder is imported; none and several are errors")
    func onlyProject() throws {
        #expect(try ImportCommand.onlyProject(in: root) == root + "/Sample.xcodeproj")
        try write("Other.xcodeproj/project.pbxproj", "")
        let several = #expect(throws: FileProblem.self) { _ = try ImportCommand.onlyProject(in: root) }
        #expect(several.map { "\($0)".contains("Other.xcodeproj, Sample.xcodeproj") } == true)
        let none = #expect(throws: FileProblem.self) { _ = try ImportCommand.onlyProject(in: root + "/Sources") }
        #expect(none.map { "\($0)".contains(".xcodeproj") } == true)
    }

    @Test("the folder may have another name, and a manifest there that was written by hand stays too")
    func chosenFolder() throws {
        try write("Linux/Package.swift", manifest)
        #expect(throws: (any Error).self) { try ImportCommand.write(project, nil, folder: "Linux", isForced: true) }
        #expect(text("Linux/Package.swift") == manifest)
        try ImportCommand.write(project, nil, folder: "Desktop", isForced: false)
        #expect(text("Desktop/Package.swift").contains("path: \"Sample\""))
        for name in ["", "a/b", "..", ".hidden"] {
            #expect(throws: (any Error).self) { try ImportCommand.write(project, nil, folder: name, isForced: false) }
        }
    }

    @Test("a file in the place of a link is not replaced")
    func takenName() throws {
        try write("Sample-chevron/Sample", "mine")
        #expect(throws: (any Error).self) { try ImportCommand.write(project, nil, folder: nil, isForced: false) }
        #expect(text("Sample-chevron/Sample") == "mine")
    }

    @Test("sources outside of the project's folder get links in the package's own folder")
    func outside() throws {
        let project = text("Sample.xcodeproj/project.pbxproj")
        let more = """
            O = {isa = PBXFileReference; path = "../Sources/Cards/Card.swift"; sourceTree = SOURCE_ROOT; };
            N = {isa = PBXFileReference; path = ../Gone/gone.swift; sourceTree = SOURCE_ROOT; };
            L = {isa = PBXBuildFile; fileRef = O; }; M = {isa = PBXBuildFile; fileRef = N; };
            }; rootObject
            """
        try write(
            "Demo/Demo.xcodeproj/project.pbxproj",
            project.replacingOccurrences(of: "}; rootObject", with: more)
                .replacingOccurrences(of: "children = (F)", with: "children = (F, O, N)")
                .replacingOccurrences(of: "files = (B)", with: "files = (B, L, M)"))
        try write("Demo/Sample/AppDelegate.swift", "import UIKit\n")
        try write("Demo/Sources/own.swift", "")
        let url = URL(fileURLWithPath: root + "/Demo/Demo.xcodeproj")
        try ImportCommand.write(url, nil, folder: nil, isForced: false)
        let written = text("Demo/Demo-chevron/Package.swift")
        #expect(written.contains("path: \".\""))
        #expect(written.contains("sources: [\"Outside-Sources\", \"Sample\"]"))
        #expect(text("Demo/Demo-chevron/Sample/AppDelegate.swift") == "import UIKit\n")
        let link = root + "/Demo/Demo-chevron/Outside-Sources"
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../Sources")
        try ImportCommand.write(url, nil, folder: nil, isForced: true)
        #expect(text("Demo/Demo-chevron/Package.swift") == written)
    }
}
