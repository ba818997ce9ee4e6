/** A text of several lines as it is kept: in the composed form, without white space at its ends and what cannot be seen. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .trim();
