import CAdwaita

/// Data that was packed with zlib's method.
public enum Zlib {
    /// The most bytes that are unpacked: more aren't in a file of good faith.
    private static let limit = 256_000_000

    /// Unpacks data; nil if nothing of it can be read. What comes before a fault is returned.
    public static func inflate(_ bytes: [UInt8]) -> [UInt8]? {
        guard let decompressor = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(decompressor)) }
        var result: [UInt8] = []
        var position = 0
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while result.count < limit {
            var read: gsize = 0
            var written: gsize = 0
            let status = bytes.withUnsafeBytes { input in
                buffer.withUnsafeMutableBytes { output in
                    g_converter_convert(
                        decompressor, input.baseAddress.map { $0 + position },
                        gsize(bytes.count - position), output.baseAddress, gsize(output.count),
                        G_CONVERTER_INPUT_AT_END, &read, &written, nil)
                }
            }
            position += Int(read)
            result.append(contentsOf: buffer[..<Int(written)])
            if status != G_CONVERTER_CONVERTED { break }
        }
        return result.isEmpty ? nil : result
    }
}
