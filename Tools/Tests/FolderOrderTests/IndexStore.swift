import CIndexStore
import Foundation

/// The index that the compiler writes in debug builds: each occurrence of a symbol, resolved.
struct IndexStore {
    /// The use of a symbol in another file than the one that declares the symbol.
    struct Reference: Hashable {
        /// The file of the use, below the folder of sources.
        var file: String
        /// The line and the column of the use, from 1.
        var line: Int
        var column: Int
        /// The name of the symbol, with the labels of its arguments.
        var name: String
        /// The declaring file, below the folder of sources, and the line of the declaration.
        var declaringFile: String
        var declaringLine: Int
    }

    enum Problem: Error, CustomStringConvertible {
        case noLibrary, noFunction(String), noStore(String)

        var description: String {
            switch self {
            case .noLibrary: "libIndexStore.so is not beside the swift on the path; install a toolchain of swift.org"
            case .noFunction(let name): "libIndexStore.so has no function indexstore_\(name)"
            case .noStore(let path): "\(path) cannot be read; build the library first: swift build"
            }
        }
    }

    /// Reads the references between the files below a folder of sources.
    ///
    /// Files that no longer exist are left out. Of several records of a file the record of the last build counts.
    /// - Parameters:
    ///   - path: the folder of the index, such as `.build/debug/index/store`.
    ///   - sources: the folder of the sources, without a slash at its end.
    static func references(at path: String, sources: String) throws -> [Reference] {
        let library = try IndexLibrary()
        guard FileManager.default.fileExists(atPath: path), let store = library.openStore(path, nil) else {
            throw Problem.noStore(path)
        }
        let records = library.records(in: store, below: sources + "/")
        var declarations: [String: (file: String, line: Int)] = [:]
        var uses: [(file: String, occurrence: IndexLibrary.Occurrence)] = []
        for file in records.keys.sorted() {
            for occurrence in library.occurrences(of: records[file] ?? "", in: store) {
                if occurrence.declares, declarations[occurrence.symbol] == nil {
                    declarations[occurrence.symbol] = (file, occurrence.line)
                } else if occurrence.isExplicitUse {
                    uses.append((file, occurrence))
                }
            }
        }
        return uses.compactMap { file, use in
            guard let declaration = declarations[use.symbol], declaration.file != file else { return nil }
            return Reference(
                file: file, line: use.line, column: use.column, name: use.name, declaringFile: declaration.file,
                declaringLine: declaration.line)
        }
    }
}

/// The functions of the toolchain's library that reads the index.
private struct IndexLibrary {
    struct Occurrence {
        /// The symbol's identifier, the same in all files.
        var symbol: String
        var name: String
        var line: Int
        var column: Int
        var roles: UInt64

        /// A declaration or a definition.
        var declares: Bool { roles & 3 != 0 }
        /// A reference that the source spells out.
        var isExplicitUse: Bool { roles & 4 != 0 && roles & 256 == 0 }
    }

    let openStore: IndexStoreOpening
    private let listUnits: IndexUnitListing
    private let openUnit: IndexReaderOpening
    private let closeUnit: IndexReaderClosing
    private let unitTime: IndexTimeReading
    private let listDependencies: IndexListing
    private let dependencyKind: IndexKindReading
    private let dependencyName: IndexStringReading
    private let dependencyPath: IndexStringReading
    private let openRecord: IndexReaderOpening
    private let closeRecord: IndexReaderClosing
    private let listOccurrences: IndexListing
    private let symbol: IndexSymbolReading
    private let roles: IndexRolesReading
    private let place: IndexPlaceReading
    private let identifier: IndexStringReading
    private let name: IndexStringReading

