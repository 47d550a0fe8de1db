public import Foundation

/// The types that a responder accepts in pastes and drops.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
    /// The accepted types, such as `public.text`.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration with types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration without types.
    public convenience override init() { self.init(acceptableTypeIdentifiers: []) }

    /// Creates a configuration with the types from which objects of a class can be created.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Creates a configuration with the types from which values such as `String` can be created.
    public convenience init<T>(forAccepting aType: T.Type)
    where T: _ObjectiveCBridgeable, T: SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: T._ObjectiveCType.self)
    }

    /// Accepts more types. Types that are accepted already are ignored.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
            self.acceptableTypeIdentifiers.append(type)
        }
    }

    /// Accepts the types from which objects of a class can be created.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Returns a copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers) }
    }
}

/// An object that accepts pastes and drops by a configuration.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types; nil accepts nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes the items of a paste or a drop.
    func paste(itemProviders: [NSItemProvider])
    /// Returns whether the object accepts the items.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {
    /// Whether one of the items has an accepted type.
    func acceptsItems(of providers: [NSItemProvider]) -> Bool {
        guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return providers.contains { provider in
            types.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }
}
