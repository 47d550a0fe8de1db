import Foundation
import HostInterface

extension UIFont {
    /// The families of the installed fonts in alphabetical order. Empty before the app starts.
    public class var familyNames: [String] { SharedServices.drawing?.fontFamilies.sorted() ?? [] }

    /// The PostScript names of the fonts of a family, such as "DejaVuSans-Bold", in alphabetical order. Empty for a
    /// family that is not installed, and before the app starts.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        SharedServices.drawing?.fontNames(ofFamily: familyName).sorted() ?? []
    }
}
