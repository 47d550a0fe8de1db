import CoreGraphics
import Foundation
import FoundationAdditions
import Testing

struct GeometryTextTests {
    @Test("points, sizes and rectangles are written as their numbers")
    func texts() {
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
        #expect(CGSize.zero.debugDescription == "(0.0, 0.0)")
        #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
    }
}

/// The rectangle that fits into another one.
struct AspectFitTests {
    @Test("the rectangle has the ratio, is as large as possible, and is in the center")
    func fits() {
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: bounds)
                == CGRect(x: 35, y: 20, width: 50, height: 50))
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 40, height: 10), insideRect: bounds)
                == CGRect(x: 10, y: 32.5, width: 100, height: 25))
    }

    @Test(
        "a ratio or a rectangle without a size gives an empty rectangle in the center",
        arguments: [
            CGSize.zero, CGSize(width: -1, height: 2), CGSize(width: CGFloat.infinity, height: 1),
            CGSize(width: CGFloat.nan, height: 1),
        ])
    func empty(ratio: CGSize) {
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(AVMakeRect(aspectRatio: ratio, insideRect: bounds) == CGRect(x: 60, y: 45, width: 0, height: 0))
        #expect(AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: .zero) == .zero)
    }
}
