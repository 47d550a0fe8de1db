import Foundation
import UIKit

// Short sounds by Apple's names. The desktop plays them, by the library libcanberra, which reads WAV and Ogg files. A
// sound that cannot be played takes no time, and one line on standard error names the reason; completions are called.

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// The number of an error; 0 without an error.
public typealias OSStatus = Int32
/// Called at the end of a sound, with its number and the pointer that the app has set.
public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// The number for a vibration. It has no effect here, because no device vibrates.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// The call succeeded.
public let kAudioServicesNoError: OSStatus = 0
/// The number belongs to no sound, or the file is not there.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Creates a sound from a file.
/// - Parameters:
///   - inFileURL: the file. A file that is not there is an error.
///   - outSystemSoundID: receives the number of the sound; 0 after an error.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    let url = inFileURL as URL
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
        outSystemSoundID.pointee = 0
        return kAudioServicesSystemSoundUnspecifiedError
    }
    outSystemSoundID.pointee = SoundTable.shared.add(url.path)
    return kAudioServicesNoError
}

/// Ends a sound that plays, and forgets its number.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    guard SoundTable.shared.remove(inSystemSoundID) else { return kAudioServicesSystemSoundUnspecifiedError }
    SoundPlayer.shared.stop(inSystemSoundID)
    return kAudioServicesNoError
}

/// Plays a sound.
/// - Parameter inSystemSoundID: a number of ``AudioServicesCreateSystemSoundID(_:_:)``. Chosen: for a number of iOS's
///   own sounds the desktop plays its bell.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}
/// Plays a sound, as ``AudioServicesPlaySystemSound(_:)``.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}
/// Plays a sound, and calls a closure on the main queue when the sound has ended.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    nonisolated(unsafe) let completion = inCompletionBlock
    let ended: @Sendable () -> Void = {
        DispatchQueue.main.async {
            completion?()
            SoundTable.shared.completion(of: inSystemSoundID)?()
        }
    }
    guard let source = SoundTable.shared.source(of: inSystemSoundID) else { return ended() }
    SoundPlayer.shared.play(source, inSystemSoundID, ended)
}
/// Plays a sound, as ``AudioServicesPlaySystemSoundWithCompletion(_:_:)``.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

/// Sets the function that is called on the main queue at each end of a sound. It replaces the function that was set.
/// - Parameters:
///   - inRunLoop: has no effect; the function is called on the main queue.
///   - inRunLoopMode: has no effect.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
    _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    SoundTable.shared.setCompletion({ inCompletionRoutine(inSystemSoundID, inClientData) }, of: inSystemSoundID)
    return kAudioServicesNoError
}
/// Removes the function that ``AudioServicesAddSystemSoundCompletion(_:_:_:_:_:)`` has set.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    SoundTable.shared.setCompletion(nil, of: inSystemSoundID)
}
