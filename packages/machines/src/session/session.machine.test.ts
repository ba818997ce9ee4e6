import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA, BEN, SIGNED_IN, DUE_MS, createSessionActor } from './session.fixtures.ts';
import { displayNameOf } from './session.types.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('opening a page', () => {
  test('the document says who is signed in: no request is made (B016)', () => {
    const { actor, loadUser } = createSessionActor(SIGNED_IN);
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
    expect(actor.getSnapshot().context.viewer).toEqual(ADA);
    expect(loadUser.inputs).toEqual([]);
  });

  test('a cookie is missing: nobody is signed in, and nothing beats (B016, B019)', async () => {
    const { actor, heartbeat } = createSessionActor({ firstPaint: { known: 'signedOut' } });
    await vi.advanceTimersByTimeAsync(300_000 * 2);
    expect(actor.getSnapshot().matches({ signedOut: 'visitor' })).toBe(true);
    expect(heartbeat.inputs).toEqual([]);
  });

  test('only the refresh token holds: it is used, then the user is loaded (B017)', async () => {
    const { actor, refresh, loadUser, tabs } = createSessionActor({ firstPaint: { known: 'refreshable' } });
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    await refresh.succeed({ accessExpiresInSeconds: 600 });
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(false);
    await loadUser.succeed({ viewer: ADA });
    expect(actor.getSnapshot().matches({ signedIn: { tokens: 'fresh' } })).toBe(true);
    expect(actor.getSnapshot().context.accessExpiresInSeconds).toBe(600);
    expect(tabs.sent).toEqual([{ type: 'announce.refreshed', accessExpiresInSeconds: 600 }]);
  });

  test('nothing is known and the refresh token is refused: a visitor, without any redirect (B017)', async () => {
    const { actor, loadUser, refresh, went, postLogoutToFrame } = createSessionActor({
      firstPaint: { known: 'nothing' },
    });
    await loadUser.fail('UNAUTHENTICATED');
    await refresh.fail('INVALID_GRANT');
    expect(actor.getSnapshot().matches({ signedOut: 'visitor' })).toBe(true);
    expect(went).toEqual([]);
    expect(postLogoutToFrame).not.toHaveBeenCalled();
  });

  test('user info without data asks to log in again (B022)', async () => {
    const { actor, loadUser, clearSession } = createSessionActor({ firstPaint: { known: 'nothing' } });
    await loadUser.fail('VERIFICATION_FAILED');
    expect(actor.getSnapshot().matches({ signedOut: 'unverified' })).toBe(true);
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'VERIFICATION_FAILED' });
    expect(clearSession).toHaveBeenCalledOnce();
  });

  test('a server that cannot be reached is tried again, longer and longer, and at once when the network is back', async () => {
    const { actor, loadUser } = createSessionActor({ firstPaint: { known: 'nothing' } });
    await loadUser.fail('NETWORK');
    expect(actor.getSnapshot().hasTag('unreachable')).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(loadUser.inputs).toHaveLength(2);
    await loadUser.fail('SERVICE_UNAVAILABLE');
    actor.send({ type: 'network.restored' });
    expect(loadUser.inputs).toHaveLength(3);
    await loadUser.succeed({ viewer: ADA });
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
  });
});

