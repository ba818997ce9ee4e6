import { useMatch } from '@tanstack/react-router';
import { stringifySearch } from './search-params.ts';

/** The address of a page, as its route has matched it. */
export interface Here {
  href: string;
  pathname: string;
  search: Readonly<Record<string, unknown>>;
}

/**
 * The address of the page that this stands in. The router's own location is already that of the next page while that
 * one is loaded, and a page that reads it would begin anew for an address that is not its own.
 */
export function useHere(): Here {
  const match = useMatch({ strict: false });
  const search: Record<string, unknown> = { ...match.search };
  return { href: `${match.pathname}${stringifySearch(search)}`, pathname: match.pathname, search };
}
