import DesktopPortals
package import HostInterface

extension SDLHost: HostFiles {
    package func choose(
        _ request: FileRequest, over window: WindowID?, answer: @escaping @MainActor (FileAnswer) -> Void
    ) -> (@MainActor () -> Void)? {
        let owner = windows.first { $0.id == window }
        let parent = owner.map { DisplayConnection.portalName(of: $0.handle) } ?? ""
        return chooser?.choose(request, parent: parent, answer: answer)
    }
}
