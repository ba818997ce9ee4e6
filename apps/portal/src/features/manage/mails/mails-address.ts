import { hrefTo } from '../../../app/links.ts';
import { stripDefaults } from '../../../app/search-fields.ts';
import type { Language } from '../../../i18n/languages.ts';
import { mailsSearch, type MailsQuery } from './mails-search.ts';

/** The address of the page. */
export const mailsHref = (schoolId: string, query: Partial<MailsQuery> = {}): string =>
  hrefTo({ to: '/manage/$schoolId/mails', params: { schoolId }, search: stripDefaults(mailsSearch, query) });

/** What the API is asked for the list, without what is the default anyway. */
export const mailsParams = (schoolId: string, { scope, status, at }: MailsQuery, lang: Language) => ({
  schoolId,
  scope: scope === 'platform' ? scope : undefined,
  status,
  cursor: at || undefined,
  lang,
});
