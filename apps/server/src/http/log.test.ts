import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { describeError } from './log.ts';

const lines: string[] = [];
const test = useTestApp({ LOG_LEVEL: 'info' }, { log: { write: (line) => void lines.push(line) } });
const said = () => lines.join('');

describe('the log (TRUST 97)', () => {
  it('holds no secret, whichever part of a request carries it', async () => {
    const secrets = {
      path: 'path-secret-0123456789012345',
      query: 'query-secret-0123456789',
      body: 'body-secret-0123456789',
      header: 'header-secret-0123456789',
      cookie: 'cookie-secret-0123456789',
      field: 'field-secret-0123456789',
      mail: 'secret.person@stoa.example',
      mobile: '13900001234',
      password: DEMO_PASSWORD,
      code: '730516',
    };
    const token = await test.signIn('learner@stoa.example');
    const headers = { tenantid: SCHOOL.open, 'x-requested-with': 'stoa', 'user-agent': 'a\tb' };
    for (const [method, url, json] of [
      ['POST', `/api/school/invitations/${secrets.path}/accept`, {}],
      ['GET', `/api/school/invitations/${secrets.path}?sxz-lang=en_US`, undefined],
      ['PUT', `/api/accounts/users/avatar/${secrets.path}/content`, { [secrets.field]: secrets.body }],
      ['GET', `/api/nope/${secrets.path}?token=${secrets.query}`, undefined],
      ['GET', `/nowhere/${secrets.path}`, undefined],
      ['POST', `/nowhere/${secrets.path}`, {}],
      ['GET', `/register/invite?token=${secrets.query}`, undefined],
      ['GET', `/api/accounts/open/email/existed?email=${secrets.mail}`, undefined],
      ['GET', `/api/accounts/open/email/existed?email=${secrets.mail}&${secrets.field}=1`, undefined],
      [
        'POST',
        '/api/accounts/open/register',
        { channel: 'sms', target: secrets.mobile, code: secrets.code, nickName: secrets.body, agreed: true },
      ],
      ['POST', '/api/accounts/open/url/decode', { url: secrets.body }],
    ] as const)
      await test.call(method, url, {
        headers: { ...headers, fp: secrets.header },
        cookies: { access_token: secrets.cookie },
        ...(json ? { json } : {}),
      });
    const forms: Record<string, string>[] = [
      { grant_type: 'password', username: secrets.mail, password: secrets.password },
      { grant_type: 'email_code', email: secrets.mail, code: secrets.code },
      { grant_type: 'refresh_token', refresh_token: secrets.body },
      { grant_type: secrets.body },
    ];
    for (const form of forms) await test.call('POST', '/api/auth/oauth/token', { form });
    // Wrong passwords are answered with a challenge.
    const wrong = { grant_type: 'password', username: 'teacher@stoa.example', password: 'wrong-password-1' };
    let challenge = '';
    for (let n = 0; n < 5; n++) {
      const answer = await test.call('POST', '/api/auth/oauth/token', { form: wrong });
      const { details } = answer.json() as { details?: { challenge?: { signature: string } } };
      challenge = details?.challenge?.signature ?? challenge;
    }
    await test.call('GET', '/api/accounts/users/me', { token });
    expect(challenge).not.toBe('');
    expect(lines.length).toBeGreaterThan(20);
    for (const [what, secret] of Object.entries({ ...secrets, token, challenge }))
      expect([what, said().includes(secret)]).toEqual([what, false]);
    expect(said()).toContain('/api/school/invitations/:token/accept');
    for (const line of lines) expect(line.trim().split('\n')).toHaveLength(1);
  });

  it('tells of an error what it was, and not the values that it was about', () => {
    const error = Object.assign(
      new Error('invalid input syntax for type uuid: "the-ticket" of some.body@stoa.example'),
      { code: '22P02', detail: 'Key (email)=(some.body@stoa.example)', constraint: 'account_email_key' },
    );
    const reported = JSON.stringify(describeError(error));
    expect(reported).not.toMatch(/the-ticket|some\.body/);
    expect(reported).toContain('account_email_key');
  });

  it('takes a client that breaks off its body neither for an error nor for a missing database', async () => {
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    lines.length = 0;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'POST /api/accounts/open/url/decode HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"url"',
        () => setImmediate(() => socket.resetAndDestroy()),
      ),
    );
    await vi.waitFor(() => expect(said()).toContain('request refused'), { timeout: 10_000 });
    expect(said()).toContain('MALFORMED_BODY');
    expect(said()).not.toMatch(/request failed|SERVICE_UNAVAILABLE/);
  });
});
