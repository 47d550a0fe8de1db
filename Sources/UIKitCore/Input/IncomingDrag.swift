import CoreGraphics
import Foundation
import HostInterface

extension AppContext {
    /// Passes a sample of another program's drag to the drag of the app. An app has one drag at a time: another drag
    /// begins after the former has ended.
    func receive(_ sample: IncomingDragSample, in id: WindowID?) {
        if let stage = drag, stage.incoming == sample.id { return continueDrag(stage, sample) }
        switch sample.phase {
        case .moved where self[AppDrag.self].endedIncoming == sample.id: break
        case .entered, .moved: beginDrag(sample, in: id)
        case .left: break
        case .dropped: host?.drags?.finish(sample.id, nil)
        }
    }

    private func beginDrag(_ sample: IncomingDragSample, in id: WindowID?) {
        guard drag == nil, let data = host?.drags?.data(of: sample.id),
            let window = window(at: sample.location, in: id)
        else { return }
        let providers = OfferedItems.providers(of: data)
        guard !providers.isEmpty else { return }
        DragStage(sample.id, providers, in: window, at: window.fromDisplay(sample.location))
            .beginIncoming(allowsMove: sample.allowsMove)
    }

    private func continueDrag(_ stage: DragStage, _ sample: IncomingDragSample) {
        let point = stage.window.map { $0.fromDisplay(sample.location) } ?? sample.location
        switch sample.phase {
        case .entered, .moved: stage.move(to: point)
        case .left: stage.cancel()
        case .dropped: stage.release(at: point)
        }
    }
}
