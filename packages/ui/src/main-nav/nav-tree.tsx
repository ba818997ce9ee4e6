import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { Icon } from '../icon/icon.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './main-nav.css.ts';
import { holdsCurrent, type NavItem } from './nav-item.ts';
import { NavLink } from './nav-link.tsx';
import { NavList } from './nav-panel.tsx';

/** Props of `NavTree`. */
export interface NavTreeProps {
  /** Names the landmark. */
  label: string;
  items: readonly NavItem[];
  /** Called when a link is followed, so that a drawer can close. */
  onFollow?: () => void;
}

/** A school's navigation from top to bottom, for the drawer on a phone. What holds the current page is unfolded. */
export function NavTree({ label, items, onFollow }: NavTreeProps) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.tree}>
        {items.map((item) => (
          <li key={item.id}>
            {item.children?.length ? (
              <details open={item.isCurrent || holdsCurrent(item)}>
                <summary className={styles.foldTitle}>
                  <UserText>{item.label}</UserText>
                  <Icon as={CaretDownIcon} size="sm" className={styles.caret} />
                </summary>
                <div className={styles.nested}>
                  <NavList items={withItself(item)} onFollow={onFollow} />
                </div>
              </details>
            ) : (
              <NavLink item={item} className={styles.child} onFollow={onFollow} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An entry that leads somewhere and holds others: its own page comes first among them. */
export function withItself(item: NavItem): readonly NavItem[] {
  const children = item.children ?? [];
  return item.href ? [{ ...item, children: undefined }, ...children] : children;
}
