/// The services of the desktop for an app, besides windows.
@MainActor
package protocol HostDesktop: AnyObject {
    /// Requests that the screen stays on, or ends this request.
    func keepAwake(_ isAwake: Bool)
}
