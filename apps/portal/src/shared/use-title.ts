import { useEffect } from 'react';

/** Names the document while a page is shown, as the server does for its first paint. */
export function useTitle(page: string | undefined, site = 'Stoa'): void {
  useEffect(() => {
    document.title = page && page !== site ? `${page} · ${site}` : site;
  }, [page, site]);
}
