import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { isDialogWaiting, onFrameSignal } from '../app/frame-signals.ts';

/** After the first paint and what belongs to it. */
const AFTER_MS = 1500;

const FrameExtras = lazy<ComponentType>(() =>
  import('./extras/frame-extras.tsx').then(
    ({ FrameExtras: Extras }) => ({ default: Extras }),
    // The page is of use without them.
    () => ({ default: () => null }),
  ),
);

/** What comes to a page's frame late: cookie settings, counting, tools, contact. Nobody waits for it. */
export function FrameWatch() {
  const [isDue, setIsDue] = useState(false);
  const isAsked = useSyncExternalStore(onFrameSignal, isDialogWaiting, () => false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isAsked && !isDue) setIsDue(true);
  return isDue ? (
    <Suspense>
      <FrameExtras />
    </Suspense>
  ) : null;
}
