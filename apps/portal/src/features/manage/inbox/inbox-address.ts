import type { FeedbackStatus } from '@stoa/api/schema';
import { COMPLAINT_TYPES, type ComplaintType } from '@stoa/machines/complaint';
import { FEEDBACK_TYPES, type FeedbackType } from '@stoa/machines/feedback';
import { INBOX_STATUSES } from '@stoa/machines/feedback-inbox';
import type { Language } from '../../../i18n/languages.ts';
import { cursorOf, oneOf, textOf, withParams } from '../../../shared/address.ts';

/** What the address of the inbox says. */
export interface InboxQuery {
  keyword: string;
  kind: 'feedback' | 'complaint' | undefined;
  /** Of feedback or of complaints: the one that the kind asks for. */
  type: FeedbackType | ComplaintType | undefined;
  status: FeedbackStatus | undefined;
  sort: 'newest' | 'oldest';
  /** Where the page begins, as the server said; empty for the first. */
  at: string;
}

const KINDS = ['feedback', 'complaint'] as const;
const SORTS = ['newest', 'oldest'] as const;
const KEYWORD_LENGTH = 100;

/** The types that a kind has; without a kind there is nothing to choose. */
export const typesOf = (kind: InboxQuery['kind']): readonly (FeedbackType | ComplaintType)[] =>
  kind === undefined ? [] : kind === 'feedback' ? FEEDBACK_TYPES : COMPLAINT_TYPES;

/** Reads an address; what is not understood becomes the default. */
export function parseInboxQuery(search: Readonly<Record<string, unknown>>): InboxQuery {
  const kind = oneOf(KINDS, search.kind);
  return {
    keyword: textOf(search.keyword, KEYWORD_LENGTH),
    kind,
    type: oneOf(typesOf(kind), search.type),
    status: oneOf(INBOX_STATUSES, search.status),
    sort: oneOf(SORTS, search.sort) ?? 'newest',
    at: cursorOf(search.at),
  };
}

/** The address of the inbox, without what is the default anyway. */
export const inboxHref = (schoolId: string, query: Partial<InboxQuery> = {}): string =>
  withParams(`/manage/${schoolId}/feedback`, {
    keyword: query.keyword,
    kind: query.kind,
    type: typesOf(query.kind).some((type) => type === query.type) ? query.type : undefined,
    status: query.status,
    sort: query.sort === 'oldest' ? query.sort : undefined,
    at: query.at,
  });

export const isNarrowed = ({ keyword, kind, type, status }: InboxQuery): boolean =>
  keyword !== '' || kind !== undefined || type !== undefined || status !== undefined;

/** What list and export are asked for. */
export const inboxFilter = ({ keyword, kind, type, status }: InboxQuery) => ({
  keyword: keyword || undefined,
  kind,
  feedbackType: kind === 'feedback' && type !== undefined ? (Number(type) as 0 | 1 | 2 | 3) : undefined,
  complaintType: kind === 'complaint' ? (type as ComplaintType | undefined) : undefined,
  status,
});

/** What the API is asked for the list. */
export const inboxParams = (schoolId: string, query: InboxQuery, lang: Language) => ({
  schoolId,
  scope: 'school' as const,
  ...inboxFilter(query),
  sort: query.sort === 'newest' ? undefined : query.sort,
  cursor: query.at || undefined,
  lang,
});
