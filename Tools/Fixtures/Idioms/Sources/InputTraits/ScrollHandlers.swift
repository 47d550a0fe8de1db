import UIKit

public class ScrollHandler: NSObject {
    public var name: String { "scroll" }
}

public final class TableHandler: ScrollHandler {
    public var rows = 3
    override public var name: String { "table" }
}

extension UIScrollView {
    @discardableResult
    @objc public func update(handler: (_ handler: ScrollHandler) -> Void) -> Self {
        handler(ScrollHandler())
        return self
    }
}

extension UITableView {
    @discardableResult
    @objc override public func update(handler: (_ handler: TableHandler) -> Void) -> Self {
        handler(TableHandler())
        return self
    }

    public func countRows() -> Int {
        var count = 0
        update { count = $0.rows }.layoutIfNeeded()
        return count
    }
}

@MainActor
public func handlerName(of view: UIScrollView) -> String {
    var name = ""
    view.update { name = $0.name }
    return name
}
