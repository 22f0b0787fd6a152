import AirportModel
import SwiftUI

/// A flight that was found, and what a passenger can do about it. It stays until it is closed.
struct FlightSearchDetails: View {
    let session: AirportSession
    let id: Flight.ID
    /// Runs when the window is closed.
    var onClose: @MainActor () -> Void = {}

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            if let flight = session.flight(id: id) {
                VStack(alignment: .leading, spacing: 20) {
                    HStack(alignment: .top) {
                        FlightHeading(flight: flight, now: session.now)
                        Spacer(minLength: 8)
                        Button("Close") {
                            onClose()
                            dismiss()
                        }
                        .buttonStyle(.pane)
                    }
                    PassengerActions(app: session.app, flight: flight)
                    FlightInfoPanel(flight: flight, now: session.now)
                }
                .padding(18)
            }
        }
        .foregroundStyle(.white)
        .frame(minWidth: 320, idealWidth: 620, minHeight: 360, idealHeight: 620)
        .background(AirportBackground())
        .navigationTitle(session.flight(id: id)?.name ?? "Flight")
        .interactiveDismissDisabled()
        .onAppear { session.didView(id) }
    }
}

/// Rebooking a cancelled flight, and checking in.
struct PassengerActions: View {
    let app: AppState
    let flight: Flight

    @State private var isRebooking = false
    @State private var phone = ""
    @State private var password = ""
    @State private var checkIn: CheckInInfo?
    @State private var asksForCheckIn = false

    var body: some View {
        WrappingLine(spacing: 10, isSpread: false) {
            if flight.isCancelled {
                Button("Rebook Flight") { isRebooking = true }
                    .alert("Contact Your Airline", isPresented: $isRebooking) {
                        TextField("Phone", text: $phone)
                        SecureField("Password", text: $password)
                        Button("Call Me") { app.record(.callRequested(CheckInInfo(flight))) }
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text("This flight can’t be rebooked here. Please contact your airline to rebook it.")
                    }
            }
            if flight.isCheckInAvailable(at: app.now) {
                Button("Check In for Flight") {
                    checkIn = CheckInInfo(flight)
                    asksForCheckIn = true
                }
                .confirmationDialog("Check In", isPresented: $asksForCheckIn, presenting: checkIn) { info in
                    Button("Check In") { app.record(.checkedIn(info)) }
                    Button("Reschedule", role: .destructive) { app.record(.rescheduled(info)) }
                    Button("Not Now", role: .cancel) {}
                } message: { info in
                    Text(info.message)
                }
            }
            if let event = app.events.last(where: { $0.info == CheckInInfo(flight) }) {
                Label(event.text, systemImage: "checkmark.circle")
            }
        }
        .buttonStyle(.pane)
    }
}
