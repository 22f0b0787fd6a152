import Foundation
internal import Gtk

/// The first page of a PDF file, as asset catalogues have it for symbols and drawings.
///
/// Paths, colours, gradients, transparency and forms are drawn. Text and pictures within the page aren't: programs that
/// draw for asset catalogues write letters as paths.
@MainActor
final class PDFPicture: VectorPicture {
    private let document: PDFDocument
    private let page: PDFDocument.Page
    let size: CGSize

    init(contentsOf file: URL) throws {
        document = try PDFDocument(try Data(contentsOf: file))
        page = try document.firstPage()
        let isTurned = page.rotation % 180 != 0
        size = CGSize(
            width: isTurned ? page.box.height : page.box.width, height: isTurned ? page.box.width : page.box.height)
    }

    func render(width: Int, height: Int) -> Paintable? {
        let surface = CairoSurface(width: width, height: height)
        guard surface.isValid else { return nil }
        let cairo = CairoContext(surface)
        cairo.scale(x: Double(width) / size.width, y: Double(height) / size.height)
        // From the page's coordinates, which grow upwards, to those of the screen.
        switch page.rotation {
        case 90: cairo.transform(Matrix2D(a: 0, b: 1, c: 1, d: 0))
        case 180: cairo.transform(Matrix2D(a: -1, d: 1, tx: size.width))
        case 270: cairo.transform(Matrix2D(a: 0, b: -1, c: -1, d: 0, tx: size.width, ty: size.height))
        default: cairo.transform(Matrix2D(a: 1, d: -1, ty: size.height))
        }
        cairo.translate(x: -page.box.minX, y: -page.box.minY)
        PDFInterpreter(document, cairo).run(page.content, resources: page.resources)
        return Paintable.texture(surface)
    }
}
