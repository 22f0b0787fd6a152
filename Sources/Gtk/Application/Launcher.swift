import CAdwaita

/// The desktop's apps for addresses.
@MainActor
public enum Launcher {
    /// Opens an address (URI) with the app for it; `completion` is told whether there was one.
    public static func open(_ uri: String, completion: @escaping @MainActor @Sendable (Bool) -> Void = { _ in }) {
        let box = LauncherRequest(completion)
        g_app_info_launch_default_for_uri_async(
            uri, nil, nil,
            { _, result, context in
                let request = Unmanaged<LauncherRequest>.fromOpaque(context!).takeRetainedValue()
                let opened = g_app_info_launch_default_for_uri_finish(result, nil) != 0
                MainActor.assumeIsolated { request.completion(opened) }
            }, Unmanaged.passRetained(box).toOpaque())
    }
}

private final class LauncherRequest: Sendable {
    let completion: @MainActor @Sendable (Bool) -> Void
    init(_ completion: @escaping @MainActor @Sendable (Bool) -> Void) { self.completion = completion }
}
