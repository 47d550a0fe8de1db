/// The available modules, for conditions and imports.
public struct ModuleNames: Sendable {
    /// Modules of Apple's systems that cannot be imported here.
    public var missing: Set<String> = ModuleNames.applesOwn
    /// Modules that Chevron adds under Apple's names.
    public var added: Set<String> = [
        "UIKit", "UIKitTesting", "PictureTesting", "QuartzCore", "CoreGraphics", "os", "OSLog",
        "SafariServices", "AudioToolbox", "MessageUI", "MobileCoreServices", "PhotosUI", "simd", "ImageIO",
        "UniformTypeIdentifiers", "UserNotifications",
    ]

    /// Modules of the program that keep code with UIKit from Linux by a condition: see ``GuardedUIKit``.
    public var guardingUIKit: Set<String> = []

    /// Modules that apps import and that neither the toolchain nor a package of the build has.
    public var unavailable: Set<String> = []
    /// The names that the sources find without these modules.
    public var names: AvailableNames?
    /// Modules that an app is built from, besides the module of the app.
    public var partsOfApps: Set<String> = []

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
        "Accelerate", "Accounts", "ActivityKit", "AdSupport", "AppIntents", "AppKit", "AppTrackingTransparency",
        "ARKit", "AudioUnit", "AuthenticationServices", "AVFoundation", "AVKit", "BackgroundTasks",
        "CallKit", "CarPlay", "CFNetwork", "Charts", "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Compression",
        "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreHaptics",
        "CoreImage", "CoreLocation", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "CryptoTokenKit", "Darwin",
        "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory", "FileProvider", "FoundationModels",
        "GameController", "GameKit", "GameplayKit", "GLKit", "GroupActivities", "HealthKit", "HomeKit", "Intents",
        "IntentsUI", "IOKit", "IOSurface", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MediaPlayer", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MLCompute",
        "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter",
        "OpenGLES", "PassKit", "PDFKit", "PencilKit", "Photos", "PushKit", "QuickLook", "QuickLookThumbnailing",
        "RealityKit", "ReplayKit", "SceneKit", "Security", "Social", "SoundAnalysis", "Speech", "SpriteKit",
        "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "Translation", "TVUIKit", "VideoToolbox",
        "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit",
        MissingFrameworkNames.interfaceTests,
    ]
}
