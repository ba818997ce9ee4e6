import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { SessionStore, type RunningSession, type SessionState } from '../../app/session-store.ts';
import { provideRefreshPage } from './refresh-page.actors.ts';

const HERE = '/portal/1700000000000000001';

/** The page over a session that renews like this and ends like that. */
function renewing(renew: RunningSession['renew'], state: SessionState) {
  const running: RunningSession = {
    state: () => state,
    subscribe: vi.fn(),
    send: vi.fn(),
    settled: async () => ({ signedIn: true, user: 'loaded' }),
    renew,
  };
  const session = new SessionStore({ status: 'unknown' }, async () => running);
  return createActor(provideRefreshPage(session), { input: { redirect: HERE } }).start();
}

describe('the page that renews the sign-in', () => {
  it('goes on to where the address says (R59)', async () => {
    const actor = renewing(async () => 'retry', { status: 'signedIn' });
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ outcome: 'renewed', path: HERE });
  });

  it('leads to login, and back afterwards, where the sign-in is over (R59, B017)', async () => {
    const actor = renewing(async () => undefined, { status: 'signedOut', end: 'expired' });
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output).toEqual({
      outcome: 'signedOut',
      path: `/login/index?redirect=${encodeURIComponent(HERE)}`,
    });
  });

  it('says that an account is disabled (R59)', async () => {
    const actor = renewing(async () => 'retry', { status: 'signedOut', end: 'disabled' });
    expect((await waitFor(actor, (snapshot) => snapshot.hasTag('failed'))).context.problem?.code).toBe(
      'ACCOUNT_DISABLED',
    );
  });
});
