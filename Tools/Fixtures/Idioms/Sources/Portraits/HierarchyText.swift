import UIKit

public func text(of view: UIView) -> String {
    let text = view.perform(Selector(("recursiveDescription"))).retain().takeUnretainedValue() as! String
    return text.replacingOccurrences(of: ":?\\s*0x[\\da-f]+", with: "", options: .regularExpression)
}
