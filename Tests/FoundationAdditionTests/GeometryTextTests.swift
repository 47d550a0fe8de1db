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
