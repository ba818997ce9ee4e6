import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Room kept for the "more" button where not everything fits, in px. */
const MORE_WIDTH_PX = 120;

/** How many of the widths fit into the room, leaving room for the "more" button where not all do. */
export function fittingCount(widths: readonly number[], room: number, moreWidth = MORE_WIDTH_PX): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let used = moreWidth;
  for (const [index, width] of widths.entries()) {
    used += width;
    if (used > room) return index;
  }
  return widths.length;
}

/**
 * How many children of a one-line list fit into it; those that do not are hidden. Measured anew when the list
 * changes its width, when the words change (`key`), and once the typefaces are there.
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, count: number, key: string): number {
  const [fitting, setFitting] = useState(count);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      element.dataset['measured'] = '';
      if (element.clientWidth === 0) return;
      const items = ([...element.children] as HTMLElement[]).slice(0, count);
      for (const item of items) item.hidden = false;
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      const next = fittingCount(
        items.map((item) => item.offsetWidth + gap),
        element.clientWidth + gap,
      );
      for (const [index, item] of items.entries()) item.hidden = index >= next;
      setFitting(next);
    };
    measure();
    // Measuring changes the list, which an observer's own callback must not do.
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(measureSoon);
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', measureSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measureSoon);
    };
  }, [count, key, list]);

  return Math.min(fitting, count);
}
