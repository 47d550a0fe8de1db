#if canImport(SwiftUI)
import SwiftUI
#endif
import UIKit

// On iOS another file of the module brings Combine.
public final class SettingsModel: ObservableObject {
    @Published public var isOn = false
    public init() {}
}
