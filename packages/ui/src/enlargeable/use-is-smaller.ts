import { useEffect, useState, type RefObject } from 'react';

/** Smaller than this share of its own size a picture has more to show. */
const SMALLER = 0.9;

function isShownSmaller(image: HTMLImageElement): boolean {
  const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
  return naturalWidth > 0 && Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight) < SMALLER;
}

/** Whether a picture in an element is shown smaller than it is. @param shown what changes with the pictures */
export function useIsSmaller(frame: RefObject<HTMLElement | null>, shown: string): boolean {
  const [isSmaller, setSmaller] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => setSmaller([...element.querySelectorAll('img')].some(isShownSmaller));
    // It does not bubble.
    element.addEventListener('load', look, true);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('load', look, true);
      observer.disconnect();
    };
  }, [frame, shown]);
  return isSmaller;
}
