#if os(macOS)
import AppKit
public typealias PlatformColor = NSColor
public let platform = "macOS"
#elseif os(iOS) || os(tvOS)
import UIKit
public typealias PlatformColor = UIColor
public let platform = "iOS"
#elseif os(watchOS)
import WatchKit
public let platform = "watchOS"
#elseif os(Linux)
public let platform = "Linux"
#endif

#if canImport(SwiftUI)
import SwiftUI
public let hasSwiftUI = true
#else
public let hasSwiftUI = false
#endif

#if os(iOS) && !targetEnvironment(macCatalyst)
public let isPhone = true
#else
public let isPhone = false
#endif

public var isSimulator: Bool {
    #if targetEnvironment(simulator)
    return true
    #else
    return false
    #endif
}

public struct Clock {
    #if DEBUG
    public static let speed = 1
    #else
    public static let speed = 1
    #endif
    public init() {}
    public func scheme() -> String {
        #if swift(>=5.0) && (os(iOS) || os(visionOS))
        if #available(iOS 13.0, *) { return "scenes" }
        return "windows"
        #else
        return "none"
        #endif
    }
}
