/** Distances on a 4 px base, in rem so that they grow with the reader's own text size. Keys are multiples of 4 px, in the comfortable density. */
export const space = {
  '0': '0',
  '0.5': '0.125rem',
  '1': '0.25rem',
  '1.5': '0.375rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
  '20': '5rem',
  '24': '6rem',
  /** Padding at the page's edge. */
  gutter: 'clamp(1rem, 4vw, 2.5rem)',
  /** Distance between the bands of a page. */
  section: 'clamp(2.5rem, 6vw, 5.5rem)',
} as const;

/** What the compact density makes of `space`: rows, cells, panels and gaps come closer, the page's own edges stay. */
export const compactSpace = {
  '1.5': '0.25rem',
  '2': '0.375rem',
  '3': '0.5rem',
  '4': '0.75rem',
  '5': '0.875rem',
  '6': '1rem',
  '8': '1.5rem',
  '10': '2rem',
  '12': '2.5rem',
} as const;

/** Corners. `arch` is the vault of the porch: a half round over straight legs. */
export const radius = {
  none: '0',
  xs: '0.25rem',
  sm: '0.375rem',
  md: '0.625rem',
  lg: '1rem',
  xl: '1.5rem',
  full: '999rem',
  arch: '999rem 999rem 0 0',
} as const;

/** Type sizes. From `xl` up they grow with the window. */
export const fontSize = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: 'clamp(1.1875rem, 1.13rem + 0.27vw, 1.375rem)',
  '2xl': 'clamp(1.375rem, 1.27rem + 0.5vw, 1.75rem)',
  '3xl': 'clamp(1.75rem, 1.5rem + 1.15vw, 2.5rem)',
  '4xl': 'clamp(2.125rem, 1.7rem + 2vw, 3.375rem)',
  display: 'clamp(2.5rem, 1.75rem + 3.6vw, 4.75rem)',
} as const;

/** Weights of the variable face. */
export const fontWeight = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const;

/** Layers from the page up to what nothing may cover. */
export const zIndex = {
  base: '0',
  raised: '1',
  sticky: '100',
  overlay: '200',
  popover: '300',
  toast: '400',
  skipLink: '500',
} as const;

/** Widths of content: `prose` for reading, `page` for everything, `wide` for full pages. */
export const width = { prose: '42rem', form: '28rem', page: '78rem', wide: '96rem' } as const;

/** Durations and curves; a global rule shortens them where motion is reduced. */
export const motion = {
  fast: '120ms',
  medium: '220ms',
  slow: '420ms',
  easeOut: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  easeInOut: 'cubic-bezier(0.65, 0, 0.35, 1)',
} as const;

/** Smallest side of a control: 24 px is the floor of WCAG 2.2, 44 px on touch. */
export const size = {
  control: '2.75rem',
  controlSmall: '2.25rem',
  controlLarge: '3.25rem',
  target: '2.75rem',
} as const;

/** What the compact density makes of `size`, where no finger has to meet it. */
export const compactSize = {
  control: '2.25rem',
  controlSmall: '1.875rem',
  controlLarge: '2.75rem',
  target: '2.25rem',
} as const;
