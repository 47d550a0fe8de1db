import CoreGraphics
import Foundation
package import HostInterface

/// Binds touches to views and recognizers.
@MainActor
final class TouchRouter {
    func receive(_ sample: PointerSample, in window: UIWindow) {}
    func hover(_ point: CGPoint?, in window: UIWindow) {}
    func wheel(_ sample: WheelSample, in window: UIWindow) {}
    func send(_ event: UIEvent, in window: UIWindow) {}
    func cancelAll(in window: UIWindow) {}
}
