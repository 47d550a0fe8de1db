/// What a drop does with the data.
package enum TransferOperation: Hashable, Sendable { case copy, move }

/// A point of the screen in pixels.
package struct ScreenPoint: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
}

/// The messages of XDND, each in five numbers of 32 bits. Atoms of actions and types stay numbers.
package enum DragMessage: Hashable, Sendable {
    /// The oldest and the newest known version of the protocol.
    package static let versions: ClosedRange<UInt32> = 3...5

    /// `types` has the first three types; `hasMore` says that a property of the window lists all.
    case enter(window: UInt32, version: UInt32, hasMore: Bool, types: [UInt32])
    case position(window: UInt32, at: ScreenPoint, time: UInt32, action: UInt32)
    /// `isSilent` says that the target needs no positions inside the rectangle.
    case status(window: UInt32, accepts: Bool, action: UInt32)
    case leave(window: UInt32)
    case drop(window: UInt32, time: UInt32)
    case finished(window: UInt32, accepts: Bool, action: UInt32)

    package enum Name: String, CaseIterable, Sendable {
        case enter = "XdndEnter", position = "XdndPosition", status = "XdndStatus", leave = "XdndLeave"
        case drop = "XdndDrop", finished = "XdndFinished"
    }

    /// Nil for less than five numbers.
    package init?(_ name: Name, _ data: [UInt32]) {
        guard data.count >= 5 else { return nil }
        switch name {
        case .enter:
            self = .enter(
                window: data[0], version: data[1] >> 24, hasMore: data[1] & 1 == 1,
                types: data[2...4].filter { $0 != 0 })
        case .position:
            let (x, y) = (Int16(truncatingIfNeeded: data[2] >> 16), Int16(truncatingIfNeeded: data[2]))
            self = .position(
                window: data[0], at: ScreenPoint(x: Int(clamping: x), y: Int(clamping: y)), time: data[3],
                action: data[4])
        case .status: self = .status(window: data[0], accepts: data[1] & 1 == 1, action: data[4])
        case .leave: self = .leave(window: data[0])
        case .drop: self = .drop(window: data[0], time: data[2])
        case .finished: self = .finished(window: data[0], accepts: data[1] & 1 == 1, action: data[2])
        }
    }

    package var name: Name {
        switch self {
        case .enter: .enter
        case .position: .position
        case .status: .status
        case .leave: .leave
        case .drop: .drop
        case .finished: .finished
        }
    }

    /// The five numbers of the message.
    package var data: [UInt32] {
        switch self {
        case .enter(let window, let version, let hasMore, let types):
            let first = Array(types.prefix(3)) + [0, 0, 0]
            return [window, version << 24 | (hasMore ? 1 : 0), first[0], first[1], first[2]]
        case .position(let window, let point, let time, let action):
            let (x, y) = (Int16(clamping: point.x), Int16(clamping: point.y))
            let packed =
                UInt32(truncatingIfNeeded: UInt16(bitPattern: x)) << 16
                | UInt32(truncatingIfNeeded: UInt16(bitPattern: y))
            return [window, 0, packed, time, action]
        case .status(let window, let accepts, let action):
            // Without a rectangle, and with the bit that asks for all positions.
            return [window, accepts ? 3 : 2, 0, 0, accepts ? action : 0]
        case .leave(let window): return [window, 0, 0, 0, 0]
        case .drop(let window, let time): return [window, 0, time, 0, 0]
        case .finished(let window, let accepts, let action):
            return [window, accepts ? 1 : 0, accepts ? action : 0, 0, 0]
        }
    }
}
