/// The common types.
///
/// Documented (System-declared uniform type identifiers): their identifiers, conformance and tags.
enum TypeTable {
    struct Entry: Sendable {
        let parents: [String]
        let extensions: [String]
        let mimeTypes: [String]
        let words: String
    }

    /// The types by identifier.
    static let entries: [String: Entry] = {
        var entries: [String: Entry] = [:]
        for row in rows {
            let columns = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            func list(_ column: Int) -> [String] { columns[column].split(separator: ",").map(String.init) }
            entries[columns[0]] = Entry(parents: list(1), extensions: list(2), mimeTypes: list(3), words: columns[4])
        }
        return entries
    }()

    /// Identifiers in the order of the table. An earlier identifier is preferred.
    static let byExtension = index(\.extensions)
    static let byMIMEType = index(\.mimeTypes)

    private static func index(_ tags: (Entry) -> [String]) -> [String: [String]] {
        var index: [String: [String]] = [:]
        for row in rows {
            let identifier = String(row.prefix { $0 != "|" })
            for tag in entries[identifier].map(tags) ?? [] { index[tag, default: []].append(identifier) }
        }
        return index
    }

    /// Identifier, parent types, extensions, MIME types, description.
    private static let rows: [Substring] = """
        public.item||||item
        public.content||||content
        public.composite-content|public.content|||composite content
        public.data|public.item||application/octet-stream|data
        public.archive|public.data,public.item|||archive
        public.directory|public.item|||directory
        public.folder|public.directory|||folder
        public.volume|public.folder|||volume
        com.apple.package|public.directory|||package
        com.apple.bundle|public.directory|||bundle
        com.apple.application|public.item|||application
        com.apple.application-bundle|com.apple.application,com.apple.bundle,com.apple.package|app||application
        public.symlink|public.item|||symbolic link
        com.apple.alias-file|public.data|||alias
        public.executable|public.item|||executable
        public.unix-executable|public.executable,public.data|||Unix executable
        public.text|public.data,public.content|||text
        public.plain-text|public.text|txt,text|text/plain|plain text
        public.utf8-plain-text|public.plain-text|||UTF-8 text
        public.utf16-plain-text|public.plain-text|||UTF-16 text
        public.utf16-external-plain-text|public.plain-text|||UTF-16 text with a byte order mark
        public.delimited-values-text|public.text|||text with delimited values
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv,\
        text/comma-separated-values|comma-separated values
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
        public.rtf|public.text|rtf|text/rtf,application/rtf|rich text
        com.apple.rtfd|com.apple.package,public.composite-content|rtfd|text/rtfd|rich text with attachments
        com.apple.flat-rtfd|public.data,public.composite-content|||rich text with attachments
        net.daringfireball.markdown|public.plain-text|md,markdown|text/markdown|Markdown text
        public.html|public.text|html,htm|text/html|HTML
        public.xml|public.text|xml|application/xml,text/xml|XML
        public.yaml|public.text|yml,yaml|application/x-yaml,text/yaml|YAML
        public.json|public.text|json|application/json|JSON
        public.css|public.text|css|text/css|style sheet
        public.source-code|public.plain-text|||source code
        public.assembly-source|public.source-code|s||assembly source
        public.c-source|public.source-code|c||C source
        public.c-plus-plus-source|public.source-code|cpp,cp,cc,cxx||C++ source
        public.objective-c-source|public.source-code|m||Objective-C source
        public.swift-source|public.source-code|swift||Swift source
        public.c-header|public.source-code|h||C header
        public.script|public.source-code|||script
        public.shell-script|public.script|sh,command||shell script
        public.python-script|public.shell-script|py|text/x-python-script|Python script
        public.perl-script|public.shell-script|pl,pm|text/x-perl-script|Perl script
        public.ruby-script|public.shell-script|rb,rbw|text/ruby-script|Ruby script
        public.php-script|public.shell-script|php,php3,php4,ph3,ph4,phtml|text/php|PHP script
        com.netscape.javascript-source|public.source-code,public.executable|js,mjs|text/javascript,\
        application/javascript|JavaScript
        com.apple.property-list|public.data|plist||property list
        com.apple.xml-property-list|com.apple.property-list,public.xml|||XML property list
        com.apple.binary-property-list|com.apple.property-list|||binary property list
        com.adobe.pdf|public.data,public.composite-content|pdf|application/pdf|PDF document
        public.image|public.data,public.content|||image
        public.jpeg|public.image|jpeg,jpg,jpe|image/jpeg,image/jpg|JPEG image
        public.png|public.image|png|image/png|PNG image
        public.tiff|public.image|tiff,tif|image/tiff|TIFF image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        com.microsoft.bmp|public.image|bmp,dib|image/bmp|BMP image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon,image/x-icon|icon
        com.apple.icns|public.image|icns||icon
        public.svg-image|public.image|svg,svgz|image/svg+xml|SVG image
        public.heic|public.heif-standard|heic|image/heic|HEIC image
        public.heif|public.image|heif|image/heif|HEIF image
        public.heif-standard|public.image|||HEIF image
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        public.camera-raw-image|public.image|||raw image
        public.live-photo|public.data|||live photo
        public.audiovisual-content|public.data,public.content|||sound and video
        public.movie|public.audiovisual-content|||movie
        public.video|public.movie|||video
        public.audio|public.audiovisual-content|||sound
        com.apple.quicktime-movie|public.movie|mov,qt|video/quicktime|QuickTime movie
        public.mpeg|public.movie|mpg,mpeg,mpe,m75,m15|video/mpeg,video/mpg|MPEG movie
        public.mpeg-2-video|public.video|||MPEG-2 video
        public.mpeg-2-transport-stream|public.data|ts|video/mp2t|MPEG-2 transport stream
        public.mpeg-4|public.movie|mp4,mpg4|video/mp4|MPEG-4 movie
        com.apple.m4v-video|public.movie|m4v|video/x-m4v|MPEG-4 video
        public.avi|public.movie|avi,vfw|video/avi,video/x-msvideo|AVI movie
        org.matroska.mkv|public.movie|mkv|video/x-matroska|Matroska movie
        org.webmproject.webm|public.movie|webm|video/webm|WebM movie
        public.mp3|public.audio|mp3,mpga|audio/mpeg,audio/mp3|MP3 sound
        public.mpeg-4-audio|public.mpeg-4,public.audio|mp4|audio/mp4|MPEG-4 sound
        com.apple.m4a-audio|public.audio|m4a|audio/x-m4a|MPEG-4 sound
        com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 sound
        public.aiff-audio|public.audio|aiff,aif|audio/aiff|AIFF sound
        com.microsoft.waveform-audio|public.audio|wav,wave,bwf|audio/vnd.wave,audio/wav,audio/x-wav|WAV sound
        public.midi-audio|public.audio|midi,mid,smf|audio/midi|MIDI
        org.xiph.flac|public.audio|flac|audio/flac|FLAC sound
        org.xiph.ogg-audio|public.audio|ogg,oga|audio/ogg|Ogg sound
        public.playlist|public.data|||playlist
        public.m3u-playlist|public.text,public.playlist|m3u,m3u8|audio/mpegurl,application/vnd.apple.mpegurl|playlist
        public.url|public.data|||address
        public.file-url|public.url|||address of a file
        com.apple.internet-location|public.data|||internet location
        com.microsoft.internet-shortcut|com.apple.internet-location|url||internet shortcut
        public.zip-archive|public.archive|zip|application/zip|ZIP archive
        org.gnu.gnu-zip-archive|public.archive|gz,gzip|application/gzip,application/x-gzip|gzip archive
        public.bzip2-archive|public.archive|bz2,bzip2|application/x-bzip2|bzip2 archive
        public.tar-archive|public.archive|tar|application/x-tar|tar archive
        org.tukaani.xz-archive|public.archive|xz|application/x-xz|XZ archive
        org.7-zip.7-zip-archive|public.archive|7z|application/x-7z-compressed|7-Zip archive
        com.apple.archive|public.archive|aar||archive
        com.apple.disk-image|public.archive|||disk image
        public.iso-image|com.apple.disk-image|iso|application/x-iso9660-image|disc image
        public.presentation|public.composite-content|||presentation
        public.spreadsheet|public.content|||spreadsheet
        org.openxmlformats.wordprocessingml.document|public.data,\
        public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word \
        document
        org.openxmlformats.spreadsheetml.sheet|public.data,\
        public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel sheet
        org.openxmlformats.presentationml.presentation|public.data,\
        public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint \
        presentation
        com.microsoft.word.doc|public.data,public.composite-content|doc|application/msword|Word document
        com.microsoft.excel.xls|public.data,public.spreadsheet|xls|application/vnd.ms-excel|Excel sheet
        com.microsoft.powerpoint.ppt|public.data,public.presentation|ppt|application/vnd.ms-powerpoint|PowerPoint \
        presentation
        org.idpf.epub-container|public.data,public.composite-content|epub|application/epub+zip|EPUB book
        public.database|public.data|||database
        public.message|public.data|||message
        public.email-message|public.message|eml|message/rfc822|mail message
        public.contact|public.data|||contact
        public.vcard|public.text,public.contact|vcf,vcard|text/vcard,text/x-vcard|contact card
        public.calendar-event|public.content|||calendar entry
        public.to-do-item|public.calendar-event|||to-do entry
        com.apple.ical.ics|public.text,public.calendar-event|ics|text/calendar|calendar
        public.font|public.data|||font
        public.truetype-ttf-font|public.font|ttf|font/ttf|TrueType font
        public.opentype-font|public.font|otf|font/otf|OpenType font
        public.3d-content|public.content|||model in three dimensions
        com.pixar.universal-scene-description|public.data,public.3d-content|usd|model/vnd.usd|scene
        com.pixar.universal-scene-description-mobile|public.data,public.3d-content|usdz|model/vnd.usdz+zip|scene
        public.standard-tesselated-geometry-format|public.data,public.3d-content|stl|model/stl|STL model
        com.apple.log|public.plain-text|log||log
        public.log|public.plain-text|||log
        public.bookmark|public.item|||bookmark
        public.x509-certificate|public.data|cer,crt,der|application/x-x509-ca-cert|certificate
        com.rsa.pkcs-12|public.data|p12,pfx|application/x-pkcs12|PKCS #12 data
        com.apple.font-suitcase|public.font|suit||font suitcase
        """.split(separator: "\n")
}
