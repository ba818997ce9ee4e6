/** Text without case, accents and repeated spaces, and where each of its characters came from. */
export interface Folded {
  text: string;
  /** For each character of `text`: the part that it came from, and the characters there. */
  places: readonly { part: number; start: number; end: number }[];
}

/** Where something was found in `Folded.text`; the end is exclusive. */
export interface Found {
  start: number;
  end: number;
}

const MARKS = /\p{M}/gu;

/**
 * Makes parts of a page comparable: a search without accents finds words with them, and Arabic and full-width forms are
 * found by their plain letters.
 */
export function fold(parts: readonly string[]): Folded {
  let text = '';
  const places: Folded['places'][number][] = [];
  parts.forEach((whole, part) => {
    let start = 0;
    for (const letter of whole) {
      const end = start + letter.length;
      const plain = letter.normalize('NFKD').replace(MARKS, '').toLowerCase();
      for (const unit of plain.split('')) {
        const written = /\s/.test(unit) ? ' ' : unit;
        if (written === ' ' && (text === '' || text.endsWith(' '))) continue;
        text += written;
        places.push({ part, start, end });
      }
      start = end;
    }
  });
  return { text, places };
}

/** Every place of what is looked for, without overlaps. @param max how many at most */
export function findAll({ text }: Folded, query: string, max: number): Found[] {
  const wanted = fold([query]).text.trim();
  const found: Found[] = [];
  if (wanted === '') return found;
  for (
    let at = text.indexOf(wanted);
    at >= 0 && found.length < max;
    at = text.indexOf(wanted, at + wanted.length)
  )
    found.push({ start: at, end: at + wanted.length });
  return found;
}
