import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig, StartError } from '../config.ts';
import { fixedClock } from './clock.ts';
import { wellKnown } from './well-known.ts';

const NOW = new Date('2026-11-22T15:30:00Z');
const SITE = { PUBLIC_URL: 'https://learn.school.example' };

function get(url: string, env: NodeJS.ProcessEnv = SITE) {
  const app = Fastify();
  wellKnown(app, readConfig(env), fixedClock(NOW));
  return app.inject(url);
}

/** The fields of a security.txt. */
async function fields(env?: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const { body } = await get('/.well-known/security.txt', env);
  return Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
}

describe('security.txt (RFC 9116)', () => {
  it('says whom to tell, until when that holds, in which language, and what to expect', async () => {
    expect(await fields()).toEqual({
      Contact: 'mailto:security@learn.school.example',
      Expires: '2027-05-21T00:00:00.000Z',
      'Preferred-Languages': 'en',
      Canonical: 'https://learn.school.example/.well-known/security.txt',
      Policy: 'https://learn.school.example/security-policy.txt',
    });
    const { statusCode, headers } = await get('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  });

  it.each([
    ['security@trust.example', 'mailto:security@trust.example'],
    ['mailto:security@trust.example', 'mailto:security@trust.example'],
    ['https://trust.example/report', 'https://trust.example/report'],
  ])('has the contact that the operator names: %s', async (contact, expected) => {
    expect((await fields({ ...SITE, SECURITY_CONTACT: contact }))['Contact']).toBe(expected);
  });

  it.each(['javascript:alert(1)', 'http://trust.example/report', 'nobody', 'a@b.example\nPolicy: x'])(
    'refuses %j at the start',
    (contact) => expect(() => readConfig({ ...SITE, SECURITY_CONTACT: contact })).toThrow(StartError),
  );

  it('leads to a policy that can be read', async () => {
    const { pathname } = new URL((await fields())['Policy'] ?? '');
    const answer = await get(pathname);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body).toContain('Safe harbour');
  });
});

it('password managers are led to where a password is changed', async () => {
  const answer = await get('/.well-known/change-password');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/account/security']);
});
