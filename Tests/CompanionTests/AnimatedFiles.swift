import Foundation

/// Writes small GIF files. Their colors are red, green, blue and black.
struct GIFWriter {
    struct Frame {
        var x = 0, y = 0, width = 2, height = 2
        /// The colors by number, row by row.
        var pixels: [Int]
        /// In hundredths of a second.
        var delay = 0
        /// 1 keeps, 2 clears, 3 restores.
        var disposal = 1
        var transparent: Int?
    }

    var width = 2
    var height = 2
    var loops: Int?
    var frames: [Frame]

    var bytes: [UInt8] {
        var file = Array("GIF89a".utf8) + two(width) + two(height) + [0x81, 0, 0]
        file += [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]
        if let loops { file += [0x21, 0xFF, 11] + "NETSCAPE2.0".utf8 + [3, 1] + two(loops) + [0] }
        for frame in frames {
            let flags = UInt8(frame.disposal << 2 | (frame.transparent == nil ? 0 : 1))
            file += [0x21, 0xF9, 4, flags] + two(frame.delay) + [UInt8(frame.transparent ?? 0), 0]
            file += [0x2C] + two(frame.x) + two(frame.y) + two(frame.width) + two(frame.height) + [0, 2]
            let codes = Self.codes(frame.pixels)
            for start in stride(from: 0, to: codes.count, by: 255) {
                let part = codes[start..<min(start + 255, codes.count)]
                file += [UInt8(part.count)] + part
            }
            file.append(0)
        }
        return file + [0x3B]
    }

    private func two(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }

    /// The codes without compression: the table is cleared before the codes grow.
    private static func codes(_ pixels: [Int]) -> [UInt8] {
        var codes: [Int] = []
        for (index, pixel) in pixels.enumerated() {
            if index % 2 == 0 { codes.append(4) }
            codes.append(pixel)
        }
        codes.append(5)
        var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
        for code in codes {
            bits |= code << count
            count += 3
            while count >= 8 {
                bytes.append(UInt8(bits & 255))
                bits >>= 8
                count -= 8
            }
        }
        return count > 0 ? bytes + [UInt8(bits)] : bytes
    }
}

/// Takes PNG files apart, and writes them with other parts.
enum PNGParts {
    static func part(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return four(data.count) + body + four(Int(checksum(body)))
    }

    static func four(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }

    /// The compressed pixels of a PNG file.
    static func pixels(of file: [UInt8]) -> [UInt8] {
        var (place, found): (Int, [UInt8]) = (8, [])
        while place + 12 <= file.count {
            let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            if file[place + 4..<place + 8].elementsEqual("IDAT".utf8) { found += file[place + 8..<place + 8 + length] }
            place += 12 + length
        }
        return found
    }

    /// A frame's control data.
    static func control(
        _ number: Int, width: Int, height: Int, x: Int = 0, y: Int = 0, delay: (Int, Int), disposal: UInt8 = 0,
        blends: Bool = true
    ) -> [UInt8] {
        let delays = [delay.0, delay.1].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        let numbers = [number, width, height, x, y].flatMap(four)
        return part("fcTL", numbers + delays + [disposal, blends ? 1 : 0])
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
        }
        return ~sum
    }
}
