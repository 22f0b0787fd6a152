/// Creates a custom value of the environment, of transactions, of containers or of the focus.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var boardTitle: String = "Departures"
/// }
///
/// extension FocusedValues {
///     @Entry var flight: Binding<Flight>?
/// }
/// ```
///
/// The variable's initial value is the default; it is made anew each time that the default is asked for, so that objects
/// belong into a constant elsewhere. A focused value has none.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
