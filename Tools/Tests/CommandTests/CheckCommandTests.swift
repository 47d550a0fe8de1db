import Testing

@testable import chevron

@Suite struct CheckCommandTests {
    @Test("a check without a build says that nothing was compiled, and what to do")
    func namesAlone() {
        let folder = CheckCommand.namesAlone(hasManifest: false, project: nil)
        #expect(folder.contains("nothing was compiled: there is no Package.swift."))
        #expect(folder.hasSuffix("Name the folder of a package, and the compiler checks the package."))
        let project = CheckCommand.namesAlone(hasManifest: false, project: "App.xcodeproj")
        #expect(project.contains("`chevron import App.xcodeproj` writes one for the project"))
        #expect(CheckCommand.namesAlone(hasManifest: true, project: nil).contains("does not use UIKit"))
    }
}
