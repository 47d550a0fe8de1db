public import CoreGraphics
public import Foundation
import ListLogic

@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
}
