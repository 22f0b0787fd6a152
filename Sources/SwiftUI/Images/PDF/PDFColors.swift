import Foundation
internal import Gtk

/// How the numbers of a colour are meant (ISO 32000-1, 8.6).
indirect enum PDFColorSpace {
    case gray, rgb, cmyk
    /// A tint that a function turns into a colour of another space.
    case tint(PDFFunction, PDFColorSpace)

    init(_ object: PDFObject?, _ document: PDFDocument) {
        let parts = document.array(object) ?? []
        switch document.name(object) ?? parts.first.flatMap({ document.name($0) }) {
        case "DeviceRGB", "RGB", "CalRGB": self = .rgb
        case "DeviceCMYK", "CMYK": self = .cmyk
        case "ICCBased":
            switch document.number(document.dictionary(parts.last)?["N"]) {
            case 3: self = .rgb
            case 4: self = .cmyk
            default: self = .gray
            }
        case "Separation", "DeviceN":
            if parts.count >= 4, let function = PDFFunction(parts[3], document) {
                self = .tint(function, PDFColorSpace(parts[2], document))
            } else {
                self = .gray
            }
        default: self = .gray
        }
    }

    func color(_ values: [Double]) -> RGBA {
        func value(_ index: Int) -> Double { values.indices.contains(index) ? min(max(values[index], 0), 1) : 0 }
        switch self {
        case .gray: return RGBA(red: value(0), green: value(0), blue: value(0))
        case .rgb: return RGBA(red: value(0), green: value(1), blue: value(2))
        case .cmyk:
            let light = 1 - value(3)
            return RGBA(
                red: (1 - value(0)) * light, green: (1 - value(1)) * light, blue: (1 - value(2)) * light)
        case .tint(let function, let space): return space.color(function.values(at: value(0)))
        }
    }
}

/// A function of one number (ISO 32000-1, 7.10).
indirect enum PDFFunction {
    case exponential(from: [Double], to: [Double], exponent: Double, domain: [Double])
    case stitching([PDFFunction], bounds: [Double], encode: [Double], domain: [Double])
    case sampled([[Double]], domain: [Double])
    /// One function for each result.
    case parallel([PDFFunction])

    init?(_ object: PDFObject?, _ document: PDFDocument) {
        if let parts = document.array(object) {
            self = .parallel(parts.compactMap { PDFFunction($0, document) })
            return
        }
        guard let info = document.dictionary(object) else { return nil }
        let domain = document.numbers(info["Domain"])
        guard domain.count >= 2 else { return nil }
        switch document.number(info["FunctionType"]) {
        case 2:
            let from = document.numbers(info["C0"])
            let to = document.numbers(info["C1"])
            self = .exponential(
                from: from.isEmpty ? [0] : from, to: to.isEmpty ? [1] : to,
                exponent: document.number(info["N"]) ?? 1, domain: domain)
        case 3:
            let functions = (document.array(info["Functions"]) ?? []).compactMap { PDFFunction($0, document) }
            let bounds = document.numbers(info["Bounds"])
            let encode = document.numbers(info["Encode"])
            guard !functions.isEmpty, bounds.count == functions.count - 1, encode.count == 2 * functions.count else {
                return nil
            }
            self = .stitching(functions, bounds: bounds, encode: encode, domain: domain)
        case 0:
            let range = document.numbers(info["Range"])
            guard let count = document.numbers(info["Size"]).first.flatMap({ Int(exactly: $0) }), count > 0,
                document.number(info["BitsPerSample"]) == 8, range.count >= 2
            else { return nil }
            let bytes = document.contents(object)
            let outputs = range.count / 2
            guard bytes.count >= count * outputs else { return nil }
            let samples = (0..<count).map { sample in
                (0..<outputs).map { output in
                    let byte = Double(bytes[sample * outputs + output]) / 255
                    return range[2 * output] + byte * (range[2 * output + 1] - range[2 * output])
                }
            }
            self = .sampled(samples, domain: domain)
        default: return nil
        }
    }

    func values(at x: Double) -> [Double] {
        switch self {
        case .exponential(let from, let to, let exponent, let domain):
            let t = pow(min(max(x, domain[0]), domain[1]), exponent)
            return zip(from, to).map { $0 + t * ($1 - $0) }
        case .stitching(let functions, let bounds, let encode, let domain):
            let x = min(max(x, domain[0]), domain[1])
            let index = bounds.firstIndex { x < $0 } ?? functions.count - 1
            let low = index == 0 ? domain[0] : bounds[index - 1]
            let high = index == bounds.count ? domain[1] : bounds[index]
            let t = high > low ? (x - low) / (high - low) : 0
            return functions[index].values(at: encode[2 * index] + t * (encode[2 * index + 1] - encode[2 * index]))
        case .sampled(let samples, let domain):
            let t = domain[1] > domain[0] ? (x - domain[0]) / (domain[1] - domain[0]) : 0
            let place = min(max(t, 0), 1) * Double(samples.count - 1)
            let low = Int(place)
            let high = min(low + 1, samples.count - 1)
            return zip(samples[low], samples[high]).map { $0 + (place - Double(low)) * ($1 - $0) }
        case .parallel(let functions): return functions.flatMap { $0.values(at: x) }
        }
    }
}

/// An axial or a radial shading (ISO 32000-1, 8.7.4.5).
struct PDFGradient {
    private let isRadial: Bool
    private let coordinates: [Double]
    private let stops: [(offset: Double, color: RGBA)]

    init?(_ object: PDFObject, _ document: PDFDocument) {
        guard let info = document.dictionary(object), let type = document.number(info["ShadingType"]),
            type == 2 || type == 3, let function = PDFFunction(info["Function"], document)
        else { return nil }
        isRadial = type == 3
        coordinates = document.numbers(info["Coords"])
        guard coordinates.count == (isRadial ? 6 : 4) else { return nil }
        let space = PDFColorSpace(info["ColorSpace"], document)
        let domain = document.numbers(info["Domain"])
        let (start, end) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
        // Cairo knows straight transitions only: enough of them look like any function.
        stops = (0...32).map { step in
            let t = Double(step) / 32
            return (t, space.color(function.values(at: start + t * (end - start))))
        }
    }

    func pattern(alpha: Double) -> CairoPattern {
        let stops = stops.map { stop in
            var color = stop.color
            color.alpha *= alpha
            return (stop.offset, color)
        }
        let c = coordinates
        return isRadial
            ? .radial(x0: c[0], y0: c[1], radius0: c[2], x1: c[3], y1: c[4], radius1: c[5], stops: stops)
            : .linear(x0: c[0], y0: c[1], x1: c[2], y1: c[3], stops: stops)
    }
}
