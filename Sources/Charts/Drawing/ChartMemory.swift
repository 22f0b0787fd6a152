import Foundation

/// Keeps the memory of pictures for the next frame.
///
/// Each frame of a chart takes and frees pictures of some megabytes. The C library gives memory of that size back to the
/// system at once, which has to clear it anew for the next frame: a sixth of the time that a frame takes.
enum ChartMemory {
    /// As much as the C library may come to by itself, when it learns from what is freed.
    private static let isPrepared: Bool = {
        // Foundation doesn't hand on the header that declares it.
        guard let symbol = dlsym(nil, "mallopt") else { return false }
        let mallopt = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
        let (trimThreshold, mappingThreshold): (Int32, Int32) = (-1, -3)
        return mallopt(mappingThreshold, 16 << 20) == 1 && mallopt(trimThreshold, 32 << 20) == 1
    }()

    /// Called before the first chart is drawn.
    static func prepare() { _ = isPrepared }
}
