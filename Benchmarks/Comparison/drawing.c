// The scenarios of Drawing.swift written by hand over GTK 4, to compare with:
//
//   drawing canvas N FRAMES  a drawing area that fills and strokes N shapes anew every frame
//   drawing grid N FRAMES    a GtkGridView of N cells in 8 columns, scrolled a fixed distance every frame
//   drawing text N FRAMES    a wrapped label of N bytes in a scrolled window, scrolled every frame
//   drawing flow N FRAMES    N labels that wrap like words, at two widths in turn
//
// Prints one line of JSON with the keys that script/bench.d/measure.py compares.
#include "comparison.h"

// MARK: Canvas

static void draw_shapes(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
    (void)area, (void)data;
    for (int index = 0; index < bench.count; index++) {
        double angle = index * 0.37 + bench.frame * 0.05;
        double x = width / 2.0 * (1 + cos(angle) * (index % 97) / 97.0);
        double y = height / 2.0 * (1 + sin(angle) * (index % 89) / 89.0);
        cairo_set_source_rgba(cr, index % 7 / 7.0, index % 11 / 11.0, index % 13 / 13.0, 0.8);
        switch (index % 4) {
        case 0:
            cairo_rectangle(cr, x, y, 8, 6);
            cairo_fill(cr);
            break;
        case 1:
            cairo_arc(cr, x, y, 4, 0, 2 * G_PI);
            cairo_close_path(cr);
            cairo_fill(cr);
            break;
        case 2:
            cairo_move_to(cr, x, y);
            cairo_line_to(cr, x + 10, y + 7);
            cairo_set_line_width(cr, 1.5);
            cairo_stroke(cr);
            break;
        default:
            cairo_move_to(cr, x, y);
            cairo_line_to(cr, x + 8, y);
            cairo_line_to(cr, x + 4, y + 7);
            cairo_close_path(cr);
            cairo_fill(cr);
        }
    }
}

// MARK: Grid

// A list model that makes its items only when they are asked for.
typedef struct {
    GObject parent;
    guint count;
} CellModel;
typedef GObjectClass CellModelClass;
typedef struct {
    GObject parent;
    guint index;
} Cell;
typedef GObjectClass CellClass;

static GType cell_get_type(void);
G_DEFINE_TYPE(Cell, cell, G_TYPE_OBJECT)
static void cell_class_init(CellClass *type) { (void)type; }
static void cell_init(Cell *cell) { (void)cell; }

static GType model_type(GListModel *model) {
    (void)model;
    return cell_get_type();
}
static guint model_count(GListModel *model) { return ((CellModel *)model)->count; }
static gpointer model_item(GListModel *model, guint index) {
    if (index >= ((CellModel *)model)->count) return NULL;
    Cell *cell = g_object_new(cell_get_type(), NULL);
    cell->index = index;
    return cell;
}
static void model_interface(GListModelInterface *type) {
    type->get_item_type = model_type;
    type->get_n_items = model_count;
    type->get_item = model_item;
}
static GType cell_model_get_type(void);
G_DEFINE_TYPE_WITH_CODE(CellModel, cell_model, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_interface))
static void cell_model_class_init(CellModelClass *type) { (void)type; }
static void cell_model_init(CellModel *model) { (void)model; }

static void set_up_cell(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    gtk_box_append(GTK_BOX(box), gtk_image_new_from_icon_name("starred-symbolic"));
    gtk_box_append(GTK_BOX(box), gtk_label_new(NULL));
    gtk_list_item_set_child(item, box);
}

static void bind_cell(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    char text[32];
    snprintf(text, sizeof text, "Cell %u", ((Cell *)gtk_list_item_get_item(item))->index);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_last_child(gtk_list_item_get_child(item))), text);
}

static GtkWidget *grid(void) {
    CellModel *model = g_object_new(cell_model_get_type(), NULL);
    model->count = bench.count;
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up_cell), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind_cell), NULL);
    GtkWidget *view = gtk_grid_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model))), factory);
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(view), 8);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(view), 8);
    return view;
}

// MARK: Text

static const char *words[] = {"Gate", "departure", "on", "time", "mountain", "airport", "delayed", "by", "forty", "wind"};

