import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA, BEN, SIGNED_IN, DUE_MS, createSessionActor } from './session.fixtures.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('two tabs', () => {
  test('two tabs that refresh at once both stay signed in (B018)', async () => {
    const { actor, refresh, loadUser, tabs, went } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'request.unauthorised' });
    tabs.say({ type: 'tab.refreshed', accessExpiresInSeconds: 900 });
    await refresh.fail('INVALID_GRANT');
    await loadUser.succeed({ viewer: ADA });
    expect(actor.getSnapshot().matches({ signedIn: { tokens: 'fresh' } })).toBe(true);
    expect(went).toEqual([]);
  });

  test('the other tab may say so a little later than the server (B018)', async () => {
    const { actor, refresh, loadUser, tabs, went } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'request.unauthorised' });
    await refresh.fail('INVALID_GRANT');
    await vi.advanceTimersByTimeAsync(1_000 - 1);
    tabs.say({ type: 'tab.refreshed', accessExpiresInSeconds: 900 });
    await loadUser.succeed({ viewer: ADA });
    expect(actor.getSnapshot().matches({ signedIn: { tokens: 'fresh' } })).toBe(true);
    expect(went).toEqual([]);
  });

  test('a refresh on the way is never broken off, since its token would be lost (B018)', async () => {
    const { actor, refresh, tabs } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'request.unauthorised' });
    tabs.say({ type: 'tab.refreshed' });
    expect(actor.getSnapshot().matches({ signedIn: { tokens: { refreshing: 'requesting' } } })).toBe(true);
    await refresh.succeed({});
    expect(refresh.inputs).toHaveLength(1);
  });

  test('a refresh of the other tab puts the own one off (B018)', async () => {
    const { refresh, tabs } = createSessionActor(SIGNED_IN);
    await vi.advanceTimersByTimeAsync(DUE_MS - 1);
    tabs.say({ type: 'tab.refreshed', accessExpiresInSeconds: 900 });
    await vi.advanceTimersByTimeAsync(DUE_MS - 1);
    expect(refresh.inputs).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(refresh.inputs).toHaveLength(1);
  });

  test('signing in and out in one tab reaches the other (B024)', () => {
    const first = createSessionActor({ firstPaint: { known: 'signedOut' } });
    first.actor.send({ type: 'signIn.succeeded', viewer: ADA, accessExpiresInSeconds: 900 });
    first.actor.send({ type: 'signOut.completed' });
    expect(first.tabs.sent).toEqual([
      { type: 'announce.signedIn', viewer: ADA, accessExpiresInSeconds: 900 },
      { type: 'announce.signedOut' },
    ]);
    const second = createSessionActor({ firstPaint: { known: 'signedOut' } });
    second.tabs.say({ type: 'tab.signedIn', viewer: ADA });
    expect(second.actor.getSnapshot().hasTag('signedIn')).toBe(true);
    expect(second.tabs.sent).toEqual([]);
    second.tabs.say({ type: 'tab.signedOut' });
    expect(second.actor.getSnapshot().matches({ signedOut: 'elsewhere' })).toBe(true);
    expect(second.went).toEqual(['page.login']);
  });

  test('a sign-in that ran out in one tab has run out in the other, where nobody signed out (B024)', () => {
    const { actor, tabs, went, clearSession, postLogoutToFrame } = createSessionActor(SIGNED_IN);
    tabs.say({ type: 'tab.expired' });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'expired' });
    expect(went).toEqual(['page.login']);
    expect(clearSession).toHaveBeenCalledOnce();
    expect(postLogoutToFrame).toHaveBeenCalledOnce();
    expect(tabs.sent).toEqual([]);
  });

  test('another account that signs in elsewhere becomes the account here', () => {
    const { actor, tabs } = createSessionActor(SIGNED_IN);
    tabs.say({ type: 'tab.signedIn', viewer: BEN });
    expect(actor.getSnapshot().context.viewer).toEqual(BEN);
  });
});
