import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './home.css.ts';

/** The next band waits for the one before, so that no frame is long. */
const waiting: HTMLElement[] = [];
let isBusy = false;

const whenIdle = (work: () => void): void => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work);
};

function layOutNext(): void {
  const element = waiting.shift();
  isBusy = element !== undefined;
  if (!element) return;
  element.dataset.laidOut = '';
  whenIdle(layOutNext);
}

interface PageSectionProps {
  /** Id of the heading that names it. */
  labelId?: string | undefined;
  children: ReactNode;
}

/**
 * A band of a home page. It is laid out when it comes near the window, or when the browser has nothing better to do:
 * a school's home page has many, and a phone would take a long time over all of them at once. In a page that the server
 * drew, the document's own few lines do the same.
 */
export function PageSection({ labelId, children }: PageSectionProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!element.current) return;
    waiting.push(element.current);
    if (!isBusy) {
      isBusy = true;
      whenIdle(layOutNext);
    }
  }, []);
  return (
    <section ref={element} data-band className={styles.band} aria-labelledby={labelId}>
      {children}
    </section>
  );
}
