// Noto Sans Arabic (OFL-1.1). Import it on demand: only readers of Arabic need it.
import '@fontsource-variable/noto-sans-arabic/wght.css';
