import { hrefTo } from '../../../app/links.ts';
import type { Language } from '../../../i18n/languages.ts';

/** The address of a page of bulletins. */
export const bulletinsHref = (schoolId: string, at = ''): string =>
  hrefTo({ to: '/manage/$schoolId/bulletins', params: { schoolId }, search: { at } });

/** What the API is asked for the list. */
export const bulletinsParams = (schoolId: string, at: string, lang: Language) => ({
  schoolId,
  cursor: at || undefined,
  lang,
});
