/** Characters (code points), as the server counts them. */
export const countCharacters = (text: string): number => [...text].length;

/** The same of what is sent without the spaces around it. */
export const countTrimmed = (text: string): number => countCharacters(text.trim());
