import Foundation
internal import Gtk

/// Draws the content of a page with Cairo (ISO 32000-1, 8 and 11).
final class PDFInterpreter {
    /// What paths are filled or stroked with.
    private enum Paint {
        case color(RGBA)
        case pattern(String)
    }

    private struct State {
        var fill = Paint.color(.black)
        var stroke = Paint.color(.black)
        var fillSpace = PDFColorSpace.gray
        var strokeSpace = PDFColorSpace.gray
        var fillAlpha = 1.0
        var strokeAlpha = 1.0
        var blend = CairoOperator.over
    }

    private let document: PDFDocument
    private let cairo: CairoContext
    private var state = State()
    private var saved: [State] = []
    private var operands: [PDFObject] = []
    private var resources: [String: PDFObject] = [:]
    private var clips: FillRule?
    private var depth = 0
    /// From the page's coordinates at the beginning, for patterns.
    private let base: Matrix2D

    init(_ document: PDFDocument, _ cairo: CairoContext) {
        self.document = document
        self.cairo = cairo
        base = cairo.matrix
    }

    func run(_ content: [UInt8], resources: [String: PDFObject]) {
        guard depth < 16 else { return }
        depth += 1
        let outer = (self.resources, saved)
        self.resources = resources
        saved = []
        var scanner = PDFScanner(content[...])
        while scanner.position < content.count {
            guard let value = scanner.next() else {
                scanner.position += 1
                continue
            }
            guard case .word(let word) = value else {
                operands.append(value)
                if operands.count > 1000 { operands.removeAll() }
                continue
            }
            perform(word)
            operands.removeAll(keepingCapacity: true)
        }
        while !saved.isEmpty { restore() }
        (self.resources, saved) = outer
        depth -= 1
    }

    private func number(_ index: Int) -> Double {
        operands.indices.contains(index) ? document.number(operands[index]) ?? 0 : 0
    }

    private func name(_ index: Int) -> String? {
        operands.indices.contains(index) ? document.name(operands[index]) : nil
    }

    private func resource(_ kind: String, _ name: String?) -> PDFObject? {
        name.flatMap { document.dictionary(resources[kind])?[$0] }
    }

    private func restore() {
        guard let last = saved.popLast() else { return }
        state = last
        cairo.restore()
    }

    // MARK: Operators

    private func perform(_ word: String) {
        switch word {
        case "q":
            saved.append(state)
            cairo.save()
        case "Q": restore()
        case "cm": cairo.transform(matrix(operands))
        case "w": cairo.lineWidth = number(0)
        case "J": cairo.lineCap = LineCap(rawValue: UInt32(max(0, min(2, number(0))))) ?? .butt
        case "j": cairo.lineJoin = LineJoin(rawValue: UInt32(max(0, min(2, number(0))))) ?? .miter
        case "M": cairo.miterLimit = number(0)
        case "d": cairo.setDash(document.numbers(operands.first), offset: number(1))
        case "gs": setGraphicsState(document.dictionary(resource("ExtGState", name(0))) ?? [:])
        case "Do": drawForm(resource("XObject", name(0)))
        case "sh": paintShading(resource("Shading", name(0)))
        default: if !performPath(word) { performColor(word) }
        }
    }

