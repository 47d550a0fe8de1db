// CairoRaster
