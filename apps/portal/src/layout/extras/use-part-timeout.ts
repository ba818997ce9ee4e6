import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long a part of the portal may be on its way (B071). */
const PART_TIMEOUT_MS = 120_000;

/**
 * A file that neither comes nor fails would leave somebody waiting for ever: the browser gives up on none by itself. After
 * the time-out the page is asked of the server anew, as where a file cannot be loaded.
 */
export function usePartTimeout(): void {
  const router = useRouter();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => window.location.assign(router.latestLocation.href), PART_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [router, isLoading]);
}
