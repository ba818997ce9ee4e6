import { type RefObject, useLayoutEffect } from 'react';

const CURRENT = '[aria-current="page"], [aria-selected="true"]';

/**
 * Scrolls a row of tabs that is wider than its place so that the current one stands in its middle; the page stays where
 * it is.
 * @param current changes with the tab
 */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  useLayoutEffect(() => {
    const tab = row.current?.querySelector(CURRENT)?.getBoundingClientRect();
    if (!row.current || !tab || row.current.scrollWidth <= row.current.clientWidth) return;
    const place = row.current.getBoundingClientRect();
    row.current.scrollLeft += tab.left + tab.width / 2 - (place.left + place.width / 2);
  }, [row, current]);
}
