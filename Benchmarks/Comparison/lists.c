// The scenarios of Lists.swift written by hand over GTK 4 and libadwaita, to compare with:
//
//   lists table N FRAMES    a GtkColumnView of N flights in five columns, scrolled a fixed distance every frame
//   lists insert N FRAMES   a GtkListView of N rows that gets 1,000 more at its top every frame
//   lists select N FRAMES   a GtkListView of N rows, all and none of which are selected in turn
//   lists typing N FRAMES   a form of N controls, into whose text field a character is typed every frame
//
// Prints one line of JSON with the keys that script/bench.d/measure.py compares.
#include "comparison.h"

static const char *airlines[] = {"US", "Southeast", "Pacific", "Overland"};
static const char *cities[] = {"Charlotte", "Atlanta", "Chicago", "Dallas/Ft. Worth", "Detroit", "Miami",
                               "Nashville", "New York-LGA", "Denver", "Phoenix", "Las Vegas"};

// A flight, of which only the number is kept.
typedef struct {
    GObject parent;
    int number;
} Flight;
typedef GObjectClass FlightClass;
static GType flight_get_type(void);
G_DEFINE_TYPE(Flight, flight, G_TYPE_OBJECT)
static void flight_class_init(FlightClass *type) { (void)type; }
static void flight_init(Flight *flight) { (void)flight; }

static Flight *new_flight(int number) {
    Flight *flight = g_object_new(flight_get_type(), NULL);
    flight->number = number;
    return flight;
}

static GListStore *store;
static GtkSelectionModel *selection;
static GtkWidget *field;
static char *typed;

static void fill_store(void) {
    store = g_list_store_new(flight_get_type());
    gpointer *flights = g_new(gpointer, bench.count);
    for (int index = 0; index < bench.count; index++) flights[index] = new_flight(index);
    g_list_store_splice(store, 0, 0, flights, bench.count);
    for (int index = 0; index < bench.count; index++) g_object_unref(flights[index]);
    g_free(flights);
}

// MARK: Table

static void set_up_cell(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_list_item_set_child(item, label);
}

static void bind_cell(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer column) {
    (void)factory;
    int number = ((Flight *)gtk_list_item_get_item(item))->number;
    char text[64];
    switch (GPOINTER_TO_INT(column)) {
    case 0: snprintf(text, sizeof text, "%s %d", airlines[number % 4], 100 + number % 900); break;
    case 1: snprintf(text, sizeof text, "%s", cities[number % 11]); break;
    case 2: snprintf(text, sizeof text, "%c%d", 'A' + number % 2, 1 + number % 5); break;
    case 3: snprintf(text, sizeof text, "%02d:%02d", number / 60 % 24, number % 60); break;
    default: snprintf(text, sizeof text, "%d min", number % 90);
    }
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
}

static GtkWidget *table(void) {
    fill_store();
    selection = GTK_SELECTION_MODEL(gtk_multi_selection_new(G_LIST_MODEL(store)));
    GtkWidget *view = gtk_column_view_new(selection);
    const char *titles[] = {"Flight", "Airport", "Gate", "Time", "Delay"};
    for (int index = 0; index < 5; index++) {
        GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
        g_signal_connect(factory, "setup", G_CALLBACK(set_up_cell), NULL);
        g_signal_connect(factory, "bind", G_CALLBACK(bind_cell), GINT_TO_POINTER(index));
        GtkColumnViewColumn *column = gtk_column_view_column_new(titles[index], factory);
        gtk_column_view_column_set_expand(column, TRUE);
        gtk_column_view_column_set_resizable(column, TRUE);
        gtk_column_view_append_column(GTK_COLUMN_VIEW(view), column);
        g_object_unref(column);
    }
    return view;
}

// MARK: List

static void set_up_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    gtk_box_append(GTK_BOX(box), gtk_image_new_from_icon_name("starred-symbolic"));
    gtk_box_append(GTK_BOX(box), gtk_label_new(NULL));
    gtk_list_item_set_child(item, box);
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    char text[64];
    int number = ((Flight *)gtk_list_item_get_item(item))->number;
    snprintf(text, sizeof text, "%s %d to %s", airlines[abs(number) % 4], number, cities[abs(number) % 11]);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_last_child(gtk_list_item_get_child(item))), text);
}

static GtkWidget *list(void) {
    fill_store();
    selection = GTK_SELECTION_MODEL(gtk_multi_selection_new(G_LIST_MODEL(store)));
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up_row), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
    return gtk_list_view_new(selection, factory);
}

static void insert_rows(void) {
    static int next = -1;
    gpointer flights[1000];
    for (int index = 999; index >= 0; index--) flights[index] = new_flight(next--);
    g_list_store_splice(store, 0, 0, flights, 1000);
    for (int index = 0; index < 1000; index++) g_object_unref(flights[index]);
}

// MARK: Form

static void text_changed(GtkEditable *editable, gpointer data) {
    (void)data;
    g_free(typed);
    typed = g_strdup(gtk_editable_get_text(editable));
}

static GtkWidget *form(void) {
    GtkWidget *group = adw_preferences_group_new();
    field = adw_entry_row_new();
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(field), "Name");
    g_signal_connect(field, "changed", G_CALLBACK(text_changed), NULL);
    adw_preferences_group_add(ADW_PREFERENCES_GROUP(group), field);
    for (int index = 1; index < bench.count; index++) {
        char title[32];
        snprintf(title, sizeof title, "Option %d", index);
        GtkWidget *row = adw_action_row_new(), *toggle = gtk_switch_new();
        adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
        gtk_widget_set_valign(toggle, GTK_ALIGN_CENTER);
        adw_action_row_add_suffix(ADW_ACTION_ROW(row), toggle);
        adw_action_row_set_activatable_widget(ADW_ACTION_ROW(row), toggle);
        adw_preferences_group_add(ADW_PREFERENCES_GROUP(group), row);
    }
    return group;
}

static void change(void) {
    if (!strcmp(bench.name, "insert")) {
        insert_rows();
    } else if (!strcmp(bench.name, "select")) {
        if (bench.frame % 2) {
            gtk_selection_model_unselect_all(selection);
        } else {
            gtk_selection_model_select_all(selection);
        }
    } else if (!strcmp(bench.name, "typing")) {
        int position = -1;
        char letter[] = {'a' + bench.frame % 26, 0};
        gtk_editable_insert_text(GTK_EDITABLE(field), letter, 1, &position);
    } else {
        GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(bench.scroller));
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 97);
    }
}

static void activate(GtkApplication *app, gpointer data) {
    (void)data;
    bench.window = adw_application_window_new(app);
    gtk_window_set_default_size(GTK_WINDOW(bench.window), 900, 700);
    GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(page), adw_header_bar_new());
    bench.content = !strcmp(bench.name, "table") ? table() : !strcmp(bench.name, "typing") ? form() : list();
    bench.scroller = gtk_scrolled_window_new();
    gtk_widget_set_vexpand(bench.scroller, TRUE);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(bench.scroller), bench.content);
    gtk_box_append(GTK_BOX(page), bench.scroller);
    adw_application_window_set_content(ADW_APPLICATION_WINDOW(bench.window), page);
    gtk_window_present(GTK_WINDOW(bench.window));
    watch(bench.window);
}

int main(int count, char **arguments) { return run(count, arguments, "table", activate); }
