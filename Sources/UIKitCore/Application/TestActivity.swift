import Diagnostics
public import Foundation

// Names of Apple's XCTest that XCTest on Linux lacks. `chevron` imports them into tests that use the names.

/// A named part of a test.
public protocol XCTActivity: NSObjectProtocol {
    /// The name of the part.
    var name: String { get }
    /// Adds an attachment to the report.
    /// - Coverage: inert (XCTest on Linux writes no report)
    func add(_ attachment: XCTAttachment)
}

/// The context of a running test.
open class XCTContext: NSObject {
    /// Runs a part of a test immediately. The name is the activity's name: XCTest on Linux writes no report.
    public class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows
        -> Result
    {
        try block(RunningActivity(name))
    }
}

private final class RunningActivity: NSObject, XCTActivity {
    let name: String
    init(_ name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) { attachment.ignore() }
}

/// An attachment of a test report. XCTest on Linux writes no report: attachments are ignored and logged once.
open class XCTAttachment: NSObject {
    /// The lifetime of an attachment.
    public enum Lifetime: Int, Sendable { case keepAlways = 0, deleteOnSuccess }

    /// The name in the report. The default is nil.
    open var name: String?
    /// The lifetime of the attachment.
    /// - Coverage: inert (attachments are ignored)
    open var lifetime = Lifetime.deleteOnSuccess
    /// Further information about the attachment.
    open var userInfo: [AnyHashable: Any] = [:]
    /// The type of the content.
    public let uniformTypeIdentifier: String

    private init(type: String) { uniformTypeIdentifier = type }

    /// Creates an attachment of a text.
    public convenience init(string: String) { self.init(type: "public.plain-text") }
    /// Creates an attachment of data.
    public convenience init(data payload: Data) { self.init(type: "public.data") }
    /// Creates an attachment of data with a type.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(type: identifier)
    }
    /// Creates an attachment of data with a type and a name.
    ///
    /// Documented (XCTAttachment.init): a type of nil is `public.data`.
    public convenience init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.init(type: identifier ?? "public.data")
        self.name = name
        self.userInfo = userInfo ?? [:]
    }
    /// Creates an attachment of an image.
    public convenience init(image: UIImage) { self.init(type: "public.image") }
    /// Creates an attachment of a file.
    public convenience init(contentsOfFile url: URL) { self.init(type: "public.data") }
    /// Creates an attachment of a property list.
    public convenience init(plistObject: Any) { self.init(type: "com.apple.property-list") }
    /// Creates an attachment of an archived object.
    public convenience init(archivableObject: any NSSecureCoding) { self.init(type: "public.data") }

    /// The body of `XCTestCase.add(_:)`, which `chevron` adds to tests.
    /// - Coverage: inert (XCTest on Linux writes no report)
    public func ignore() {
        Log.once(
            "XCTAttachment: XCTest on Linux writes no report, so attachments are ignored; write a file in the test")
    }
}
