import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import {
  clearCookie,
  readCookie,
  readUnprefixed,
  writeCookie,
  type ServerCookie,
} from '../../http/cookies.ts';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';

/** Of the cookie policy's text. */
export const COOKIE_POLICY_VERSION = '2026-11';
const COOKIE: ServerCookie = { name: 'cookie_choice', sameSite: 'lax' };
const MAX_AGE_S = 180 * 86_400;

/** Whether nothing may be counted before somebody agreed: in the overseas variant. */
export const needsConsent = (school: Pick<SchoolRow, 'type'> | undefined): boolean => school?.type === 'o3';

/** Lets the browser carry its choice with the id of the proof, out of reach of scripts. */
export function rememberChoice(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  choice: { operation: 'active' | 'inactive' | 'reset'; id: string },
): void {
  if (choice.operation === 'reset') {
    clearCookie(reply, config, COOKIE);
    return;
  }
  const value = `${choice.operation}.${COOKIE_POLICY_VERSION}.${choice.id}`;
  writeCookie(reply, config, COOKIE, value, MAX_AGE_S);
}

/** Whether this browser agreed to be counted, to the text that is in force. */
export const hasConsented = (
  request: Pick<FastifyRequest, 'cookies'>,
  config: Pick<Config, 'publicUrl'>,
): boolean =>
  // A choice that was made before cookies had a prefix stands until it ends: nobody is asked again for a name.
  (readCookie(request, config, COOKIE) ?? readUnprefixed(request, config, COOKIE))?.startsWith(
    `active.${COOKIE_POLICY_VERSION}.`,
  ) ?? false;
