import { globalStyle, style } from '@vanilla-extract/css';
import { bundledFonts } from '../src/theme/font-families.ts';
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

const { arabic, chinese, japanese, korean } = bundledFonts;
const onest = "'Onest Variable'";
/** What no font of the product draws (`bundled-fonts.ts`). */
const others = "'Noto Sans Hebrew Variable', 'Noto Emoji'";

// Fonts of the project alone: a picture is the same whatever the machine has installed. Each language has its own first.
const bundled: readonly (readonly [selector: string, list: readonly string[]])[] = [
  ['', [onest, arabic, chinese, japanese, korean]],
  [':lang(ar)', [arabic, onest, chinese, japanese, korean]],
  [':lang(zh)', [onest, arabic, chinese, japanese, korean]],
  [':lang(ja)', [onest, arabic, japanese, chinese, korean]],
  [':lang(ko)', [onest, arabic, korean, chinese, japanese]],
];
for (const [language, families] of bundled) {
  const list = [...families, others, 'sans-serif'].join(', ');
  const root = '[data-fonts="bundled"]';
  globalStyle(`${root}${root}${language}, ${root}${root} [lang]${language}`, {
    vars: {
      [vars.font.body]: list,
      [vars.font.display]: list,
      [vars.font.mono]: `'Noto Sans Mono Variable', ${list}`,
    },
  });
}
