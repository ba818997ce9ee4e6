import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA, BEN, SIGNED_IN, createSessionActor } from './session.fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Each back-off takes half of the longest time it may take.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => vi.useRealTimers());

const BACK_OFF_MS = { first: 500, second: 1_000, third: 2_000 };
const NOTHING_KNOWN = { firstPaint: { known: 'nothing' } } as const;
const UNUSED = { failures: 0, refreshedElsewhere: false, problem: null };

type Session = ReturnType<typeof createSessionActor>;

/** What the page reads: the tags, the code of the last refusal. */
const shownBy = ({ actor }: Session) => {
  const { tags, context } = actor.getSnapshot();
  return [[...tags].toSorted(), context.problem?.code ?? null];
};

/** Whether a request goes out in so many milliseconds, and not in one less. */
async function goesOutAfter(milliseconds: number, { inputs }: { inputs: unknown[] }): Promise<boolean> {
  const before = inputs.length;
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  const early = inputs.length - before;
  await vi.advanceTimersByTimeAsync(1);
  return early === 0 && inputs.length === before + 1;
}

/** A server that cannot be reached for so many tries, each of which asks for the person anew. */
async function unreachable({ loadUser }: Session, tries: number): Promise<void> {
  for (let failed = 1; failed <= tries; failed += 1) {
    await loadUser.fail('NETWORK');
    await vi.advanceTimersByTimeAsync(30_000);
  }
}

describe('what the page is told at each step', () => {
  test('of a page that opens without knowing anybody (B016, B017)', async () => {
    const all = createSessionActor(NOTHING_KNOWN);
    const { actor, loadUser, refresh } = all;
    expect(actor.getSnapshot().context).toMatchObject({ ...UNUSED, viewer: null, reloadsOnFailure: false });
    expect(shownBy(all)).toEqual([['pending'], null]);
    await loadUser.fail('NETWORK');
    expect(shownBy(all)).toEqual([['pending', 'unreachable'], 'NETWORK']);
    actor.send({ type: 'network.restored' });
    await loadUser.fail('TOKEN_EXPIRED');
    expect(shownBy(all)).toEqual([['pending', 'refreshing'], 'NETWORK']);
    await refresh.succeed({});
    expect(shownBy(all)).toEqual([['pending'], null]);
    await loadUser.succeed({ viewer: ADA });
    expect(shownBy(all)).toEqual([['signedIn'], null]);
    expect(actor.getSnapshot().context).toMatchObject({ ...UNUSED, viewer: ADA });
  });

  test('of a session that is renewed and ends (B017, B024)', async () => {
    const all = createSessionActor(SIGNED_IN);
    const { actor, loadUser, refresh } = all;
    expect(actor.getSnapshot().context).toMatchObject({ ...UNUSED, viewer: ADA });
    expect(shownBy(all)).toEqual([['signedIn'], null]);
    actor.send({ type: 'request.unauthorised' });
    expect(shownBy(all)).toEqual([['refreshing', 'signedIn'], null]);
    await refresh.fail('NETWORK');
    expect(shownBy(all)).toEqual([['refreshing', 'signedIn', 'unreachable'], 'NETWORK']);
    actor.send({ type: 'network.restored' });
    await refresh.succeed({});
    expect(shownBy(all)).toEqual([['refreshing', 'signedIn'], null]);
    await loadUser.fail('NETWORK');
    expect(shownBy(all)).toEqual([['signedIn'], 'NETWORK']);
    actor.send({ type: 'signIn.succeeded', viewer: BEN });
    expect(shownBy(all)).toEqual([['signedIn'], null]);
    actor.send({ type: 'signOut.completed' });
    expect(shownBy(all)).toEqual([['signedOut'], null]);
    expect(actor.getSnapshot().context.viewer).toBeNull();
  });

  test('a name or a picture that has changed is shown at once (B023)', () => {
    const { actor } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'viewer.changed', viewer: { ...ADA, displayName: 'Ada L' } });
    expect(actor.getSnapshot().context.viewer).toEqual({ ...ADA, displayName: 'Ada L' });
  });
});

describe('a page that opens', () => {
  test.each([
    ['ACCOUNT_DISABLED', 'disabled', 1],
    ['VERIFICATION_FAILED', 'unverified', 1],
    ['INVALID_GRANT', 'visitor', 0],
  ] as const)(
    'is told after a refresh that the person is refused with %s: %s (B022)',
    async (code, end, cleared) => {
      const { actor, loadUser, refresh, clearSession, went } = createSessionActor({
        firstPaint: { known: 'refreshable' },
      });
      await refresh.succeed({});
      await loadUser.fail(code);
      expect(actor.getSnapshot().value).toEqual({ signedOut: end });
      expect(actor.getSnapshot().context.problem).toEqual({ code });
      expect(clearSession).toHaveBeenCalledTimes(cleared);
      expect(went).toEqual([]);
    },
  );

  test.each(['tab.signedOut', 'tab.expired'] as const)(
    'is a visitor’s when another tab says %s meanwhile, without a redirect (B024)',
    (type) => {
      const { actor, tabs, went } = createSessionActor(NOTHING_KNOWN);
      tabs.say({ type });
      expect(actor.getSnapshot().value).toEqual({ signedOut: 'visitor' });
      expect(went).toEqual([]);
    },
  );

  test('of a visitor asks for the person when another tab has renewed a session (B018)', async () => {
    const all = createSessionActor({ firstPaint: { known: 'signedOut' } });
    all.tabs.say({ type: 'tab.refreshed' });
    expect(shownBy(all)).toEqual([['pending'], null]);
    await all.loadUser.succeed({ viewer: ADA });
    expect(all.actor.getSnapshot().context.viewer).toEqual(ADA);
  });
});