    init() throws {
        guard let library = Self.open() else { throw IndexStore.Problem.noLibrary }
        func function<Function>(_ name: String, _: Function.Type) throws -> Function {
            guard let address = dlsym(library, "indexstore_" + name) else { throw IndexStore.Problem.noFunction(name) }
            return unsafeBitCast(address, to: Function.self)
        }
        openStore = try function("store_create", IndexStoreOpening.self)
        listUnits = try function("store_units_apply_f", IndexUnitListing.self)
        openUnit = try function("unit_reader_create", IndexReaderOpening.self)
        closeUnit = try function("unit_reader_dispose", IndexReaderClosing.self)
        unitTime = try function("unit_reader_get_modification_time", IndexTimeReading.self)
        listDependencies = try function("unit_reader_dependencies_apply_f", IndexListing.self)
        dependencyKind = try function("unit_dependency_get_kind", IndexKindReading.self)
        dependencyName = try function("unit_dependency_get_name", IndexStringReading.self)
        dependencyPath = try function("unit_dependency_get_filepath", IndexStringReading.self)
        openRecord = try function("record_reader_create", IndexReaderOpening.self)
        closeRecord = try function("record_reader_dispose", IndexReaderClosing.self)
        listOccurrences = try function("record_reader_occurrences_apply_f", IndexListing.self)
        symbol = try function("occurrence_get_symbol", IndexSymbolReading.self)
        roles = try function("occurrence_get_roles", IndexRolesReading.self)
        place = try function("occurrence_get_line_col", IndexPlaceReading.self)
        identifier = try function("symbol_get_usr", IndexStringReading.self)
        name = try function("symbol_get_name", IndexStringReading.self)
    }

    /// Opens the library of the toolchain that the path finds.
    private static func open() -> UnsafeMutableRawPointer? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for folder in folders {
            let swift = URL(fileURLWithPath: folder + "/swift").resolvingSymlinksInPath()
            let toolchain = swift.deletingLastPathComponent().deletingLastPathComponent()
            if let library = dlopen(toolchain.appendingPathComponent("lib/libIndexStore.so").path, RTLD_LAZY) {
                return library
            }
        }
        return nil
    }

    /// The name of the last record of each file below a folder.
    func records(in store: IndexObject, below folder: String) -> [String: String] {
        var records: [String: (time: [Int64], name: String)] = [:]
        let units = list { listUnits(store, 1, $0, $1) }
        for unit in units {
            guard let reader = openUnit(store, unit, nil) else { continue }
            defer { closeUnit(reader) }
            var time: [Int64] = [0, 0]
            time.withUnsafeMutableBufferPointer { unitTime(reader, $0.baseAddress, $0.baseAddress.map { $0 + 1 }) }
            each(listDependencies, of: reader) { dependency in
                let path = string(dependencyPath(dependency))
                // A dependency of kind 2 is a record.
                guard dependencyKind(dependency) == 2, path.hasPrefix(folder) else { return }
                guard FileManager.default.fileExists(atPath: path) else { return }
                let file = String(path.dropFirst(folder.count))
                if let known = records[file], time.lexicographicallyPrecedes(known.time) { return }
                records[file] = (time, string(dependencyName(dependency)))
            }
        }
        return records.mapValues(\.name)
    }

    func occurrences(of record: String, in store: IndexObject) -> [Occurrence] {
        guard let reader = openRecord(store, record, nil) else { return [] }
        defer { closeRecord(reader) }
        var result: [Occurrence] = []
        each(listOccurrences, of: reader) { occurrence in
            guard let symbol = symbol(occurrence) else { return }
            var (line, column): (UInt32, UInt32) = (0, 0)
            place(occurrence, &line, &column)
            result.append(
                Occurrence(
                    symbol: string(identifier(symbol)), name: string(name(symbol)), line: Int(line),
                    column: Int(column), roles: roles(occurrence)))
        }
        return result
    }

    private func string(_ text: IndexString) -> String {
        String(
            decoding: UnsafeRawBufferPointer(start: UnsafeRawPointer(text.data), count: text.length), as: UTF8.self)
    }

    private func list(
        _ apply: (UnsafeMutableRawPointer, @convention(c) (UnsafeMutableRawPointer?, IndexString) -> Bool) -> Bool
    ) -> [String] {
        var names: [String] = []
        withUnsafeMutablePointer(to: &names) { names in
            _ = apply(names) { context, name in
                let bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(name.data), count: name.length)
                context?.assumingMemoryBound(to: [String].self).pointee.append(String(decoding: bytes, as: UTF8.self))
                return true
            }
        }
        return names
    }

    private func each(_ apply: IndexListing, of reader: IndexObject, _ body: (IndexObject) -> Void) {
        withoutActuallyEscaping(body) { body in
            var body = body
            withUnsafeMutablePointer(to: &body) { body in
                _ = apply(reader, body) { context, element in
                    guard let element else { return true }
                    context?.assumingMemoryBound(to: ((IndexObject) -> Void).self).pointee(element)
                    return true
                }
            }
        }
    }
}
