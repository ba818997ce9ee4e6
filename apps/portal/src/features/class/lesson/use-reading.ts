import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { readFraction, scrollToFraction, type TextPlace } from './reading-position.ts';

/** While somebody scrolls, their place is told this often. */
const NOTIFY_INTERVAL_MS = 1000;
/** Scrolling within this time of a jump is the page's own. */
const QUIET_MS = 700;

export interface Reading {
  /** Brings the text to where it was left. @param onMoved told when it has really moved */
  returnTo: (fraction: number, onMoved: () => void) => void;
  /** Tells the place now, where the reader has moved since it was told last. */
  notify: () => void;
}

/** Follows how far a text is read. */
export function useReading(text: RefObject<HTMLElement | null>, onRead: (fraction: number) => void): Reading {
  const quietUntil = useRef(0);
  const hasMoved = useRef(false);
  const read = useEffectEvent(onRead);

  const notify = () => {
    const place = placeOf(text.current);
    if (!place || !hasMoved.current) return;
    hasMoved.current = false;
    onRead(readFraction(place));
  };

  useEffect(() => {
    quietUntil.current = performance.now() + QUIET_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      if (performance.now() < quietUntil.current) return;
      hasMoved.current = true;
      timer ??= setTimeout(() => {
        timer = undefined;
        const place = placeOf(text.current);
        if (!place || !hasMoved.current) return;
        hasMoved.current = false;
        read(readFraction(place));
      }, NOTIFY_INTERVAL_MS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [text]);

  const returnTo = (fraction: number, onMoved: () => void) => {
    // The router puts a new page to its top first; two frames later it has.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const place = placeOf(text.current);
        const distance = place && scrollToFraction(fraction, place);
        if (distance === null || Math.abs(distance) < 1) return;
        quietUntil.current = performance.now() + QUIET_MS;
        scrollBy({ top: distance, behavior: 'instant' });
        onMoved();
      }),
    );
  };

  return { returnTo, notify };
}

function placeOf(element: HTMLElement | null): TextPlace | null {
  if (!element) return null;
  const { top, height } = element.getBoundingClientRect();
  return { top, height, windowHeight: innerHeight };
}
