import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

/// Paths in archives.
struct PathArchiveTests {
    private func archived(_ path: UIBezierPath) throws -> UIBezierPath {
        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
    }

    @Test func `an archive has the lines, curves and drawing attributes of a path`() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1.5, y: -2))
        path.addLine(to: CGPoint(x: 10, y: 0.1))
        path.addCurve(
            to: CGPoint(x: 20, y: 20), controlPoint1: CGPoint(x: 11, y: 12), controlPoint2: CGPoint(x: 13, y: 14))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
        path.close()
        path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)))
        path.lineWidth = 3
        path.miterLimit = 4
        path.lineCapStyle = .round
        path.lineJoinStyle = .bevel
        path.usesEvenOddFillRule = true
        path.setLineDash([1, 2.5], count: 2, phase: 0.5)
        let copy = try archived(path)
        #expect(copy.cgPath == path.cgPath && copy.bounds == path.bounds)
        #expect(copy.lineWidth == 3 && copy.miterLimit == 4 && copy.usesEvenOddFillRule)
        #expect(copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel)
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [1, 2.5] && count == 2 && phase == 0.5)
        #expect(UIBezierPath.supportsSecureCoding)
    }

    @Test func `an empty path stays empty`() throws {
        let copy = try archived(UIBezierPath())
        #expect(copy.isEmpty && copy.lineWidth == 1 && copy.miterLimit == 10)
    }

    @Test func `elements after an invalid element are left out`() throws {
        func path(_ types: [UInt8], _ numbers: [Double]) throws -> UIBezierPath {
            let archiver = NSKeyedArchiver(requiringSecureCoding: true)
            archiver.encode(Data(types) as NSData, forKey: "types")
            var points = Data()
            for number in numbers {
                withUnsafeBytes(of: number.bitPattern.littleEndian) { points.append(contentsOf: $0) }
            }
            archiver.encode(points as NSData, forKey: "points")
            archiver.encode(Double.nan, forKey: "lineWidth")
            archiver.encode(Int32(99), forKey: "lineCap")
            archiver.finishEncoding()
            let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            return try #require(UIBezierPath(coder: reader))
        }
        #expect(try path([1], [5, 5]).isEmpty)
        #expect(try path([0, 1], [1, 1, .nan, 2]).bounds == CGRect(x: 1, y: 1, width: 0, height: 0))
        #expect(try path([0, 1, 77, 1], [1, 1, 3, 3, 9, 9]).bounds == CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(try path([0, 3], [1, 1, 3]).bounds == CGRect(x: 1, y: 1, width: 0, height: 0))
        let odd = try path([4, 4, 0], [])
        #expect(odd.isEmpty && odd.lineWidth == 1 && odd.lineCapStyle == .butt)
    }
}
