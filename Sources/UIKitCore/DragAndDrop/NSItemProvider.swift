import Diagnostics
public import Foundation
import FoundationAdditions
import Synchronization
import UniformTypeIdentifiers

/// An object that can be created from the bytes of an item.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types from which the object can be created, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an object.
    /// - Throws: an error if the bytes do not represent an object.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that can be written as the bytes of an item.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types in which objects of the class can be written, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types in which this object can be written; by default those of the class.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Calls the handler once on any thread, with the bytes or an error.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// Returns the types of the class by default.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// The programs that can read a representation. Other programs read representations with `all`. Linux has no teams
/// and groups of programs, so that only the app reads the other cases.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all = 0, team, group, ownProcess }

/// An item that is passed to another part of an app, as bytes of several types.
///
/// Handlers of the app are called on a separate queue, as documented. `NSSecureCoding` items are not loaded.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// The reason why an item was not loaded.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }
    /// The domain of errors with an ``ErrorCode``.
    public static let errorDomain = "NSItemProviderErrorDomain"

    typealias Handler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    /// Passes the file, and whether the file is the original, which must be kept.
    typealias FileHandler = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    private struct Content {
        var types: [String] = []
        var handlers: [String: Handler] = [:]
        var files: [String: FileHandler] = [:]
        /// The types that other programs cannot read.
        var hidden: Set<String> = []
        var name: String?
        /// The activity that was registered last. A drop outside of the windows opens a window for the activity.
        var activity: WritingBox?
    }

    private let content = Mutex(Content())

    /// Creates a provider without representations.
    public override init() { super.init() }

    /// Creates a provider of an object, in all types in which the object can be written.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a text, a URL, an image or bytes for a type. Other items have no type.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        if let object = item as? any NSItemProviderWriting, typeIdentifier == nil {
            registerObject(object, visibility: .all)
            return
        }
        guard let bytes = Self.bytes(item) else {
            Log.once(
                """
                NSItemProvider(item:typeIdentifier:): \(Swift.type(of: item)) is no text, address or data; \
                register a data representation
                """
            )
            return
        }
        let types = typeIdentifier.map { [$0] } ?? (item is URL ? PasteboardType.addresses : PasteboardType.texts)
        for type in types {
            register(type) { done in
                done(bytes, nil)
                return nil
            }
        }
    }

    private static func bytes(_ item: Any?) -> Data? {
        switch item {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let data as NSData: Data(referencing: data)
        case let text as NSString: Data(String(describing: text).utf8)
        default: nil
        }
    }

    // MARK: Registering

    /// - Parameter file: loads the bytes as a file; nil for bytes without a file.
    func register(
        _ type: String, file: FileHandler? = nil, visibility: NSItemProviderRepresentationVisibility = .all,
        _ handler: @escaping Handler
    ) {
        // Freeing the former handlers may run app code.
        let former = content.withLock { content in
            if content.handlers[type] == nil { content.types.append(type) }
            let former = (content.handlers[type], content.files[type])
            content.handlers[type] = handler
            content.files[type] = file
            if visibility == .all { content.hidden.remove(type) } else { content.hidden.insert(type) }
            return former
        }
        withExtendedLifetime(former) {}
    }

    /// Registers all types in which an object can be written.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        let box = WritingBox(object)
        for type in object.writableTypeIdentifiersForItemProvider {
            register(type, visibility: visibility) { done in
                box.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
            }
        }
        guard object is NSUserActivity else { return }
        let former = content.withLock { content in
            let former = content.activity
            content.activity = box
            return former
        }
        withExtendedLifetime(former) {}
    }

    /// The activity that was registered last; nil without one.
    var activity: NSUserActivity? { content.withLock { $0.activity }?.object as? NSUserActivity }

    /// Registers bytes of a type. The handler loads the bytes when they are needed.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(typeIdentifier, visibility: visibility, loadHandler)
    }

    /// A suggested name for the item, for example for a file.
    open var suggestedName: String? {
        get { content.withLock { $0.name } }
        set { content.withLock { $0.name = newValue } }
    }

    // MARK: Loading

    /// The types in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { content.withLock { $0.types } }
    /// The types that other programs can read, in the order in which they were registered.
    var visibleTypes: [String] { content.withLock { content in content.types.filter { !content.hidden.contains($0) } } }
    /// Whether there is a representation of the type, or of a type that conforms to the type. Chosen: a text type
    /// conforms to all text types.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { Self.conforms($0, to: typeIdentifier) }
    }
    /// Whether an object of a class can be created from one of the representations.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { type(for: aClass) != nil }
    /// Whether a value of a type, such as `String` or `URL`, can be created from one of the representations.
    public func canLoadObject<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T: SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads the bytes of a type. The handler is called once, on a separate queue.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        DispatchQueue.global().async { [self] in
            let part = bytes(of: typeIdentifier) { data, error in
                progress.completedUnitCount = 1
                completionHandler(data, error)
            }
            if let part, !part.isFinished { progress.addChild(part, withPendingUnitCount: 1) }
        }
        return progress
    }

    /// Loads an object of a class. The handler is called once, on a separate queue.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let type = type(for: aClass)
        return loadDataRepresentation(forTypeIdentifier: type ?? "") { data, error in
            guard let type, let data else { return completionHandler(nil, error ?? Self.error(.itemUnavailableError)) }
            do { completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil) } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads a value of a type, such as `String` or `URL`. The handler is called once, on a separate queue.
    @discardableResult
    public func loadObject<T>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable, T: SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
        }
    }

    /// Loads the bytes of a type, and calls `done` on the thread of the registered handler.
    /// - Returns: the progress of the registered handler, if it has one.
    @discardableResult
    func bytes(of wanted: String, _ done: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress? {
        let handler = content.withLock { content in
            content.handlers[wanted]
                ?? content.types.first { Self.conforms($0, to: wanted) }.flatMap { content.handlers[$0] }
        }
        guard let handler else {
            done(nil, Self.error(.itemUnavailableError))
            return nil
        }
        return handler(done)
    }

    /// The registered type that conforms to a type, and its handler of a file; nil for bytes without a file.
    func fileHandler(of wanted: String) -> (type: String, handler: FileHandler?)? {
        content.withLock { content in
            let type =
                content.handlers[wanted] != nil ? wanted : content.types.first { Self.conforms($0, to: wanted) }
            return type.map { ($0, content.files[$0]) }
        }
    }

    private func type(for aClass: any NSItemProviderReading.Type) -> String? {
        let registered = registeredTypeIdentifiers
        return aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap { wanted in
            registered.first { $0 == wanted } ?? registered.first { Self.conforms($0, to: wanted) }
        }.first
    }

    static func conforms(_ type: String, to wanted: String) -> Bool {
        if type == wanted || wanted == "public.data" || wanted == "public.item" { return true }
        if wanted == "public.image", PasteboardType.images.contains(type) { return true }
        if let type = UTType(type), let wanted = UTType(wanted), type.conforms(to: wanted) { return true }
        return wanted != PasteboardType.texts[0] && PasteboardType.texts.contains(wanted)
            && PasteboardType.texts.contains(type)
    }

    static func error(_ code: ErrorCode) -> any Error { NSError(domain: errorDomain, code: code.rawValue) }
}

/// An object of the app that may be called on any thread, as documented for items.
private final class WritingBox: @unchecked Sendable {
    let object: any NSItemProviderWriting
    init(_ object: any NSItemProviderWriting) { self.object = object }
}
