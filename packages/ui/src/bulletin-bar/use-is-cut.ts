import { type RefObject, useEffect, useState } from 'react';

/** Whether the lines of an element do not show all of its text, followed through changes of width and text. */
export function useIsCut(element: RefObject<HTMLElement | null>, text: string): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => {
      // Tall letters reach out of the last line, and zoomed pages round heights: only a line more is a cut.
      const line = Number.parseFloat(getComputedStyle(target).lineHeight) || 2;
      setCut(target.scrollHeight - target.clientHeight > line / 2);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, [element, text]);
  return isCut;
}
