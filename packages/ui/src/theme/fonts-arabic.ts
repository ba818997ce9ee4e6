// Noto Sans Arabic (OFL-1.1). Import it on demand: few pages have its letters.
import '@fontsource-variable/noto-sans-arabic/wght.css';
