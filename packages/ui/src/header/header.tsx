import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import * as styles from './header.css.ts';
import { MenuDrawer } from './menu-drawer.tsx';

/** Props of `Header`. */
export interface HeaderProps {
  /** The school's mark and name, as a link home. */
  brand: ReactNode;
  /** `MainNav`, on desktops. */
  nav?: ReactNode;
  /** `SearchBox`: within the bar on desktops, in a row of its own below them. It then stands in the page twice, hidden once. */
  search?: ReactNode;
  /** Language, sign in, avatar. */
  actions?: ReactNode;
  /** What the drawer of narrow windows holds, `NavTree` first; `close` puts it away. No menu button without it. */
  menu?: (close: () => void) => ReactNode;
  /** Leaves out the painted band at the top. @default false */
  isPlain?: boolean;
}

/** The head of every page. It sticks; on a phone it is the menu, the brand and the actions. */
export function Header({ brand, nav, search, actions, menu, isPlain = false }: HeaderProps) {
  const labels = useLabels();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const close = () => setMenuOpen(false);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {isPlain ? null : <div className={styles.cornice} aria-hidden="true" />}
        <div className={styles.row}>
          {menu ? (
            <button
              type="button"
              aria-label={labels.openMenu}
              aria-haspopup="dialog"
              className={cx(styles.iconButton, styles.menuButton)}
              onClick={() => setMenuOpen(true)}
            >
              <Icon as={ListIcon} size="lg" mirror />
            </button>
          ) : null}
          <div className={styles.brand}>{brand}</div>
          {nav ? <div className={styles.nav}>{nav}</div> : null}
          {search ? <div className={cx(styles.search, styles.searchInBar)}>{search}</div> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      </div>
      {search ? <div className={cx(styles.search, styles.searchBelow)}>{search}</div> : null}
      {menu ? (
        <MenuDrawer label={labels.openMenu} isOpen={isMenuOpen} onClose={close} brand={brand}>
          {menu(close)}
        </MenuDrawer>
      ) : null}
    </header>
  );
}