    private func matrix(_ values: [PDFObject]) -> Matrix2D {
        let m = values.compactMap { document.number($0) }
        return m.count == 6 ? Matrix2D(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5]) : .identity
    }

    private func performPath(_ word: String) -> Bool {
        switch word {
        case "m": cairo.move(x: number(0), y: number(1))
        case "l": cairo.line(x: number(0), y: number(1))
        case "c":
            cairo.curve(x1: number(0), y1: number(1), x2: number(2), y2: number(3), x: number(4), y: number(5))
        case "v":
            let start = cairo.currentPoint ?? (0, 0)
            cairo.curve(x1: start.x, y1: start.y, x2: number(0), y2: number(1), x: number(2), y: number(3))
        case "y":
            cairo.curve(x1: number(0), y1: number(1), x2: number(2), y2: number(3), x: number(2), y: number(3))
        case "h": cairo.close()
        case "re": cairo.rectangle(x: number(0), y: number(1), width: number(2), height: number(3))
        case "W": clips = .winding
        case "W*": clips = .evenOdd
        case "n": finish()
        case "S": finish(strokes: true)
        case "s":
            cairo.close()
            finish(strokes: true)
        case "f", "F": finish(fills: .winding)
        case "f*": finish(fills: .evenOdd)
        case "B": finish(fills: .winding, strokes: true)
        case "B*": finish(fills: .evenOdd, strokes: true)
        case "b", "b*":
            cairo.close()
            finish(fills: word == "b" ? .winding : .evenOdd, strokes: true)
        default: return false
        }
        return true
    }

    /// Fills and strokes the path, then cuts off what is outside of it, if that was asked for.
    private func finish(fills: FillRule? = nil, strokes: Bool = false) {
        cairo.setOperator(state.blend)
        if let fills {
            cairo.fillRule = fills
            setSource(state.fill, state.fillAlpha)
            cairo.fill(keepingPath: true)
        }
        if strokes {
            setSource(state.stroke, state.strokeAlpha)
            cairo.stroke(keepingPath: true)
        }
        cairo.setOperator(.over)
        if let clips {
            cairo.fillRule = clips
            cairo.clip()
            self.clips = nil
        } else {
            cairo.newPath()
        }
    }

    // MARK: Colours

    private func performColor(_ word: String) {
        let values = operands.compactMap { document.number($0) }
        switch word {
        case "g": setFill(.gray, values)
        case "G": setStroke(.gray, values)
        case "rg": setFill(.rgb, values)
        case "RG": setStroke(.rgb, values)
        case "k": setFill(.cmyk, values)
        case "K": setStroke(.cmyk, values)
        case "cs":
            state.fillSpace = space(operands.first)
            state.fill = .color(.black)
        case "CS":
            state.strokeSpace = space(operands.first)
            state.stroke = .color(.black)
        case "sc", "scn":
            if case .name(let pattern)? = operands.last {
                state.fill = .pattern(pattern)
            } else {
                setFill(state.fillSpace, values)
            }
        case "SC", "SCN":
            if case .name(let pattern)? = operands.last {
                state.stroke = .pattern(pattern)
            } else {
                setStroke(state.strokeSpace, values)
            }
        default: break
        }
    }

    private func space(_ object: PDFObject?) -> PDFColorSpace {
        if let name = document.name(object), let named = resource("ColorSpace", name) {
            return PDFColorSpace(named, document)
        }
        return PDFColorSpace(object, document)
    }

    private func setFill(_ space: PDFColorSpace, _ values: [Double]) {
        state.fillSpace = space
        state.fill = .color(space.color(values))
    }

    private func setStroke(_ space: PDFColorSpace, _ values: [Double]) {
        state.strokeSpace = space
        state.stroke = .color(space.color(values))
    }

    private func setSource(_ paint: Paint, _ alpha: Double) {
        switch paint {
        case .color(var color):
            color.alpha *= alpha
            cairo.setSource(color)
        case .pattern(let name):
            guard let info = document.dictionary(resource("Pattern", name)), let shading = info["Shading"],
                let gradient = PDFGradient(shading, document)
            else {
                cairo.setSource(.clear)
                return
            }
            // A pattern is laid out in the coordinates of the page, not in the present ones.
            let present = cairo.matrix
            cairo.matrix = base
            cairo.transform(matrix(document.array(info["Matrix"]) ?? []))
            cairo.setSource(gradient.pattern(alpha: alpha))
            cairo.matrix = present
        }
    }

    // MARK: State, forms and shadings

    private func setGraphicsState(_ info: [String: PDFObject]) {
        if let alpha = document.number(info["ca"]) { state.fillAlpha = alpha }
        if let alpha = document.number(info["CA"]) { state.strokeAlpha = alpha }
        if let width = document.number(info["LW"]) { cairo.lineWidth = width }
        if let cap = document.number(info["LC"]) { cairo.lineCap = LineCap(rawValue: UInt32(max(0, cap))) ?? .butt }
        if let join = document.number(info["LJ"]) {
            cairo.lineJoin = LineJoin(rawValue: UInt32(max(0, join))) ?? .miter
        }
        if let limit = document.number(info["ML"]) { cairo.miterLimit = limit }
        if let dash = document.array(info["D"]), dash.count == 2 {
            cairo.setDash(document.numbers(dash[0]), offset: document.number(dash[1]) ?? 0)
        }
        let mode = document.name(info["BM"]) ?? document.array(info["BM"])?.first.flatMap { document.name($0) }
        if let mode {
            let operators: [String: CairoOperator] = [
                "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten,
                "ColorDodge": .colorDodge, "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
                "Difference": .difference, "Exclusion": .exclusion,
            ]
            state.blend = operators[mode] ?? .over
        }
    }

    private func drawForm(_ object: PDFObject?) {
        guard let info = document.dictionary(object), document.name(info["Subtype"]) == "Form" else { return }
        saved.append(state)
        cairo.save()
        defer { restore() }
        cairo.transform(matrix(document.array(info["Matrix"]) ?? []))
        let box = document.numbers(info["BBox"])
        if box.count == 4 {
            cairo.newPath()
            cairo.rectangle(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
            cairo.clip()
        }
        let alpha = state.fillAlpha
        let isGroup =
            document.name(document.dictionary(info["Group"])?["S"]) == "Transparency"
            && (alpha < 1 || state.blend != .over)
        let blend = state.blend
        if isGroup {
            state.fillAlpha = 1
            state.strokeAlpha = 1
            state.blend = .over
            cairo.pushGroup()
        }
        run(document.contents(object), resources: document.dictionary(info["Resources"]) ?? resources)
        if isGroup {
            cairo.popGroupToSource()
            cairo.setOperator(blend)
            cairo.paint(alpha: alpha)
            cairo.setOperator(.over)
        }
    }

    private func paintShading(_ object: PDFObject?) {
        guard let object, let gradient = PDFGradient(object, document) else { return }
        cairo.setOperator(state.blend)
        cairo.setSource(gradient.pattern(alpha: state.fillAlpha))
        cairo.paint()
        cairo.setOperator(.over)
    }
}
