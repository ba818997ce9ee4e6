// Noto Sans KR (OFL-1.1) in slices that load on demand. Import it where the device has no face for Korean (glyphs.ts).
import '@fontsource-variable/noto-sans-kr/wght.css';
