import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { isDialogWaiting, onLayoutSignal } from '../app/layout-signals.ts';

/** After the first paint and what belongs to it. */
const AFTER_MS = 1500;

const LayoutExtras = lazy<ComponentType>(() =>
  import('./extras/layout-extras.tsx').then(
    ({ LayoutExtras: Extras }) => ({ default: Extras }),
    // The page is of use without them.
    () => ({ default: () => null }),
  ),
);

/** What comes to a page's layout late: cookie settings, counting, tools, contact. Nobody waits for it. */
export function LayoutWatch() {
  const [isDue, setIsDue] = useState(false);
  const isAsked = useSyncExternalStore(onLayoutSignal, isDialogWaiting, () => false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isAsked && !isDue) setIsDue(true);
  return isDue ? (
    <Suspense>
      <LayoutExtras />
    </Suspense>
  ) : null;
}
