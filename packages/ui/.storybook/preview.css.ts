import { globalStyle, style } from '@vanilla-extract/css';
import { bundledFaces, faces } from '../src/theme/faces.ts';
import { vars } from '../src/theme/vars.css.ts';

const { color, space } = vars;

/** What every story stands on. It carries language, direction, theme and density, and nothing outside it does on a docs page. */
export const page = style({ background: color.background, color: color.text });

export const inDocs = style({ padding: space['6'] });

// Pictures: nothing moves, nothing blinks.
globalStyle(
  '[data-still], [data-still] *, [data-still]::before, [data-still] *::before, [data-still] *::after',
  {
    animation: 'none !important',
    transition: 'none !important',
    caretColor: 'transparent !important',
    scrollBehavior: 'auto !important' as 'auto',
  },
);

const scripts = [
  ['zh', bundledFaces.chinese],
  ['ja', bundledFaces.japanese],
  ['ko', bundledFaces.korean],
] as const;

// The faces that the project brings along before those of the machine.
for (const [language, bundled] of scripts) {
  const list = `${faces.latin}, ${bundled}, sans-serif`;
  globalStyle(`[data-fonts="bundled"]:lang(${language}), [data-fonts="bundled"] [lang]:lang(${language})`, {
    vars: { [vars.font.body]: list, [vars.font.display]: list },
  });
}
