import { useLayoutEffect, useRef, useState } from 'react';
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
 * How many children of a one-line list fit into it. All are measured once for each `key` (their words), then the
 * list's own width decides.
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, count: number, key: string): number {
  const [fitting, setFitting] = useState(count);
  const widths = useRef<{ key: string; values: number[] } | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const items = [...element.children].slice(0, count) as HTMLElement[];
    const measure = () => {
      if (element.clientWidth === 0) return;
      if (widths.current?.key !== key) {
        for (const item of items) item.hidden = false;
        const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
        widths.current = { key, values: items.map((item) => item.offsetWidth + gap) };
      }
      const next = fittingCount(widths.current.values, element.clientWidth);
      for (const [index, item] of items.entries()) item.hidden = index >= next;
      setFitting(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, key, list]);

  return Math.min(fitting, count);
}
