// Onest by Gagarin Team (OFL-1.1): Latin and Cyrillic, cut in slices that load on demand.
import '@fontsource-variable/onest/wght.css';
