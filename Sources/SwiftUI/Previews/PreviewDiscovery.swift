internal import Gtk

/// Finds the previews of a program.
///
/// The compiler writes a record for each conformance of a type to a protocol, which the running program can read. The form of
/// the records is part of Swift's stable ABI (TargetProtocolConformanceDescriptor in the documentation of the runtime).
@MainActor
enum PreviewDiscovery {
    /// The types of the program that declare previews.
    static func types() -> (registries: [any _PreviewRegistry.Type], providers: [any PreviewProvider.Type]) {
        var registries: [any _PreviewRegistry.Type] = []
        var providers: [any PreviewProvider.Type] = []
        for record in ProgramSections.protocolConformances {
            guard let name = protocolName(record), name == "_PreviewRegistry" || name == "PreviewProvider",
                let type = type(record)
            else { continue }
            if let registry = type as? any _PreviewRegistry.Type {
                registries.append(registry)
            } else if let provider = type as? any PreviewProvider.Type {
                providers.append(provider)
            }
        }
        return (registries, providers)
    }

    /// What lies at the distance that is written at a place; nil: no distance is written.
    private static func target(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = place.loadUnaligned(as: Int32.self)
        return distance == 0 ? nil : place + Int(distance)
    }

    /// The name of a record's protocol.
    private static func protocolName(_ record: UnsafeRawPointer) -> String? {
        let distance = Int(record.loadUnaligned(as: Int32.self))
        // The lowest bit says that there is only a pointer to the protocol.
        var descriptor = record + (distance & ~1)
        if distance & 1 != 0 {
            guard let pointee = descriptor.loadUnaligned(as: UnsafeRawPointer?.self) else { return nil }
            descriptor = pointee
        }
        // Flags, the context around, the name.
        return target(descriptor + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }

    /// A record's type, if it isn't generic.
    private static func type(_ record: UnsafeRawPointer) -> Any.Type? {
        let kind = (record.loadUnaligned(fromByteOffset: 12, as: UInt32.self) >> 3) & 7
        guard kind <= 1, var descriptor = target(record + 4) else { return nil }
        if kind == 1 {
            guard let pointee = descriptor.loadUnaligned(as: UnsafeRawPointer?.self) else { return nil }
            descriptor = pointee
        }
        let flags = descriptor.loadUnaligned(as: UInt32.self)
        let isGeneric = flags & 0x80 != 0
        // Classes, structures and enumerations: flags, the context around, the name, what makes the metadata.
        guard (16...18).contains(flags & 0x1F), !isGeneric, let accessor = target(descriptor + 12) else { return nil }
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        let metadata = unsafeBitCast(accessor, to: Accessor.self)(0)
        return unsafeBitCast(metadata, to: Any.Type.self)
    }
}

/// A preview in a list.
@MainActor
struct PreviewEntry: Identifiable {
    let id: String
    /// Where it stands, such as `Clock.swift`.
    let file: String
    let name: String
    let traits: [PreviewTrait<Preview.ViewTraits>]
    let makeView: @MainActor () -> AnyView

    /// All previews of the program, by file and line.
    static func all() -> [PreviewEntry] {
        let found = PreviewDiscovery.types()
        var entries: [PreviewEntry] = []
        let registries = found.registries.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
        for registry in registries {
            let file = registry.fileID.split(separator: "/").last.map(String.init) ?? registry.fileID
            for (index, preview) in registry.previews.enumerated() {
                entries.append(
                    PreviewEntry(
                        id: "\(registry.fileID):\(registry.line):\(index)", file: file,
                        name: preview.name ?? "Line \(registry.line)", traits: preview.traits,
                        makeView: preview.makeView))
            }
        }
        for provider in found.providers.sorted(by: { "\($0)" < "\($1)" }) {
            let type = "\(provider)"
            let name = type.hasSuffix("_Previews") ? String(type.dropLast("_Previews".count)) : type
            entries.append(
                PreviewEntry(id: String(reflecting: provider), file: "Providers", name: name, traits: []) {
                    view(of: provider)
                })
        }
        return entries
    }

    private static func view<P: PreviewProvider>(of provider: P.Type) -> AnyView {
        // Several views of one provider are shown below each other.
        AnyView(VStack(spacing: 12) { P.previews })
    }
}
