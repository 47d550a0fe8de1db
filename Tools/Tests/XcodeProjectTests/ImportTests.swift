import Foundation
import Testing

@testable import XcodeProject

@Suite struct ImportTests {
    /// The project in the fixtures.
    private static let birds = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/Birds")
        .standardizedFileURL.path

    private func birds(_ target: String? = nil) throws -> ImportedPackage {
        try package("Birds", at: Self.birds, target)
    }

    private func package(_ name: String, at root: String, _ target: String? = nil) throws -> ImportedPackage {
        let names = (FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []).filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: root + "/" + $0, isDirectory: &isFolder)
                && !isFolder.boolValue
        }
        let folder = ProjectFolder(files: names) {
            FileManager.default.contents(atPath: root + "/" + $0).map { [UInt8]($0) }
        }
        let project = try XcodeProject(folder.read(name + ".xcodeproj/project.pbxproj") ?? [])
        return try ImportedPackage(project, name: name, folder: folder, target: target)
    }

    @Test("an app, its framework and its tests become one package")
    func manifest() throws {
        #expect(
            try birds().manifest == """
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
        #expect(
            app.information["UISupportedInterfaceOrientations"]?.texts == [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
            ])
        #expect(try ProjectValue(app.xml, name: "xml")["CFBundleShortVersionString"]?.text == "2.1")
    }

    @Test(
        """
        of a project made from a template, variables that Xcode has by itself are filled in, and the catalog's \
        icon and tint are named
        """
    )
    func template() throws {
        let recipes = try package(
            "Recipes",
            at: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples/Recipes")
                .standardizedFileURL.path)
        let app = try #require(recipes.apps.first)
        let scene = app.information["UIApplicationSceneManifest"]?["UISceneConfigurations"]?[
            "UIWindowSceneSessionRoleApplication"]?.list?.first
        #expect(scene?["UISceneDelegateClassName"] == .text("Recipes.SceneDelegate"))
        #expect(app.information["NSAccentColorName"] == .text("AccentColor"))
        #expect(app.information["CFBundleIcons"]?["CFBundlePrimaryIcon"]?["CFBundleIconName"] == .text("AppIcon"))
        #expect(recipes.leftOut == [])
    }

    @Test(
        "variables have the values that Xcode gives them",
        arguments: [
            ("$(EXECUTABLE_NAME)", "My App"), ("$(PRODUCT_MODULE_NAME)", "My_App"), ("$(DEVELOPMENT_LANGUAGE)", "fr"),
            ("$(PRODUCT_BUNDLE_PACKAGE_TYPE)", "APPL"),
            ("$(PRODUCT_BUNDLE_IDENTIFIER:default=org.example)", "org.example"),
        ])
    func variables(text: String, expected: String) throws {
        let project = try XcodeProject(
            [UInt8](
                """
                { objects = { R = { isa = PBXProject; developmentRegion = fr; targets = (T, ); }; T = { isa = \
                PBXNativeTarget; name = "My App"; }; }; rootObject = R; }
                """.utf8))
        let target = try #require(project.targets.first)
        #expect(BuildSettings(project, target, configuration: "Debug") { _ in nil }.expand(text) == expected)
    }

    @Test("skipped parts are listed, and the scheme's arguments are reported")
    func rest() throws {
        let package = try birds()
        #expect(
            package.leftOut == [
                "Birds: the build phase \"Count feathers\", a script", "the target Lint (PBXAggregateTarget)",
            ])
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
