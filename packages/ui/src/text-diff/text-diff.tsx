import { FormulaText } from '../formula-text/formula-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './text-diff.css.ts';

/** A line of two texts that are compared; a gap stands for lines that are the same in both. */
export interface TextDiffLine {
  kind: 'same' | 'added' | 'removed' | 'gap';
  text: string;
}

/** Props of `TextDiff`. */
export interface TextDiffProps {
  /** In the order of the newer text; a line that was removed stands before what took its place. */
  lines: readonly TextDiffLine[];
  /** Language of the texts where it is not the page's: `ar-SA`. @default the page's */
  lang?: string;
  /** What screen readers say before a line that was added or removed. */
  labels: { added: string; removed: string };
}

/** Shows what was added to a text and what was removed from it, line by line. For one text alone take `RichText`. */
export function TextDiff({ lines, lang, labels }: TextDiffProps) {
  return (
    <ul className={styles.root} lang={lang}>
      {lines.map(({ kind, text }, index) => (
        <li key={index}>
          {kind === 'gap' ? (
            <span className={styles.gap} aria-hidden>
              ⋯
            </span>
          ) : kind === 'same' ? (
            <span className={styles.same}>
              <FormulaText lang={lang} isInLine>
                {text}
              </FormulaText>
            </span>
          ) : kind === 'added' ? (
            <ins className={styles.added}>
              <VisuallyHidden>{labels.added} </VisuallyHidden>
              <FormulaText lang={lang} isInLine>
                {text}
              </FormulaText>
            </ins>
          ) : (
            <del className={styles.removed}>
              <VisuallyHidden>{labels.removed} </VisuallyHidden>
              <FormulaText lang={lang} isInLine>
                {text}
              </FormulaText>
            </del>
          )}
        </li>
      ))}
    </ul>
  );
}
