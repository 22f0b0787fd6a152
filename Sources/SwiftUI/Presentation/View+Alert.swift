import Foundation

/// Alerts: a short message over the window, with a few answers.
///
/// Every answer dismisses the alert after its action ran, and sets the binding to false. Without actions there is "OK".
/// Return gives the answer with the shortcut `defaultAction`, Escape the one with the role `cancel`. Text fields among
/// the actions stand below the message.
extension View {
    /// Shows an alert while `isPresented` is true.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert with a message while `isPresented` is true.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert about `data` while `isPresented` is true and there are data; they are taken when
    /// it is shown.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert with a message about `data` while `isPresented` is true and there are data; they are
    /// taken when it is shown.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert with a message while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert about `data` while `isPresented` is true and there are data; they are taken when
    /// it is shown.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert with a message about `data` while `isPresented` is true and there are data; they are
    /// taken when it is shown.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert while `isPresented` is true.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            _DialogModifier(
                isPresented: isPresented, data: { () }, title: { _ in title }, actions: actions,
                message: { EmptyView() }))
    }

    /// Shows an alert with a message while `isPresented` is true.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            _DialogModifier(
                isPresented: isPresented, data: { () }, title: { _ in title }, actions: actions, message: message))
    }

    /// Shows an alert about `data` while `isPresented` is true and there are data; they are taken when
    /// it is shown.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            _DialogModifier(
                isPresented: isPresented, data: { data }, title: { _ in title }, actions: actions,
                message: { _ in EmptyView() }))
    }

    /// Shows an alert with a message about `data` while `isPresented` is true and there are data; they are
    /// taken when it is shown.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            _DialogModifier(
                isPresented: isPresented, data: { data }, title: { _ in title }, actions: actions,
                message: message))
    }

    /// Shows an alert about an error, under the error's description, while `isPresented` is true and there is an error.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            _DialogModifier(
                isPresented: isPresented, data: { error }, title: { Text($0.errorDescription ?? "") },
                actions: { _ in actions() }, message: { _ in EmptyView() }))
    }

    /// Shows an alert with a message about an error, under the error's description, while `isPresented` is true and
    /// there is an error.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        modifier(
            _DialogModifier(
                isPresented: isPresented, data: { error }, title: { Text($0.errorDescription ?? "") }, actions: actions,
                message: message))
    }
}
