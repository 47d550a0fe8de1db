/// The file `project.pbxproj` of an Xcode project: objects that name each other.
public struct XcodeProject: Sendable {
    public struct Object: Sendable {
        public var id: String
        public var kind: String
        var values: [String: ProjectValue]

        subscript(key: String) -> ProjectValue? { values[key] }
        func text(_ key: String) -> String? { values[key]?.text }
        func texts(_ key: String) -> [String] { values[key]?.texts ?? [] }
    }

    private let objects: [String: Object]
    public let root: Object

    public init(_ bytes: [UInt8], name: String = "project.pbxproj") throws {
        let value = try ProjectValue(bytes, name: name)
        guard let table = value["objects"]?.table, let rootID = value["rootObject"]?.text else {
            throw ProjectProblem("\(name) has no objects and no root object, so it is no project of Xcode's")
        }
        var objects: [String: Object] = [:]
        for (id, object) in table {
            guard let values = object.table, let kind = values["isa"]?.text else {
                throw ProjectProblem("\(name): object \(id) does not say what it is")
            }
            objects[id] = Object(id: id, kind: kind, values: values)
        }
        guard let root = objects[rootID], root.kind == "PBXProject" else {
            throw ProjectProblem("\(name): the root object \(rootID) is no project")
        }
        self.objects = objects
        self.root = root
        placeAll()
    }

    subscript(id: String?) -> Object? { id.flatMap { objects[$0] } }
    func objects(_ ids: [String]) -> [Object] { ids.compactMap { objects[$0] } }
    func all(_ kind: String) -> [Object] { objects.values.filter { $0.kind == kind }.sorted { $0.id < $1.id } }

    // MARK: Targets

    public struct Target: Sendable {
        public enum Kind: Sendable { case app, library, unitTests, other }

        public var object: Object
        public var name: String { object.text("name") ?? object.id }
        /// The message about omitted parts.
        public var productType: String { object.text("productType") ?? object.kind }

        public var kind: Kind {
            switch productType {
            case "com.apple.product-type.application": .app
            case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
                "com.apple.product-type.library.static",
                "com.apple.product-type.library.dynamic":
                .library
            case "com.apple.product-type.bundle.unit-test": .unitTests
            default: .other
            }
        }
    }

    public var targets: [Target] { objects(root.texts("targets")).map(Target.init(object:)) }

    /// The targets that a target names as dependencies, and the targets of this project whose products it links, each
    /// once.
    func dependencies(of target: Target) -> [Target] {
        let named = objects(target.object.texts("dependencies")).compactMap { dependency in
            let id = dependency.text("target") ?? self[dependency.text("targetProxy")]?.text("remoteGlobalIDString")
            return self[id].map(Target.init(object:))
        }
        let linkPhases = phases(of: target).filter { $0.kind == "PBXFrameworksBuildPhase" }
        let files = linkPhases.flatMap { objects($0.texts("files")) }.compactMap { $0.text("fileRef") }
        let linked = targets.filter { $0.object.text("productReference").map(files.contains) == true }
        var seen: Set<String> = []
        return (named + linked).filter { seen.insert($0.object.id).inserted }
    }

    func phases(of target: Target) -> [Object] { objects(target.object.texts("buildPhases")) }

    // MARK: Paths

    /// Paths of files and groups from the project's folder. A file of the system or of the built products has no path.
    private var paths: [String: String] = [:]

    func path(of id: String) -> String? { paths[id] }

    /// The topmost files and folders that the project names outside of its folder: `../Source`.
    public var places: [String] {
        let outside = all("PBXFileReference").compactMap { paths[$0.id] }.filter { $0.hasPrefix("../") }
        let tops = outside.compactMap { path -> String? in
            let parts = path.split(separator: "/")
            let steps = parts.prefix { $0 == ".." }.count
            return parts.count > steps ? parts.prefix(steps + 1).joined(separator: "/") : nil
        }
        return Set(tops).sorted()
    }

    /// Each group names its children, so that paths are found from above.
    private mutating func place(_ id: String, in folder: String?, _ seen: inout Set<String>) {
        guard seen.insert(id).inserted, let object = objects[id] else { return }
        let own = object.text("path") ?? ""
        let path: String?
        switch object.text("sourceTree") ?? "<group>" {
        case "<group>": path = folder.map { Self.join($0, own) }
        case "SOURCE_ROOT": path = Self.join("", own)
        case "<absolute>": path = own
        default: path = nil
        }
        paths[id] = path
        for child in object.texts("children") { place(child, in: path, &seen) }
    }

    private mutating func placeAll() {
        var seen: Set<String> = []
        if let main = root.text("mainGroup") { place(main, in: root.text("projectDirPath") ?? "", &seen) }
    }

    /// A path relative to another path, without steps up if possible.
    static func join(_ folder: String, _ name: String) -> String {
        if name.hasPrefix("/") { return name }
        var parts: [Substring] = []
        for part in (folder + "/" + name).split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
