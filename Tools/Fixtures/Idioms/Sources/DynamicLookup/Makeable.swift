import UIKit

/// Objects that a closure prepares.
protocol Makeable: class {
    init()
}

extension Makeable {
    init(_ prepare: (Self) -> Void) {
        self.init()
        prepare(self)
    }
}

extension NSObject: Makeable {}

class Theme: Makeable {
    var name = "plain"
    required init() {}
}

class BadgeLabel: UILabel {
    var count = 1
    override init(frame: CGRect) {
        super.init(frame: frame)
        text = "new"
    }
    required init?(coder: NSCoder) { fatalError() }
}
