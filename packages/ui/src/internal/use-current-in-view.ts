import { type RefObject, useLayoutEffect } from 'react';

const CURRENT = '[aria-current="page"], [aria-selected="true"]';

/**
 * Scrolls a row of tabs that is wider than its place, or a column of links that is taller, so that the current one
 * stands in its middle; the page stays where it is. A column whose current link is in view does not move.
 * @param current changes with the tab or link
 */
export function useCurrentInView(scroller: RefObject<HTMLElement | null>, current: string | undefined): void {
  useLayoutEffect(() => {
    const { current: box } = scroller;
    const item = box?.querySelector(CURRENT)?.getBoundingClientRect();
    if (!box || !item) return;
    const place = box.getBoundingClientRect();
    if (box.scrollWidth > box.clientWidth)
      box.scrollLeft += item.left + item.width / 2 - (place.left + place.width / 2);
    const isInView = item.top >= place.top && item.bottom <= place.bottom;
    if (box.scrollHeight > box.clientHeight && !isInView)
      box.scrollTop += item.top + item.height / 2 - (place.top + place.height / 2);
  }, [scroller, current]);
}
