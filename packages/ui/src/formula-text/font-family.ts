/** What the font of formulas is called; those of devices are not asked for, so that they look the same everywhere. */
export const FONT_FAMILY = 'Noto Sans Math';
