import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading when the part of a page that is shown changes, so that keyboards and screen readers go
 * on there. Not on the first one: that came with the page.
 */
export function useHeadingFocus(part: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    // The lesson's chunk may still be under way: the heading takes the focus when it stands.
    let frame = 0;
    let tries = 0;
    const focus = () => {
      if (heading.current) heading.current.focus({ preventScroll: true });
      else if (tries++ < FRAMES_MAX) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [part]);
  return heading;
}

/** About five seconds. */
const FRAMES_MAX = 300;
