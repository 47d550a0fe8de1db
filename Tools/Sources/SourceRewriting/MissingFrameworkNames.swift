/// Which type names belong to a framework of Apple's that is not there. Each framework of Apple has separate prefixes.
enum MissingFrameworkNames {
    static let prefixes: [String: [String]] = [
        "ARKit": ["AR"], "AVFoundation": ["AV"], "AVKit": ["AV"], "Accelerate": ["vImage", "vDSP"],
        "AudioUnit": audioUnits, "MetalPerformanceShaders": ["MPS"], "AuthenticationServices": ["AS"],
        "CallKit": ["CX"],
        "CloudKit": ["CK"], "Contacts": ["CN"], "ContactsUI": ["CN"], "CoreBluetooth": ["CB"],
        "CoreData": [
            "NSManaged", "NSFetch", "NSFetched", "NSPersistent", "NSEntity", "NSBatch", "NSMerge", "NSSQLite",
            "NSInMemory",
        ],
        "CoreHaptics": ["CH"],
        "CoreImage": ["CI", "kCI"],
        "CoreLocation": ["CL"], "CoreMedia": ["CM"], "CoreML": ["ML"], "CoreMotion": ["CM"], "CoreSpotlight": ["CS"],
        "CoreText": ["CT", "kCT"], "CoreVideo": ["CV"], "EventKit": ["EK"], "EventKitUI": ["EK"], "GameKit": ["GK"],
        "HealthKit": ["HK"],
        "HomeKit": ["HM"],
        "JavaScriptCore": ["JS"],
        "LinkPresentation": ["LP"], "LocalAuthentication": ["LA"], "MapKit": ["MK", "CL"], "MediaPlayer": ["MP"],
        "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"], "MultipeerConnectivity": ["MC"], "Network": ["NW"],
        "PDFKit": ["PDF"], "PassKit": ["PK"],
        "PencilKit": ["PK"], "Photos": ["PH"], "QuickLook": ["QL"], "ReplayKit": ["RP"],
        "SceneKit": ["SCN"],
        "Security": ["Sec", "kSec"], "Speech": ["SF"], "SpriteKit": ["SK"], "StoreKit": ["SK"],
        "SystemConfiguration": ["SC"],
        "Vision": ["VN"], "WatchConnectivity": ["WC"], "WebKit": ["WK"], interfaceTests: ["XCUI"],
    ]

    /// The prefixes of AudioToolbox's names that are not there, beside short sounds.
    private static let audioUnits = [
        "AudioQueue", "AudioFile", "AudioComponent", "AudioUnit", "AudioConverter", "AudioStream", "AudioBuffer",
        "AudioFormat", "AudioTimeStamp", "AudioSession", "ExtAudioFile", "AUGraph", "MusicSequence", "MusicPlayer",
    ]

    /// The part of Apple's XCTest that starts an app and taps in it. `import XCTest` imports it on iOS.
    static let interfaceTests = "XCUIAutomation"

    /// Whether a file that imports XCTest names something of the part that taps in an app.
    static func areInterfaceTests(_ source: [UInt8]) -> Bool {
        ParsedSource.says("XCUI", source) && ParsedSource.says("XCTest", source)
    }

    /// Missing frameworks that a file names without an import: UIKit imports Core Image on iOS, and Foundation imports
    /// Security.
    static func broughtFrameworks(_ source: [UInt8]) -> [String] {
        let hasUIKit = ParsedSource.says("import UIKit", source)
        var found: [String] = []
        if hasUIKit, names("CI", source) { found.append("CoreImage") }
        if hasUIKit || ParsedSource.says("import Foundation", source), names("kSec", source) || names("SecItem", source)
        {
            found.append("Security")
        }
        return found
    }

    /// Whether a word of the source begins with a prefix, followed by a capital letter.
    private static func names(_ prefix: String, _ source: [UInt8]) -> Bool {
        ByteSearch.ends(of: Array(prefix.utf8), in: source).contains { place in
            guard place < source.count, (65...90).contains(source[place]) else { return false }
            let before = place - prefix.utf8.count - 1
            return before < 0 || !isWordByte(source[before])
        }
    }

    /// Prefixes of constants and functions that begin with a small letter.
    private static let lowercasePrefixes = prefixes.values.joined().filter { $0.first?.isLowercase == true }

    /// Whether a name may be a framework's although it begins with a small letter.
    static func mayBelong(_ name: String) -> Bool {
        guard let first = name.first, first == "k" || first == "v" else { return false }
        return lowercasePrefixes.contains(where: name.hasPrefix)
    }

    /// Whether a name is one of the framework's: its own name, as before a point, or a prefix of the framework, and a
    /// capital letter or an underscore.
    static func contains(_ name: String, of framework: String) -> Bool {
        name == framework
            || prefixes[framework]?.contains { prefix in
                name.hasPrefix(prefix)
                    && (name.dropFirst(prefix.count).first.map { $0.isUppercase || $0 == "_" } ?? true)
            } ?? false
    }

    /// Whether a name is a protocol's, by its last word, as Apple names protocols.
    static func isProtocol(_ name: String) -> Bool {
        [
            "Annotation", "Coding", "DataSource", "Delegate", "Export", "Handler", "Item", "Observer", "Overlay",
            "Protocol", "Provider", "Providing", "RequestResult", "Source",
        ].contains(where: name.hasSuffix) && !["MKMapItem", "AVPlayerItem", "EKCalendarItem", "SCNNode"].contains(name)
    }

    /// Whether the text imports such a framework or SwiftUI, by its words alone.
    static func areImported(in source: [UInt8]) -> Bool {
        if areInterfaceTests(source) || !broughtFrameworks(source).isEmpty { return true }
        return ByteSearch.ends(of: Array("import ".utf8), in: source).contains { place in
            let name = String(decoding: source[place...].prefix { isWordByte($0) }, as: UTF8.self)
            return name == "SwiftUI" || prefixes[name] != nil
        }
    }
}
