// Noto Sans Hebrew, Noto Sans Mono and Noto Emoji (OFL-1.1), for pictures alone: the product has those of the device.
// Emoji without colours, since not every Chromium draws fonts with them.
import '@fontsource-variable/noto-sans-hebrew/wght.css';
import '@fontsource-variable/noto-sans-mono/wght.css';
import '@fontsource/noto-emoji/400.css';
