import type { Page } from '@stoa/api/schema';
import type { PageDetails, Translations } from '../../database/tables.ts';

/** What links to a page show of it. */
export function linkOf(
  { description, picture }: PageDetails,
  say: (texts: Translations) => string,
): Pick<Page, 'description' | 'pictureUrl'> {
  const said = description ? say(description) : '';
  return { ...(said ? { description: said } : {}), ...(picture ? { pictureUrl: picture } : {}) };
}
