import OddNumbers
import Testing
import UIKit
import UIKitTesting

/// Numbers of which an app does not think. The program Walk sets each property to each of them (`Walk --numbers`).
@MainActor struct OddNumberTests {
    @Test("An odd number ends nothing, whatever property it is set to")
    func tryOut() {
        for (index, property) in OddProperty.all.enumerated() {
            for (place, number) in Double.oddNumbers.enumerated() where number.isNaN || (place + index) % 3 == 0 {
                property.tryOut(number)
            }
            // The process still runs and can draw.
            let app = TestApp(UIViewController(), size: CGSize(width: 20, height: 20), scale: 1)
            #expect(app.picture()?.width == 20, "\(property.name)")
        }
    }
}
