import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Which slide of a scrolling track is in view, and a way to bring another there. Swiping counts too. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown) setIndex([...element.children].indexOf(shown.target));
      },
      { root: element, threshold: 0.6 },
    );
    for (const slide of element.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [count, track]);

  const show = useCallback(
    (wanted: number) => {
      const element = track.current;
      const slide = element?.children[(wanted + count) % count];
      if (!element || !slide) return;
      // By distance on the screen, so that it holds in both reading directions.
      const distance = slide.getBoundingClientRect().left - element.getBoundingClientRect().left;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollBy({ left: distance, behavior: isCalm ? 'instant' : 'smooth' });
    },
    [count, track],
  );

  return { index, show };
}

/**
 * Calls `onTurn` every so often while `isOn`; not in a hidden tab.
 *
 * @param key starts the time anew when it changes, so that a slide chosen by hand stays its full time.
 */
export function useTurning(isOn: boolean, intervalMs: number, key: number, onTurn: () => void): void {
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isOn, intervalMs, key]);
}
