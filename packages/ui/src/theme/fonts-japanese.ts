// Noto Sans JP (OFL-1.1) in slices that load on demand. Import it where the device has no face for Japanese (glyphs.ts).
import '@fontsource-variable/noto-sans-jp/wght.css';
