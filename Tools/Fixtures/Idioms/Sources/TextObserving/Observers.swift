import UIKit

private var colorContext = 0

/// An object that is no responder.
public class LampLog: NSObject {
    public let lamp: Lamp
    public var lines: [String] = []

    public init(_ lamp: Lamp) {
        self.lamp = lamp
        super.init()
        lamp.addObserver(self, forKeyPath: #keyPath(Lamp.color), options: [.new], context: &colorContext)
        lamp.addObserver(self, forKeyPath: #keyPath(Lamp.level), options: [.new], context: nil)
    }

    deinit {
        lamp.removeObserver(self, forKeyPath: #keyPath(Lamp.color))
        lamp.removeObserver(self, forKeyPath: #keyPath(Lamp.level))
    }

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard context == &colorContext else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        if let color = change?[.newKey] as? String, color != "black" {
            lines.append(color)
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }
}

public class LevelLog: LampLog {
    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        if keyPath == "level" { lines.append("level \(lamp.level)") }
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

/// A gesture recognizer is no responder either.
public final class LampGesture: UITapGestureRecognizer {
    public var colors = 0

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        colors += 1
        numberOfTapsRequired = colors
    }
}

public class LampController: UIViewController {
    public var count = 0

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == "color" else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        count += 1
        title = (object as? Lamp)?.color
    }
}

@MainActor public final class MarkedController: LampController {
    private let label = UILabel()

    override public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        label.text = title
        count += 10
    }

    public var text: String? { label.text }
}
