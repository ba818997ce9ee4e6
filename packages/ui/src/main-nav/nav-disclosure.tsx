import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './main-nav.css.ts';
import { holdsCurrent, type NavItem } from './nav-item.ts';
import { NavList } from './nav-panel.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** Props of `NavDisclosure`. */
export interface NavDisclosureProps {
  label: string;
  items: readonly NavItem[];
}

/** An entry of the bar that opens a panel with the entries below it. */
export function NavDisclosure({ label, items }: NavDisclosureProps) {
  const { isOpen, setOpen, panelId, rootProps, triggerProps } = useDisclosure();
  const panel = useRef<HTMLDivElement>(null);
  const [align, setAlign] = useState<'start' | 'end'>('start');
  const isMarked = items.some((item) => item.isCurrent || holdsCurrent(item));

  // A panel near the far edge opens towards the middle.
  useLayoutEffect(() => {
    const place = panel.current?.parentElement?.getBoundingClientRect();
    if (!isOpen || !place) return;
    const isRightHalf = place.left + place.width / 2 > document.documentElement.clientWidth / 2;
    const isRtl = panel.current ? getComputedStyle(panel.current).direction === 'rtl' : false;
    setAlign(isRightHalf === isRtl ? 'start' : 'end');
  }, [isOpen]);

  return (
    <div {...rootProps} className={styles.place}>
      <button type="button" {...triggerProps} className={styles.entry} data-current={isMarked || undefined}>
        <UserText>{label}</UserText>
        <Icon as={CaretDownIcon} size="sm" className={styles.caret} />
      </button>
      <div ref={panel} id={panelId} className={styles.panel} hidden={!isOpen} data-align={align}>
        <NavList items={items} onFollow={() => setOpen(false)} />
      </div>
    </div>
  );
}
