import SwiftUI

/// A view that shows data in space, seen from any side.
///
/// ```swift
/// Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(x) * cos(z) } }
/// ```
///
/// Points, lines, rectangles and surfaces are drawn in the box that the scales cover, with axes along its edges. Dragging
/// turns the chart, the arrow keys do as well.
public struct Chart3D<Content: Chart3DContent> {
    private let content: Content
    @Environment(\.chart3DConfiguration) private var configuration
    @Environment(\.chartConfiguration) private var chart
    @Environment(\.self) private var environment
    @State private var turned: Chart3DPose?
    @State private var before: Chart3DPose?

    /// Creates a chart of marks and surfaces.
    nonisolated public init(@Chart3DContentBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a chart with a content for each element, identified by the value at a key path.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Creates a chart with a content for each element, identified by its id.
    nonisolated public init<Data: RandomAccessCollection, C: Chart3DContent>(
        _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data: data, id: { $0.id }, content: content)
    }
}

// It's made of closures and contents that are used on the main thread only.
extension Chart3D: @unchecked Sendable {}

extension Chart3D: View {
    /// The chart.
    public var body: some View {
        let collector = _Mark3DCollector()
        collector.style.color = configuration.surface.map { .surface($0) }
        content._collect3D(into: collector)
        let pose = configuration.binding?.wrappedValue ?? turned ?? configuration.pose
        let scene = Scene3D(collector, chart, environment, pose: pose, projection: configuration.projection)
        return GeometryReader { geometry in
            let (legend, frames) = parts(scene, geometry.size)
            ZStack(alignment: .topLeading) {
                Canvas { context, _ in
                    var box = context
                    box.translateBy(x: frames.box.minX, y: frames.box.minY)
                    scene.draw(&box, frames.box.size)
                    if let legend {
                        LegendPainter(legend: legend, frame: frames.legend, isMirrored: isRightToLeft).draw(&context)
                    }
                }
                surface(scene, pose, frames.box.size)
                    .frame(width: frames.box.width, height: frames.box.height)
                    .offset(x: frames.box.minX, y: frames.box.minY)
                if case .view(let view)? = legend?.content {
                    view.environment(\.layoutDirection, environment.layoutDirection)
                        .frame(width: frames.legend.width, height: frames.legend.height)
                        .offset(x: frames.legend.minX, y: frames.legend.minY)
                }
            }
            // Places are counted from the left edge.
            .environment(\.layoutDirection, .leftToRight)
        }
        .frame(idealWidth: 320, idealHeight: 320)
    }

    private var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    /// The legend, and where it and the box with the marks are, from the left edge.
    @MainActor
    private func parts(_ scene: Scene3D, _ size: CGSize) -> (LegendLayout?, (legend: CGRect, box: CGRect)) {
        var box = CGRect(origin: .zero, size: size)
        let legend = scene.legend(environment, in: size)
        var frame = legend?.place(in: &box) ?? .zero
        if isRightToLeft {
            frame.origin.x = size.width - frame.maxX
            box.origin.x = size.width - box.maxX
        }
        return (legend, (frame, box))
    }

    /// Dragging turns the chart, and pointing selects.
    @MainActor
    private func surface(_ scene: Scene3D, _ pose: Chart3DPose, _ size: CGSize) -> some View {
        func turn(from pose: Chart3DPose, azimuth: Double, inclination: Double) {
            let turn = Chart3DPose(
                azimuth: pose.azimuth + .degrees(azimuth), inclination: pose.inclination + .degrees(inclination))
            if let binding = configuration.binding { binding.wrappedValue = turn } else { turned = turn }
        }
        var actions = InputActions()
        actions.drag = { start, end, hasEnded in
            let from = before ?? pose
            before = hasEnded ? nil : from
            turn(
                from: from, azimuth: (end.x - start.x) / max(1, size.width) * 180,
                inclination: (end.y - start.y) / max(1, size.height) * 180)
        }
        actions.key = { key, _ in
            switch key {
            case .left: turn(from: pose, azimuth: -10, inclination: 0)
            case .right: turn(from: pose, azimuth: 10, inclination: 0)
            case .up: turn(from: pose, azimuth: 0, inclination: -10)
            case .down: turn(from: pose, azimuth: 0, inclination: 10)
            default: return false
            }
            return true
        }
        if scene.selects { actions.hover = { scene.select($0, size) } }
        return InputSurface(label: scene.label, isFocusable: true, actions: actions)
    }
}

/// From where a chart in space is seen.
public struct Chart3DPose: Hashable, Sendable {
    /// The turn about the vertical axis.
    public var azimuth: Angle
    /// The turn towards the viewer.
    public var inclination: Angle

    /// Creates a pose.
    public init(azimuth: Angle, inclination: Angle) {
        self.azimuth = azimuth
        self.inclination = inclination
    }

    /// From the front, a little from the right and from above.
    public static let `default` = Chart3DPose(azimuth: .degrees(30), inclination: .degrees(25))
    /// From the front.
    public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
    /// From behind.
    public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .zero)
    /// From the left.
    public static let left = Chart3DPose(azimuth: .degrees(-90), inclination: .zero)
    /// From the right.
    public static let right = Chart3DPose(azimuth: .degrees(90), inclination: .zero)
    /// From above.
    public static let top = Chart3DPose(azimuth: .zero, inclination: .degrees(90))
    /// From below.
    public static let bottom = Chart3DPose(azimuth: .zero, inclination: .degrees(-90))
}

/// How a chart in space is seen.
public struct Chart3DCameraProjection: Hashable, Sendable {
    let hasPerspective: Bool

    /// As it suits the chart.
    public static var automatic: Chart3DCameraProjection { Chart3DCameraProjection(hasPerspective: false) }
    /// What is farther away is smaller.
    public static var perspective: Chart3DCameraProjection { Chart3DCameraProjection(hasPerspective: true) }
    /// Distances don't change sizes.
    public static var orthographic: Chart3DCameraProjection { Chart3DCameraProjection(hasPerspective: false) }
}

/// What modifiers say about charts in space.
struct Chart3DConfiguration {
    var pose = Chart3DPose.default
    var binding: Binding<Chart3DPose>?
    var projection = Chart3DCameraProjection.automatic
    var rendering = Chart3DRenderingStyle.automatic
    var surface: BasicChart3DSurfaceStyle?
}

private struct Chart3DConfigurationKey: EnvironmentKey {
    static var defaultValue: Chart3DConfiguration { Chart3DConfiguration() }
}

extension EnvironmentValues {
    /// What modifiers say about charts in space.
    var chart3DConfiguration: Chart3DConfiguration {
        get { self[Chart3DConfigurationKey.self] }
        set { self[Chart3DConfigurationKey.self] = newValue }
    }
}

extension View {
    /// Sets from where charts in space are seen at first.
    nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View {
        transformEnvironment(\.chart3DConfiguration) { $0.pose = pose }
    }

    /// Binds from where charts in space are seen; dragging changes it.
    nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View {
        transformEnvironment(\.chart3DConfiguration) { $0.binding = pose }
    }

    /// Sets how charts in space are seen.
    nonisolated public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View {
        transformEnvironment(\.chart3DConfiguration) { $0.projection = projection }
    }
}
