import * as styles from './formula-text.css.ts';

/** A formula as it was written: while what draws it is on its way, and where it cannot be drawn. */
export function FormulaSource({ source, isWrong }: { source: string; isWrong?: boolean }) {
  return (
    <code dir="ltr" className={styles.source} data-wrong={isWrong || undefined}>
      {source}
    </code>
  );
}
