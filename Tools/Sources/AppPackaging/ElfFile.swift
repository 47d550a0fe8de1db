import Foundation

/// The facts that the dynamic linker reads in a program or a shared library.
///
/// Documented (System V ABI, Dynamic Linking; Linux Standard Base, Symbol Versioning). Offsets that lead out of the
/// file end the reading, so that a broken file has no facts and stops nothing.
public struct ElfFile: Equatable, Sendable {
    /// The names of the needed libraries, in their order.
    public private(set) var needed: [String] = []
    /// The name by which other files need the library.
    public private(set) var ownName: String?
    /// The folders that the linker searches, of either kind of entry.
    public private(set) var runPaths: [String] = []
    /// The required versions of symbols, by library.
    public private(set) var versions: [String: [String]] = [:]

    /// - Returns: nil if the bytes are no ELF file with 64 bits and the low byte first, or have no dynamic section.
    public init?(_ data: Data) {
        let reader = Reader(data: data)
        guard data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let dynamic = reader.dynamicEntries() else {
            return nil
        }
        func value(_ tag: UInt64) -> UInt64? { dynamic.first { $0.tag == tag }?.value }
        guard let table = value(5).flatMap(reader.offset) else { return nil }
        func text(_ offset: UInt64) -> String? { reader.text(table, offset) }
        needed = dynamic.filter { $0.tag == 1 }.compactMap { text($0.value) }
        ownName = value(14).flatMap(text)
        runPaths = dynamic.filter { $0.tag == 15 || $0.tag == 29 }.compactMap { text($0.value) }
            .flatMap { $0.split(separator: ":").map(String.init) }
        if let start = value(0x6FFF_FFFE).flatMap(reader.offset), let count = value(0x6FFF_FFFF) {
            versions = reader.versions(from: start, count: count, text: text)
        }
    }

    /// The newest version of the C library that the file requires, such as `2.36`.
    public var systemVersion: [Int] {
        let all = versions.values.joined()
        // The short form of relocations. Documented (NEWS of glibc 2.36): older linkers refuse such files by this name.
        let names = all.filter { $0.hasPrefix("GLIBC_2") } + (all.contains("GLIBC_ABI_DT_RELR") ? ["GLIBC_2.36"] : [])
        return names.map { $0.dropFirst(6).split(separator: ".").compactMap { Int($0) } }
            .max { $0.lexicographicallyPrecedes($1) } ?? []
    }
}

extension ElfFile {
    private struct Reader {
        let data: Data

        private func number(_ offset: UInt64, _ size: Int) -> UInt64? {
            guard offset < UInt64(data.count), UInt64(data.count) - offset >= UInt64(size) else { return nil }
            let start = data.startIndex + Int(offset)
            return (0..<size).reduce(0) { $0 | UInt64(data[start + $1]) << UInt64($1 * 8) }
        }

        private struct Segment {
            var kind, offset, address, size: UInt64
        }

        private var segments: [Segment] {
            guard let start = number(32, 8), let size = number(54, 2), size >= 56, let count = number(56, 2),
                start < UInt64(data.count)
            else { return [] }
            return (0..<count).compactMap { index in
                let place = start + index * size
                guard let kind = number(place, 4), let offset = number(place + 8, 8),
                    let address = number(place + 16, 8), let size = number(place + 32, 8)
                else { return nil }
                return Segment(kind: kind, offset: offset, address: address, size: size)
            }
        }

        /// The place in the file of an address in memory.
        func offset(_ address: UInt64) -> UInt64? {
            for segment in segments where segment.kind == 1 && address >= segment.address {
                let distance = address - segment.address
                if distance < segment.size { return segment.offset.addingReportingOverflow(distance).partialValue }
            }
            return nil
        }

        func dynamicEntries() -> [(tag: UInt64, value: UInt64)]? {
            guard let segment = segments.first(where: { $0.kind == 2 }) else { return nil }
            var entries: [(tag: UInt64, value: UInt64)] = []
            var place = segment.offset
            while let tag = number(place, 8), let value = number(place + 8, 8), tag != 0 {
                entries.append((tag, value))
                place += 16
            }
            return entries
        }

        func text(_ table: UInt64, _ offset: UInt64) -> String? {
            let (place, isTooFar) = table.addingReportingOverflow(offset)
            guard !isTooFar, place < UInt64(data.count) else { return nil }
            return String(decoding: data[(data.startIndex + Int(place))...].prefix { $0 != 0 }, as: UTF8.self)
        }

        /// Each record names a library and leads to its versions. Records only lead forward, so the reading ends.
        func versions(from start: UInt64, count: UInt64, text: (UInt64) -> String?) -> [String: [String]] {
            var result: [String: [String]] = [:]
            var place = start
            for _ in 0..<min(count, 65536) {
                guard let amount = number(place + 2, 2), let file = number(place + 4, 4).flatMap(text),
                    let first = number(place + 8, 4), let next = number(place + 12, 4)
                else { break }
                var entry = place + first
                for _ in 0..<amount {
                    guard let name = number(entry + 8, 4).flatMap(text), let step = number(entry + 12, 4) else { break }
                    result[file, default: []].append(name)
                    if step == 0 { break }
                    entry += step
                }
                if next == 0 { break }
                place += next
            }
            return result
        }
    }
}
