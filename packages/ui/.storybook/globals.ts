import type { Preview } from '@storybook/react-vite';
import { locales } from './locales.ts';
import type { Digits, Direction } from './locale-of.ts';
import { pseudoLocales } from './pseudo.ts';

/** What the toolbar has chosen. */
export interface Choice {
  locale: string;
  direction: Direction;
  theme: 'light' | 'dark' | 'contrast' | 'contrast-dark' | 'system';
  /** A hex colour, or `none` for the porch's own. */
  brand: string;
  density: 'comfortable' | 'compact';
  digits: Digits;
  /** The toolbar makes the window that much narrower, so that layouts answer as they do in a browser. */
  zoom: 'whole' | 'twofold' | 'fourfold';
  motion: 'system' | 'reduced';
  /** `bundled` prefers the faces that the project brings along, for pictures that do not depend on the machine. */
  fonts: 'system' | 'bundled';
}

export const initialGlobals: Choice = {
  locale: 'en-US',
  direction: 'auto',
  theme: 'light',
  brand: 'none',
  density: 'comfortable',
  digits: 'language',
  zoom: 'whole',
  motion: 'system',
  fonts: 'system',
};

/** Colours of schools that are hard to live with; any other is typed in beside them (manager.tsx). */
export const brandPresets = [
  { value: 'none', title: 'Stoa' },
  { value: '#7a1f3d', title: 'Wine' },
  { value: '#ffc914', title: 'Yellow' },
  { value: '#17bebb', title: 'Teal' },
  { value: '#4b2fb8', title: 'Violet' },
  { value: '#111111', title: 'Black' },
] as const;

/** The choices of a story, whatever an address has asked for. */
export function choiceOf(globals: Record<string, unknown>): Choice {
  const choice = { ...initialGlobals, ...globals } as Choice;
  const isKnown = [...locales, ...pseudoLocales].some(({ code }) => code === choice.locale);
  return { ...choice, locale: isKnown ? choice.locale : initialGlobals.locale };
}

/** Say what is chosen; the others show their icon alone, so that the bar fits a window. */
const NAMED = new Set(['globe', 'mirror', 'paintbrush', 'zoom']);

const toolbar = (
  icon: string,
  title: string,
  items: readonly { value: string; title: string; right?: string; icon?: string }[],
) => ({ description: title, toolbar: { icon, items, dynamicTitle: NAMED.has(icon) } });

export const globalTypes = {
  locale: toolbar('globe', 'Language', [
    ...locales.map(({ code, name }) => ({ value: code, title: name, right: code })),
    ...pseudoLocales.map(({ code, name }) => ({ value: code, title: name, right: code })),
  ]),
  direction: toolbar('transfer', 'Direction', [
    { value: 'auto', title: 'Direction of the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  theme: toolbar('mirror', 'Theme', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'contrast', title: 'High contrast', icon: 'contrast' },
    { value: 'contrast-dark', title: 'High contrast, dark', icon: 'contrastIgnored' },
    { value: 'system', title: 'System' },
  ]),
  brand: toolbar('paintbrush', 'Brand of a school', brandPresets),
  density: toolbar('component', 'Density', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  digits: toolbar('markup', 'Digits', [
    { value: 'language', title: 'Digits of the language' },
    { value: 'latn', title: 'Digits 0123' },
    { value: 'arab', title: 'Digits ٠١٢٣' },
  ]),
  zoom: toolbar('zoom', 'Zoom', [
    { value: 'whole', title: '100 %' },
    { value: 'twofold', title: '200 %' },
    { value: 'fourfold', title: '400 %' },
  ]),
  motion: toolbar('lightning', 'Motion', [
    { value: 'system', title: 'Motion as the system says' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  fonts: toolbar('paragraph', 'Faces', [
    { value: 'system', title: 'Faces of the system' },
    { value: 'bundled', title: 'Bundled faces' },
  ]),
} satisfies NonNullable<Preview['globalTypes']>;
