import type { MailScope } from '@stoa/api/mail.calls';
import * as v from 'valibot';
import { choice, choiceOr, cursor } from '../../../app/search-fields.ts';

export type MailStatus = 'waiting' | 'failed';

export const SCOPES: readonly MailScope[] = ['school', 'platform'];
export const STATUSES: readonly MailStatus[] = ['waiting', 'failed'];

export const mailsSearch = v.object({
  scope: choiceOr(SCOPES, 'school'),
  status: choice(STATUSES),
  at: cursor(),
});

/** What the address of the page says. */
export type MailsQuery = v.InferOutput<typeof mailsSearch>;
