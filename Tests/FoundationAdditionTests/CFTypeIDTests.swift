import CoreGraphics
import Foundation
import FoundationAdditions
import Testing

struct CFTypeIDTests {
    @Test func `objects of one type have its identifier, and no other type has it`() {
        let ids = [
            CFStringGetTypeID(), CFNumberGetTypeID(), CFBooleanGetTypeID(), CFDataGetTypeID(), CFDateGetTypeID(),
            CFURLGetTypeID(), CFArrayGetTypeID(), CFDictionaryGetTypeID(), CGColor.typeID, CGColorSpace.typeID,
            CGImage.typeID, CGPath.typeID, CGGradient.typeID, CGContext.typeID,
        ]
        #expect(Set(ids).count == ids.count)
        #expect(CFGetTypeID(NSMutableString(string: "a")) == CFStringGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSMutableData()) == CFDataGetTypeID())
        #expect(CFGetTypeID(NSArray()) == CFArrayGetTypeID())
        #expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID)
        #expect(CFGetTypeID(CGColor(gray: 0, alpha: 1)) == CGColor.typeID)
        #expect(CFGetTypeID(NSObject()) != CGColor.typeID)
    }
}
