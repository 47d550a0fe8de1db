/// The available modules, for conditions and imports.
public struct ModuleNames: Sendable {
    /// Modules of Apple's systems that cannot be imported here.
    public var missing: Set<String> = ModuleNames.applesOwn
    /// Modules that Chevron adds under Apple's names.
    public var added: Set<String> = [
        "UIKit", "UIKitTesting", "PictureTesting", "QuartzCore", "CoreGraphics", "os", "OSLog",
        "SafariServices", "MessageUI", "MobileCoreServices", "PhotosUI", "simd", "ImageIO",
        "UniformTypeIdentifiers", "UserNotifications",
    ]

    /// Modules of the program that keep code with UIKit from Linux by a condition: see ``GuardedUIKit``.
    public var guardingUIKit: Set<String> = []

    public init() {}

    /// Adds the module Combine, which a package gets if one of its files imports Combine without a condition.
    public mutating func addCombine() {
        missing.remove("Combine")
        added.insert("Combine")
    }

    package var conditions: ConditionReader {
        let (missing, added) = (missing, added)
        return ConditionReader { module in
            if added.contains(module) { return .holds }
            return missing.contains(module) ? .fails : .open
        }
    }

    static let applesOwn: Set<String> = [
        "AppKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AdSupport",
        "AppTrackingTransparency", "ARKit",
        "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Cocoa",
        "Combine", "Contacts",
        "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia",
        "CoreML",
        "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "Darwin",
        "DeviceCheck",
        "EventKit", "EventKitUI", "ExternalAccessory", "FileProvider", "GameController", "GameKit", "GLKit",
        "HealthKit", "HomeKit",
        "Intents", "IntentsUI", "IOKit", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
        "MapKit",
        "MediaPlayer", "Metal", "MetalKit", "MetalPerformanceShaders", "MultipeerConnectivity", "NaturalLanguage",
        "Network", "NetworkExtension",
        "NotificationCenter",
        "OpenGLES", "PassKit", "PDFKit", "PencilKit", "Photos", "PushKit", "QuickLook", "ReplayKit",
        "SceneKit", "Security",
        "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "TVUIKit",
        "Vision", "WatchConnectivity",
        "WatchKit", "WebKit", "WidgetKit", MissingFrameworkNames.interfaceTests,
    ]
}
