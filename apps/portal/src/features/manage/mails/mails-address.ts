import type { MailScope } from '@stoa/api/mail.calls';
import type { Language } from '../../../i18n/languages.ts';
import { cursorOf, oneOf, withParams } from '../../../shared/address.ts';

export type MailStatus = 'waiting' | 'failed';

/** What the address of the page says. */
export interface MailsQuery {
  scope: MailScope;
  status: MailStatus | undefined;
  /** Where the page begins, as the server said; empty for the first. */
  at: string;
}

export const SCOPES: readonly MailScope[] = ['school', 'platform'];
export const STATUSES: readonly MailStatus[] = ['waiting', 'failed'];

/** Reads an address; what is not understood becomes the default. */
export const parseMailsQuery = (search: Readonly<Record<string, unknown>>): MailsQuery => ({
  scope: oneOf(SCOPES, search.scope) ?? 'school',
  status: oneOf(STATUSES, search.status),
  at: cursorOf(search.at),
});

/** The address of the page, without what is the default anyway. */
export const mailsHref = (schoolId: string, query: Partial<MailsQuery> = {}): string =>
  withParams(`/manage/${schoolId}/mails`, {
    scope: query.scope === 'platform' ? query.scope : undefined,
    status: query.status,
    at: query.at,
  });

/** What the API is asked for the list. */
export const mailsParams = (schoolId: string, { scope, status, at }: MailsQuery, lang: Language) => ({
  schoolId,
  scope: scope === 'platform' ? scope : undefined,
  status,
  cursor: at || undefined,
  lang,
});
