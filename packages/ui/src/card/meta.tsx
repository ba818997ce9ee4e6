import type { ReactNode } from 'react';
import * as base from './base.css.ts';

/** One fact of a card's meta line. */
export interface MetaItem {
  id: string;
  /** A few words: "12 lessons", "Ada Lovelace", "1.2k learners". */
  content: ReactNode;
  icon?: ReactNode;
}

/** The line of small facts at the foot of a card. */
export function Meta({ items }: { items: readonly MetaItem[] }) {
  return (
    <ul role="list" className={base.meta}>
      {items.map((item) => (
        <li key={item.id} className={base.metaItem}>
          {item.icon}
          {item.content}
        </li>
      ))}
    </ul>
  );
}
