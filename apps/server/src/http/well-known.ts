import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';

/** RFC 9116 asks for less than a year; the file is written anew for each request. */
const EXPIRES_DAYS = 180;
const DAY_MS = 86_400_000;
const CACHE_S = 3600;
/** How a report is answered; for people, so plain text. */
const POLICY_PATH = '/security-policy.txt';
const CHANGE_PASSWORD_PATH = '/account/security';
const POLICY = new URL('../../../../SECURITY.md', import.meta.url);

/** Addresses at which programs look for things: where to report a vulnerability, where to change a password. */
export function wellKnown(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'securityContact'>,
  clock: Clock,
): void {
  const policy = readFileSync(POLICY, 'utf8');
  const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${CACHE_S}` };

  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS + EXPIRES_DAYS * DAY_MS);
    const fields = [
      ['Contact', config.securityContact],
      ['Expires', expires.toISOString()],
      ['Preferred-Languages', 'en'],
      ['Canonical', `${config.publicUrl}/.well-known/security.txt`],
      ['Policy', `${config.publicUrl}${POLICY_PATH}`],
    ];
    return reply.headers(text).send(fields.map(([name, value]) => `${name}: ${value}\n`).join(''));
  });
  app.get(POLICY_PATH, (_request, reply) => reply.headers(text).send(policy));
  // W3C, "A Well-Known URL for Changing Passwords".
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(CHANGE_PASSWORD_PATH, 302),
  );
}
