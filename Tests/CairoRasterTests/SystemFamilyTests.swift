import CPango
import CoreGraphics
import Foundation
import HostInterface
import Testing

@testable import CairoRaster

@MainActor struct SystemFamilyTests {
    private func family(_ description: OpaquePointer?) -> String? {
        pango_font_description_get_family(description).map { String(cString: $0) }
    }

    @Test(
        "The system font is requested by the family of the font that Pango finds, so that Pango opens one font for it",
        arguments: [13, 17, 34] as [CGFloat])
    func isFound(size: CGFloat) throws {
        let fonts = TextFonts()
        for weight in [400, 700] {
            let wanted = try #require(fonts.description(of: FontRequest(size: size, weight: weight)))
            let font = try #require(pango_context_load_font(fonts.leftToRight, wanted))
            defer { g_object_unref(UnsafeMutableRawPointer(font)) }
            let found = try #require(pango_font_describe(font))
            defer { pango_font_description_free(found) }
            #expect(family(found) == family(wanted))
        }
    }

    @Test("Fonts that are not installed give place to fonts of the system")
    func isMissing() throws {
        let fonts = TextFonts()
        let wanted = try #require(fonts.description(of: FontRequest(family: "No Such Family", size: 17)))
        let families = try #require(family(wanted)).components(separatedBy: ", ")
        #expect(families.first == "No Such Family" && families.count == 2)
        let system = fonts.description(of: FontRequest(size: 17))
        #expect(families.last == family(system))
    }
}
