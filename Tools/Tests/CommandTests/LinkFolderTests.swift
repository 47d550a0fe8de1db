import Foundation
import PackageOverlay
import TemporaryFolder
import Testing

@testable import chevron

@Suite struct LinkFolderTests {
    private var toolchain: String {
        get throws { ReleaseBuild.toolchain(of: try Subprocess.swift()) }
    }

    @Test("a program with the Swift runtime and Foundation for networks in it is linked without libcurl's headers")
    func networking() throws {
        let folder = TemporaryFolder("links")
        let links = LinkFolder(folder.path + "/links", toolchain: try toolchain)
        try links.requireNetworking()
        try PackageCommand.write(
            """
            import Foundation
            import FoundationNetworking
            if CommandLine.arguments.count > 1 { URLSession.shared.dataTask(with: URL(string: "a:b")!).resume() }
            print(URLRequest(url: URL(string: "a:b")!).httpMethod ?? "none")
            """, to: folder.path + "/main.swift")
        let program = folder.path + "/program"
        let words = try links.write().flatMap { ["-Xlinker", $0] }
        let compiler = (try Subprocess.swift() as NSString).deletingLastPathComponent + "/swiftc"
        try PackageCommand.run(
            compiler, [folder.path + "/main.swift", "-o", program, "-static-stdlib", "-use-ld=lld"] + words)
        #expect(Subprocess.quietOutput(program, []) == "GET\n")
    }

    @Test("an app with Combine on a system without libcurl is refused, and the message names the package")
    func refusal() throws {
        let folder = TemporaryFolder("links")
        let links = LinkFolder(folder.path + "/links", toolchain: folder.path)
        #expect {
            try links.requireNetworking()
        } throws: { "\($0)".contains("libcurl4") }
        #expect(try links.write() == ["-L\(folder.path)/links"])
    }
}
