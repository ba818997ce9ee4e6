import { hrefTo } from '../../../app/links.ts';
import { stripDefaults } from '../../../app/search-fields.ts';
import type { Language } from '../../../i18n/languages.ts';
import { auditSearch, type AuditQuery } from './audit-search.ts';

const DAY_MS = 86_400_000;

/** The address of the page. */
export const auditHref = (schoolId: string, query: Partial<AuditQuery> = {}): string =>
  hrefTo({ to: '/manage/$schoolId/audit', params: { schoolId }, search: stripDefaults(auditSearch, query) });

/** From the beginning of a day, so that one question is asked all day. */
const since = (days: number | undefined, now: number): string | undefined =>
  days === undefined ? undefined : new Date((Math.floor(now / DAY_MS) - days) * DAY_MS).toISOString();

/** What the API is asked for the list. */
export const auditParams = (
  schoolId: string,
  { person, action, days, at }: AuditQuery,
  lang: Language,
  now: number,
) => ({
  schoolId,
  userId: person,
  action,
  from: since(days, now),
  cursor: at || undefined,
  lang,
});
