import { globalStyle } from '@vanilla-extract/css';
import { bundledFonts, fonts } from './font-families.ts';
import './fonts-stand-in.css.ts';
import { vars } from './vars.css.ts';

const { latin, system, chinese, japanese, korean, arabic } = fonts;

const inLanguage = (code: string) => `:root:lang(${code}), [lang]:lang(${code})`;
const families = (list: string) => ({ [vars.font.body]: list, [vars.font.display]: list });

/** A name in another script stands on any page. Fonts that are not declared yet cost nothing (decision 0042). */
const letters = `${latin}, ${bundledFonts.arabic}`;
const lastResort = `${system}, ${bundledFonts.chinese}, ${bundledFonts.japanese}, ${bundledFonts.korean}`;

// Latin and Cyrillic. A part in another language inside the page gets its own values back, hence `[lang]`.
globalStyle(':root, [lang]', {
  vars: {
    ...families(`${letters}, ${lastResort}`),
    [vars.font.mono]:
      "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    [vars.script.leadingTight]: '1.12',
    [vars.script.leadingBody]: '1.5',
    [vars.script.leadingReading]: '1.68',
    [vars.script.trackingTight]: '-0.022em',
    [vars.script.trackingWide]: '0.06em',
    [vars.script.caps]: 'uppercase',
    [vars.script.emphasis]: 'italic',
  },
});

// Joined letters must not be pulled apart or slanted, and vowel signs need room above and below.
globalStyle(inLanguage('ar'), {
  vars: {
    ...families(`${arabic}, ${latin}, ${lastResort}`),
    [vars.script.leadingTight]: '1.38',
    [vars.script.leadingBody]: '1.72',
    [vars.script.leadingReading]: '1.95',
    [vars.script.trackingTight]: '0',
    [vars.script.trackingWide]: '0',
    [vars.script.caps]: 'none',
    [vars.script.emphasis]: 'normal',
  },
});

const squareScript = {
  [vars.script.leadingTight]: '1.28',
  [vars.script.leadingBody]: '1.62',
  [vars.script.leadingReading]: '1.85',
  [vars.script.trackingTight]: '0',
  [vars.script.trackingWide]: '0.04em',
  [vars.script.emphasis]: 'normal',
};
// The slices come last: a device that has a face never asks for one.
globalStyle(inLanguage('zh'), {
  vars: { ...squareScript, ...families(`${letters}, ${chinese}, ${system}, ${bundledFonts.chinese}`) },
  lineBreak: 'strict',
});
globalStyle(inLanguage('ja'), {
  vars: { ...squareScript, ...families(`${letters}, ${japanese}, ${system}, ${bundledFonts.japanese}`) },
  lineBreak: 'strict',
});
// Between phrases, where the browser can tell them; balanced headings would otherwise cut through a word.
globalStyle(':where(:lang(ja)) :where(h1, h2, h3, h4, h5, h6)', { wordBreak: 'auto-phrase' as 'normal' });
globalStyle(inLanguage('ko'), {
  vars: { ...squareScript, ...families(`${letters}, ${korean}, ${system}, ${bundledFonts.korean}`) },
  wordBreak: 'keep-all',
});
globalStyle(inLanguage('de'), { hyphens: 'auto', hyphenateLimitChars: '9 4 4' });

// Horizontal transforms multiply by --dir; a part with its own direction has its own value.
globalStyle(':root, [dir="ltr"]', { vars: { '--dir': '1' } });
globalStyle('[dir="rtl"]', { vars: { '--dir': '-1' } });
