import Foundation
import InterfaceDocuments

/// Classes by the names that documents have for them.
@MainActor
enum InterfaceClasses {
    private static var known: [String: AnyClass] = [:]

    /// The class of an element; `base` where it names none, or one that is not there.
    ///
    /// Documented: Interface Builder's module is the one that the document is built with where it says so. Classes of
    /// Objective-C name none; they, and Swift classes whose module has another name here, are looked for in the app's
    /// module.
    static func type<Base: AnyObject>(of element: InterfaceElement, _ base: Base.Type, in source: InterfaceSource)
        -> Base.Type
    {
        guard element["customClass"] != nil, let type = custom(element, in: source) else { return base }
        if let fitting = type as? Base.Type { return fitting }
        Log.once("\(source.document.name), line \(element.line): \(type) is no \(base); a \(base) is made")
        return base
    }

    /// The class that an element names; nil where it names none, or one that is not there.
    static func custom(_ element: InterfaceElement, in source: InterfaceSource) -> AnyClass? {
        let identity = element.identity
        guard let name = identity.customClass else { return nil }
        return find(name, identity.customModule, line: element.line, in: source)
    }

    /// The class of a name; nil for one that is not there.
    static func find(_ name: String, _ module: String?, line: Int, in source: InterfaceSource) -> AnyClass? {
        var modules = [module].compactMap { $0 } + appModules
        // A class of UIKit's, as UIControl for a view.
        if module == nil { modules.insert("UIKitCore", at: 0) }
        modules += TestedModules.current.modules(for: source.bundle.bundlePath).filter { !modules.contains($0) }
        // A class that `@objc(name)` renames has no module in documents: it may be in any of those that others are in.
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
            \(modules.joined(separator: ", ")); one of UIKit's takes its place. Private and nested classes are \
            found only in sources that `chevron` has rewritten, where they have outlets, actions or a name of \
            Objective-C's
            """
        )
        return nil
    }

    /// A class of the app's by its name, with its module or without.
    static func app(_ name: String) -> AnyClass? {
        named(name) ?? appModules.lazy.compactMap { named("\($0).\(name)") }.first
    }

    /// - Parameter name: `Module.Class`. Others name no class that is found so, and Foundation would write lines of its
    ///   own for them.
    static func named(_ name: String) -> AnyClass? {
        if let type = known[name] { return type }
        guard name.utf8.count(where: { $0 == UInt8(ascii: ".") }) < 2 else { return nil }
        let type: AnyClass? = NSClassFromString(name)
        if let type { known[name] = type }
        return type
    }

    /// Where the app's own classes are: the module of its delegate, and the one that has the program's name.
    static var appModules: [String] {
        var modules: [String] = []
        func add(_ name: Substring?) {
            guard let name, !name.isEmpty else { return }
            let module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            if !modules.contains(module) { modules.append(module) }
        }
        if let delegate = UIApplication.shared.delegate {
            add(String(reflecting: Swift.type(of: delegate)).prefix { $0 != "." })
        }
        add(Bundle.main.executableURL.map { Substring($0.deletingPathExtension().lastPathComponent) })
        return modules
    }
}
