import * as v from 'valibot';
import { choiceOr, cursor } from '../../../app/search-fields.ts';
import { stripDefaults } from '../../../app/search-fields.ts';
import { hrefTo } from '../../../app/links.ts';
import type { Language } from '../../../i18n/languages.ts';

export const REPORT_STATUSES = ['open', 'kept'] as const;
/** What was reported: posts with replies, or personal spaces. */
export const REPORTED = ['posts', 'spaces'] as const;
const PAGE_SIZE = 20;

/** What the address of the list of reports says. */
export const reportsSearch = v.object({
  about: choiceOr(REPORTED, 'posts'),
  status: choiceOr(REPORT_STATUSES, 'open'),
  cursor: cursor(),
});
export type ReportsQuery = v.InferOutput<typeof reportsSearch>;

/** The list with what narrows it. */
export const reportsHref = (schoolId: string, query: Partial<ReportsQuery>): string =>
  hrefTo({
    to: '/manage/$schoolId/reports',
    params: { schoolId },
    search: stripDefaults<Partial<ReportsQuery>>(reportsSearch, query),
  });

/** As reportsParams, of spaces. */
export const spaceReportsParams = (schoolId: string, { status, ...query }: ReportsQuery, lang: Language) => ({
  ...reportsParams(schoolId, { status, ...query }, lang),
  status: status === 'open' ? ('open' as const) : ('decided' as const),
});

/** What the API is asked for. */
export const reportsParams = (schoolId: string, { status, cursor: from }: ReportsQuery, lang: Language) => ({
  schoolId,
  status,
  cursor: from || undefined,
  pageSize: PAGE_SIZE,
  lang,
});
