import UIKit

public final class EmptyView: UIView {}
