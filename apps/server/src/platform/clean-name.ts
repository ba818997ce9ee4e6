/** Control characters, marks that turn the direction of writing, and what has no width (but joiners, which scripts need). */
const UNSEEN =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** A name as it is kept: one line, in the composed form, without what cannot be seen. Empty where nothing is left. */
export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\t\n\r]+/g, ' ')
    .replaceAll(UNSEEN, '')
    .trim();
