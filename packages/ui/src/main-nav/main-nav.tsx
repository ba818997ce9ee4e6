import { useRef } from 'react';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import * as styles from './main-nav.css.ts';
import { NavDisclosure } from './nav-disclosure.tsx';
import type { NavItem } from './nav-item.ts';
import { NavLink } from './nav-link.tsx';
import { withItself } from './nav-tree.tsx';
import { useFittingCount } from './use-fitting-count.ts';

export type { NavItem } from './nav-item.ts';
export { NavTree } from './nav-tree.tsx';
export type { NavTreeProps } from './nav-tree.tsx';

/** Props of `MainNav`. */
export interface MainNavProps {
  /** Names the landmark. */
  label: string;
  items: readonly NavItem[];
}

/**
 * A school's navigation as a bar. Entries with children open a panel; what does not fit goes behind "more". All of
 * it is links and disclosure buttons in the tab order, as a site's navigation should be, not an application menu.
 */
export function MainNav({ label, items }: MainNavProps) {
  const labels = useLabels();
  const list = useRef<HTMLUListElement>(null);
  const key = items.map((item) => item.label).join('\n');
  const fitting = useFittingCount(list, items.length, key);
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul role="list" ref={list} className={styles.bar}>
        {items.map((item) => (
          <li key={item.id} className={styles.place}>
            {item.children?.length ? (
              <NavDisclosure label={item.label} items={withItself(item)} />
            ) : (
              <NavLink item={item} className={styles.entry} isMarked={item.isCurrent} />
            )}
          </li>
        ))}
        {fitting < items.length ? (
          <li className={styles.place}>
            <NavDisclosure label={labels.more} items={items.slice(fitting)} />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
