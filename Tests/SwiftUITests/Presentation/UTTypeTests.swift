import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
    @Test func typesConformToOthers() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
        #expect(UTType.commaSeparatedText.conforms(to: .text) && !UTType.commaSeparatedText.conforms(to: .image))
        #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .xml))
        #expect(UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
        #expect(UTType.image.isSupertype(of: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg))
        #expect(UTType.json.supertypes.isSuperset(of: [.text, .data, .content, .item]))
    }

    @Test func typesAreFoundBySuffixAndMediaType() {
        #expect(UTType(filenameExtension: "CSV") == .commaSeparatedText)
        #expect(UTType(filenameExtension: "csv", conformingTo: .text) == .commaSeparatedText)
        #expect(UTType(mimeType: "image/png") == .png && UTType(mimeType: "nonsense/x") == nil)
        #expect(UTType("public.json") == .json && UTType("nonsense") == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpg" && UTType.json.preferredMIMEType == "application/json")
        let own = UTType(filenameExtension: "windsock")
        #expect(own?.isDynamic == true && own?.preferredFilenameExtension == "windsock")
        #expect(own?.conforms(to: .data) == true && UTType(filenameExtension: "") == nil)
    }
}
