import { readPageModes, type PageModes } from '@stoa/machines/route-guard';
import { useLocation } from '@tanstack/react-router';
import { parseSearch } from './search-params.ts';

/** A page inside another site stays without head and foot wherever its links lead. */
let hasStartedEmbedded: boolean | undefined;

/** How the page is shown: as a preview that cannot be used, inside another site's frame. */
export function usePageModes(): Pick<PageModes, 'isPreview' | 'isEmbedded'> {
  const { isPreview, isEmbedded } = useLocation({
    select: ({ search }) => readPageModes(search as Record<string, unknown>),
    // Where anything else in the search changes, what is around the page stays as it is.
    structuralSharing: true,
  });
  hasStartedEmbedded ??= readPageModes(
    parseSearch(typeof window === 'undefined' ? '' : window.location.search),
  ).isEmbedded;
  return { isPreview, isEmbedded: isEmbedded || hasStartedEmbedded };
}
