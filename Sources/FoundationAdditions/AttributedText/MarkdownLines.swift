/// Lines of a Markdown text, prepared for reading them without blocks.
///
/// A marker before each line keeps signs of blocks, such as `#`, from the start of the line. The marker is a form feed:
/// a space for the rules of emphasis and addresses, and no space for the rules of blocks.
enum MarkdownLines {
    static let marker: UInt8 = 0x0C

    /// Returns the text with a marker before each line.
    static func marked(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var (marked, isReturn) = ([marker], false)
        for byte in bytes {
            if isReturn, byte != 0x0A { marked.append(marker) }
            marked.append(byte)
            if byte == 0x0A { marked.append(marker) }
            isReturn = byte == 0x0D
        }
        if isReturn { marked.append(marker) }
        return marked
    }

    /// Whether a line with its marker begins at an offset.
    static func hasMarker(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset < bytes.count, bytes[offset] == marker else { return false }
        return offset == 0 || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D
    }

    /// The offset of the start of each line.
    static func starts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let isReturn = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
            if byte == 0x0A || isReturn { starts.append(offset + 1) }
        }
        return starts
    }

    /// The line and the column of an offset, both from 1.
    static func position(_ offset: Int, _ starts: [Int], isMarked: Bool) -> (line: Int, column: Int) {
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1 - (isMarked ? 1 : 0))
    }

    /// Whether a text has few bare addresses: at most `limit`, and at most `joined` without white space between them.
    /// Any number of mail addresses may be joined, because the library takes proportional time for those.
    static func hasFewAddresses(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int, joined: Int) -> Bool {
        var (count, run) = (0, 0)
        for (offset, byte) in bytes.enumerated() {
            if byte <= UInt8(ascii: " ") { run = 0 }
            let isMail = byte == UInt8(ascii: "@")
            let isStart =
                isMail || (byte == UInt8(ascii: "/") && offset > 0 && bytes[offset - 1] == UInt8(ascii: ":"))
                || (byte == UInt8(ascii: ".") && offset > 0 && bytes[offset - 1] == UInt8(ascii: "w"))
            guard isStart else { continue }
            count += 1
            if !isMail { run += 1 }
            if count > limit || run > joined { return false }
        }
        return true
    }
}
