/** Languages that nobody speaks: they show words that were not translated, rooms that are too small, sides that do not mirror. */
export const pseudoLocales = [
  { code: 'en-XA', name: 'Pseudo: åççéñţš' },
  { code: 'en-XE', name: 'Pseudo: +80 %' },
  { code: 'en-XF', name: 'Pseudo: +100 %' },
  { code: 'ar-XB', name: 'Pseudo: right to left' },
] as const;

export type PseudoLocale = (typeof pseudoLocales)[number]['code'];

const plain = 'aAbBcCdDeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ';
const marked = 'åÅƀƁçÇðÐéÉĝĜĥĤîÎĵĴķĶļĻñÑöÖŕŔšŠţŢûÛŵŴýÝžŽ';
const accents = new Map([...plain].map((letter, index) => [letter, [...marked][index] ?? letter]));

/** The same words with marks on their letters, between brackets that show where a text is cut. */
export function accented(text: string): string {
  return text === '' ? text : `[${[...text].map((letter) => accents.get(letter) ?? letter).join('')}]`;
}

const filler = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The text with words behind it, longer by `share` of its length: 0.8 is what German or Russian may need. */
export function expanded(text: string, share: number): string {
  if (text === '') return text;
  const wanted = Math.ceil([...text].length * (1 + share));
  let longer = accented(text).slice(0, -1);
  for (let index = 0; [...longer].length < wanted - 1; index += 1) {
    longer += ` ${filler[index % filler.length] ?? ''}`;
  }
  return `${[...longer]
    .slice(0, Math.max(wanted - 1, [...text].length + 1))
    .join('')
    .trimEnd()}]`;
}

/** Each word forced to run from right to left: English stays legible, and what does not mirror stands out. */
export function mirrored(text: string): string {
  return text.replace(/\S+/g, (word) => `\u200f\u202e${word}\u202c\u200f`);
}

const transforms: Record<PseudoLocale, (text: string) => string> = {
  'en-XA': accented,
  'en-XE': (text) => expanded(text, 0.8),
  'en-XF': (text) => expanded(text, 1),
  'ar-XB': mirrored,
};

/** How a locale changes English words: not at all, unless it is one of the pseudo-locales. */
export function pseudoTransform(locale: string): (text: string) => string {
  return transforms[locale as PseudoLocale] ?? ((text) => text);
}
