// Says nothing of UIKit: another file of the module imports it for all.

class Card: UIView {
    let title: String
    var tint = UIColor.red

    init(title: String) {
        self.title = title
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { nil }
}
