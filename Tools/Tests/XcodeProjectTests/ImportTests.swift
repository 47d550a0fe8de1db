import Foundation
import Testing
import XcodeProject

@Suite struct ImportTests {
    /// The project among the fixtures.
    private static let birds = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/Birds").standardizedFileURL.path

    private func birds(_ target: String? = nil) throws -> ImportedPackage {
        let root = Self.birds
        let names = (FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []).filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: root + "/" + $0, isDirectory: &isFolder) && !isFolder.boolValue
        }
        let folder = ProjectFolder(files: names) { FileManager.default.contents(atPath: root + "/" + $0).map { [UInt8]($0) } }
        let project = try XcodeProject(folder.read("Birds.xcodeproj/project.pbxproj") ?? [])
        return try ImportedPackage(project, name: "Birds", folder: folder, target: target)
    }

    @Test("an app, its framework and its tests become one package")
    func manifest() throws {
        #expect(try birds().manifest == """
            // swift-tools-version: 6.0
            // Written by `chevron import` from Birds.xcodeproj.
            import PackageDescription

            let package = Package(
                name: "Birds",
                defaultLocalization: "en",
                platforms: [.iOS("13.0")],
                dependencies: [
                    .package(path: "../Dependency"),
                ],
                targets: [
                    .executableTarget(
                        name: "Birds",
                        dependencies: ["BirdsKit", .product(name: "Texts", package: "Dependency")],
                        path: "Birds",
                        exclude: ["Info.plist", "Unused.swift"],
                        resources: [
                            .copy("Assets.xcassets"),
                            .process("Base.lproj/Main.storyboard"),
                            .process("NestView.xib"),
                            .copy("Songs"),
                            .process("de.lproj/Localizable.strings"),
                            .process("de.lproj/Main.strings"),
                            .process("en.lproj/Localizable.strings"),
                        ],
                        swiftSettings: [.define("SINGING"), .swiftLanguageMode(.v5)]
                    ),
                    .target(
                        name: "BirdsKit",
                        path: "BirdsKit/Nests",
                        exclude: ["Draft.swift"],
                        swiftSettings: [.swiftLanguageMode(.v6)]
                    ),
                    .testTarget(
                        name: "BirdsTests",
                        dependencies: ["Birds", "BirdsKit"],
                        path: "BirdsTests",
                        swiftSettings: [.swiftLanguageMode(.v5)]
                    ),
                ]
            )

            """)
    }

    @Test("the app's keys are the file's, with its variables filled in, and those of the settings")
    func information() throws {
        let app = try #require(birds().apps.first)
        #expect(app.target == "Birds")
        #expect(app.information["CFBundleIdentifier"] == .text("org.example.birds"))
        #expect(app.information["FavoriteBird"] == .text("birds robin"))
        #expect(app.information["UIMainStoryboardFile"] == .text("Main"))
        #expect(app.information["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"] == .flag(false))
        #expect(app.information["UISupportedInterfaceOrientations"]?.texts == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
        #expect(try ProjectValue(app.xml, name: "xml")["CFBundleShortVersionString"]?.text == "2.1")
    }

    @Test("what is not imported is listed, and the scheme's arguments are told")
    func rest() throws {
        let package = try birds()
        #expect(package.leftOut == ["Birds: the build phase \"Count feathers\", a script", "the target Lint (PBXAggregateTarget)"])
        #expect(package.arguments == ["-Quiet YES"])
    }

    @Test("a framework alone becomes a library")
    func framework() throws {
        let text = try birds("BirdsKit").manifest
        #expect(text.contains("products: [.library(name: \"BirdsKit\", targets: [\"BirdsKit\"])],"))
        #expect(!text.contains("executableTarget") && !text.contains("Dependency"))
        #expect(throws: ProjectProblem.self) { try birds("BirdsTests") }
        #expect(throws: ProjectProblem.self) { try birds("Cats") }
    }
}
