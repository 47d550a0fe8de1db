import Foundation
import QuartzCore
import UIKit
import UIKitTesting

/// Archives as `init?(coder:)` of UIKit's classes reads them. The bytes decide about each value that an initializer
/// decodes, so that every class gets values that no archiver writes. Foundation's own unarchiver stops the program for
/// damaged names of classes, before any class of UIKit is asked; therefore the bytes are no file of
/// `NSKeyedArchiver`.
@MainActor
enum ForeignArchive {
    /// The classes that can be archived, and some that nibs create by a coder.
    fileprivate static let makers: [@MainActor (NSCoder) -> NSObject?] = [
        { UIView(coder: $0) }, { UILabel(coder: $0) }, { UIImageView(coder: $0) }, { UIButton(coder: $0) },
        { UISwitch(coder: $0) }, { UISlider(coder: $0) }, { UIStepper(coder: $0) }, { UISegmentedControl(coder: $0) },
        { UIPageControl(coder: $0) }, { UIProgressView(coder: $0) }, { UIActivityIndicatorView(coder: $0) },
        { UITextField(coder: $0) }, { UITextView(coder: $0) }, { UISearchBar(coder: $0) }, { UIDatePicker(coder: $0) },
        { UIPickerView(coder: $0) }, { UIScrollView(coder: $0) }, { UITableView(coder: $0) },
        { UITableViewCell(coder: $0) }, { UIStackView(coder: $0) }, { UIVisualEffectView(coder: $0) },
        { UINavigationBar(coder: $0) }, { UITabBar(coder: $0) }, { UIToolbar(coder: $0) },
        { UIBarButtonItem(coder: $0) }, { UITabBarItem(coder: $0) }, { UINavigationItem(coder: $0) },
        { UIBarButtonItemGroup(coder: $0) }, { UINavigationBarAppearance(coder: $0) },
        { UITabBarAppearance(coder: $0) }, { UIToolbarAppearance(coder: $0) }, { UIBlurEffect(coder: $0) },
        { UIVibrancyEffect(coder: $0) }, { UIBezierPath(coder: $0) }, { UIViewController(coder: $0) },
        { UINavigationController(coder: $0) },
        { UITabBarController(coder: $0) }, { UIPageViewController(coder: $0) }, { UITableViewController(coder: $0) },
    ]

    private static let app = TestApp(UIViewController(), size: CGSize(width: 100, height: 100), scale: 1)

    /// One seed for each class, with values of each kind.
    static var seeds: [[UInt8]] {
        makers.indices.map { index in [UInt8(index)] + (0..<96).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ index) } }
    }

    /// Decodes an object and shows it.
    static func read(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        let coder = ForeignCoder(bytes.dropFirst())
        guard let object = makers[Int(first) % makers.count](coder) else { return }
        show(object)
    }

    private static func show(_ object: NSObject) {
        switch object {
        case let view as UIView:
            app.window.addSubview(view)
            app.turn()
            view.removeFromSuperview()
        case let controller as UIViewController:
            app.window.rootViewController = controller
            app.turn()
            app.window.rootViewController = UIViewController()
        case let item as UIBarButtonItem: show(items: [item])
        case let group as UIBarButtonItemGroup: show(items: group.barButtonItems)
        case let item as UITabBarItem:
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
            bar.items = [item]
            show(bar)
        case let item as UINavigationItem:
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            bar.items = [item]
            show(bar)
        case let appearance as UINavigationBarAppearance:
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            bar.standardAppearance = appearance
            bar.items = [UINavigationItem(title: "Title")]
            show(bar)
        case let appearance as UITabBarAppearance:
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
            bar.standardAppearance = appearance
            bar.items = [UITabBarItem(title: "Tab", image: nil, tag: 0)]
            show(bar)
        case let appearance as UIToolbarAppearance:
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            bar.standardAppearance = appearance
            show(bar)
        case let effect as UIVisualEffect: show(UIVisualEffectView(effect: effect))
        default: break
        }
    }

    private static func show(items: [UIBarButtonItem]) {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        bar.items = items
        show(bar)
    }
}

