import { cx } from '../internal/cx.ts';
import * as styles from './main-nav.css.ts';
import type { NavItem } from './nav-item.ts';
import { NavLink } from './nav-link.tsx';

/** The entries below an entry, and those below them, as nested lists. */
export function NavList({ items, onFollow }: { items: readonly NavItem[]; onFollow?: () => void }) {
  return (
    <ul role="list" className={styles.tree}>
      {items.map((item) => (
        <li key={item.id}>
          <NavLink
            item={item}
            className={cx(styles.child, item.href ? null : styles.groupTitle)}
            onFollow={onFollow}
          />
          {item.children?.length ? (
            <div className={styles.nested}>
              <NavList items={item.children} onFollow={onFollow} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
