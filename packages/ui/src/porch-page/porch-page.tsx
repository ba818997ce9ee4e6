import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Pattern } from '../pattern/pattern.tsx';
import * as styles from './porch-page.css.ts';

/** Props of `PorchPage`. */
export interface PorchPageProps {
  /** A heading and a form, below each other. */
  children: ReactNode;
  /** One sentence under the arches, where there is room for it. */
  motto?: ReactNode;
  /** The content has no height of its own yet: it begins at the top instead of standing in the middle. */
  isGrowing?: boolean;
  className?: string;
}

/** A page with one short form, beside the painted porch; on phones the porch is a band above it. */
export function PorchPage({ children, motto, isGrowing, className }: PorchPageProps) {
  return (
    <div className={cx(styles.page, className)}>
      <div className={cx(styles.column, isGrowing && styles.fromTop)}>{children}</div>
      <div className={styles.porch}>
        <div className={styles.painting}>
          <Pattern kind="arches" tone="paint" className={styles.pattern} />
          {motto ? <p className={styles.motto}>{motto}</p> : null}
        </div>
      </div>
    </div>
  );
}