describe('the beat', () => {
  test('goes on after one that arrived, and one that got lost renews nothing (B019)', async () => {
    const { heartbeat, refresh } = createSessionActor({
      firstPaint: { known: 'signedIn', viewer: ADA, accessExpiresInSeconds: 3_600 },
    });
    expect(await goesOutAfter(300_000, heartbeat)).toBe(true);
    await heartbeat.succeed(undefined);
    expect(await goesOutAfter(300_000, heartbeat)).toBe(true);
    await heartbeat.fail('NETWORK');
    expect(refresh.inputs).toEqual([]);
    expect(await goesOutAfter(300_000, heartbeat)).toBe(true);
    await heartbeat.fail('UNAUTHENTICATED');
    expect(refresh.inputs).toHaveLength(1);
    expect(heartbeat.inputs).toHaveLength(3);
    expect(await goesOutAfter(300_000, heartbeat)).toBe(true);
  });

  test('those who lost the same server at once come back a few at a time (TRUST F35)', async () => {
    const people = 50;
    const beats = Array.from({ length: people }, (_, person) => {
      vi.spyOn(Math, 'random').mockReturnValue(person / people);
      return createSessionActor(SIGNED_IN).heartbeat;
    });
    await vi.advanceTimersByTimeAsync(300_000);
    // The server was away: all of them learn it together.
    for (const [person, beat] of beats.entries()) {
      vi.spyOn(Math, 'random').mockReturnValue(person / people);
      await beat.fail('NETWORK');
    }
    const back = () => beats.filter(({ inputs }) => inputs.length > 1).length;
    await vi.advanceTimersByTimeAsync(300_000 - 1);
    expect(back()).toBe(0);
    for (let second = 0; second < 75; second += 15) {
      const before = back();
      await vi.advanceTimersByTimeAsync(15_000);
      expect(back() - before).toBe(people / 5);
    }
    expect(back()).toBe(people);
  });
});

describe('the access token is renewed a minute before its end (B017)', () => {
  const DUE_MS = 240_000;
  const DEFAULT_DUE_MS = 840_000;
  const SHORT = 300;

  test.each([
    [SHORT, DUE_MS],
    [undefined, DEFAULT_DUE_MS],
    // Its life is shorter than the lead: no refresh without pause.
    [60, 30_000],
    [91, 31_000],
  ])('that of the document, which holds %j s', async (accessExpiresInSeconds, due) => {
    const { refresh } = createSessionActor({
      firstPaint: { known: 'signedIn', viewer: ADA, accessExpiresInSeconds },
    });
    expect(await goesOutAfter(due, refresh)).toBe(true);
  });

  test.each([
    [SHORT, DUE_MS, SHORT],
    [undefined, DEFAULT_DUE_MS, 900],
  ])(
    'that of a sign-in, which holds %j s, as other tabs hear',
    async (accessExpiresInSeconds, due, reported) => {
      const { actor, refresh, tabs } = createSessionActor({ firstPaint: { known: 'signedOut' } });
      actor.send({ type: 'signIn.succeeded', viewer: ADA, accessExpiresInSeconds });
      expect(tabs.sent).toEqual([
        { type: 'announce.signedIn', viewer: ADA, accessExpiresInSeconds: reported },
      ]);
      expect(await goesOutAfter(due, refresh)).toBe(true);
    },
  );

  test('that of a sign-in that does not say, whatever the last one held', async () => {
    const { actor, refresh, tabs } = createSessionActor({
      firstPaint: { known: 'signedIn', viewer: ADA, accessExpiresInSeconds: SHORT },
    });
    actor.send({ type: 'signOut.completed' });
    tabs.say({ type: 'tab.signedIn', viewer: BEN });
    expect(await goesOutAfter(DEFAULT_DUE_MS, refresh)).toBe(true);
  });

  test.each([
    [SHORT, DUE_MS],
    [undefined, DEFAULT_DUE_MS],
  ])('that of another tab, which holds %j s', async (accessExpiresInSeconds, due) => {
    const { refresh, tabs } = createSessionActor({
      firstPaint: { known: 'signedIn', viewer: ADA, accessExpiresInSeconds: 600 },
    });
    tabs.say({ type: 'tab.refreshed', accessExpiresInSeconds });
    expect(await goesOutAfter(due, refresh)).toBe(true);
  });

  test('that of a refresh, where the person’s answer does not say it', async () => {
    const { actor, refresh, loadUser, tabs } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'request.unauthorised' });
    await refresh.succeed({ accessExpiresInSeconds: SHORT });
    expect(tabs.sent).toEqual([{ type: 'announce.refreshed', accessExpiresInSeconds: SHORT }]);
    await loadUser.succeed({ viewer: ADA });
    expect(await goesOutAfter(DUE_MS, refresh)).toBe(true);
    await refresh.succeed({});
    await loadUser.succeed({ viewer: ADA, accessExpiresInSeconds: 200 });
    expect(await goesOutAfter(140_000, refresh)).toBe(true);
  });

  test('that of another tab, which came between a refusal and its end', async () => {
    const { actor, refresh, loadUser, tabs } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'request.unauthorised' });
    await refresh.fail('INVALID_GRANT');
    tabs.say({ type: 'tab.refreshed', accessExpiresInSeconds: SHORT });
    await loadUser.succeed({ viewer: ADA });
    expect(await goesOutAfter(DUE_MS, refresh)).toBe(true);
  });

  test('that of another tab, which reached the server when this one could not', async () => {
    const { actor, refresh, loadUser, tabs } = createSessionActor(SIGNED_IN);
    actor.send({ type: 'request.unauthorised' });
    await refresh.fail('NETWORK');
    tabs.say({ type: 'tab.refreshed', accessExpiresInSeconds: SHORT });
    expect(actor.getSnapshot().matches({ signedIn: { tokens: { refreshing: 'reloadingUser' } } })).toBe(true);
    await loadUser.succeed({ viewer: ADA });
    expect(await goesOutAfter(DUE_MS, refresh)).toBe(true);
  });
});

