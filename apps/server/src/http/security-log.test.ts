import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';

interface Line {
  level: number;
  msg: string;
  security?: true;
  [field: string]: unknown;
}
const lines: string[] = [];
const test = useTestApp({ LOG_LEVEL: 'warn' }, { log: { write: (line) => void lines.push(line) } });
const reported = (): Line[] =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security);
const headers = { tenantid: SCHOOL.open, 'x-requested-with': 'stoa' };
const signInAs = (username: string, password: string) =>
  test.call('POST', '/api/auth/oauth/token', { form: { grant_type: 'password', username, password } });

describe('the log, also where it is for warnings alone (TRUST 97)', () => {
  it('tells who signed in and out, and by which session', async () => {
    lines.length = 0;
    const { access_token: token, user_id: accountId } = (
      await signInAs('learner@stoa.example', DEMO_PASSWORD)
    ).json() as { access_token: string; user_id: string };
    await test.call('DELETE', '/api/auth/open/logout', { token, headers });
    const [signedIn, signedOut, ...others] = reported();
    expect(others).toEqual([]);
    expect(signedIn).toMatchObject({
      msg: 'signed in',
      accountId,
      loginMethod: '1',
      bySecondFactor: false,
      req: { method: 'POST', route: '/api/auth/oauth/token', ip: '127.0.0.1' },
    });
    expect(signedOut).toMatchObject({ msg: 'signed out', accountId, sessionId: signedIn?.sessionId });
    expect(lines.join('')).not.toContain(token);
    expect(lines.join('')).not.toContain('learner@stoa.example');
  });

  it('tells of proofs and rights that were refused, by whom where that is known', async () => {
    const token = await test.signIn('learner@stoa.example');
    lines.length = 0;
    await signInAs('teacher@stoa.example', 'wrong-password-1');
    await test.call('GET', '/api/school/members/', { token, headers });
    await test.call('GET', '/api/school/members/', { headers });
    expect(reported().map(({ msg, code, accountId }) => [msg, code, typeof accountId])).toEqual([
      ['security refusal', 'INVALID_GRANT', 'undefined'],
      ['security refusal', 'FORBIDDEN', 'string'],
    ]);
    expect(lines.join('')).not.toMatch(/teacher@stoa|wrong-password/);
  });
});
