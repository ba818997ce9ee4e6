import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { useCurrentInView } from '../internal/use-current-in-view.ts';
import { Link } from '../link/link.tsx';
import * as styles from './side-nav.css.ts';

/** A page of a `SideNav`. */
export interface SideNavItem {
  id: string;
  label: string;
  href: string;
  isCurrent?: boolean;
}

/** Pages that belong together. */
export interface SideNavGroup {
  id: string;
  /** Left out where the pages need no name of their own. */
  label?: string;
  items: readonly SideNavItem[];
}

/** Props of `SideNav`. */
export interface SideNavProps {
  /** Names the landmark. */
  label: string;
  groups: readonly SideNavGroup[];
  className?: string;
}

/**
 * The pages of a workspace in groups: a column on a desktop, a menu above the page on anything narrower. The menu is
 * named by the current page and closes when another one is opened. Where its place is too low for all, it scrolls to the
 * current page.
 */
export function SideNav({ label, groups, className }: SideNavProps) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const current = groups.flatMap(({ items }) => items).find(({ isCurrent }) => isCurrent);
  const [openFor, setOpenFor] = useState<string>();
  const place = current?.id ?? '';
  const isOpen = openFor === place;
  const close = () => setOpenFor(undefined);
  useCurrentInView(nav, place);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={className}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        close();
        toggle.current?.focus();
      }}
    >
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenFor(isOpen ? undefined : place)}
      >
        <span className={styles.toggleText}>{current?.label ?? label}</span>
        <Icon as={CaretDownIcon} size="sm" className={styles.caret} />
      </button>
      <div id={id} className={cx(styles.groups, isOpen ? styles.open : null)}>
        {groups.map((group) => (
          <div key={group.id} className={styles.group}>
            {group.label ? (
              <p id={`${id}-${group.id}`} className={styles.title}>
                {group.label}
              </p>
            ) : null}
            <ul
              role="list"
              className={styles.list}
              aria-labelledby={group.label ? `${id}-${group.id}` : undefined}
            >
              {group.items.map((item) => (
                <li key={item.id}>
                  <Link
                    variant="plain"
                    href={item.href}
                    className={styles.item}
                    aria-current={item.isCurrent ? 'page' : undefined}
                    onPress={close}
                  >
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
