import { type RefObject, useEffect, useState } from 'react';

/** Whether the lines of an element do not show all of its text, followed through changes of width and text. */
export function useIsCut(element: RefObject<HTMLElement | null>, text: string): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    // Zoomed pages round heights: a difference below one pixel is no cut line.
    const measure = () => setCut(target.scrollHeight - target.clientHeight > 1);
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, [element, text]);
  return isCut;
}
