import ConstraintLogic
import CoreGraphics
import Foundation

extension ConstraintIsland {
    /// `first − multiplier × second`, in the coordinates of the view that holds the constraint. Nil if an item was
    /// released.
    func expression(_ constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let holder = constraint.holder, let first = constraint.firstItem else { return nil }
        // The layout direction of the common ancestor decides whether leading is left or right.
        let reads = constraint.firstAttribute.followsReading || constraint.secondAttribute.followsReading
        let mirrored = reads && holder.isRightToLeft
        guard let left = term(first, constraint.firstAttribute, in: holder, mirrored) else { return nil }
        guard constraint.hasSecondItem else { return left }
        constraint.checkPair()
        guard let second = constraint.secondItem,
            let right = term(second, constraint.secondAttribute, in: holder, mirrored)
        else { return nil }
        return left - right * Double(constraint.multiplier)
    }

    /// One side of a constraint. In a mirrored layout, distances are measured from the right, so that constants keep
    /// their meaning.
    private func term(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in space: UIView, _ mirrored: Bool
    ) -> LinearExpression? {
        if let inner = attribute.withinMargins {
            guard let view = item as? UIView else { return term(item, inner, in: space, mirrored) }
            let margin = term(view.layoutMarginsGuide, inner, in: space, mirrored)
            return view === space && view.scrollsContent
                ? margin.map { $0 + contentBeyond(view, inner, mirrored) } : margin
        }
        switch attribute {
        case .firstBaseline, .lastBaseline: return baseline(item, attribute, in: space)
        case .left: return edge(item, in: space).left
        case .right: return edge(item, in: space).right
        case .leading: return mirrored ? edge(item, in: space).right * -1 : edge(item, in: space).left
        case .trailing: return mirrored ? edge(item, in: space).left * -1 : edge(item, in: space).right
        case .centerX: return edge(item, in: space).centerX * (mirrored ? -1 : 1)
        case .top: return edge(item, in: space).top
        case .bottom: return edge(item, in: space).bottom
        case .centerY: return edge(item, in: space).centerY
        case .width: return size(item).width
        case .height: return size(item).height
        default: return nil
        }
    }

    /// The distance of the content's margin from the frame's margin.
    ///
    /// Documented (Auto Layout Guide, Working with Scroll Views): for views inside a scroll view, its margins are those
    /// of the content, like its edges.
    private func contentBeyond(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ mirrored: Bool)
        -> LinearExpression
    {
        let frame = item(for: view), (width, height) = contentExtent(of: view)
        switch attribute {
        case .right: return LinearExpression(width) - LinearExpression(frame.width)
        case .trailing where !mirrored: return LinearExpression(width) - LinearExpression(frame.width)
        case .leading where mirrored: return LinearExpression(frame.width) - LinearExpression(width)
        case .bottom: return LinearExpression(height) - LinearExpression(frame.height)
        default: return LinearExpression()
        }
    }

    private struct Edges {
        var left, right, top, bottom, centerX, centerY: LinearExpression
    }

    private func size(_ object: AnyObject) -> (width: LinearExpression, height: LinearExpression) {
        let item = item(for: object)
        let insets = (object as? UIView)?.alignmentRectInsets ?? .zero
        return (item.width - Double(insets.left + insets.right), item.height - Double(insets.top + insets.bottom))
    }

    private func edge(_ object: AnyObject, in space: UIView) -> Edges {
        let item = item(for: object)
        if object === space {
            // Documented (Auto Layout Guide, Working with Scroll Views): for views inside a scroll view, its edges are
            // those of the content, and its center and size are those of the frame.
            let zero = LinearExpression()
            let centerX = LinearExpression(item.width) * 0.5, centerY = LinearExpression(item.height) * 0.5
            if space.scrollsContent {
                let (width, height) = contentExtent(of: space)
                return Edges(
                    left: zero, right: LinearExpression(width), top: zero, bottom: LinearExpression(height),
                    centerX: centerX, centerY: centerY)
            }
            return Edges(
                left: zero, right: LinearExpression(item.width), top: zero, bottom: LinearExpression(item.height),
                centerX: centerX,
                centerY: centerY)
        }
        let (x, y) = origin(object, item, in: space)
        let insets = (object as? UIView)?.alignmentRectInsets ?? .zero
        let left = x + Double(insets.left), top = y + Double(insets.top)
        let width = item.width - Double(insets.left + insets.right),
            height = item.height - Double(insets.top + insets.bottom)
        return Edges(
            left: left, right: left + width, top: top, bottom: top + height, centerX: left + width * 0.5,
            centerY: top + height * 0.5)
    }

    /// The item's top left corner in the coordinates of an ancestor.
    private func origin(_ object: AnyObject, _ item: LayoutItem, in space: UIView) -> (
        LinearExpression, LinearExpression
    ) {
        var x = LinearExpression(item.x), y = LinearExpression(item.y)
        var next = (object as? UILayoutGuide)?.owningView ?? (object as? UIView)?.superview
        while let view = next, view !== space {
            let through = self.item(for: view)
            x = x + LinearExpression(through.x)
            y = y + LinearExpression(through.y)
            if view.scrollsContent {
                let offset = offset(of: view)
                x = x - LinearExpression(offset.x)
                y = y - LinearExpression(offset.y)
            }
            next = view.superview
        }
        return (x, y)
    }

    private func baseline(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in space: UIView)
        -> LinearExpression
    {
        guard let view = object as? UIView else { return edge(object, in: space).bottom }
        let isFirst = attribute == .firstBaseline
        let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let held = text.isDescendant(of: view) ? text : view
        let edges = edge(held, in: space)
        return isFirst ? edges.top + Double(held.firstBaselineOffset) : edges.bottom - Double(held.lastBaselineOffset)
    }
}
