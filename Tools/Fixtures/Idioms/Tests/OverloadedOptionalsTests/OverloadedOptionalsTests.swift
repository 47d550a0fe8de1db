import XCTest
import OverloadedOptionals

private class BySize: NSObject, PanelDelegate {
    func panel(_ panel: PanelController, heightFor size: CGSize) -> CGFloat { 70 }
}

private class ByTraits: NSObject, PanelDelegate {
    var moves = 0
    func panel(_ panel: PanelController, heightFor traits: UITraitCollection) -> CGFloat { 80 }
    func panelDidMove(_ panel: PanelController) { moves += 1 }
}

class OverloadedOptionalsTests: XCTestCase {
    func testTheOneThatIsImplementedAnswers() {
        let panel = PanelController()
        panel.update()
        XCTAssertEqual(panel.height, 44)
        let bySize = BySize()
        panel.delegate = bySize
        panel.update()
        XCTAssertEqual(panel.height, 70)
        let byTraits = ByTraits()
        panel.delegate = byTraits
        panel.update()
        XCTAssertEqual(panel.height, 80)
        XCTAssertEqual(byTraits.moves, 1)
    }
}
