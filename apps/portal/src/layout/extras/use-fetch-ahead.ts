import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageAt, watchLinkIntent } from './link-intent.ts';

/** What browsers tell of a connection, where they do. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whoever pays by the byte, or waits for each, gets what was asked for alone. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/**
 * Loads the code and the data of a page while its link is being aimed at, so that a press shows it at once. The router's
 * own links would do so; those of the design system know no router.
 */
export function useFetchAhead(): void {
  const router = useRouter();
  // What was fetched on one page may be stale when another is left.
  const { href } = useLocation();
  useEffect(() => {
    if (isSparing()) return undefined;
    return watchLinkIntent(document, {
      pageOf: (target) => pageAt(target, window.location),
      // What fails is told when the page is opened.
      onIntent: (page) => void router.preloadRoute({ href: page } as never).catch(() => undefined),
    });
  }, [router, href]);
}
