import Foundation

/// The acts of the user. A point is in pixels of the window, by default of the program's first window.
extension Desk {
    /// The first visible window of the program. Waits until there is one.
    func window() throws -> XUser.Window {
        if let firstWindow { return firstWindow }
        let found = try windows(1, titled: windowName)[0]
        firstWindow = found
        return found
    }

    /// The visible windows whose titles have this beginning. Waits until there are at least, or exactly, `count`.
    func windows(_ count: Int, titled title: String, exactly: Bool = false) throws -> [XUser.Window] {
        while true {
            let found = user.windows(titled: title)
            if exactly ? found.count == count : found.count >= count { return found }
            guard user.waitForWindows(10) else {
                throw XUser.Failure(reason: "\(found.count) windows are titled \(title), not \(count)")
            }
        }
    }

    private func waitForFrames(_ isReached: () -> Bool) throws {
        while !isReached() {
            guard frames.wait(until: .now() + 10) else { throw XUser.Failure(reason: "the program presents no frame") }
        }
    }

    /// Waits until the program has presented a frame with this number of windows. Then the windows have their places.
    func presents(windows count: Int) throws {
        frames.read()
        try waitForFrames { frames.sizes.count == count }
    }

    /// Acts, and waits until the program has presented `count` more frames.
    func frames(_ count: Int = 1, after act: () throws -> Void) throws {
        frames.read()
        let end = frames.count + count
        try act()
        try waitForFrames { frames.count >= end }
    }

    /// Acts with the mouse or a key, and waits until the program has presented a frame with the result.
    func input(_ act: () throws -> Void) throws {
        frames.read()
        let former = frames.samples
        try act()
        try waitForFrames { frames.samples > former }
    }

    /// Waits until the program requests no frame.
    func rest() throws {
        frames.read()
        try waitForFrames { frames.isAtRest }
    }

    /// Changes the window's size, and waits until the program has presented this size.
    func resize(to width: Int, _ height: Int, window: XUser.Window? = nil) throws {
        try user.resize(window ?? self.window(), to: width, height)
        try waitForFrames { frames.sizes.contains("\(width)x\(height)") }
    }

    func movePointer(to point: CGPoint, in window: XUser.Window? = nil) throws {
        try user.movePointer(to: Int(point.x), Int(point.y), in: window ?? self.window())
    }

    func click(_ point: CGPoint, _ button: XUser.Button = .left, in window: XUser.Window? = nil) throws {
        try movePointer(to: point, in: window)
        click(button)
    }

    func click(_ button: XUser.Button) {
        user.press(button)
        user.release(button)
    }

    /// Presses the mouse's left button and moves the pointer to each point in turn, one in each frame.
    func drag(_ points: [CGPoint]) throws {
        guard let first = points.first else { return }
        try movePointer(to: first)
        try input { user.press(.left) }
        try follow(Array(points.dropFirst()))
    }

    /// Moves the pointer to each point in turn, one in each frame.
    func follow(_ points: [CGPoint]) throws {
        for point in points { try input { try movePointer(to: point) } }
    }
}
