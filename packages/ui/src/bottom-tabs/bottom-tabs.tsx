import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import * as styles from './bottom-tabs.css.ts';

/** Props of `BottomTabs`. */
export interface BottomTabsProps {
  /** Names the landmark. */
  label: string;
  /** Three to five places. */
  items: readonly {
    id: string;
    label: string;
    href: string;
    icon: ReactNode;
    /** A count on the icon, written out: "3". */
    mark?: string;
    isCurrent?: boolean;
  }[];
}

/** The places one goes most, within reach of the thumb. Phones only; it keeps its own room at the page's end. */
export function BottomTabs({ label, items }: BottomTabsProps) {
  return (
    <>
      <div className={styles.room} aria-hidden="true" />
      <nav aria-label={label} className={styles.bar}>
        <ul role="list" className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <Link
                href={item.href}
                className={styles.link}
                aria-current={item.isCurrent ? 'page' : undefined}
              >
                <span className={styles.icon}>
                  {item.icon}
                  {item.mark ? <span className={styles.mark}>{item.mark}</span> : null}
                </span>
                <span className={styles.text}>{item.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
