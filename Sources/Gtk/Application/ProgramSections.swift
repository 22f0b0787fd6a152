import CGtkShim

/// What the linker collected in the program.
public enum ProgramSections {
    /// The records of conformances of types to protocols, as the compiler writes them.
    public static var protocolConformances: [UnsafeRawPointer] {
        var count = 0
        guard let first = windsock_protocol_conformances(&count) else { return [] }
        return (0..<count).map { index in
            let place = UnsafeRawPointer(first + index)
            return place + Int(place.loadUnaligned(as: Int32.self))
        }
    }
}
