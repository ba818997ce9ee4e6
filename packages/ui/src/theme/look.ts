import { fonts } from './font-families.ts';
import { variableName } from './variable-name.ts';

/** What of a school's look differs from how every portal looks. */
export interface Look {
  /** The portal's face with light or with heavy headings; `device`: its headings over text in the device's own face. */
  type?: 'porch' | 'calm' | 'bold' | 'device';
  /** The band above the header: painted, in the school's colour, or none. */
  header?: 'porch' | 'brand' | 'plain';
  /** The footer: ink under a drawn arcade, ink with the school's colour in it, or ink alone. */
  footer?: 'porch' | 'brand' | 'plain';
}

const name = (...path: string[]): string => `--${variableName(path)}`;
const token = (...path: string[]): string => `var(${name(...path)})`;
const headings = (weight: number): string => `:root :is(h1,h2,h3){font-weight:${weight}}`;
const root = (variable: string, value: string): string => `:root{${variable}:${value}}`;

const TYPES: Record<NonNullable<Look['type']>, string> = {
  porch: '',
  calm: headings(400),
  bold: headings(800),
  // Above the rules of each language.
  device: `:root:root:root,:root [lang][lang]{${name('font', 'body')}:${fonts.system}}`,
};
const HEADERS: Record<NonNullable<Look['header']>, string> = {
  porch: '',
  brand: root('--look-band', `linear-gradient(${token('color', 'primary')} 0 0)`),
  plain: root('--look-band-size', '0px'),
};
/** So much of the school's colour may stand in the ink, per cent, for what is written on it to stay readable. */
const INK_SHARE = 30;
const FOOTERS: Record<NonNullable<Look['footer']>, string> = {
  porch: '',
  brand: root(
    '--look-footer',
    `color-mix(in oklab,${token('color', 'ink')},var(--brand-light-primary-pressed,${token('color', 'ink')}) ${INK_SHARE}%)`,
  ),
  plain: root('--look-arcade', 'none'),
};

/** The look of a school as rules for the page's head; nothing where it is as everywhere. Pure. */
export const lookCss = ({ type = 'porch', header = 'porch', footer = 'porch' }: Look): string =>
  TYPES[type] + HEADERS[header] + FOOTERS[footer];
