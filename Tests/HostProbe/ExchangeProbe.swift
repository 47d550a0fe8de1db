import CoreGraphics
import DataExchange
import Foundation
import HostInterface

/// The clipboard and the drags of the probe. Commands arrive as lines of the standard input:
///
/// - `offer TYPE PATH` copies the bytes of a file, `text WORDS` a text.
/// - `types` prints the types on the clipboard, `paste TYPE` the number and the sum of the bytes of a type.
/// - `drag TYPE WORDS` offers data in drags that leave the window, `drag` offers none. The number of another window
///   under the pointer is printed, with the location in this window.
/// - `take TYPE` chooses the type that drops load; by default the files, or the first type.
///
/// The left half of the window accepts drops, the right half refuses them.
@MainActor
final class ExchangeProbe {
    private let host: any HostInterface.Host
    private let say: (String) -> Void
    private var reader: (any DispatchSourceRead)?
    private var pending = ""
    private var dragged: DataSupply?
    private var taken: String?
    private var session: (any OutgoingSession)?
    private var isOutside = false

    init(_ host: any HostInterface.Host, _ say: @escaping (String) -> Void) { (self.host, self.say) = (host, say) }

    func readCommands() {
        let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated { [weak self] in
                guard let self else { return }
                let data = FileHandle.standardInput.availableData
                if data.isEmpty { reader?.cancel() }
                pending += String(decoding: data, as: UTF8.self)
                while let end = pending.firstIndex(of: "\n") {
                    let line = String(pending[..<end])
                    pending.removeSubrange(...end)
                    perform(line)
                }
            }
        }
        source.activate()
        reader = source
    }

    private func perform(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        switch words.first {
        case "text": host.clipboard.text = line.dropFirst(5).description
        case "offer":
            let data = FileManager.default.contents(atPath: words[2]) ?? Data()
            host.clipboard.offer(DataSupply([(words[1], data)]))
        case "types": say("types " + (host.clipboard.content?.types ?? []).sorted().joined(separator: " "))
        case "paste":
            let data = host.clipboard.content?.bytes(words[1])
            say("pasted \(words[1]) " + Self.summary(data))
        case "take": taken = words[1]
        case "drag": dragged = words.count < 3 ? nil : DataSupply([(words[1], Data(words[2].utf8))])
        default: say("unknown command \(line)")
        }
    }

    /// The number of the bytes, their sum, and short data as text.
    private static func summary(_ data: Data?) -> String {
        guard let data else { return "nothing" }
        let sum = data.reduce(0) { ($0 &* 31 &+ Int($1)) % 1_000_003 }
        return "\(data.count) \(sum)" + (data.count < 200 ? " " + String(decoding: data, as: UTF8.self) : "")
    }

    func clipboardChanged() {
        say("changed " + (host.clipboard.content?.types ?? []).sorted().joined(separator: " "))
    }

    // MARK: Drags

    func receive(_ drag: IncomingDragSample) {
        let place = "\(Int(drag.location.x)) \(Int(drag.location.y))"
        let data = host.drags?.data(of: drag.id)
        switch drag.phase {
        case .entered:
            say("drag entered \(place) " + (data?.types ?? []).sorted().joined(separator: " "))
            answer(drag)
        case .moved:
            say("drag moved \(place) \(drag.allowsMove ? "move" : "copy")")
            answer(drag)
        case .left: say("drag left")
        case .dropped:
            guard drag.location.x < 100, let data else {
                say("drag refused")
                host.drags?.finish(drag.id, nil)
                return
            }
            let first = data.types.contains(MediaType.addresses) ? MediaType.addresses : data.types.first ?? ""
            let type = taken ?? first
            data.load(type, progress: nil) { [weak self] bytes in
                self?.say("dropped \(type) " + Self.summary(bytes).replacingOccurrences(of: "\r\n", with: " "))
            }
            host.drags?.finish(drag.id, drag.allowsMove ? .move : .copy)
        }
    }

    private func answer(_ drag: IncomingDragSample) {
        host.drags?.answer(drag.id, drag.location.x < 100 ? drag.allowsMove ? .move : .copy : nil)
    }

    func receive(_ message: OutgoingDragSample) {
        switch message {
        case .answered(let operation): say("answered \(operation.map { "\($0)" } ?? "no")")
        case .ended(let operation): say("drag ended \(operation.map { "\($0)" } ?? "no")")
        }
    }

    func receive(_ pointer: PointerSample, in window: any HostWindow) {
        guard let dragged else { return }
        let isInside = CGRect(origin: .zero, size: window.metrics.size).contains(pointer.location)
        if let place = host.drags?.location(of: pointer.location, in: window.id), place.window != window.id {
            say("over \(place.window.number) \(Int(place.point.x)) \(Int(place.point.y))")
        }
        switch pointer.phase {
        case .began: (session, isOutside) = (nil, false)
        case .moved where !isInside:
            if session == nil {
                var drag = OutgoingDrag(data: dragged, allowsMove: true)
                drag.picture = CGImage(width: 2, height: 2, bytesPerRow: 8, pixels: [UInt8](repeating: 255, count: 16))
                drag.size = CGSize(width: 2, height: 2)
                session = host.drags?.begin(drag, from: window.id)
                if session != nil { say("drag begun") }
            }
            session?.move(to: pointer.location)
            isOutside = true
        case .moved:
            if isOutside { session?.leave() }
            isOutside = false
        case .ended: isOutside ? session?.drop() : session?.cancel()
        case .cancelled: session?.cancel()
        }
    }
}
