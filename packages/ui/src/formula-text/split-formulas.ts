/** Longest formula that is drawn, in characters of its source. */
export const FORMULA_LENGTH = 1000;

/** A formula in a text. */
export interface Formula {
  /** In TeX, without its delimiters. */
  tex: string;
  /** As it was written, delimiters and all. */
  source: string;
  /** Whether it has a line of its own. */
  isDisplay: boolean;
}

/** Bounded, so that a text full of beginnings is not read again and again. */
const BODY = `[^]{1,${FORMULA_LENGTH}}?`;
/** A single dollar begins nothing: prices would. */
const FORMULA = new RegExp(`\\\\\\((${BODY})\\\\\\)|\\\\\\[(${BODY})\\\\\\]|\\$\\$(${BODY})\\$\\$`, 'g');

/** The words and the formulas of a text, in order. Formulas stand in `\(…\)`, and in `\[…\]` or `$$…$$` on a line of their own. */
export function splitFormulas(text: string): (string | Formula)[] {
  const pieces: (string | Formula)[] = [];
  let from = 0;
  for (const { 0: source, 1: inline, 2: display, 3: dollars, index } of text.matchAll(FORMULA)) {
    const tex = (inline ?? display ?? dollars ?? '').trim();
    if (tex === '') continue;
    if (index > from) pieces.push(text.slice(from, index));
    pieces.push({ tex, source, isDisplay: inline === undefined });
    from = index + source.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** Whether there is a formula in a text. */
export const hasFormulas = (text: string): boolean =>
  splitFormulas(text).some((piece) => typeof piece !== 'string');

/** A text for where nothing can be drawn, such as the name of a button: formulas without their delimiters. */
export const withoutDelimiters = (text: string): string =>
  splitFormulas(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.tex))
    .join('');

/** The beginning of a text. A formula is there as a whole or not at all. */
export function cutText(text: string, length: number): string {
  let cut = '';
  for (const piece of splitFormulas(text)) {
    const words = typeof piece === 'string' ? piece : piece.source;
    if (cut.length + words.length > length)
      return typeof piece === 'string' ? cut + words.slice(0, length - cut.length) : cut;
    cut += words;
  }
  return cut;
}

/**
 * The name of what is chosen or pressed and has formulas in its label; undefined where the label itself is the name.
 * A name is flat: of a root it would hold only what stands below.
 */
export const nameWithFormulas = (text: string): string | undefined =>
  hasFormulas(text) ? withoutDelimiters(text) : undefined;
