import Testing
import UIKit
import UIKitTesting

/// The form and the title of a switch, which only the Mac displays.
@MainActor
struct SwitchStyleTests {
    @Test func `a switch slides whatever style the app prefers`() {
        let toggle = UISwitch()
        #expect(toggle.preferredStyle == .automatic && toggle.style == .sliding)
        toggle.preferredStyle = .checkbox
        #expect(toggle.preferredStyle == .checkbox && toggle.style == .sliding)
        #expect(toggle.intrinsicContentSize == UISwitch().intrinsicContentSize)
    }

    @Test func `the screen reader reads the title of a switch without a label`() {
        let toggle = UISwitch()
        #expect(toggle.title == nil && toggle.accessibilityLabel == nil)
        toggle.title = "Wi-Fi"
        #expect(toggle.accessibilityLabel == "Wi-Fi")
        toggle.accessibilityLabel = "Network"
        #expect(toggle.accessibilityLabel == "Network")
    }
}
