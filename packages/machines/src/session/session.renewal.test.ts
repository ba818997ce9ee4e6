import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA, SIGNED_IN, createSessionActor } from './session.fixtures.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an answer to a refresh that is lost', () => {
  test('again and again signs nobody out and leads nobody away (TRUST F17, F18)', async () => {
    const { actor, refresh, loadUser, clearSession, tabs, went } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'request.unauthorised' });
    for (let lost = 1; lost <= 6; lost += 1) {
      expect(refresh.inputs).toHaveLength(lost);
      await refresh.fail('NETWORK');
      expect(actor.getSnapshot().hasTag('unreachable')).toBe(true);
      await vi.advanceTimersByTimeAsync(30_000);
    }
    await refresh.succeed({ accessExpiresInSeconds: 900 });
    await loadUser.succeed({ viewer: ADA });
    expect(actor.getSnapshot().matches({ signedIn: { tokens: 'fresh' } })).toBe(true);
    expect([clearSession.mock.calls, went]).toEqual([[], []]);
    expect(tabs.sent).toEqual([{ type: 'announce.refreshed', accessExpiresInSeconds: 900 }]);
  });

  test('is asked for again at once when the phone wakes up (TRUST F17)', async () => {
    const { actor, refresh } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'request.unauthorised' });
    await refresh.fail('NETWORK');
    actor.send({ type: 'network.restored' });
    expect(refresh.inputs).toHaveLength(2);
  });

  test('while the page opens is asked for again, and nobody becomes a visitor (TRUST F17, F18)', async () => {
    const { actor, refresh, loadUser, went } = createSessionActor({ firstPaint: { known: 'refreshable' } });
    await refresh.fail('NETWORK');
    expect(actor.getSnapshot().hasTag('unreachable')).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await loadUser.fail('TOKEN_EXPIRED');
    expect(refresh.inputs).toHaveLength(2);
    await refresh.succeed({ accessExpiresInSeconds: 900 });
    await loadUser.succeed({ viewer: ADA });
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
    expect(went).toEqual([]);
  });

  test('while the page opens is not needed where another tab got it (B018)', async () => {
    const { actor, refresh, loadUser, tabs } = createSessionActor({ firstPaint: { known: 'refreshable' } });
    await refresh.fail('NETWORK');
    tabs.say({ type: 'tab.refreshed', accessExpiresInSeconds: 900 });
    await loadUser.succeed({ viewer: ADA });
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
    expect(refresh.inputs).toHaveLength(1);
  });
});

describe('the person behind renewed tokens', () => {
  test.each([
    ['VERIFICATION_FAILED', 'unverified'],
    ['ACCOUNT_DISABLED', 'disabled'],
    ['INVALID_GRANT', 'expired'],
    ['UNAUTHENTICATED', 'expired'],
  ] as const)('who is refused with %s is told that the session is %s (B023, B024)', async (code, end) => {
    const { actor, refresh, loadUser, clearSession, postLogoutToFrame, went } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'request.unauthorised' });
    await refresh.succeed({});
    await loadUser.fail(code);
    expect(actor.getSnapshot().value).toEqual({ signedOut: end });
    expect([clearSession, postLogoutToFrame].map((action) => action.mock.calls.length)).toEqual([1, 1]);
    expect(went).toEqual(['page.login']);
  });

  test.each([
    ['VERIFICATION_FAILED', 'unverified'],
    ['ACCOUNT_DISABLED', 'disabled'],
    ['INVALID_GRANT', 'visitor'],
  ] as const)('who is refused with %s as the page opens is %s, without a redirect', async (code, end) => {
    const { actor, loadUser, went } = createSessionActor({ firstPaint: { known: 'nothing' } });
    await loadUser.fail(code);
    expect(actor.getSnapshot().value).toEqual({ signedOut: end });
    expect(went).toEqual([]);
  });
});
