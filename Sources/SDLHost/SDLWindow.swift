import AccessibilityHost
import CSDL2
import CairoRaster
package import CoreGraphics
package import Foundation
package import HostInterface
package import LayerScene
import NumberConversion

/// A window on the display. Pictures are drawn directly into the window's memory if its pixel format permits.
@MainActor
package final class SDLWindow: HostWindow {
    package private(set) var metrics: WindowMetrics
    package private(set) var isClosed = false
    let handle: OpaquePointer
    package let id: WindowID
    /// SDL's number of the window.
    let number: UInt32
    private let rasterizer: SceneRasterizer
    private let forcedScale: CGFloat?
    private var surface: UnsafeMutablePointer<SDL_Surface>?
    /// The buffer for pictures if the window's memory has another pixel format.
    private var staging: UnsafeMutablePointer<SDL_Surface>?
    private var surfaceIsStale = true
    private var hasReportedMissingSurface = false
    var didClose: () -> Void = {}
    /// Called after a change of the size or position by the program.
    var wasArranged: () -> Void = {}
    /// Called before SDL starts the input of text.
    var willEditText: () -> Void = {}
    package var limits = WindowLimits() { didSet { limitsChanged() } }
    /// The shapes of the pointer, created on first use.
    private var cursors: [PointerShape: OpaquePointer] = [:]

    init(_ request: WindowRequest, scale forcedScale: CGFloat?, rasterizer: SceneRasterizer) throws {
        let wanted = forcedScale ?? 1
        let flags = SDL_WINDOW_RESIZABLE.rawValue | Self.scaleFlag
        let centered = Int32(bitPattern: 0x2FFF_0000)
        func units(_ points: CGFloat, _ factor: CGFloat) -> Int32 {
            Int32(saturating: min(max((points * factor).rounded(), 1), 16_384))
        }
        guard
            let window = SDL_CreateWindow(
                request.title, centered, centered, units(request.size.width, wanted),
                units(request.size.height, wanted), flags)
        else { throw HostError("The display refused a window: \(SDLHost.lastError). Is the display server running?") }
        handle = window
        number = SDL_GetWindowID(window)
        id = WindowID(number)
        self.rasterizer = rasterizer
        self.forcedScale = forcedScale
        metrics = WindowMetrics(size: request.size, scale: wanted)
        let ratio = Self.ratio(window)
        if forcedScale != nil, ratio != 1 {
            // The display measures windows in its own units, so the size in points is converted to these units.
            SDL_SetWindowSize(
                window, units(request.size.width, wanted / ratio), units(request.size.height, wanted / ratio))
        }
        metrics = measure()
    }

    package var title: String {
        get { String(cString: SDL_GetWindowTitle(handle)) }
        set { SDL_SetWindowTitle(handle, newValue) }
    }

    /// Sets the icon of the window. SDL copies the pixels. On Wayland the icon is that of the program's desktop file,
    /// and this method does nothing.
    package func setIcon(_ icon: CGImage) {
        guard !isClosed else { return }
        var pixels = icon.straightPixels
        pixels.withUnsafeMutableBytes { bytes in
            let (width, height) = (Int32(clamping: icon.width), Int32(clamping: icon.height))
            guard
                let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                    bytes.baseAddress, width, height, 32, Int32(clamping: icon.width * 4),
                    SDL_PIXELFORMAT_ARGB8888.rawValue)
            else { return }
            SDL_SetWindowIcon(handle, surface)
            SDL_FreeSurface(surface)
        }
    }

    // MARK: Metrics

    /// The number of the display's units per point.
    var unitsAPoint: CGFloat { metrics.scale / Self.ratio(handle) }

    /// Shrinks the window if it does not fit the available size together with its decorations, such as the title bar.
    func fit(into room: CGSize?) {
        var (top, left, bottom, right) = (Int32(0), Int32(0), Int32(0), Int32(0))
        guard let room, SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right) == 0 else { return }
        let units = unitsAPoint
        let most = CGSize(
            width: room.width - CGFloat(left + right) / units, height: room.height - CGFloat(top + bottom) / units)
        guard most.width >= 1, most.height >= 1, metrics.size.width > most.width || metrics.size.height > most.height
        else { return }
        let size = CGSize(width: min(metrics.size.width, most.width), height: min(metrics.size.height, most.height))
        SDL_SetWindowSize(handle, Int32(saturating: size.width * units), Int32(saturating: size.height * units))
        var (x, y) = (Int32(0), Int32(0))
        SDL_GetWindowPosition(handle, &x, &y)
        var usable = SDL_Rect()
        SDL_GetDisplayUsableBounds(max(SDL_GetWindowDisplayIndex(handle), 0), &usable)
        SDL_SetWindowPosition(
            handle, max(x, usable.x + left),
            max(usable.y + top, min(y, usable.y + usable.h - Int32(saturating: size.height * units) - bottom)))
        surfaceIsStale = true
        metrics = measure()
    }

    /// Moves the window so that it does not cover an earlier window exactly, if the display lets windows set their
    /// position. Chosen: 28 points to the right and downward, about the height of a title bar. At the display's far
    /// corner the window stays.
    func stepAside(from other: SDLWindow) {
        var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowPosition(other.handle, &x, &y)
        SDL_GetWindowSize(handle, &width, &height)
        var usable = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(max(SDL_GetWindowDisplayIndex(other.handle), 0), &usable) == 0 else { return }
        let step = Int32(saturating: 28 * unitsAPoint)
        func position(_ requested: Int32, _ size: Int32, _ low: Int32, _ room: Int32) -> Int32 {
            max(low, min(requested, low + room - size))
        }
        SDL_SetWindowPosition(
            handle, position(x + step, width, usable.x, usable.w), position(y + step, height, usable.y, usable.h))
    }

    /// Where the window is on the display, for screen readers. Wayland reports no positions.
    var placement: WindowPlacement {
        guard !isClosed else { return WindowPlacement() }
        var (x, y) = (Int32.zero, Int32.zero)
        SDL_GetWindowPosition(handle, &x, &y)
        let ratio = Double(Self.ratio(handle))
        return WindowPlacement(x: Double(x) * ratio, y: Double(y) * ratio, scale: Double(metrics.scale))
    }

    /// The size in pixels; nothing for a window that was closed.
    var pixels: (width: Int, height: Int) { isClosed ? (0, 0) : Self.pixels(handle) }

    private static func pixels(_ window: OpaquePointer) -> (width: Int, height: Int) {
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSizeInPixels(window, &width, &height)
        return (max(Int(width), 1), max(Int(height), 1))
    }

    /// The number of pixels per unit of the display.
    private static func ratio(_ window: OpaquePointer) -> CGFloat {
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSize(window, &width, &height)
        return width > 0 ? CGFloat(pixels(window).width) / CGFloat(width) : 1
    }

    private func measure() -> WindowMetrics {
        let pixels = Self.pixels(handle)
        let scale = forcedScale ?? max(Self.ratio(handle), 1)
        var mode = SDL_DisplayMode()
        let display = SDL_GetWindowDisplayIndex(handle)
        let rate = display >= 0 && SDL_GetCurrentDisplayMode(display, &mode) == 0 ? mode.refresh_rate : 0
        return WindowMetrics(
            size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale), scale: scale,
            frameInterval: 1 / Double(rate >= 20 && rate <= 500 ? rate : 60))
    }

    /// Measures the window after a change of its size.
    /// - Returns: whether a metric has changed.
    func remeasure() -> Bool {
        surfaceIsStale = true
        let new = measure()
        defer { metrics = new }
        return new != metrics
    }

    /// Converts the display's units to points.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let factor = Self.ratio(handle) / metrics.scale
        return CGPoint(x: x * factor, y: y * factor)
    }

    // MARK: Picture

    @discardableResult
    package func present(_ scene: LayerScene) -> RenderWork {
        guard !isClosed, prepareSurface() else { return RenderWork() }
        let frame = rasterizer.render(scene)
        show(frame.damage)
        return frame.work
    }

    private func prepareSurface() -> Bool {
        guard surfaceIsStale || surface == nil else { return true }
        rasterizer.releasePixels()
        if let staging { SDL_FreeSurface(staging) }
        staging = nil
        guard let fresh = SDL_GetWindowSurface(handle), let format = fresh.pointee.format else {
            surface = nil
            reportMissingSurface()
            return false
        }
        surface = fresh
        surfaceIsStale = false
        let (width, height) = (fresh.pointee.w, fresh.pointee.h)
        var target = fresh
        // Pixels with alpha would let the desktop show through where the alpha is zero.
        if format.pointee.format != SDL_PIXELFORMAT_RGB888.rawValue || Int(fresh.pointee.pitch) % 4 != 0 {
            guard let made = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888.rawValue)
            else { return false }
            staging = made
            target = made
        }
        guard let bits = target.pointee.pixels else { return false }
        return rasterizer.drawIntoPixels(
            bits, bytesPerRow: Int(target.pointee.pitch), width: Int(width), height: Int(height))
    }

    private func reportMissingSurface() {
        guard !hasReportedMissingSurface else { return }
        hasReportedMissingSurface = true
        let line = "chevron: the display gives the window no memory to draw in: \(SDLHost.lastError)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    private func show(_ parts: [PixelRect]) {
        guard !parts.isEmpty, let surface else { return }
        var rects = parts.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) }
        if let staging {
            for index in rects.indices {
                var target = rects[index]
                SDL_UpperBlit(staging, &rects[index], surface, &target)
            }
        }
        SDL_UpdateWindowSurfaceRects(handle, rects, Int32(rects.count))
    }

    /// Displays the last picture again after the display has lost it.
    func showAgain() {
        guard !surfaceIsStale, let surface else { return }
        show([PixelRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))])
    }

    /// Displays new decorations. libdecor draws the title bar again when the window gets or loses the keyboard; the
    /// compositor displays the bar with the next picture of the window.
    func showDecorations() { if DisplayConnection.waylandSurface(of: handle) != nil { showAgain() } }

    package func picture() -> CGImage? { rasterizer.picture }
    package func trimMemory() { rasterizer.trimMemory() }

    // MARK: Input and end

    package func setTextInput(_ caret: CGRect?) {
        guard !isClosed, let caret else { return SDL_StopTextInput() }
        let factor = metrics.scale / Self.ratio(handle)
        func unit(_ value: CGFloat) -> Int32 {
            value.isFinite ? Int32(saturating: min(max(value * factor, -16_384), 16_384)) : 0
        }
        var rect = SDL_Rect(x: unit(caret.minX), y: unit(caret.minY), w: unit(caret.width), h: unit(caret.height))
        if SDL_IsTextInputActive() == SDL_FALSE { willEditText() }
        SDL_SetTextInputRect(&rect)
        SDL_StartTextInput()
    }

    /// The pointer belongs to the program. The window under the pointer sets the shape with each movement.
    package func setPointer(_ shape: PointerShape) {
        guard !isClosed else { return }
        _ = SDL_ShowCursor(shape == .hidden ? 0 : 1)
        let system: SDL_SystemCursor =
            switch shape {
            case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
            case .beam: SDL_SYSTEM_CURSOR_IBEAM
            case .hand: SDL_SYSTEM_CURSOR_HAND
            }
        guard let cursor = cursors[shape] ?? SDL_CreateSystemCursor(system) else { return }
        cursors[shape] = cursor
        SDL_SetCursor(cursor)
    }

    package func raise() {
        guard !isClosed else { return }
        if SDL_GetWindowFlags(handle) & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(handle) }
        SDL_RaiseWindow(handle)
    }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        rasterizer.releasePixels()
        if let staging { SDL_FreeSurface(staging) }
        staging = nil
        surface = nil
        for cursor in cursors.values { SDL_FreeCursor(cursor) }
        cursors = [:]
        SDL_DestroyWindow(handle)
        didClose()
    }

    /// Drops the window without contacting a lost display.
    func abandon() {
        isClosed = true
        rasterizer.releasePixels()
        surface = nil
        didClose()
    }
}

extension CGImage {
    /// The pixels with straight alpha, without gaps between rows.
    fileprivate var straightPixels: [UInt8] {
        var straight: [UInt8] = []
        straight.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for place in stride(from: row * bytesPerRow, to: row * bytesPerRow + width * 4, by: 4) {
                let alpha = pixels[place + 3]
                for color in pixels[place..<place + 3] {
                    straight.append(
                        alpha == 0
                            ? 0 : alpha.dividingFullWidth(min(color, alpha).multipliedFullWidth(by: 255)).quotient)
                }
                straight.append(alpha)
            }
        }
        return straight
    }
}
