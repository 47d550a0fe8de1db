public import Foundation
import NumberConversion

extension TestPicture {
    /// The bounding box of the visible drawing in an area, for measuring the positions of letters and symbols.
    ///
    /// Counts the pixels that differ from the area's upper left pixel. Pixels of soft edges count from a fraction of
    /// the largest difference.
    ///
    /// - Parameters:
    ///   - area: in device pixels; nil is the whole picture. The part outside the picture is ignored.
    ///   - share: the fraction of the largest difference in the area, in `0 ... 1`.
    /// - Returns: the box in device pixels; nil if the area has only one color.
    public func ink(within area: CGRect? = nil, share: Double = 0.25) -> CGRect? {
        let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = (area ?? whole).intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let left = Int(saturating: part.minX), top = Int(saturating: part.minY)
        let right = Int(saturating: part.maxX), bottom = Int(saturating: part.maxY)
        guard let ground = self[left, top] else { return nil }
        func apart(_ a: UInt8, _ b: UInt8) -> UInt8 { a > b ? a - b : b - a }
        func difference(_ x: Int, _ y: Int) -> UInt8 {
            guard let pixel = self[x, y] else { return 0 }
            return max(apart(pixel.red, ground.red), apart(pixel.green, ground.green), apart(pixel.blue, ground.blue))
        }
        var largest: UInt8 = 0
        for y in top..<bottom { for x in left..<right { largest = max(largest, difference(x, y)) } }
        // A difference of one step of 255 is no drawing.
        guard largest > 1 else { return nil }
        let least = max(1, share.isFinite ? share * Double(largest) : 1)
        var box: (left: Int, top: Int, right: Int, bottom: Int)?
        for y in top..<bottom {
            for x in left..<right where Double(difference(x, y)) >= least {
                let old = box ?? (x, y, x, y)
                box = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
            }
        }
        return box.map { CGRect(x: $0.left, y: $0.top, width: $0.right - $0.left + 1, height: $0.bottom - $0.top + 1) }
    }
}
