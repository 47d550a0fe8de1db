#pragma once
// The declarations of Pango and GLib that the library uses. The original headers need include paths that pkg-config lists only together with a
// flag that SwiftPM rejects with a warning in every build. A test compiles these declarations together with the original ones.
#include <cairo.h>
#include <fontconfig/fontconfig.h>

typedef int gboolean;
typedef unsigned int guint;
typedef unsigned long gulong;
typedef void *gpointer;
typedef unsigned int guint32;
typedef guint32 gunichar;

typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFcFont PangoFcFont;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoTabArray PangoTabArray;
typedef struct _GClosure GClosure;
typedef guint32 PangoGlyph;

#ifndef CHEVRON_REAL_PANGO
#define PANGO_SCALE 1024

typedef enum { PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL } PangoDirection;
typedef enum { PANGO_STYLE_NORMAL, PANGO_STYLE_OBLIQUE, PANGO_STYLE_ITALIC } PangoStyle;
typedef enum { PANGO_WEIGHT_NORMAL = 400, PANGO_WEIGHT_BOLD = 700 } PangoWeight;
typedef enum { PANGO_WRAP_WORD, PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR } PangoWrapMode;
typedef enum { PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END } PangoEllipsizeMode;
typedef enum { PANGO_TAB_LEFT, PANGO_TAB_RIGHT, PANGO_TAB_CENTER, PANGO_TAB_DECIMAL } PangoTabAlign;
typedef enum { G_CONNECT_AFTER = 1 } GConnectFlags;

typedef struct _GSList {
    gpointer data;
    struct _GSList *next;
} GSList;

typedef struct _GError {
    guint32 domain;
    int code;
    char *message;
} GError;

typedef struct _PangoRectangle { int x, y, width, height; } PangoRectangle;

typedef struct _PangoAnalysis {
    gpointer shape_engine, lang_engine;
    PangoFont *font;
    unsigned char level, gravity, flags, script;
    PangoLanguage *language;
    GSList *extra_attrs;
} PangoAnalysis;

typedef struct _PangoItem {
    int offset, length, num_chars;
    PangoAnalysis analysis;
} PangoItem;

typedef struct _PangoGlyphGeometry { int width, x_offset, y_offset; } PangoGlyphGeometry;

typedef struct _PangoGlyphInfo {
    PangoGlyph glyph;
    PangoGlyphGeometry geometry;
    guint attributes;
} PangoGlyphInfo;

typedef struct _PangoGlyphString {
    int num_glyphs;
    PangoGlyphInfo *glyphs;
    int *log_clusters;
    int space;
} PangoGlyphString;

typedef struct _PangoGlyphItem {
    PangoItem *item;
    PangoGlyphString *glyphs;
    int y_offset, start_x_offset, end_x_offset;
} PangoGlyphItem;

typedef struct _PangoLayoutLine {
    PangoLayout *layout;
    int start_index, length;
    GSList *runs;
    /* The lowest bit is set in the first line of a paragraph. */
    guint flags;
} PangoLayoutLine;

typedef struct _PangoAttribute {
    const void *klass;
    guint start_index, end_index;
} PangoAttribute;

typedef void (*GCallback)(void);
typedef void (*GClosureNotify)(gpointer data, GClosure *closure);
#endif

void g_free(gpointer memory);
void g_error_free(GError *error);
// In parentheses, because the original header also has a macro of this name.
gpointer (g_object_ref)(gpointer object);
void g_object_unref(gpointer object);
gulong g_signal_connect_data(gpointer instance, const char *signal, GCallback handler, gpointer data, GClosureNotify destroy, GConnectFlags flags);

PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PangoAttribute *pango_attr_fallback_new(gboolean enable);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
PangoAttribute *pango_attr_shape_new(const PangoRectangle *ink, const PangoRectangle *logical);

PangoFontDescription *pango_font_description_new(void);
PangoFontDescription *pango_font_description_from_string(const char *text);
void pango_font_description_free(PangoFontDescription *description);
const char *pango_font_description_get_family(const PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_variations(PangoFontDescription *description, const char *variations);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);

PangoFontMap *pango_cairo_font_map_new(void);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void pango_context_set_font_map(PangoContext *context, PangoFontMap *map);
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_round_glyph_positions(PangoContext *context, gboolean round);
PangoFont *pango_context_load_font(PangoContext *context, const PangoFontDescription *description);
PangoFontMetrics *pango_context_get_metrics(PangoContext *context, const PangoFontDescription *description, PangoLanguage *language);

PangoFontDescription *pango_font_describe(PangoFont *font);
PangoFontMetrics *pango_font_get_metrics(PangoFont *font, PangoLanguage *language);
void pango_font_get_glyph_extents(PangoFont *font, PangoGlyph glyph, PangoRectangle *ink, PangoRectangle *logical);
FcConfig *pango_fc_font_map_get_config(PangoFcFontMap *map);
FcPattern *pango_fc_font_get_pattern(PangoFcFont *font);
guint pango_fc_font_get_glyph(PangoFcFont *font, gunichar character);
void pango_font_metrics_unref(PangoFontMetrics *metrics);
int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
int pango_font_metrics_get_height(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_thickness(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_thickness(PangoFontMetrics *metrics);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_auto_dir(PangoLayout *layout, gboolean automatic);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode mode);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_height(PangoLayout *layout, int height);
void pango_layout_set_indent(PangoLayout *layout, int indent);
void pango_layout_set_justify(PangoLayout *layout, gboolean justify);
void pango_layout_set_tabs(PangoLayout *layout, PangoTabArray *tabs);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode mode);
int pango_layout_get_line_count(PangoLayout *layout);
gboolean pango_layout_is_ellipsized(PangoLayout *layout);
int pango_layout_get_unknown_glyphs_count(PangoLayout *layout);
GSList *pango_layout_get_lines(PangoLayout *layout);
GSList *pango_layout_get_lines_readonly(PangoLayout *layout);

PangoTabArray *pango_tab_array_new(int size, gboolean positionsInPixels);
void pango_tab_array_free(PangoTabArray *tabs);
void pango_tab_array_set_tab(PangoTabArray *tabs, int index, PangoTabAlign alignment, int location);

void pango_layout_line_get_extents(PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical);
void pango_layout_line_get_x_ranges(PangoLayoutLine *line, int start, int end, int **ranges, int *count);
int pango_layout_line_get_start_index(PangoLayoutLine *line);
int pango_layout_line_get_length(PangoLayoutLine *line);
PangoDirection pango_layout_line_get_resolved_direction(PangoLayoutLine *line);
void pango_layout_line_index_to_x(PangoLayoutLine *line, int index, gboolean trailing, int *x);
gboolean pango_layout_line_x_to_index(PangoLayoutLine *line, int x, int *index, int *trailing);
int pango_glyph_string_get_width(PangoGlyphString *glyphs);
void pango_cairo_show_glyph_string(cairo_t *context, PangoFont *font, PangoGlyphString *glyphs);
void pango_cairo_glyph_string_path(cairo_t *context, PangoFont *font, PangoGlyphString *glyphs);
