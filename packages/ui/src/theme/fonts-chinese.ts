// Noto Sans SC (OFL-1.1) in slices that load on demand. Import it where the device has no face for Chinese (glyphs.ts).
import '@fontsource-variable/noto-sans-sc/wght.css';
