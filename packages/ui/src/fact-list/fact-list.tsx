import type { ReactNode } from 'react';
import * as styles from './fact-list.css.ts';

export interface Fact {
  id: string;
  /** What it is about. */
  label: ReactNode;
  value: ReactNode;
}

export interface FactListProps {
  /** Nothing is drawn where there are none. */
  facts: readonly Fact[];
  /** `rows` for a panel at the side, `tiles` for a page's facts, `figures` for numbers to be proud of. @default 'rows' */
  variant?: 'rows' | 'tiles' | 'figures';
  className?: string;
}

/** Facts, each under its name: how long, how many, when. */
export function FactList({ facts, variant = 'rows', className }: FactListProps) {
  if (facts.length === 0) return null;
  const list = styles.list[variant];
  return (
    <dl className={className ? `${list} ${className}` : list}>
      {facts.map(({ id, label, value }) => (
        <div key={id} className={styles.fact[variant]}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.values[variant]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
