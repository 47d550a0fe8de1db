import Testing

@testable import UIKitCore

struct TestedModuleTests {
    private let modules = TestedModules("AppTests=App,Model;Model_Tests=Model")

    @Test("A document of a test target has classes in the test module and in the modules that the test depends on")
    func ownModules() {
        #expect(modules.modules(for: "/build/Shop_AppTests.resources") == ["AppTests", "App", "Model"])
        #expect(modules.modules(for: "/build/Shop_Model-Tests.resources") == ["Model_Tests", "Model"])
    }

    @Test("Another document has classes in all modules under test")
    func otherDocuments() {
        #expect(modules.modules(for: "/build") == ["App", "Model"])
        #expect(modules.modules(for: "/build/Shop_Other.resources") == ["App", "Model"])
    }

    @Test("A list that does not read as one names no module")
    func foreignText() {
        #expect(TestedModules("").modules(for: "/build") == [])
        #expect(TestedModules("=;;C;=D;A=B=C").modules(for: "/build") == [])
    }
}
