import { COMPLAINT_TYPES, type ComplaintType } from '@stoa/machines/complaint';
import { FEEDBACK_TYPES, type FeedbackType } from '@stoa/machines/feedback';
import { hrefTo } from '../../../app/links.ts';
import { stripDefaults } from '../../../app/search-fields.ts';
import type { Language } from '../../../i18n/languages.ts';
import { inboxSearch, type InboxQuery } from './inbox-search.ts';

/** The types that a kind has; without a kind there is nothing to choose. */
export const typesOf = (kind: InboxQuery['kind']): readonly (FeedbackType | ComplaintType)[] =>
  kind === undefined ? [] : kind === 'feedback' ? FEEDBACK_TYPES : COMPLAINT_TYPES;

const typeIn = ({ kind, type }: Partial<InboxQuery>): InboxQuery['type'] =>
  typesOf(kind).find((known) => known === type);

/** The address of the inbox. */
export const inboxHref = (schoolId: string, query: Partial<InboxQuery> = {}): string =>
  hrefTo({
    to: '/manage/$schoolId/feedback',
    params: { schoolId },
    search: stripDefaults(inboxSearch, { ...query, type: typeIn(query) }),
  });

export const isNarrowed = ({ keyword, kind, status }: InboxQuery): boolean =>
  keyword !== '' || kind !== undefined || status !== undefined;

/** What list and export are asked for. */
export function inboxFilter(query: InboxQuery) {
  const { keyword, kind, status } = query;
  const type = typeIn(query);
  return {
    keyword: keyword || undefined,
    kind,
    feedbackType: kind === 'feedback' && type !== undefined ? (Number(type) as 0 | 1 | 2 | 3) : undefined,
    complaintType: kind === 'complaint' ? (type as ComplaintType | undefined) : undefined,
    status,
  };
}

/** What the API is asked for the list. */
export const inboxParams = (schoolId: string, query: InboxQuery, lang: Language) => ({
  schoolId,
  scope: 'school' as const,
  ...inboxFilter(query),
  sort: query.sort === 'newest' ? undefined : query.sort,
  cursor: query.at || undefined,
  lang,
});
