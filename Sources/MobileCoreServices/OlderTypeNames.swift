public import Foundation
import UniformTypeIdentifiers

// The older names of uniform types. Apple recommends `UTType` in UniformTypeIdentifiers instead.

/// A string of Core Foundation, which is Foundation's string.
public typealias CFString = NSString

public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
public nonisolated(unsafe) let kUTTypeArchive: CFString = "public.archive"
public nonisolated(unsafe) let kUTTypeDirectory: CFString = "public.directory"
public nonisolated(unsafe) let kUTTypeFolder: CFString = "public.folder"
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public nonisolated(unsafe) let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
public nonisolated(unsafe) let kUTTypeRTF: CFString = "public.rtf"
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"
public nonisolated(unsafe) let kUTTypeXML: CFString = "public.xml"
public nonisolated(unsafe) let kUTTypeJSON: CFString = "public.json"
public nonisolated(unsafe) let kUTTypePropertyList: CFString = "com.apple.property-list"
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
public nonisolated(unsafe) let kUTTypeTIFF: CFString = "public.tiff"
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
public nonisolated(unsafe) let kUTTypeBMP: CFString = "com.microsoft.bmp"
public nonisolated(unsafe) let kUTTypeICO: CFString = "com.microsoft.ico"
public nonisolated(unsafe) let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
public nonisolated(unsafe) let kUTTypeLivePhoto: CFString = "public.live-photo"
public nonisolated(unsafe) let kUTTypeRawImage: CFString = "public.camera-raw-image"
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
public nonisolated(unsafe) let kUTTypeMPEG: CFString = "public.mpeg"
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = "public.mpeg-4"
public nonisolated(unsafe) let kUTTypeMP3: CFString = "public.mp3"
public nonisolated(unsafe) let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
public nonisolated(unsafe) let kUTTypeAVIMovie: CFString = "public.avi"
public nonisolated(unsafe) let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
public nonisolated(unsafe) let kUTTypeMIDIAudio: CFString = "public.midi-audio"
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = "public.zip-archive"
public nonisolated(unsafe) let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
public nonisolated(unsafe) let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
public nonisolated(unsafe) let kUTTypePresentation: CFString = "public.presentation"
public nonisolated(unsafe) let kUTTypeDatabase: CFString = "public.database"
public nonisolated(unsafe) let kUTTypeMessage: CFString = "public.message"
public nonisolated(unsafe) let kUTTypeContact: CFString = "public.contact"
public nonisolated(unsafe) let kUTTypeVCard: CFString = "public.vcard"
public nonisolated(unsafe) let kUTTypeToDoItem: CFString = "public.to-do-item"
public nonisolated(unsafe) let kUTTypeCalendarEvent: CFString = "public.calendar-event"
public nonisolated(unsafe) let kUTTypeEmailMessage: CFString = "public.email-message"
public nonisolated(unsafe) let kUTTypeSourceCode: CFString = "public.source-code"
public nonisolated(unsafe) let kUTTypeSwiftSource: CFString = "public.swift-source"
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
public nonisolated(unsafe) let kUTTypeLog: CFString = "public.log"
public nonisolated(unsafe) let kUTTypeFont: CFString = "public.font"
public nonisolated(unsafe) let kUTTypePackage: CFString = "com.apple.package"
public nonisolated(unsafe) let kUTTypeBundle: CFString = "com.apple.bundle"
public nonisolated(unsafe) let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"

public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Returns the identifier of the type with this tag. An unknown tag has a dynamic identifier.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let parent = inConformingToUTI.map { UTType(exportedAs: $0 as String) }
    let type = UTType(tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String), conformingTo: parent)
    return type.map { Unmanaged.passRetained($0.identifier as CFString) }
}

/// Returns the preferred extension or MIME type of a type; nil if there is none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    let tags = UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)]
    return tags?.first.map { Unmanaged.passRetained($0 as CFString) }
}

public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    UTType(exportedAs: inUTI as String).conforms(to: UTType(exportedAs: inConformsToUTI as String))
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// Returns the description in English.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    UTType(inUTI as String)?.localizedDescription.map { Unmanaged.passRetained($0 as CFString) }
}
