/// What is known about types.
enum UTTypeTable {
    struct Entry: Sendable {
        let extensions: [String]
        let mimeTypes: [String]
        let parents: [String]
        let name: String

        init(_ name: String, _ extensions: [String], _ mimeTypes: [String], _ parents: [String]) {
            self.name = name
            self.extensions = extensions
            self.mimeTypes = mimeTypes
            self.parents = parents
        }
    }

    /// Begins the identifiers of types that nobody declared.
    static let dynamicPrefix = "dyn."

    static func identifier(forExtension suffix: String, conformingTo supertype: UTType) -> String? {
        first(conformingTo: supertype) { $0.extensions.contains(suffix) }
    }

    static func identifier(forMimeType type: String, conformingTo supertype: UTType) -> String? {
        first(conformingTo: supertype) { $0.mimeTypes.contains(type) }
    }

    private static func first(conformingTo supertype: UTType, _ test: (Entry) -> Bool) -> String? {
        entries.filter { test($0.value) && (UTType($0.key)?.conforms(to: supertype) ?? false) }.keys.min()
    }

    static let entries: [String: Entry] = [
        "public.item": Entry("item", [], [], []),
        "public.content": Entry("content", [], [], []),
        "public.composite-content": Entry("composite content", [], [], ["public.content"]),
        "public.data": Entry("data", [], ["application/octet-stream"], ["public.item"]),
        "public.directory": Entry("folder", [], ["inode/directory"], ["public.item"]),
        "public.folder": Entry("folder", [], ["inode/directory"], ["public.directory"]),
        "com.apple.package": Entry("package", [], [], ["public.directory"]),
        "com.apple.bundle": Entry("bundle", [], [], ["public.directory"]),
        "public.url": Entry("address", [], ["text/uri-list"], ["public.data"]),
        "public.file-url": Entry("address of a file", [], [], ["public.url"]),
        "public.text": Entry("text", [], [], ["public.data", "public.content"]),
        "public.plain-text": Entry("plain text", ["txt", "text"], ["text/plain"], ["public.text"]),
        "public.utf8-plain-text": Entry("plain text", [], ["text/plain;charset=utf-8"], ["public.plain-text"]),
        "public.utf16-plain-text": Entry("plain text", [], ["text/plain;charset=utf-16"], ["public.plain-text"]),
        "public.delimited-values-text": Entry("table", [], [], ["public.text"]),
        "public.comma-separated-values-text": Entry(
            "CSV table", ["csv"],
            ["text/csv", "text/comma-separated-values"],
            ["public.delimited-values-text"]),
        "public.tab-separated-values-text": Entry(
            "TSV table", ["tsv"],
            ["text/tab-separated-values"],
            ["public.delimited-values-text"]),
        "public.rtf": Entry("rich text", ["rtf"], ["text/rtf", "application/rtf"], ["public.text"]),
        "public.html": Entry("web page", ["html", "htm"], ["text/html"], ["public.text"]),
        "public.xml": Entry("XML", ["xml"], ["application/xml", "text/xml"], ["public.text"]),
        "public.json": Entry("JSON", ["json"], ["application/json"], ["public.text"]),
        "public.yaml": Entry("YAML", ["yml", "yaml"], ["application/yaml", "application/x-yaml"], ["public.text"]),
        "public.css": Entry("style sheet", ["css"], ["text/css"], ["public.text"]),
        "com.apple.property-list": Entry("property list", ["plist"], [], ["public.data"]),
        "com.apple.xml-property-list": Entry("property list", [], [], ["public.xml", "com.apple.property-list"]),
        "public.source-code": Entry("source text", [], [], ["public.plain-text"]),
        "public.swift-source": Entry("Swift source", ["swift"], ["text/x-swift"], ["public.source-code"]),
        "public.c-source": Entry("C source", ["c"], ["text/x-csrc"], ["public.source-code"]),
        "public.c-header": Entry("C header", ["h"], ["text/x-chdr"], ["public.source-code"]),
        "public.python-script": Entry("Python script", ["py"], ["text/x-python"], ["public.source-code"]),
        "public.shell-script": Entry("shell script", ["sh"], ["application/x-shellscript"], ["public.source-code"]),
        "com.netscape.javascript-source": Entry(
            "JavaScript", ["js", "mjs"],
            ["text/javascript", "application/javascript"],
            ["public.source-code"]),
        "com.apple.log": Entry("log", ["log"], [], ["public.plain-text"]),
        "public.image": Entry("picture", [], ["image/*"], ["public.data", "public.content"]),
        "public.png": Entry("PNG picture", ["png"], ["image/png"], ["public.image"]),
        "public.jpeg": Entry("JPEG picture", ["jpg", "jpeg"], ["image/jpeg"], ["public.image"]),
        "com.compuserve.gif": Entry("GIF picture", ["gif"], ["image/gif"], ["public.image"]),
        "public.tiff": Entry("TIFF picture", ["tiff", "tif"], ["image/tiff"], ["public.image"]),
        "com.microsoft.bmp": Entry("BMP picture", ["bmp"], ["image/bmp"], ["public.image"]),
        "com.microsoft.ico": Entry("icon", ["ico"], ["image/vnd.microsoft.icon"], ["public.image"]),
        "org.webmproject.webp": Entry("WebP picture", ["webp"], ["image/webp"], ["public.image"]),
        "public.heic": Entry("HEIC picture", ["heic"], ["image/heic"], ["public.image"]),
        "public.svg-image": Entry("drawing", ["svg", "svgz"], ["image/svg+xml"], ["public.image", "public.xml"]),
        "com.adobe.pdf": Entry("PDF", ["pdf"], ["application/pdf"], ["public.data", "public.composite-content"]),
        "org.idpf.epub-container": Entry(
            "book", ["epub"],
            ["application/epub+zip"],
            ["public.data", "public.composite-content"]),
        "public.audiovisual-content": Entry("sound or film", [], [], ["public.data", "public.content"]),
        "public.movie": Entry("film", [], ["video/*"], ["public.audiovisual-content"]),
        "public.video": Entry("film", [], ["video/*"], ["public.movie"]),
        "public.audio": Entry("sound", [], ["audio/*"], ["public.audiovisual-content"]),
        "public.mpeg-4": Entry("MPEG-4 film", ["mp4"], ["video/mp4"], ["public.movie"]),
        "com.apple.quicktime-movie": Entry("QuickTime film", ["mov"], ["video/quicktime"], ["public.movie"]),
        "public.mp3": Entry("MP3 sound", ["mp3"], ["audio/mpeg"], ["public.audio"]),
        "com.microsoft.waveform-audio": Entry(
            "WAV sound", ["wav"],
            ["audio/vnd.wave", "audio/x-wav"],
            ["public.audio"]),
        "public.mpeg-4-audio": Entry("MPEG-4 sound", ["m4a"], ["audio/mp4"], ["public.audio"]),
        "public.archive": Entry("archive", [], [], ["public.data"]),
        "public.zip-archive": Entry("ZIP archive", ["zip"], ["application/zip"], ["public.archive"]),
        "org.gnu.gnu-zip-archive": Entry("compressed file", ["gz"], ["application/gzip"], ["public.archive"]),
        "public.bzip2-archive": Entry("compressed file", ["bz2"], ["application/x-bzip2"], ["public.archive"]),
        "public.tar-archive": Entry("tape archive", ["tar"], ["application/x-tar"], ["public.archive"]),
        "public.spreadsheet": Entry(
            "spreadsheet", ["ods", "xlsx", "xls"],
            [
                "application/vnd.oasis.opendocument.spreadsheet",
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/vnd.ms-excel",
            ],
            ["public.content"]),
        "public.presentation": Entry(
            "presentation", ["odp", "pptx", "ppt"],
            ["application/vnd.oasis.opendocument.presentation"],
            ["public.composite-content"]),
        "public.database": Entry("database", [], [], ["public.data"]),
        "public.font": Entry("font", ["ttf", "otf", "woff", "woff2"], ["font/ttf", "font/otf"], ["public.data"]),
        "public.calendar-event": Entry("calendar", ["ics"], ["text/calendar"], ["public.data"]),
        "public.vcard": Entry("contact", ["vcf"], ["text/vcard"], ["public.text"]),
        "public.email-message": Entry("message", ["eml"], ["message/rfc822"], ["public.data"]),
    ]
}

