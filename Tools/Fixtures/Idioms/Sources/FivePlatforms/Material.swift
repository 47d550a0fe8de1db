#if canImport(UIKit)
import UIKit

/// The background of a panel, which later systems draw otherwise.
public final class MaterialView: UIView {
    private var storedShape: Any?

    #if compiler(>=6.2)
    @available(iOS 26.0, *)
    public var shape: UIShapeOfLaterSystems? {
        get { storedShape as? UIShapeOfLaterSystems }
        set { storedShape = newValue }
    }
    #endif

    public func makeEffect() -> UIVisualEffect {
        #if compiler(>=6.2)
        if #available(iOS 26.0, *), let shape {
            let effect = UIEffectOfLaterSystems(style: .clear)
            effect.shape = shape
            return effect
        } else {
            return UIBlurEffect(style: .systemMaterial)
        }
        #else
        return UIBlurEffect(style: .systemMaterial)
        #endif
    }

    public var kind: String {
        guard #available(iOS 26, *) else { return "blur" }
        let name = UIEffectOfLaterSystems.defaultName
        return name
    }

    public var level: Int {
        let level: Int
        if #available(iOS 26, *) {
            level = UIEffectOfLaterSystems.defaultLevel
        } else if #available(iOS 15, *) {
            level = 15
        } else {
            level = 13
        }
        return level
    }
}

@available(iOS 26.0, *)
extension MaterialView: UIObserverOfLaterSystems {
    public func systemDidChange() { makeEffect() as? UIEffectOfLaterSystems }
}
#endif
