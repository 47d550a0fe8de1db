import SixStyle
import Testing
import UIKit

@MainActor @Suite struct AlbumObserverTests {
    @Test("observers on the main actor are called on it")
    func observers() {
        let (cover, model, controller) = (Cover(), CoverModel(), CoverController())
        cover.addObserver(model, forKeyPath: "name", options: .new, context: nil)
        cover.addObserver(controller, forKeyPath: "name", options: .new, context: nil)
        cover.name = "Blue"
        #expect(model.names == ["Blue"])
        #expect(controller.title == "Blue")
        #expect(model.value(forKey: "count") as? Int == 1)
    }
}