extension UTType {
    /// Anything.
    public static let item = UTType(known: "public.item")
    /// Anything that a person reads, sees or hears.
    public static let content = UTType(known: "public.content")
    /// Composite content.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Bytes, in a file or elsewhere.
    public static let data = UTType(known: "public.data")
    /// Folder.
    public static let directory = UTType(known: "public.directory")
    /// Folders that people see.
    public static let folder = UTType(known: "public.folder")
    /// Package.
    public static let package = UTType(known: "com.apple.package")
    /// Bundle.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// Address.
    public static let url = UTType(known: "public.url")
    /// Address of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// Text of any kind.
    public static let text = UTType(known: "public.text")
    /// Plain text (.txt, .text).
    public static let plainText = UTType(known: "public.plain-text")
    /// Plain text.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Plain text.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Table.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Table with commas (.csv).
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Table with tabs (.tsv).
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Rich text (.rtf).
    public static let rtf = UTType(known: "public.rtf")
    /// Web page (.html, .htm).
    public static let html = UTType(known: "public.html")
    /// XML (.xml).
    public static let xml = UTType(known: "public.xml")
    /// JSON (.json).
    public static let json = UTType(known: "public.json")
    /// YAML (.yml, .yaml).
    public static let yaml = UTType(known: "public.yaml")
    /// Style sheet (.css).
    public static let css = UTType(known: "public.css")
    /// Property list (.plist).
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// Property list.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// Source text.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Swift source (.swift).
    public static let swiftSource = UTType(known: "public.swift-source")
    /// C source (.c).
    public static let cSource = UTType(known: "public.c-source")
    /// C header (.h).
    public static let cHeader = UTType(known: "public.c-header")
    /// Python script (.py).
    public static let pythonScript = UTType(known: "public.python-script")
    /// Shell script (.sh).
    public static let shellScript = UTType(known: "public.shell-script")
    /// JavaScript (.js, .mjs).
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// Log (.log).
    public static let log = UTType(known: "com.apple.log")
    /// Pictures of any kind.
    public static let image = UTType(known: "public.image")
    /// PNG picture (.png).
    public static let png = UTType(known: "public.png")
    /// JPEG picture (.jpg, .jpeg).
    public static let jpeg = UTType(known: "public.jpeg")
    /// GIF picture (.gif).
    public static let gif = UTType(known: "com.compuserve.gif")
    /// TIFF picture (.tiff, .tif).
    public static let tiff = UTType(known: "public.tiff")
    /// BMP picture (.bmp).
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// Icon (.ico).
    public static let ico = UTType(known: "com.microsoft.ico")
    /// WebP picture (.webp).
    public static let webP = UTType(known: "org.webmproject.webp")
    /// HEIC picture (.heic).
    public static let heic = UTType(known: "public.heic")
    /// Drawing (.svg, .svgz).
    public static let svg = UTType(known: "public.svg-image")
    /// PDF (.pdf).
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Book (.epub).
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// Sound or film.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Film.
    public static let movie = UTType(known: "public.movie")
    /// Film.
    public static let video = UTType(known: "public.video")
    /// Sound.
    public static let audio = UTType(known: "public.audio")
    /// MPEG-4 film (.mp4).
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// QuickTime film (.mov).
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// MP3 sound (.mp3).
    public static let mp3 = UTType(known: "public.mp3")
    /// WAV sound (.wav).
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// MPEG-4 sound (.m4a).
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// Archive.
    public static let archive = UTType(known: "public.archive")
    /// ZIP archive (.zip).
    public static let zip = UTType(known: "public.zip-archive")
    /// Compressed file (.gz).
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// Compressed file (.bz2).
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// Tape archive (.tar).
    public static let tarArchive = UTType(known: "public.tar-archive")
    /// Spreadsheet (.ods, .xlsx, .xls).
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// Presentation (.odp, .pptx, .ppt).
    public static let presentation = UTType(known: "public.presentation")
    /// Database.
    public static let database = UTType(known: "public.database")
    /// Font (.ttf, .otf, .woff, .woff2).
    public static let font = UTType(known: "public.font")
    /// Calendar (.ics).
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// Contact (.vcf).
    public static let vCard = UTType(known: "public.vcard")
    /// Message (.eml).
    public static let emailMessage = UTType(known: "public.email-message")
}
