import { useEffect } from 'react';
import { documentTitle } from '../app/page-facts.ts';

/** Names the document by what is shown inside of a page; what its route says (`PageFacts`) comes before. */
export function useTitle(page: string | undefined, site?: string): void {
  useEffect(() => {
    document.title = documentTitle(page, site);
  }, [page, site]);
}
