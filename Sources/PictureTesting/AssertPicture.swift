public import Testing
public import UIKitTesting
public import XCTest

// The functions are compiled into the test, so that this module needs no library of a test framework. An app that is
// linked with Chevron's library loads neither of them.

/// Compares the window of an app with a reference picture, in a test of Swift Testing or of XCTest.
///
/// ```swift
/// @MainActor @Test func inbox() {
///     let app = TestApp(UINavigationController(rootViewController: InboxViewController()))
///     assertPicture(of: app)                       // ReferencePictures/InboxTests/inbox.png
///     app.isDark = true
///     assertPicture(of: app, named: "dark")        // ReferencePictures/InboxTests/inbox.dark.png
/// }
/// ```
///
/// The first run records the reference and fails. A mismatch is an issue of the test; the test continues. Swift Testing
/// also gets the pictures as attachments.
/// - Parameters:
///   - app: the app. Call `settle()` first if something moves.
///   - name: distinguishes several pictures of one test.
///   - tolerance: the ignored differences.
///   - record: when the reference is written. See `TestPicture.check(against:tolerance:record:)`.
@_alwaysEmitIntoClient @preconcurrency @MainActor
public func assertPicture(
    of app: TestApp, named name: String? = nil, tolerance: PictureTolerance = .exact, record: PictureRecording? = nil,
    fileID: String = #fileID, file: StaticString = #filePath, function: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    guard let picture = app.picture() else {
        return reportPicture(
            "the app has no window, so there is no picture", [], fileID: fileID, file: file, line: line, column: column)
    }
    assertPicture(
        picture, named: name, tolerance: tolerance, record: record, fileID: fileID, file: file, function: function,
        line: line, column: column)
}

/// Compares a picture with a reference picture, in a test of Swift Testing or of XCTest.
///
/// The parameters are those of `assertPicture(of:named:tolerance:record:)` for an app.
@_alwaysEmitIntoClient @preconcurrency @MainActor
public func assertPicture(
    _ picture: TestPicture, named name: String? = nil, tolerance: PictureTolerance = .exact,
    record: PictureRecording? = nil, fileID: String = #fileID, file: StaticString = #filePath,
    function: String = #function, line: UInt = #line, column: UInt = #column
) {
    let reference = PictureReference(name, testFile: "\(file)", function: function)
    do {
        try picture.check(against: reference, tolerance: tolerance, record: record)
    } catch let failure as PictureFailure {
        reportPicture(
            failure.description, failure.attachments, fileID: fileID, file: file, line: line, column: column)
    } catch {
        reportPicture("\(error)", [], fileID: fileID, file: file, line: line, column: column)
    }
}

@_alwaysEmitIntoClient
@usableFromInline internal func reportPicture(
    _ text: String, _ attachments: [PictureFailure.Attachment], fileID: String, file: StaticString, line: UInt,
    column: UInt
) {
    guard Test.current != nil else { return XCTFail(text, file: file, line: line) }
    let place = SourceLocation(
        fileID: fileID, filePath: "\(file)", line: Int(clamping: line), column: Int(clamping: column))
    for attachment in attachments {
        Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: place)
    }
    Issue.record(Comment(rawValue: text), sourceLocation: place)
}
