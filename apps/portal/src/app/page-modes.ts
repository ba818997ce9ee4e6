import { readPageModes, type PageModes } from '@stoa/machines/route-guard';
import { useLocation } from '@tanstack/react-router';
import { parseSearch } from './search-params.ts';

/** A page inside another site stays without head and foot wherever its links lead. */
let hasStartedEmbedded: boolean | undefined;

/** How the page is shown: as a preview that cannot be used, inside another site's frame. */
export function usePageModes(): Pick<PageModes, 'isPreview' | 'isEmbedded'> {
  const modes = useLocation({ select: ({ search }) => search });
  const { isPreview, isEmbedded } = readPageModes(modes as Record<string, unknown>);
  hasStartedEmbedded ??= readPageModes(
    parseSearch(typeof window === 'undefined' ? '' : window.location.search),
  ).isEmbedded;
  return { isPreview, isEmbedded: isEmbedded || hasStartedEmbedded };
}
