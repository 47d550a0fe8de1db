import Foundation
import Testing
import XcodeProject

@Suite struct ProjectReadingTests {
    private func problem(_ text: String) -> String {
        do {
            _ = try XcodeProject(Array(text.utf8))
            return ""
        } catch { return "\(error)" }
    }

    @Test("what is no project is refused with a reason, and a mistake in it with its line")
    func mistakes() {
        #expect(problem("") == "project.pbxproj is empty")
        #expect(problem("{ a = 1; }").contains("it is no project of Xcode's"))
        #expect(problem("// !$*UTF8*$!\n{ objects = {\n a = ( 1, ;\n}; }").contains("line 3"))
        #expect(
            problem("{ objects = { a = { b = 1; }; }; rootObject = a; }").contains("object a does not say what it is"))
        #expect(problem("{ objects = { a = { isa = PBXGroup; }; }; rootObject = a; }").contains("is no project"))
        #expect(problem("<<<<<<< HEAD\n{ objects = { }; }").contains("line 1"))
    }

    /// A project with one app. `target` and `root` are added to the objects of the app and of the project.
    private func project(_ objects: String, target: String = "", root: String = "") -> String {
        """
        { objects = {
            R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; \(root)};
            T = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; \
        buildPhases = (S); \(target)};
            S = {isa = PBXSourcesBuildPhase; files = (B); };
            B = {isa = PBXBuildFile; fileRef = F; };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = "App/main.swift"; sourceTree = "<group>"; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {}; };
            \(objects)
        }; rootObject = R; }
        """
    }

    private func imported(
        _ text: String, files: [String: String] = ["App/main.swift": ""], neighbors: [ImportedPackage.Neighbor] = [],
        without: [String] = []
    ) throws -> ImportedPackage {
        let folder = ProjectFolder(files: Array(files.keys)) { path in files[path].map { Array($0.utf8) } }
        return try ImportedPackage(
            XcodeProject(Array(text.utf8)), name: "P", folder: folder, target: nil, neighbors: neighbors,
            without: without)
    }

    @Test("a target's name becomes a module's, and a whole folder needs no list")
    func names() throws {
        let text = try imported(project("")).manifest
        #expect(
            text.contains(
                "name: \"My_App\",\n            path: \"App\",\n            swiftSettings: [.swiftLanguageMode(.v5)]"))
    }

    @Test("a target of the whole folder leaves out documents of other targets, and a second catalog of one name")
    func wholeFolder() throws {
        let objects = """
            H = {isa = PBXResourcesBuildPhase; files = (B2, B3, B4); };
            B2 = {isa = PBXBuildFile; fileRef = F2; }; B3 = {isa = PBXBuildFile; fileRef = F3; };
            B4 = {isa = PBXBuildFile; fileRef = F4; };
            F2 = {isa = PBXFileReference; path = "App/Base.lproj/Main.storyboard"; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = "App/Assets.xcassets"; sourceTree = "<group>"; };
            F4 = {isa = PBXFileReference; path = "Shared/Assets.xcassets"; sourceTree = "<group>"; };
            """
        let text = project(objects).replacing("children = (F)", with: "children = (F, F2, F3, F4)").replacing(
            "buildPhases = (S)", with: "buildPhases = (S, H)")
        let files = [
            "App/main.swift", "App/Base.lproj/Main.storyboard", "App/Assets.xcassets/Contents.json",
            "Shared/Assets.xcassets/Contents.json", "Shared/Other.xib", "Other/Base.lproj/Main.storyboard",
            "Other/other.swift", "Notes/a.txt",
        ]
        let manifest = try imported(
            text, files: Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        ).manifest
        #expect(manifest.contains("exclude: [\"Other\", \"Shared/Other.xib\"],"))
        #expect(manifest.contains(".copy(\"App/Assets.xcassets\")"))
        #expect(!manifest.contains(".copy(\"Shared/Assets.xcassets\")"))
        #expect(manifest.contains(".process(\"App/Base.lproj/Main.storyboard\")"))
    }

    @Test("requirements of packages are written as SwiftPM has them")
    func packages() throws {
        func line(_ requirement: String) throws -> String {
            let objects = """
                Q = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/team/Kit.git"; \
                requirement = {\(requirement)}; };
                D = {isa = XCSwiftPackageProductDependency; package = Q; productName = KitUI; };
                """
            let text = try imported(
                project(objects, target: "packageProductDependencies = (D); ", root: "packageReferences = (Q); ")
            ).manifest
            #expect(text.contains("dependencies: [.product(name: \"KitUI\", package: \"Kit\")],"))
            return text.split(separator: "\n").first { $0.contains(".package(url") }.map {
                String($0.drop { $0 == " " })
            } ?? ""
        }
        let start = ".package(url: \"https://example.org/team/Kit.git\", "
        #expect(try line("kind = upToNextMajorVersion; minimumVersion = 1.2.0;") == start + "from: \"1.2.0\"),")
        #expect(
            try line("kind = upToNextMinorVersion; minimumVersion = 1.2.0;") == start
                + ".upToNextMinor(from: \"1.2.0\")),")
        #expect(try line("kind = exactVersion; version = 1.2.3;") == start + "exact: \"1.2.3\"),")
        #expect(
            try line("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 3.0.0;") == start
                + "\"1.0.0\"..<\"3.0.0\"),")
        #expect(try line("kind = branch; branch = main;") == start + "branch: \"main\"),")
        #expect(try line("kind = revision; revision = abc;") == start + "revision: \"abc\"),")
    }

    @Test("a package that does not support Linux is left out, and an unknown name of a package is an error")
    func unwantedPackages() throws {
        let objects = """
            Q = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/team/Kit.git"; \
            requirement = {kind = branch; branch = main;}; };
            D = {isa = XCSwiftPackageProductDependency; package = Q; productName = KitUI; };
            """
        let text = project(objects, target: "packageProductDependencies = (D); ", root: "packageReferences = (Q); ")
        let package = try imported(text, without: ["kit"])
        #expect(!package.manifest.contains("ependencies: ["))
        #expect(package.leftOut == ["the package Kit, and the code that needs its modules"])
        #expect(throws: ProjectProblem.self) { try imported(text, without: ["Kits"]) }
    }

    @Test("settings come from files too, each over those below it")
    func settings() throws {
        let objects = "X = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; }; "
        let files = [
            "App/main.swift": "",
            "Base.xcconfig":
                """
            #include "Config/More.xcconfig"\nSWIFT_VERSION = 6.0 // \
            newest\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) TWO\n
            """,
            "Config/More.xcconfig":
                """
            SWIFT_VERSION = 4.2\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = ONE\nSWIFT_DEFAULT_ACTOR_ISOLATION = \
            MainActor\nPRODUCT_BUNDLE_IDENTIFIER[sdk=macosx*] = no\n
            """,
        ]
        var text = project(objects)
        text = text.replacing("children = (F)", with: "children = (F, X)")
        let package = try imported(text, files: files)
        #expect(
            package.manifest.contains(
                "[.defaultIsolation(MainActor.self), .define(\"ONE\"), .define(\"TWO\"), .swiftLanguageMode(.v6)]"))
        #expect(package.manifest.hasPrefix("// swift-tools-version: 6.2\n"))
        #expect(package.apps[0].information["CFBundleIdentifier"] == nil)
    }

    @Test("files outside of the folder, of other languages and of other systems are listed")
    func leftOut() throws {
        let objects = """
            S2 = {isa = PBXSourcesBuildPhase; files = (B2, B3, B4, B5); };
            B2 = {isa = PBXBuildFile; fileRef = F2; }; F2 = {isa = PBXFileReference; path = "../Shared/a.swift"; \
            sourceTree = SOURCE_ROOT; };
            B3 = {isa = PBXBuildFile; fileRef = F3; }; F3 = {isa = PBXFileReference; path = "App/b.m"; sourceTree = \
            SOURCE_ROOT; };
            B4 = {isa = PBXBuildFile; fileRef = F4; platformFilters = (macos); }; F4 = {isa = PBXFileReference; path \
            = "App/c.swift"; sourceTree = SOURCE_ROOT; };
            B5 = {isa = PBXBuildFile; fileRef = F5; }; F5 = {isa = PBXFileReference; path = "App/gone.swift"; \
            sourceTree = SOURCE_ROOT; };
            """
        let text = project(objects).replacing("children = (F)", with: "children = (F, F2, F3, F4, F5)").replacing(
            "buildPhases = (S)", with: "buildPhases = (S, S2)")
        let package = try imported(
            text, files: ["App/main.swift": "", "App/b.m": "", "App/c.swift": "", "Podfile": ""])
        #expect(
            package.leftOut == [
                "My App: ../Shared/a.swift, which is outside of the project's folder",
                "My App: App/b.m, which is not Swift",
                "My App: App/c.swift, which is for macos",
                "My App: App/gone.swift, which is not there",
                "what else the Podfile asks for; name Swift packages of it in Package.swift",
            ])
        #expect(package.manifest.contains("exclude: [\"b.m\", \"c.swift\"],"))
    }

    @Test("an example app is built with the package around it")
    func neighbors() throws {
        let objects =
            """
            W = {isa = PBXFrameworksBuildPhase; files = (BW, BV); }; BW = {isa = PBXBuildFile; fileRef = FW; }; \
            BV = {isa = PBXBuildFile; fileRef = FV; };
            """
                + """
                 FW = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; }; FV = {isa = \
                PBXFileReference; path = Other.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                """
        let kit = ImportedPackage.Neighbor(path: "..", identity: "kit-ios", products: ["KitCore", "Kit"])
        let package = try imported(
            project(objects).replacing("buildPhases = (S)", with: "buildPhases = (S, W)"), neighbors: [kit])
        #expect(package.manifest.contains("dependencies: [\n        .package(path: \"..\"),\n    ],"))
        #expect(package.manifest.contains("dependencies: [.product(name: \"Kit\", package: \"kit-ios\")],"))
        #expect(
            package.leftOut == [
                "My App: the framework Other, which another project builds; name its package in Package.swift"
            ])
    }

    @Test("a framework of the project that the app links is built with it, without a dependency between the targets")
    func linked() throws {
        let objects =
            "W = {isa = PBXFrameworksBuildPhase; files = (BW); }; BW = {isa = PBXBuildFile; fileRef = FW; }; "
            + "FW = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; }; "
                + """
                K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; \
                productReference = FW; buildPhases = (SK); };
                """
            + " SK = {isa = PBXSourcesBuildPhase; files = (BK); }; BK = {isa = PBXBuildFile; fileRef = FK; }; "
            + "FK = {isa = PBXFileReference; path = \"Kit/kit.swift\"; sourceTree = SOURCE_ROOT; };"
        let text = project(objects).replacing("buildPhases = (S);", with: "buildPhases = (S, W);").replacing(
            "targets = (T)", with: "targets = (T, K)"
        )
        .replacing("children = (F)", with: "children = (F, FK)")
        let package = try imported(text, files: ["App/main.swift": "import Kit", "Kit/kit.swift": ""])
        #expect(package.manifest.contains("name: \"My_App\",\n            dependencies: [\"Kit\"],"))
        #expect(package.leftOut.isEmpty)
    }

    @Test("a pod at a path with a package is a dependency of what imports it, and the package's name is not used twice")
    func pods() throws {
        let kit = ImportedPackage.Neighbor(path: "..", identity: "p", products: ["Kit"])
        let podfile = "target 'App' do\n  pod 'Kit', :path => '../'\n  pod 'Other', '~> 1.0'\nend\n"
        let files = ["App/main.swift": "import Kit\n", "Podfile": podfile]
        let package = try imported(project(""), files: files, neighbors: [kit])
        #expect(package.manifest.contains(".package(path: \"..\"),"))
        #expect(package.manifest.contains("dependencies: [.product(name: \"Kit\", package: \"p\")],"))
        #expect(package.manifest.contains("name: \"P-App\","))
        #expect(package.leftOut == ["what else the Podfile asks for; name Swift packages of it in Package.swift"])
    }

    @Test("approachable concurrency is its five features, and the scheme's tests choose the configuration")
    func testConfiguration() throws {
        let text = project(
            """
            E = {isa = XCBuildConfiguration; name = Testing; buildSettings = {SWIFT_APPROACHABLE_CONCURRENCY = \
            YES; SWIFT_ACTIVE_COMPILATION_CONDITIONS = TESTS; }; };
            """
        )
        .replacing("buildConfigurations = (C)", with: "buildConfigurations = (C, E)")
        let scheme = "<Scheme><TestAction buildConfiguration = \"Testing\" x = \"y\"></TestAction></Scheme>"
        let name = "P.xcodeproj/xcshareddata/xcschemes/My App.xcscheme"
        let plain = try imported(text).manifest
        #expect(!plain.contains("TESTS"))
        let package = try imported(text, files: ["App/main.swift": "", name: scheme]).manifest
        #expect(package.contains(".define(\"TESTS\")"))
        #expect(package.components(separatedBy: ".enableUpcomingFeature(").count == 6)
    }

    @Test("the enabled arguments of the scheme are the app's, with their characters")
    func schemeArguments() throws {
        let scheme = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme LastUpgradeVersion = "2600" version = "1.7">
               <LaunchAction buildConfiguration = "Debug">
                  <CommandLineArguments>
                     <CommandLineArgument argument = "-Title &quot;A &amp; B&quot;" isEnabled = "YES">
                     </CommandLineArgument>
                     <CommandLineArgument argument = "-Off" isEnabled = "NO"></CommandLineArgument>
                  </CommandLineArguments>
               </LaunchAction>
            </Scheme>
            """
        let name = "P.xcodeproj/xcshareddata/xcschemes/My App.xcscheme"
        let files = ["App/main.swift": "", name: scheme]
        #expect(try imported(project(""), files: files).arguments == ["-Title \"A & B\""])
        let broken = ["App/main.swift": "", name: "<Scheme><LaunchAction>"]
        #expect(try imported(project(""), files: broken).arguments.isEmpty)
    }

    @Test("a library of files that the app compiles too is left out, and a file that two have is in one")
    func shared() throws {
        func library(_ files: String) -> String {
            project(
                """
                K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; \
                buildPhases = (SK); }; SK = {isa = PBXSourcesBuildPhase; files = (\(files)); };
                """
                    + """
                     BK = {isa = PBXBuildFile; fileRef = FK; }; FK = {isa = PBXFileReference; path = \
                    "Kit/kit.swift"; sourceTree = SOURCE_ROOT; }; D = {isa = PBXTargetDependency; target = K; };
                    """,
                target: "dependencies = (D); "
            ).replacing("targets = (T)", with: "targets = (T, K)").replacing(
                "children = (F)", with: "children = (F, FK)")
        }
        let files = ["App/main.swift": "", "Kit/kit.swift": ""]
        let whole = try imported(library("B"), files: files)
        #expect(whole.leftOut == ["the target Kit, all of whose files are compiled in My_App too"])
        #expect(!whole.manifest.contains("\"Kit\""))
        let both = library("B, BK").replacing("buildPhases = (S);", with: "buildPhases = (S, SK);")
        func app(_ text: String) throws -> ImportedPackage {
            try imported(both, files: ["App/main.swift": text, "Kit/kit.swift": "", "App/more.swift": ""])
        }
        #expect(try app("").leftOut == ["the target Kit, all of whose files are compiled in My_App too"])
        let part = try imported(library("BK"), files: files)
        #expect(part.leftOut.isEmpty && part.manifest.contains("dependencies: [\"Kit\"],"))
        // Old projects list a dependency again for each change of the target.
        let twice = library("BK").replacing("dependencies = (D);", with: "dependencies = (D, D);")
        #expect(try imported(twice, files: files).manifest == part.manifest)
    }

    @Test("a library that something imports by its name stays, and the app imports it")
    func imported() throws {
        let text = """
            { objects = {
                R = {isa = PBXProject; mainGroup = G; targets = (A, K, U); }; G = {isa = PBXGroup; children = (FA, \
            FK, FU); sourceTree = "<group>"; };
                A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; \
            buildPhases = (SA); };
                K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases \
            = (SK); };
                U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; \
            buildPhases = (SU); dependencies = (DA); };
                DA = {isa = PBXTargetDependency; target = A; }; DK = {isa = PBXTargetDependency; target = K; };
                SA = {isa = PBXSourcesBuildPhase; files = (BA, BK); }; SK = {isa = PBXSourcesBuildPhase; files = \
            (BK); }; SU = {isa = PBXSourcesBuildPhase; files = (BU); };
                BA = {isa = PBXBuildFile; fileRef = FA; }; BK = {isa = PBXBuildFile; fileRef = FK; }; BU = {isa = \
            PBXBuildFile; fileRef = FU; };
                FA = {isa = PBXFileReference; path = "App/app.swift"; sourceTree = SOURCE_ROOT; }; FK = {isa = \
            PBXFileReference; path = "Kit/kit.swift"; sourceTree = SOURCE_ROOT; };
                FU = {isa = PBXFileReference; path = "Tests/tests.swift"; sourceTree = SOURCE_ROOT; };
            }; rootObject = R; }
            """.replacing("buildPhases = (SA);", with: "buildPhases = (SA); dependencies = (DK);")
        let files = [
            "App/app.swift": "import UIKit\n", "Kit/kit.swift": "",
            "Tests/tests.swift": "import XCTest\n@testable import Kit\n",
        ]
        let package = try imported(text, files: files)
        #expect(package.leftOut == ["App: a file that is compiled in Kit too; that module is imported"])
        #expect(
            package.manifest.contains(
                """
                swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-import-module", \
                "-Xfrontend", "Kit"])]
                """
            ))
        #expect(package.manifest.contains("name: \"Tests\",\n            dependencies: [\"App\", \"Kit\"],"))
    }

    @Test("groups that contain each other and objects that are not there end no import")
    func broken() throws {
        let text = project("H = {isa = PBXGroup; children = (G, H, NOWHERE); path = x; sourceTree = \"<group>\"; };")
            .replacing(
                "children = (F)", with: "children = (F, H)")
        #expect(try imported(text).manifest.contains("My_App"))
    }
}
