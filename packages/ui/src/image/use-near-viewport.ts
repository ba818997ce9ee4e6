import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Pictures load when they come within 1.3 window heights: the window itself and 30 % more on each side. */
const PRELOAD_MARGIN = '30%';

type Observe = (element: Element, onNear: () => void) => () => void;
let shared: Observe | undefined;

function createObserve(): Observe {
  const waiting = new Map<Element, () => void>();
  const options = { rootMargin: PRELOAD_MARGIN, scrollMargin: PRELOAD_MARGIN };
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) waiting.get(entry.target)?.();
  }, options);
  return (element, onNear) => {
    waiting.set(element, onNear);
    observer.observe(element);
    return () => {
      waiting.delete(element);
      observer.unobserve(element);
    };
  };
}

/**
 * True from the moment the element has come near the window; it never turns back. All elements share one
 * observer. Browsers without one are told "near" at once.
 *
 * @param immediately skips the observing, for pictures of the first screen.
 */
export function useNearViewport(ref: RefObject<Element | null>, immediately: boolean): boolean {
  const [isNear, setNear] = useState(immediately);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    shared ??= createObserve();
    return shared(element, () => setNear(true));
  }, [isNear, ref]);
  return isNear || immediately;
}
