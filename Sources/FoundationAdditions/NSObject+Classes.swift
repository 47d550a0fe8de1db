public import Foundation

extension NSObject {
    /// Returns the class itself. Subclasses of UIKit register cells with this method in code of Objective-C's time:
    /// `register(Cell.classForCoder(), forCellReuseIdentifier: "cell")`.
    public static func classForCoder() -> AnyClass { self }
}
