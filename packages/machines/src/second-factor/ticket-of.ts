import { codeOf, isRecord } from '../shared/problem.ts';
import { FACTOR_METHODS } from './second-factor.types.ts';
import type { SecondFactorTicket } from './second-factor.types.ts';

/** Where the server does not say how long a ticket holds. */
const TICKET_LIFE_SECONDS = 300;

/** The ticket that a refusal by SECOND_FACTOR_REQUIRED carries, or null for every other rejection. */
export function ticketOf(error: unknown): SecondFactorTicket | null {
  if (codeOf(error) !== 'SECOND_FACTOR_REQUIRED' || !isRecord(error) || !isRecord(error.details)) return null;
  const { ticket, methods, expiresInSeconds, targetUrl } = error.details;
  if (typeof ticket !== 'string' || ticket === '') return null;
  const offered: readonly unknown[] = Array.isArray(methods) ? methods : [];
  return {
    ticket,
    methods: FACTOR_METHODS.filter((method) => offered.includes(method)),
    expiresInSeconds: typeof expiresInSeconds === 'number' ? expiresInSeconds : TICKET_LIFE_SECONDS,
    ...(typeof targetUrl === 'string' ? { targetUrl } : {}),
  };
}
