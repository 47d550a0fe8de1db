public import Foundation
public import FoundationAdditions
import StateRestoration

/// An activity as an item. The bytes have the type that the activity itself has.
extension NSUserActivity: NSItemProviderReading, NSItemProviderWriting {
    /// The types of activities that the app continues: `NSUserActivityTypes` in the `Info.plist` of the program.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        Bundle.main.infoDictionary?["NSUserActivityTypes"] as? [String] ?? []
    }
    /// The types of activities that the app continues.
    public static var writableTypeIdentifiersForItemProvider: [String] { readableTypeIdentifiersForItemProvider }
    /// The type of this activity.
    public var writableTypeIdentifiersForItemProvider: [String] { [activityType] }

    /// Creates an activity from the bytes of an activity of a Chevron app.
    /// - Throws: `unavailableCoercionError` if the bytes have another form.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let saved = try? StateFile.state(of: Array(data)).sessions.first?.activity, saved.type == typeIdentifier,
            let object = NSUserActivity(saved) as? Self
        else { throw NSItemProvider.error(.unavailableCoercionError) }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        var session = SavedSession(identifier: "", role: "", configuration: nil)
        session.activity = saved()
        var state = SavedState()
        state.sessions = [session]
        completionHandler(Data(StateFile.bytes(of: state)), nil)
        return nil
    }
}
