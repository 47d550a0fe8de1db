import Foundation
import UIKit

public protocol PageDelegate: AnyObject {
    func pageDidOpen(_ page: Page)
}

public final class Page: UIViewController {
    public weak var delegate: PageDelegate?

    public override func viewDidLoad() {
        super.viewDidLoad()
        delegate?.pageDidOpen(self)
    }
}

/// Registers cells under the names of their classes.
public final class Registry {
    private var cellClass: AnyClass = UITableViewCell.self
    public init() {}

    public func identifier(of type: AnyClass) -> String { type.description() }
    public func identifier(ofSome type: AnyClass?) -> String { type?.description() ?? "none" }
    public func ownIdentifier() -> String { cellClass.description() }

    public func isKnown(_ name: String) -> Bool { NSClassFromString(name) != nil }
    public var isTesting: Bool { NSClassFromString("XCTestCase") != nil }
    public var systemVersion: OperatingSystemVersion { ProcessInfo().operatingSystemVersion }
}

/// How long something takes, in words.
public func duration(_ seconds: TimeInterval) -> String {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .full
    formatter.calendar?.locale = Locale(identifier: "en_US")
    return formatter.string(from: seconds) ?? ""
}

public func file(named name: String) -> URL { URL.cachesDirectory.appendingPathComponent(name) }
