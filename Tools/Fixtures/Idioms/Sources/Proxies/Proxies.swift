import UIKit

/// Sees where a scroll view is, and hands all else to the delegate that the app gave.
public final class ScrollProxy: NSObject, UIScrollViewDelegate {
    public weak var delegate: UIScrollViewDelegate?
    public private(set) var offsets: [CGFloat] = []

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
        delegate?.scrollViewDidScroll?(scrollView)
    }

    public override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || delegate?.responds(to: aSelector) == true
    }

    public override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if delegate?.responds(to: aSelector) == true { return delegate }
        return super.forwardingTarget(for: aSelector)
    }
}

/// Asks one object primary, and then another.
open class Interceptor: NSObject {
    public weak var primary: NSObjectProtocol?
    public weak var secondary: NSObjectProtocol?

    open override func responds(to aSelector: Selector!) -> Bool {
        if let primary = primary, primary.responds(to: aSelector) { return true }
        if let secondary = secondary, secondary.responds(to: aSelector) { return true }
        return super.responds(to: aSelector)
    }

    open override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if let primary = primary, primary.responds(to: aSelector) { return primary }
        if let secondary = secondary, secondary.responds(to: aSelector) { return secondary }
        return super.forwardingTarget(for: aSelector)
    }
}

public final class TableInterceptor: Interceptor, UITableViewDelegate, UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        (secondary as? UITableViewDataSource)?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        (secondary as? UITableViewDataSource)?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
    }
}
