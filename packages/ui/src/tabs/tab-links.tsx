import { useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import * as styles from './tabs.css.ts';
import { useCurrentInView } from '../internal/use-current-in-view.ts';

/** Props of `TabLinks`. */
export interface TabLinksProps {
  /** Names the landmark. */
  label: string;
  items: readonly {
    id: string;
    label: string;
    href: string;
    /** How much is behind it, written out. */
    count?: string;
    isCurrent?: boolean;
  }[];
}

/** Pages that belong together, as a row of links that look like tabs. Each has its own address. */
export function TabLinks({ label, items }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  useCurrentInView(row, items.find((item) => item.isCurrent)?.id);
  return (
    <nav aria-label={label}>
      <ul ref={row} role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Link href={item.href} className={styles.tab} aria-current={item.isCurrent ? 'page' : undefined}>
              {item.label}
              {item.count ? <span className={styles.count}>{item.count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