/// Answers each request for a value from bytes. After the last byte every value is missing.
private final class ForeignCoder: NSCoder {
    private var bytes: ArraySlice<UInt8>
    private var depth = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        super.init()
    }

    private func next() -> UInt8 { bytes.popFirst() ?? 0 }

    override var allowsKeyedCoding: Bool { true }
    /// A quarter of the values is missing.
    override func containsValue(forKey key: String) -> Bool { !bytes.isEmpty && next() % 4 != 0 }
    override func decodeBool(forKey key: String) -> Bool { next() % 2 == 1 }
    override func decodeInteger(forKey key: String) -> Int { number() }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: number()) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(number()) }
    override func decodeDouble(forKey key: String) -> Double { real() }
    override func decodeFloat(forKey key: String) -> Float { Float(real()) }
    override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }
    override func decodeObject(forKey key: String) -> Any? {
        nonisolated(unsafe) let coder = self
        return MainActor.assumeIsolated { Sent(value: coder.object()) }.value
    }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        let found = decodeObject(forKey: key)
        guard let classes, let object = found as? NSObject else { return found }
        return classes.contains { object.isKind(of: $0) } ? found : nil
    }

    private struct Sent: @unchecked Sendable { let value: Any? }

    private static let numbers = [0, 1, -1, 2, 7, 300, 65_536, Int(Int32.max), Int(Int32.min), .max, .min]
    private func number() -> Int {
        let byte = next()
        return byte < 64 ? Self.numbers[Int(byte) % Self.numbers.count] : Int(byte) - 64
    }

    private static let reals = [
        0, 1, -1, 0.5, 44, 1e5, 1e19, -1e19, 1e300, -1e300, .leastNonzeroMagnitude, .nan, .infinity, -.infinity,
    ]
    private func real() -> Double {
        let byte = next()
        return byte < 64 ? Self.reals[Int(byte) % Self.reals.count] : Double(byte) - 100
    }

    private func text() -> String {
        let count = Int(next() % 24)
        return String(decoding: (0..<count).map { _ in next() }, as: UTF8.self)
    }

    @MainActor
    private func object() -> Any? {
        guard depth < 6 else { return nil }
        depth += 1
        defer { depth -= 1 }
        let kind = next()
        switch kind % 12 {
        case 0: return NSNumber(value: number())
        case 1: return NSNumber(value: real())
        case 2: return text()
        case 3: return Data(text().utf8)
        case 4, 5: return (0..<Int(next() % 6)).map { _ in NSNumber(value: real()) }
        case 6: return (0..<Int(next() % 4)).compactMap { _ in object() }
        case 7: return propertyList()
        case 8: return Dictionary((0..<Int(next() % 4)).map { _ in (text(), object() ?? 0) }) { $1 }
        case 9: return UIColor(red: real(), green: real(), blue: real(), alpha: real())
        default:
            let makers = ForeignArchive.makers
            return makers[Int(next()) % makers.count](self)
        }
    }

    /// The bytes of a property list, as appearances are archived.
    @MainActor
    private func propertyList() -> Data? {
        func value(_ depth: Int) -> Any {
            switch next() % (depth < 3 ? 6 : 4) {
            case 0: NSNumber(value: number())
            case 1: NSNumber(value: real())
            case 2: text()
            case 3: (0..<4).map { _ in NSNumber(value: real()) }
            default: table(depth + 1)
            }
        }
        func table(_ depth: Int) -> [String: Any] {
            let keys = ["0", "1", "name", "size", "weight", "family", "color", "font", "text", "number", "shadow"]
            return Dictionary(
                (0..<Int(next() % 5)).map { _ in (keys[Int(next()) % keys.count], value(depth)) },
                uniquingKeysWith: { $1 })
        }
        return try? PropertyListSerialization.data(fromPropertyList: table(0), format: .binary, options: 0)
    }
}
