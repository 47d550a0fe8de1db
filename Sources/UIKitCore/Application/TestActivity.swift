public import Foundation

// Names of Apple's XCTest that XCTest on Linux does not have. `chevron` imports them where a test names one.

/// A named part of a test.
public protocol XCTActivity: NSObjectProtocol {
    /// The name of the part.
    var name: String { get }
    /// Attaches something to the report.
    /// - Coverage: inert (XCTest on Linux writes no report)
    func add(_ attachment: XCTAttachment)
}

/// What a test runs in.
open class XCTContext: NSObject {
    /// Runs a part of a test at once. The name is the activity's: XCTest on Linux writes no report.
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

/// Something that a test attaches to the report. XCTest on Linux writes no report: attachments are ignored, and the log
/// says so once.
open class XCTAttachment: NSObject {
    /// How long an attachment is kept.
    public enum Lifetime: Int, Sendable { case keepAlways = 0, deleteOnSuccess }

    /// The name in the report; nil by default.
    open var name: String?
    /// How long the attachment is kept.
    /// - Coverage: inert (attachments are ignored)
    open var lifetime = Lifetime.deleteOnSuccess
    /// More about the attachment.
    open var userInfo: [AnyHashable: Any] = [:]
    /// The type of the content.
    public let uniformTypeIdentifier: String

    private init(type: String) { uniformTypeIdentifier = type }

    /// An attachment of a text.
    public convenience init(string: String) { self.init(type: "public.plain-text") }
    /// An attachment of data.
    public convenience init(data payload: Data) { self.init(type: "public.data") }
    /// An attachment of data of a type.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(type: identifier)
    }
    /// An attachment of data of a type, with a name. Documented: a type of nil is `public.data`.
    public convenience init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.init(type: identifier ?? "public.data")
        self.name = name
        self.userInfo = userInfo ?? [:]
    }
    /// An attachment of a picture.
    public convenience init(image: UIImage) { self.init(type: "public.image") }
    /// An attachment of a file.
    public convenience init(contentsOfFile url: URL) { self.init(type: "public.data") }
    /// An attachment of a property list.
    public convenience init(plistObject: Any) { self.init(type: "com.apple.property-list") }
    /// An attachment of an archived object.
    public convenience init(archivableObject: any NSSecureCoding) { self.init(type: "public.data") }

    /// The body of `XCTestCase.add(_:)`, which `chevron` adds to tests.
    /// - Coverage: inert (XCTest on Linux writes no report)
    public func ignore() {
        Log.once(
            "XCTAttachment: XCTest on Linux writes no report, so attachments are ignored; write a file in the test")
    }
}