static GtkWidget *long_text(void) {
    GString *text = g_string_new(NULL);
    for (int index = 0; (int)text->len < bench.count; index++) {
        g_string_append(text, words[index * 7 % 10]);
        g_string_append_c(text, index % 80 == 79 ? '\n' : ' ');
    }
    GtkWidget *label = gtk_label_new(text->str);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_yalign(GTK_LABEL(label), 0);
    g_string_free(text, TRUE);
    return label;
}

// MARK: Flow

// Places children one after the other, and begins a line where one doesn't fit.
typedef struct {
    GtkLayoutManager parent;
    int width;
} Flow;
typedef GtkLayoutManagerClass FlowClass;
static GType flow_get_type(void);
G_DEFINE_TYPE(Flow, flow, GTK_TYPE_LAYOUT_MANAGER)

static int place(GtkWidget *widget, int width, gboolean allocate) {
    int x = 0, y = 0, line = 0;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        GtkRequisition size;
        gtk_widget_get_preferred_size(child, NULL, &size);
        if (x > 0 && x + size.width > width) {
            x = 0;
            y += line + 4;
            line = 0;
        }
        if (allocate) gtk_widget_size_allocate(child, &(GtkAllocation){x, y, size.width, size.height}, -1);
        x += size.width + 6;
        line = MAX(line, size.height);
    }
    return y + line;
}

static void flow_measure(GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size,
                         int *minimum, int *natural, int *minimum_baseline, int *natural_baseline) {
    (void)for_size;
    int width = ((Flow *)manager)->width;
    *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : place(widget, width, FALSE);
    *minimum_baseline = *natural_baseline = -1;
}
static void flow_allocate(GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline) {
    (void)width, (void)height, (void)baseline;
    place(widget, ((Flow *)manager)->width, TRUE);
}
static GtkSizeRequestMode flow_mode(GtkLayoutManager *manager, GtkWidget *widget) {
    (void)manager, (void)widget;
    return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}
static void flow_class_init(FlowClass *type) {
    type->measure = flow_measure;
    type->allocate = flow_allocate;
    type->get_request_mode = flow_mode;
}
static void flow_init(Flow *flow) { flow->width = 400; }

static GtkWidget *flow(void) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_set_layout_manager(box, g_object_new(flow_get_type(), NULL));
    gtk_widget_set_halign(box, GTK_ALIGN_START);
    gtk_widget_set_valign(box, GTK_ALIGN_START);
    for (int index = 0; index < bench.count; index++) {
        char text[32];
        snprintf(text, sizeof text, "%s %d", words[index * 7 % 10], index);
        gtk_widget_set_parent(gtk_label_new(text), box);
    }
    return box;
}

// MARK: Measurement

static void change(void) {
    if (!strcmp(bench.name, "canvas")) {
        gtk_widget_queue_draw(bench.content);
    } else if (!strcmp(bench.name, "flow")) {
        Flow *manager = (Flow *)gtk_widget_get_layout_manager(bench.content);
        manager->width = bench.frame % 2 ? 400 : 800;
        gtk_layout_manager_layout_changed(GTK_LAYOUT_MANAGER(manager));
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
    if (!strcmp(bench.name, "canvas")) {
        bench.content = gtk_drawing_area_new();
        gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(bench.content), draw_shapes, NULL, NULL);
        gtk_widget_set_vexpand(bench.content, TRUE);
        gtk_box_append(GTK_BOX(page), bench.content);
    } else {
        bench.content = !strcmp(bench.name, "grid") ? grid() : !strcmp(bench.name, "text") ? long_text() : flow();
        bench.scroller = gtk_scrolled_window_new();
        gtk_widget_set_vexpand(bench.scroller, TRUE);
        gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(bench.scroller), bench.content);
        gtk_box_append(GTK_BOX(page), bench.scroller);
    }
    adw_application_window_set_content(ADW_APPLICATION_WINDOW(bench.window), page);
    gtk_window_present(GTK_WINDOW(bench.window));
    watch(bench.window);
}

int main(int count, char **arguments) { return run(count, arguments, "canvas", activate); }
