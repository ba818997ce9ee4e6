import { type ReactNode, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import * as styles from './tabs.css.ts';
import { useCurrentInView } from '../internal/use-current-in-view.ts';

export { TabLinks } from './tab-links.tsx';
export type { TabLinksProps } from './tab-links.tsx';

/** Props of `Tabs`. */
export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  items: readonly {
    id: string;
    label: string;
    /** How much is behind it, written out. */
    count?: string;
    content: ReactNode;
  }[];
  /** The open tab, where the page decides. */
  selectedId?: string;
  /** The tab that is open at first. @default the first */
  defaultSelectedId?: string;
  onSelect?: (id: string) => void;
}

/** Panels of one page of which one shows. Where each has an address of its own, take `TabLinks`. */
export function Tabs({ label, items, selectedId, defaultSelectedId, onSelect }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useCurrentInView(row, selectedId);
  return (
    <AriaTabs
      selectedKey={selectedId}
      defaultSelectedKey={defaultSelectedId}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList ref={row} aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={styles.tab}>
            {item.label}
            {item.count ? <span className={styles.count}>{item.count}</span> : null}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
