import type { Language } from '../../../i18n/languages.ts';
import { cursorOf, withParams } from '../../../shared/address.ts';

/** What the address of the page says: where the page begins, as the server said; empty for the first. */
export const parseBulletinsQuery = (search: Readonly<Record<string, unknown>>): { at: string } => ({
  at: cursorOf(search.at),
});

/** The address of a page of bulletins. */
export const bulletinsHref = (schoolId: string, at = ''): string =>
  withParams(`/manage/${schoolId}/bulletins`, { at });

/** What the API is asked for the list. */
export const bulletinsParams = (schoolId: string, at: string, lang: Language) => ({
  schoolId,
  cursor: at || undefined,
  lang,
});