describe('staying signed in', () => {
  test('a beat every 300000 ms, none when signed out (B019)', async () => {
    const { actor, heartbeat } = createSessionActor(SIGNED_IN);
    await vi.advanceTimersByTimeAsync(300_000 - 1);
    expect(heartbeat.inputs).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(heartbeat.inputs).toHaveLength(1);
    await heartbeat.fail('NETWORK');
    await vi.advanceTimersByTimeAsync(375_000);
    expect(heartbeat.inputs).toHaveLength(2);
    await heartbeat.succeed(undefined);
    actor.send({ type: 'signOut.completed' });
    await vi.advanceTimersByTimeAsync(300_000 * 2);
    expect(heartbeat.inputs).toHaveLength(2);
  });

  test('a beat that is refused renews the access token (B019, B017)', async () => {
    const { heartbeat, refresh } = createSessionActor(SIGNED_IN);
    await vi.advanceTimersByTimeAsync(300_000);
    await heartbeat.fail('TOKEN_EXPIRED');
    expect(refresh.inputs).toHaveLength(1);
  });

  test('the access token is renewed before it runs out, then the user is loaded again (B017)', async () => {
    const { actor, refresh, loadUser } = createSessionActor(SIGNED_IN);
    await vi.advanceTimersByTimeAsync(DUE_MS);
    expect(actor.getSnapshot().hasTag('refreshing')).toBe(true);
    await refresh.succeed({ accessExpiresInSeconds: 900 });
    await loadUser.succeed({ viewer: BEN });
    expect(actor.getSnapshot().context.viewer).toEqual(BEN);
    expect(actor.getSnapshot().hasTag('refreshing')).toBe(false);
  });

  test('many requests that are refused together make one refresh (B018)', () => {
    const { actor, refresh } = createSessionActor(SIGNED_IN);
    for (let request = 0; request < 5; request += 1) actor.send({ type: 'request.unauthorised' });
    expect(refresh.inputs).toHaveLength(1);
  });

  test('a server that is down keeps people signed in, and sends nobody to login (B017)', async () => {
    const { actor, refresh, loadUser, went } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'request.unauthorised' });
    for (const code of ['SERVICE_UNAVAILABLE', 'NETWORK', 'INTERNAL_ERROR']) {
      await refresh.fail(code);
      expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
      await vi.advanceTimersByTimeAsync(8_000);
    }
    expect(refresh.inputs).toHaveLength(4);
    await refresh.succeed({});
    await loadUser.fail('NETWORK');
    expect(actor.getSnapshot().matches({ signedIn: { tokens: 'fresh' } })).toBe(true);
    expect(actor.getSnapshot().context.viewer).toEqual(ADA);
    expect(went).toEqual([]);
  });
});

describe('losing the session', () => {
  test.each([
    [false, 'page.login'],
    [true, 'page.reload'],
  ])('the shared handler runs once; host reloads: %s -> %s (B024)', async (reloadsOnFailure, expected) => {
    const all = createSessionActor({ ...SIGNED_IN, reloadsOnFailure });
    all.actor.send({ type: 'request.unauthorised' });
    await all.refresh.fail('INVALID_GRANT');
    await vi.advanceTimersByTimeAsync(1_000);
    all.actor.send({ type: 'request.unauthorised' });
    expect(all.actor.getSnapshot().matches({ signedOut: 'expired' })).toBe(true);
    expect(all.actor.getSnapshot().context.viewer).toBeNull();
    expect(all.went).toEqual([expected]);
    expect(all.postLogoutToFrame).toHaveBeenCalledOnce();
    expect(all.clearSession).toHaveBeenCalledOnce();
    expect(all.tabs.sent).toEqual([{ type: 'announce.expired' }]);
  });

  test('a disabled account is told apart from an old session (B024)', async () => {
    const { actor, refresh, went } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'request.unauthorised' });
    await refresh.fail('ACCOUNT_DISABLED', { requestId: 'req-1' });
    expect(actor.getSnapshot().matches({ signedOut: 'disabled' })).toBe(true);
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'ACCOUNT_DISABLED', requestId: 'req-1' });
    expect(went).toEqual(['page.login']);
  });

  test('signing out on purpose does not run the failure handler (B024, B025)', () => {
    const { actor, went, clearSession } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'signOut.completed' });
    expect(actor.getSnapshot().matches({ signedOut: 'left' })).toBe(true);
    expect(went).toEqual([]);
    expect(clearSession).not.toHaveBeenCalled();
  });
});

test.each([
  [{ realName: 'Ada Lovelace', nickName: 'ada', mobile: '13800000001', email: 'a@b.c' }, 'Ada Lovelace'],
  [{ realName: ' ', nickName: 'ada', mobile: '13800000001' }, 'ada'],
  [{ realName: null, nickName: '', mobile: '13800000001', email: 'a@b.c' }, '13800000001'],
  [{ email: 'a@b.c' }, 'a@b.c'],
  [{}, ''],
])('the display name falls back: %j -> %s (B023)', (names, expected) => {
  expect(displayNameOf(names)).toBe(expected);
});
