import { neutralizeBidi } from '../user-text/neutralize-bidi.ts';
import { highlightParts } from './highlight-parts.ts';
import * as styles from './highlight.css.ts';

/** Props of `Highlight`. */
export interface HighlightProps {
  /** The whole text. */
  text: string;
  /** Start and end (exclusive) of what was found, in UTF-16 units of `text`. */
  ranges?: readonly (readonly [number, number])[];
}

/**
 * A text with what was searched for set off. Ranges may touch, overlap or reach beyond the text. Like all text of
 * people it cannot turn what stands around it; put it into a `<bdi>`.
 */
export function Highlight({ text, ranges = [] }: HighlightProps) {
  return highlightParts(text, ranges).map((part) =>
    part.isHit ? (
      <mark key={part.start} className={styles.hit}>
        {neutralizeBidi(part.text)}
      </mark>
    ) : (
      neutralizeBidi(part.text)
    ),
  );
}
