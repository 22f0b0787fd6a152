import Foundation

/// A bar that fills, with its labels around it.
struct BarGauge: View {
    let configuration: GaugeStyleConfiguration
    @State private var name = ControlName()

    init(configuration: GaugeStyleConfiguration) {
        self.configuration = configuration
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            NameSource(content: configuration.label, name: name, isShown: true)
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                NativeLevelBar(fraction: configuration.value, words: configuration.currentValueLabel)
                    .environment(\.controlName, name)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.callout).foregroundStyle(.secondary)
            if let labels = configuration.markedValueLabels {
                HStack(spacing: 8) { labels }.font(.callout).foregroundStyle(.secondary)
            }
        }
    }
}

/// The colours of what is drawn in a gauge.
private struct GaugePaint {
    let colors: [Color]?

    /// The colours of the tint if it is a gradient.
    init(_ tint: AnyShapeStyle?) {
        colors = (tint?.gradient).map { $0.stops.map(\.color) }
    }
}

/// The mark at the value.
private struct GaugeMark: View {
    /// Whether it is white, because what it stands on has colours.
    let isPlain: Bool

    var body: some View {
        ZStack {
            Circle().fill(isPlain ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint))
            Circle().stroke(
                isPlain ? AnyShapeStyle(Color.black.opacity(0.4)) : AnyShapeStyle(.background), lineWidth: 2)
        }
    }
}

/// A line with a mark at the value, between labels.
struct LineGauge: View {
    let configuration: GaugeStyleConfiguration
    @State private var name = ControlName()
    @Environment(\.tintStyle) private var tint

    init(configuration: GaugeStyleConfiguration) {
        self.configuration = configuration
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            NameSource(content: configuration.label, name: name, isShown: true)
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                line
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.callout).foregroundStyle(.secondary)
        }
    }

    private var line: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                if let colors = GaugePaint(tint).colors {
                    Capsule().fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
                        .frame(height: 6)
                } else {
                    Capsule().fill(.tint).opacity(0.35).frame(height: 6)
                }
                GaugeMark(isPlain: GaugePaint(tint).colors != nil).frame(width: 12, height: 12)
                    .offset(x: configuration.value * (proxy.size.width - 12))
            }
            .frame(height: proxy.size.height)
        }
        .frame(minWidth: 60)
        .frame(height: 14)
        .background {
            NativeLevelBar(fraction: configuration.value, words: configuration.currentValueLabel)
                .environment(\.controlName, name).opacity(0)
        }
    }
}

/// A ring around the value, open at the bottom where a label stands.
struct RingGauge: View {
    let configuration: GaugeStyleConfiguration
    /// Whether the ring fills; otherwise a mark stands at the value.
    let isFilled: Bool
    @State private var name = ControlName()
    @Environment(\.tintStyle) private var tint
    @Environment(\.layoutDirection) private var direction

    init(configuration: GaugeStyleConfiguration, isFilled: Bool) {
        self.configuration = configuration
        self.isFilled = isFilled
    }

    private static let side: CGFloat = 64
    private static let width: CGFloat = 6
    /// How much of a circle an open ring is.
    private static let extent = 0.75

    var body: some View {
        ZStack {
            ring
            configuration.currentValueLabel.font(.title3).lineLimit(1).minimumScaleFactor(0.5)
                .padding(Self.width + 4)
            foot.frame(maxHeight: .infinity, alignment: .bottom)
        }
        .frame(width: Self.side, height: Self.side)
        .background {
            NativeLevelBar(fraction: configuration.value, words: configuration.currentValueLabel)
                .environment(\.controlName, name).opacity(0)
        }
    }

    @ViewBuilder private var ring: some View {
        let isMirrored: CGFloat = direction == .rightToLeft ? -1 : 1
        Group {
            if isFilled {
                arc(to: 1, start: -90, extent: 1).opacity(0.25)
                arc(to: configuration.value, start: -90, extent: 1)
            } else {
                if GaugePaint(tint).colors == nil {
                    arc(to: 1, start: 135, extent: Self.extent).opacity(0.35)
                } else {
                    arc(to: 1, start: 135, extent: Self.extent)
                }
                mark
            }
        }
        .scaleEffect(x: isMirrored, y: 1)
    }

    private func arc(to end: Double, start: Double, extent: Double) -> some View {
        let stroke = StrokeStyle(lineWidth: Self.width, lineCap: .round)
        let shape = Circle().trim(from: 0, to: end * extent).rotation(.degrees(start))
        return Group {
            if let colors = GaugePaint(tint).colors {
                shape.stroke(
                    AngularGradient(
                        colors: colors, center: .center, startAngle: .degrees(start),
                        endAngle: .degrees(start + 360 * extent)), style: stroke)
            } else {
                shape.stroke(.tint, style: stroke)
            }
        }
        .padding(Self.width / 2)
    }

    private var mark: some View {
        let angle = Angle.degrees(135 + 360 * Self.extent * configuration.value).radians
        let radius = (Self.side - Self.width) / 2
        return GaugeMark(isPlain: GaugePaint(tint).colors != nil)
            .frame(width: Self.width + 6, height: Self.width + 6)
            .offset(x: radius * cos(angle), y: radius * sin(angle))
    }

    @ViewBuilder private var foot: some View {
        if isFilled {
            // The label is said, not shown, as on Apple's systems.
            NameSource(content: configuration.label, name: name, isShown: false)
        } else if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            NameSource(content: configuration.label, name: name, isShown: false)
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
            .font(.caption2)
        } else {
            NameSource(content: configuration.label, name: name, isShown: true).font(.caption2).lineLimit(1)
        }
    }
}
