/* The least that any program with text in a window does: load SDL2, Pango and Cairo, draw one line, show it, say the peak memory. */
#include <SDL2/SDL.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "../../Sources/CPango/shim.h"

PangoLayout *pango_cairo_create_layout(cairo_t *context);
void pango_cairo_show_layout(cairo_t *context, PangoLayout *layout);

static void draw(unsigned char *bits, int width, int height, int stride) {
    cairo_surface_t *surface = cairo_image_surface_create_for_data(bits, CAIRO_FORMAT_RGB24, width, height, stride);
    cairo_t *context = cairo_create(surface);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_set_source_rgb(context, 0, 0, 0);
    PangoLayout *layout = pango_cairo_create_layout(context);
    PangoFontDescription *font = pango_font_description_from_string("Inter, sans-serif 17");
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, "Locations", -1);
    pango_cairo_show_layout(context, layout);
    pango_font_description_free(font);
    g_object_unref(layout);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
}

int main(int count, char **words) {
    int window = count > 1 && strcmp(words[1], "window") == 0;
    int scale = window ? 1 : 2;
    int width = 390 * scale, height = 844 * scale;
    if (window) {
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
        if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
        SDL_Window *shown = SDL_CreateWindow("Empty", 0, 0, width, height, 0);
        SDL_Surface *surface = shown ? SDL_GetWindowSurface(shown) : NULL;
        if (!surface) return 1;
        draw(surface->pixels, width, height, surface->pitch);
        SDL_UpdateWindowSurface(shown);
    } else {
        /* Named, so that the linker keeps the library that the other program loads too. */
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
        unsigned char *bits = calloc(height, (size_t)width * 4);
        if (!bits) return 1;
        draw(bits, width, height, width * 4);
    }
    char line[256];
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status)) {
        int peak;
        if (sscanf(line, "VmHWM: %d", &peak) == 1) printf("first frame %d\n", peak);
    }
    fflush(stdout);
    _exit(0);
}
