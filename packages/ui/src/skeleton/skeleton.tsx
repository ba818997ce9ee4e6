import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './skeleton.css.ts';

/** Props of `SkeletonRegion`. */
export interface SkeletonRegionProps {
  /** The final layout, drawn with skeleton parts. */
  children: ReactNode;
}

/** A place that is being loaded. It appears after 200 ms, never before. */
export function SkeletonRegion({ children }: SkeletonRegionProps) {
  const labels = useLabels();
  return (
    <div className={styles.region}>
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** @default 'text' */
  shape?: 'text' | 'block' | 'circle';
  /** Any CSS width. @default '100%' */
  width?: string;
  /** Width divided by height, for blocks. */
  ratio?: number;
  /** Any CSS height, for blocks without a ratio. */
  height?: string;
}

/** One bone of a skeleton. */
export function Skeleton({ shape = 'text', width = '100%', ratio, height }: SkeletonProps) {
  return (
    <span
      className={cx(styles.bone, styles.shape[shape])}
      style={{ inlineSize: width, aspectRatio: ratio, blockSize: height }}
    />
  );
}

/** A card of the family as it will stand: picture, two lines of title, one of facts. */
export function SkeletonCard() {
  return (
    <div className={styles.card}>
      <Skeleton shape="block" ratio={16 / 10} />
      <span className={styles.lines}>
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </span>
      <Skeleton width="40%" />
    </div>
  );
}

/** Props of `SkeletonArticle`. */
export interface SkeletonArticleProps {
  /** How many lines of text. @default 8 */
  lines?: number;
}

/** A page of text as it will stand. */
export function SkeletonArticle({ lines = 8 }: SkeletonArticleProps) {
  return (
    <div className={styles.article}>
      <Skeleton shape="block" height="2.75rem" width="75%" />
      <span className={styles.lines}>
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} width={index % 4 === 3 ? '62%' : '100%'} />
        ))}
      </span>
    </div>
  );
}

/** Props of `SkeletonRows`. */
export interface SkeletonRowsProps {
  /** How many rows. @default 5 */
  count?: number;
}

/** Rows with a face, a name and a figure: rankings, members, comments. */
export function SkeletonRows({ count = 5 }: SkeletonRowsProps) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="circle" />
          <Skeleton width="55%" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
