/** Widths where the layout changes, in px. Below `tablet` is a phone, from `desktop` on a desktop. */
export const breakpoints = { tablet: 640, desktop: 1024, wide: 1440 } as const;

/** Media conditions for styles (`'@media': { [media.tablet]: … }`), in em so that zooming counts. */
export const media = {
  phoneOnly: `screen and (max-width: ${(breakpoints.tablet - 1) / 16}em)`,
  tablet: `screen and (min-width: ${breakpoints.tablet / 16}em)`,
  tabletOnly: `screen and (min-width: ${breakpoints.tablet / 16}em) and (max-width: ${(breakpoints.desktop - 1) / 16}em)`,
  belowDesktop: `screen and (max-width: ${(breakpoints.desktop - 1) / 16}em)`,
  desktop: `screen and (min-width: ${breakpoints.desktop / 16}em)`,
  wide: `screen and (min-width: ${breakpoints.wide / 16}em)`,
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  touch: '(pointer: coarse)',
  mouse: 'not all and (pointer: coarse)',
} as const;