describe('a server that cannot be reached is asked again', () => {
  test('later each time, and soon again once it has answered (B017)', async () => {
    const all = createSessionActor(NOTHING_KNOWN);
    const { actor, refresh, loadUser } = all;
    await loadUser.fail('NETWORK');
    expect(await goesOutAfter(BACK_OFF_MS.first, loadUser)).toBe(true);
    await loadUser.fail('NETWORK');
    expect(await goesOutAfter(BACK_OFF_MS.second, loadUser)).toBe(true);
    await loadUser.fail('NETWORK');
    expect(await goesOutAfter(BACK_OFF_MS.third, loadUser)).toBe(true);
    await loadUser.succeed({ viewer: ADA });
    actor.send({ type: 'request.unauthorised' });
    await refresh.fail('NETWORK');
    expect(await goesOutAfter(BACK_OFF_MS.first, refresh)).toBe(true);
    await refresh.succeed({});
    // The tokens have come: only the person’s own answer counts from here.
    await loadUser.fail('NETWORK');
    actor.send({ type: 'request.unauthorised' });
    await refresh.fail('NETWORK');
    expect(await goesOutAfter(BACK_OFF_MS.second, refresh)).toBe(true);
  });

  test('soon again by a page whose session has ended in between (B018)', async () => {
    const all = createSessionActor(NOTHING_KNOWN);
    await unreachable(all, 3);
    all.tabs.say({ type: 'tab.signedOut' });
    all.tabs.say({ type: 'tab.refreshed' });
    await all.loadUser.fail('NETWORK');
    expect(await goesOutAfter(BACK_OFF_MS.first, all.loadUser)).toBe(true);
  });
});

describe('what another tab has renewed is good for one refusal', () => {
  const refusedElsewhere = async (all: Session): Promise<void> => {
    all.actor.send({ type: 'request.unauthorised' });
    all.tabs.say({ type: 'tab.refreshed' });
    await all.refresh.fail('INVALID_GRANT');
  };
  const isWaitingForOthers = async (all: Session): Promise<boolean> => {
    all.actor.send({ type: 'request.unauthorised' });
    await all.refresh.fail('INVALID_GRANT');
    return all.actor.getSnapshot().matches({ signedIn: { tokens: { refreshing: 'awaitingOtherTab' } } });
  };

  test('and forgotten once the person is known (B018)', async () => {
    const all = createSessionActor(SIGNED_IN);
    await refusedElsewhere(all);
    await all.loadUser.succeed({ viewer: ADA });
    expect(await isWaitingForOthers(all)).toBe(true);
  });

  test('and forgotten once the own refresh has worked (B018)', async () => {
    const all = createSessionActor(SIGNED_IN);
    all.actor.send({ type: 'request.unauthorised' });
    all.tabs.say({ type: 'tab.refreshed' });
    await all.refresh.succeed({});
    await all.loadUser.fail('NETWORK');
    expect(await isWaitingForOthers(all)).toBe(true);
  });
});
