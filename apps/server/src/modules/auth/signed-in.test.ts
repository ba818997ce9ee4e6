import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { askingWho, LEARNER, signingIn, useOwnAddress } from './auth.fixtures.ts';

const test = useTestApp({ PUBLIC_URL: 'https://stoa.example' });
const tryPassword = signingIn(test, useOwnAddress());
const me = askingWho(test);

describe('who is signed in (C021, B022, B023)', () => {
  it('is told to them in the fields of the contract, and kept nowhere (TRUST 17)', async () => {
    const answer = await me(await test.signIn(LEARNER));
    expect(answer.headers['cache-control']).toBe('no-store');
    const { data } = answer.json();
    expect(Object.keys(data).sort()).toEqual([
      'IsSchoolUnionLeader',
      'abilities',
      'avatarUrl',
      'displayName',
      'email',
      'focusType',
      'isSuperuser',
      'isValid',
      'language',
      'memberships',
      'mobile',
      'nickName',
      'realName',
      'schoolUnionLeader',
      'timeZone',
      'userInfo',
      'user_id',
    ]);
    expect(Object.keys(data.memberships[0]).sort()).toEqual([
      'joinedAt',
      'logoUrl',
      'name',
      'operations',
      'role',
      'schoolId',
    ]);
    expect(data).toMatchObject({
      email: LEARNER,
      mobile: '13800000001',
      isValid: 1,
      schoolUnionLeader: '0',
      IsSchoolUnionLeader: false,
    });
  });

  it('costs the same number of statements however many schools they belong to', async () => {
    const few = await test.signIn(LEARNER);
    const many = await test.signIn('owner@stoa.example');
    const cost = async (token: string) => {
      const before = test.database.statements;
      expect((await me(token)).statusCode).toBe(200);
      return test.database.statements - before;
    };
    expect([await cost(few), await cost(many)]).toEqual([3, 3]);
    const before = test.database.statements;
    await tryPassword(LEARNER, DEMO_PASSWORD);
    expect(test.database.statements - before).toBe(2);
  });

  it('keeps alive what lives, and makes nothing longer (C148, B019, TRUST 15)', async () => {
    const token = await test.signIn(LEARNER);
    const beat = async () =>
      (await test.call('POST', '/api/accounts/users/heartbeat', { token })).json().data;
    const [first, second] = [await beat(), await beat()];
    expect(second.sessionEndsAt).toBe(first.sessionEndsAt);
    expect(Date.parse(first.sessionEndsAt) - Date.parse(first.serverTime)).toBeLessThanOrEqual(
      30 * 86_400_000,
    );
    await test.database.write({}, (tx) =>
      tx
        .updateTable('session')
        .set({ expires_at: new Date(Date.now() - 1) })
        .execute(),
    );
    expect((await test.call('POST', '/api/accounts/users/heartbeat', { token })).statusCode).toBe(401);
  });
});
