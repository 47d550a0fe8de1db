import Foundation
import Testing
@testable import QuartzCore
import UIKit

/// Constants that Foundation has on iOS, and layers' members of other names.
@MainActor struct FoundationConstantTests {
    @Test("limits of C and truth values of Core Foundation are those of iOS")
    func limits() {
        #expect(MAXFLOAT == Float.greatestFiniteMagnitude)
        #expect(INT16_MIN == -32_768 && INT32_MIN == -2_147_483_648 && INT_MIN == INT32_MIN)
        #expect(INT64_MAX == Int64.max && INT64_MIN == Int64.min && LONG_MIN == Int.min)
        #expect(UINT64_MAX == UInt64.max && UINT_MAX == UInt32.max && ULONG_MAX == UInt.max)
        #expect(kCFBooleanTrue.boolValue && !kCFBooleanFalse.boolValue)
    }

    @Test("the free space of a volume is found by the keys of later systems too")
    func capacity() throws {
        let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: [
            .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
        ])
        #expect(try #require(values.volumeAvailableCapacityForImportantUsage) > 0)
        #expect(try #require(values.volumeAvailableCapacityForOpportunisticUsage) > 0)
    }

    @Test("the apps of a group share a folder, and a name that leads out of it is none")
    func sharedFolder() throws {
        let name = "group.chevron.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.lastPathComponent == name)
        #expect(FileManager.default.fileExists(atPath: folder.path))
        for wrong in ["", "../other", "a/b", ".hidden"] {
            #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: wrong) == nil)
        }
    }

    @Test("a transaction's properties are set and read by name")
    func transaction() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
        #expect(CATransaction.disableActions())
        CATransaction.setValue(false, forKey: kCATransactionDisableActions)
        #expect(!CATransaction.disableActions())
        CATransaction.setValue(NSNumber(value: 2.5), forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2.5)
        CATransaction.setValue("fast", forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.animationDuration() == 2.5)
        #expect(CATransaction.value(forKey: "speed") == nil)
    }

    @Test("a layer's model is the layer itself, also of the copy with the values that show")
    func layerModel() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let layer = CALayer()
        window.layer.addSublayer(layer)
        #expect(layer.model() === layer)
        if let shown = layer.presentation() { #expect(shown.model() === layer) }
    }

    @Test("an animation that repeats for a time ends after that time")
    func repeatDuration() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.repeatCount = 10
        animation.repeatDuration = 2.5
        animation.speed = 2
        #expect(animation.totalDuration == 1.25)
        #expect(abs((animation.fraction(at: 1.2) ?? -1) - 0.4) < 1e-9)
        #expect(animation.fraction(at: 1.3) == nil)
    }

    @Test("the outline of a stroke has the same bounds under either name")
    func stroke() throws {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let outline = try #require(
            CGPath(
                __byStroking: path, transform: nil, lineWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10))
        #expect(outline.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 12, height: 12))
    }
}
