import Diagnostics
import Foundation
import InterfaceDocuments

/// Finds classes by their names in documents.
@MainActor
enum InterfaceClasses {
    private static var known: [String: AnyClass] = [:]

    /// Returns the class of an element, or `base` if the element specifies no class or a missing class.
    ///
    /// Documented (Interface Builder, Inherit Module From Target): if the element says so, the module is the module of
    /// the document's target. Classes of Objective-C specify no module. These classes, and Swift classes whose module
    /// has another name on Linux, are searched in the app's module.
    static func type<Base: AnyObject>(of element: InterfaceElement, _ base: Base.Type, in source: InterfaceSource)
        -> Base.Type
    {
        guard element["customClass"] != nil, let type = custom(element, in: source) else { return base }
        if let fitting = type as? Base.Type { return fitting }
        Log.once("\(source.document.name), line \(element.line): \(type) is no \(base); a \(base) is created")
        return base
    }

    /// Returns the class that an element specifies; nil if it specifies no class or a missing class.
    static func custom(_ element: InterfaceElement, in source: InterfaceSource) -> AnyClass? {
        let identity = element.identity
        guard let name = identity.customClass else { return nil }
        return find(name, identity.customModule, line: element.line, in: source)
    }

    /// Returns the class of a name, or nil for a missing class.
    static func find(_ name: String, _ module: String?, line: Int, in source: InterfaceSource) -> AnyClass? {
        var modules = [module].compactMap { $0 } + appModules
        // A class of UIKit, such as UIControl for a view.
        if module == nil { modules.insert("UIKitCore", at: 0) }
        modules += TestedModules.current.modules(for: source.bundle.bundlePath).filter { !modules.contains($0) }
        // A class with a name from `@objc(name)` has no module in documents. It may be in any module of other classes.
        modules += InterfaceEntries.modules.filter { !modules.contains($0) }
        for module in modules {
            guard let type = named("\(module).\(name)") ?? InterfaceEntries.forClass(name, in: module)?.type else {
                continue
            }
            InterfaceEntries.note(module: module)
            return type
        }
        Log.once(
            """
            \(source.document.name), line \(line): there is no class \(name) in \
            \(modules.joined(separator: ", ")); a class of UIKit replaces it. Private and nested classes are \
            found only in sources that chevron has rewritten, where they have outlets, actions or a name of \
            Objective-C's
            """
        )
        return nil
    }

    /// Returns a class of the app by name, with or without its module.
    static func app(_ name: String) -> AnyClass? {
        named(name) ?? appModules.lazy.compactMap { named("\($0).\(name)") }.first
    }

    /// - Parameter name: `Module.Class`. For other names there is no class, and Foundation would write log lines.
    static func named(_ name: String) -> AnyClass? {
        if let type = known[name] { return type }
        guard name.utf8.count(where: { $0 == UInt8(ascii: ".") }) < 2 else { return nil }
        let type: AnyClass? = NSClassFromString(name)
        if let type { known[name] = type }
        return type
    }

    /// The modules of the app's own classes: the module of its delegate, and the module with the program's name.
    static var appModules: [String] {
        var modules: [String] = []
        func add(_ name: Substring?) {
            guard let name, !name.isEmpty else { return }
            let module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            if !modules.contains(module) { modules.append(module) }
        }
        let source: any AppDelegateSource.Type = InterfaceClasses.self
        if let delegate = source.appDelegate {
            add(qualifiedName(of: Swift.type(of: delegate)).prefix { $0 != "." })
        }
        add(Bundle.main.executableURL.map { Substring($0.deletingPathExtension().lastPathComponent) })
        return modules
    }
}

/// The delegate of an app, whose module contains the app's own classes.
@preconcurrency @MainActor
protocol AppDelegateSource {
    static var appDelegate: AnyObject? { get }
}
