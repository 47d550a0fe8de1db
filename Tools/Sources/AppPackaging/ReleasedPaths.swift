import Foundation

/// The paths of the machine that built a program, which the compiler leaves in the program.
///
/// `Bundle.module` searches the folder of the build after the folder of the program, and `#filePath` is a path of the
/// build. A packaged app has no use for either, and the paths name the user who built it.
public enum ReleasedPaths {
    /// Overwrites the paths, with the same number of bytes: `/work/app/Sources` becomes `/________/Sources`.
    /// - Parameter folders: absolute paths of folders. Paths of less than four bytes are ignored: they would match
    ///   other bytes.
    /// - Returns: the number of changed places.
    public static func overwrite(_ folders: [String], in data: inout Data) -> Int {
        var count = 0
        for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) where folder.utf8.count >= 4 {
            let bytes = Data(folder.utf8)
            var start = data.startIndex
            while let found = data.range(of: bytes, in: start..<data.endIndex) {
                start = found.upperBound
                guard isEnd(data, found.upperBound) else { continue }
                data.replaceSubrange(
                    found.lowerBound + 1..<found.upperBound,
                    with: repeatElement(UInt8(ascii: "_"), count: bytes.count - 1))
                count += 1
            }
        }
        return count
    }

    /// The folders that the bytes still name.
    public static func remaining(_ folders: [String], in data: Data) -> [String] {
        folders.filter { folder in
            var start = data.startIndex
            while let found = data.range(of: Data(folder.utf8), in: start..<data.endIndex) {
                if isEnd(data, found.upperBound) { return true }
                start = found.upperBound
            }
            return false
        }
    }

    /// Whether a path ends at a place: the name of its last folder must not go on.
    private static func isEnd(_ data: Data, _ place: Data.Index) -> Bool {
        guard place < data.endIndex else { return true }
        let byte = Character(UnicodeScalar(data[place]))
        return !(byte.isLetter || byte.isNumber || "-_.".contains(byte)) || !byte.isASCII
    }
}
