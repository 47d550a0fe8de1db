import AccessibilityLogic
import DesktopBus
import NumberConversion

extension AccessibleServer {
    func name(of id: AccessibleID) -> String {
        guard id != .application else { return source.applicationName }
        return facts(of: id).map { AccessiblePresentation($0).name } ?? ""
    }

    /// The parent of the application is exactly the object that the registry named. Orca 51 requires this.
    func parentReference(of id: AccessibleID) -> BusValue {
        id == .application ? desktopReference : reference(parent(of: id))
    }

    /// −1 for the application and for objects that are gone.
    func index(of id: AccessibleID) -> Int {
        parent(of: id).flatMap { children(of: $0).firstIndex(of: id) } ?? -1
    }

    /// The innermost object that contains a point of the window; nil outside of the object.
    func object(at x: Double, _ y: Double, in id: AccessibleID) -> AccessibleID? {
        guard source.location(of: id)?.frame.contains(x, y) == true else { return nil }
        var found = id
        // An object lies in front of the objects before it.
        while let inner = children(of: found).last(where: { source.location(of: $0)?.frame.contains(x, y) == true }) {
            found = inner
        }
        return found
    }

    /// The top left corner of the coordinates in points of the window, and the pixels per point.
    ///
    /// Documented (at-spi2-core, `AtspiCoordType`): 0 is the screen, 1 the window, 2 the parent.
    func space(_ type: Int, of id: AccessibleID) throws(BusFault) -> WindowPlacement {
        let window = source.location(of: id).map { placement($0.window) } ?? WindowPlacement()
        switch type {
        case 0: return window
        case 1: return WindowPlacement(scale: window.scale)
        case 2:
            let frame = parent(of: id).flatMap { source.location(of: $0)?.frame } ?? .zero
            return WindowPlacement(x: 0 - frame.x * window.scale, y: 0 - frame.y * window.scale, scale: window.scale)
        default: throw .arguments("\(type) is no type of coordinates.")
        }
    }

    /// A frame of the window in pixels of a space.
    func pixels(_ frame: AccessibleFrame, in space: WindowPlacement) -> [BusValue] {
        let numbers = [
            frame.x * space.scale + space.x, frame.y * space.scale + space.y, frame.width * space.scale,
            frame.height * space.scale,
        ]
        return numbers.map { .int32(Int32(saturating: $0.rounded())) }
    }
}

extension AccessibleCall {
    /// A point of the window in points.
    func point(_ x: Int, _ y: Int, _ type: Int) throws(BusFault) -> (Double, Double) {
        let space = try server.space(try number(type), of: id)
        let scale = space.scale > 0 ? space.scale : 1
        return ((Double(try number(x)) - space.x) / scale, (Double(try number(y)) - space.y) / scale)
    }

    /// - Parameter type: the index of the argument with the type of the coordinates; nil for those of the window.
    func extents(_ type: Int? = nil) throws(BusFault) -> [BusValue] {
        let space = try server.space(try type.map { index throws(BusFault) in try number(index) } ?? 1, of: id)
        return server.pixels(source.location(of: id)?.frame ?? .zero, in: space)
    }
}
