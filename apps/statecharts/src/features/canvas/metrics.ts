/** Sizes of the drawing, in its own units, which are pixels at 100 %. */
export const STATE = {
  paddingX: 14,
  paddingTop: 10,
  paddingBottom: 10,
  titleSize: 14,
  titleHeight: 20,
  lineSize: 12,
  lineHeight: 18,
  /** Room of the small pictures before a line, and of the mark that folds a state. */
  icon: 18,
  radius: 10,
  minWidth: 96,
  maxWidth: 320,
} as const;

export const LABEL = { size: 12, height: 17, paddingX: 6, paddingY: 2, maxWidth: 260 } as const;
/** Side of the mark of a history state, and of one that ends the machine. */
export const SMALL = 28;
export const FONT = 'Onest Variable, system-ui, sans-serif';

/** Cuts a text where it would not fit. @param width how wide a text is */
export function fit(text: string, room: number, width: (text: string) => number): string {
  if (width(text) <= room) return text;
  const letters = [...text];
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (width(`${letters.slice(0, middle).join('')}…`) <= room) low = middle;
    else high = middle - 1;
  }
  return `${letters.slice(0, low).join('')}…`;
}
