import { globalStyle } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const latin = "'Onest Variable', 'Onest'";
const system = "system-ui, -apple-system, 'Segoe UI', sans-serif";

const chinese = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC'";
const japanese = "'Hiragino Sans', 'Yu Gothic', 'Noto Sans CJK JP', 'Noto Sans JP'";
const korean = "'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR', 'Noto Sans KR'";
const arabic = "'Noto Sans Arabic Variable', 'Noto Sans Arabic', 'Geeza Pro', 'Segoe UI'";

const inLanguage = (code: string) => `:root:lang(${code}), [lang]:lang(${code})`;
const faces = (list: string) => ({ [vars.font.body]: list, [vars.font.display]: list });

// Latin and Cyrillic. A part in another language inside the page gets its own values back, hence `[lang]`.
globalStyle(':root, [lang]', {
  vars: {
    ...faces(`${latin}, ${system}`),
    [vars.font.mono]: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
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
    ...faces(`${arabic}, ${latin}, ${system}`),
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
globalStyle(inLanguage('zh'), {
  vars: { ...squareScript, ...faces(`${latin}, ${chinese}, ${system}`) },
  lineBreak: 'strict',
});
globalStyle(inLanguage('ja'), {
  vars: { ...squareScript, ...faces(`${latin}, ${japanese}, ${system}`) },
  lineBreak: 'strict',
});
// Between phrases, where the browser can tell them; balanced headings would otherwise cut through a word.
globalStyle(':where(:lang(ja)) :where(h1, h2, h3, h4, h5, h6)', { wordBreak: 'auto-phrase' as 'normal' });
globalStyle(inLanguage('ko'), {
  vars: { ...squareScript, ...faces(`${latin}, ${korean}, ${system}`) },
  wordBreak: 'keep-all',
});
globalStyle(inLanguage('de'), { hyphens: 'auto', hyphenateLimitChars: '9 4 4' });

// Horizontal transforms multiply by --dir; a part with its own direction has its own value.
globalStyle(':root, [dir="ltr"]', { vars: { '--dir': '1' } });
globalStyle('[dir="rtl"]', { vars: { '--dir': '-1' } });
