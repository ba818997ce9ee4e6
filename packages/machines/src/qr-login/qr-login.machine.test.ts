import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '../shared/viewer.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { qrLoginMachine } from './qr-login.machine.ts';
import type { QrCode, WatchQrInput, WatchQrOutput } from './qr-login.types.ts';

const ADA: SignedIn = { viewer: { userId: '1800000000000000001', displayName: 'Ada' } };
const LIFE_MS = 120_000;
const code = (qrcodeId: string): QrCode => ({
  qrcodeId,
  content: `https://stoa.example/login/index?qr=${qrcodeId}`,
  expiresInSeconds: 120,
  pollIntervalSeconds: 2,
});

function createQrActor() {
  const createQr = fakeActor<QrCode>();
  const watchQr = fakeActor<WatchQrOutput, WatchQrInput>();
  const redeemQr = fakeActor<SignedIn, { qrcodeId: string }>();
  const actor = createActor(
    qrLoginMachine.provide({
      actors: { createQr: createQr.logic, watchQr: watchQr.logic, redeemQr: redeemQr.logic },
    }),
  ).start();
  const snapshot = () => actor.getSnapshot();
  return { actor, createQr, watchQr, redeemQr, snapshot };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('one code', () => {
  test('is shown, scanned, confirmed and redeemed once (B028)', async () => {
    const { createQr, watchQr, redeemQr, snapshot } = createQrActor();
    expect(snapshot().hasTag('loading')).toBe(true);
    await createQr.succeed(code('qr_1'));
    expect(snapshot().hasTag('shown')).toBe(true);
    expect(watchQr.inputs).toEqual([{ qrcodeId: 'qr_1', known: 'new' }]);
    await watchQr.succeed({ status: 'scanned' });
    expect(snapshot().hasTag('scanned')).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(watchQr.inputs[1]).toEqual({ qrcodeId: 'qr_1', known: 'scanned' });
    await watchQr.succeed({ status: 'confirmed' });
    expect(snapshot().hasTag('signingIn')).toBe(true);
    expect(redeemQr.inputs).toEqual([{ qrcodeId: 'qr_1' }]);
    await redeemQr.succeed(ADA);
    expect(snapshot().output).toEqual(ADA);
  });

  test('shows how long it can be scanned, second by second (B028)', async () => {
    const { createQr, snapshot } = createQrActor();
    await createQr.succeed(code('qr_1'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(snapshot().context.countdown?.secondsLeft).toBe(90);
  });

  test('that ran out while the tab slept is over as soon as it wakes up (B028)', async () => {
    const { actor, createQr, snapshot } = createQrActor();
    await createQr.succeed(code('qr_1'));
    vi.setSystemTime(Date.now() + LIFE_MS);
    expect(snapshot().hasTag('shown')).toBe(true);
    actor.send({ type: 'network.restored' });
    expect(snapshot().hasTag('expired')).toBe(true);
  });

  test('is not asked about more often than the server wants (B028)', async () => {
    const { createQr, watchQr } = createQrActor();
    await createQr.succeed(code('qr_1'));
    await watchQr.succeed({ status: 'new' });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(watchQr.inputs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(watchQr.inputs).toHaveLength(2);
  });

  test('stays while the network is lost, and is asked about again (B028)', async () => {
    const { actor, createQr, watchQr, snapshot } = createQrActor();
    await createQr.succeed(code('qr_1'));
    await watchQr.fail('NETWORK');
    expect(snapshot().hasTag('offline')).toBe(true);
    expect(snapshot().hasTag('shown')).toBe(true);
    actor.send({ type: 'network.restored' });
    expect(watchQr.inputs).toHaveLength(2);
    await watchQr.fail('SERVICE_UNAVAILABLE');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(watchQr.inputs).toHaveLength(3);
  });
});

describe('renewal', () => {
  test('a code that has run out is told and renewed by itself (B028)', async () => {
    const { createQr, snapshot } = createQrActor();
    await createQr.succeed(code('qr_1'));
    await vi.advanceTimersByTimeAsync(LIFE_MS);
    expect(snapshot().hasTag('expired')).toBe(true);
    expect(snapshot().context.code?.qrcodeId).toBe('qr_1');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(createQr.inputs).toHaveLength(2);
    await createQr.succeed(code('qr_2'));
    expect(snapshot().context.code?.qrcodeId).toBe('qr_2');
    expect(snapshot().context.countdown?.secondsLeft).toBe(120);
  });

  test('a page that nobody looks at stops at last, and goes on by hand (B028)', async () => {
    const { actor, createQr, snapshot } = createQrActor();
    for (let round = 0; round <= 10; round += 1) {
      await createQr.succeed(code(`qr_${round}`));
      await vi.advanceTimersByTimeAsync(LIFE_MS + 1_500);
    }
    expect(snapshot().matches({ expired: 'resting' })).toBe(true);
    expect(createQr.inputs).toHaveLength(10 + 1);
    actor.send({ type: 'code.renewed' });
    expect(createQr.inputs).toHaveLength(10 + 2);
    expect(snapshot().context.renewals).toBe(0);
  });

  test('a code that the phone refused is told, and the next one is a decision (B028)', async () => {
    const { actor, createQr, watchQr, snapshot } = createQrActor();
    await createQr.succeed(code('qr_1'));
    await watchQr.succeed({ status: 'cancelled' });
    expect(snapshot().hasTag('cancelled')).toBe(true);
    await vi.advanceTimersByTimeAsync(LIFE_MS);
    expect(createQr.inputs).toHaveLength(1);
    actor.send({ type: 'code.renewed' });
    expect(createQr.inputs).toHaveLength(2);
  });

  test('two tabs do not take the code from each other for ever (B018, B028)', async () => {
    const { actor, createQr, watchQr, snapshot } = createQrActor();
    await createQr.succeed(code('qr_1'));
    await watchQr.fail('NOT_FOUND');
    expect(snapshot().matches({ expired: 'elsewhere' })).toBe(true);
    await vi.advanceTimersByTimeAsync(LIFE_MS);
    expect(createQr.inputs).toHaveLength(1);
    actor.send({ type: 'code.renewed' });
    expect(createQr.inputs).toHaveLength(2);
  });

  test.each(['expired', 'used'] as const)(
    'a code that the server calls %s is over (B028)',
    async (status) => {
      const { createQr, watchQr, snapshot } = createQrActor();
      await createQr.succeed(code('qr_1'));
      await watchQr.succeed({ status });
      expect(snapshot().hasTag('expired')).toBe(true);
    },
  );
});

describe('refusals', () => {
  test.each(['TOO_MANY_REQUESTS', 'LOGIN_METHOD_OFF', 'NETWORK'])(
    'no code because of %s is told and can be tried again (B028)',
    async (problem) => {
      const { actor, createQr, snapshot } = createQrActor();
      await createQr.fail(problem);
      expect(snapshot().hasTag('failed')).toBe(true);
      expect(snapshot().context.problem?.code).toBe(problem);
      actor.send({ type: 'code.renewed' });
      expect(createQr.inputs).toHaveLength(2);
    },
  );

  async function confirmed() {
    const all = createQrActor();
    await all.createQr.succeed(code('qr_1'));
    await all.watchQr.succeed({ status: 'confirmed' });
    return all;
  }

  test('a disabled account is told (B028)', async () => {
    const { redeemQr, snapshot } = await confirmed();
    await redeemQr.fail('ACCOUNT_DISABLED');
    expect(snapshot().hasTag('failed')).toBe(true);
    expect(snapshot().context.problem?.code).toBe('ACCOUNT_DISABLED');
  });

  test.each([
    ['QR_EXPIRED', 'expired'],
    ['QR_CANCELLED', 'cancelled'],
    ['QR_NOT_CONFIRMED', 'scanned'],
  ] as const)('%s at the end leads to %s (B028)', async (problem, tag) => {
    const { redeemQr, snapshot } = await confirmed();
    await redeemQr.fail(problem);
    expect(snapshot().hasTag(tag)).toBe(true);
  });

  test('a network that is lost at the end is tried again, until the code has run out (B028)', async () => {
    const { actor, redeemQr, snapshot } = await confirmed();
    await redeemQr.fail('NETWORK');
    expect(snapshot().hasTag('signingIn')).toBe(true);
    actor.send({ type: 'network.restored' });
    expect(redeemQr.inputs).toHaveLength(2);
    vi.setSystemTime(Date.now() + LIFE_MS);
    await redeemQr.fail('NETWORK');
    expect(snapshot().hasTag('expired')).toBe(true);
  });
});

describe('what the page shows at each step', () => {
  test('nothing of the code before is there while the next one is made (B028)', async () => {
    const { actor, createQr, watchQr, snapshot } = createQrActor();
    const EMPTY = { code: null, countdown: null, status: 'new', problem: null };
    expect(snapshot().context).toMatchObject(EMPTY);
    await createQr.fail('NETWORK');
    expect([...snapshot().tags]).toEqual(['failed']);
    expect(snapshot().context.problem).toEqual({ code: 'NETWORK' });
    actor.send({ type: 'code.renewed' });
    expect([...snapshot().tags]).toEqual(['loading']);
    expect(snapshot().context).toMatchObject(EMPTY);
    await createQr.succeed(code('qr_1'));
    await watchQr.succeed({ status: 'scanned' });
    expect([...snapshot().tags].toSorted()).toEqual(['scanned', 'shown']);
    await vi.advanceTimersByTimeAsync(2_000);
    await watchQr.succeed({ status: 'cancelled' });
    expect([...snapshot().tags]).toEqual(['cancelled']);
    actor.send({ type: 'code.renewed' });
    expect(snapshot().context).toMatchObject(EMPTY);
    await createQr.succeed(code('qr_2'));
    expect([...snapshot().tags]).toEqual(['shown']);
    expect(watchQr.inputs.at(-1)).toEqual({ qrcodeId: 'qr_2', known: 'new' });
  });

  test('whoever scans a code is there: codes renew themselves as often as at first (B028)', async () => {
    const { createQr, watchQr, snapshot } = createQrActor();
    await createQr.succeed(code('qr_1'));
    await vi.advanceTimersByTimeAsync(LIFE_MS + 1_500);
    expect(snapshot().context.renewals).toBe(1);
    await createQr.succeed(code('qr_2'));
    await watchQr.succeed({ status: 'scanned' });
    expect(snapshot().context.renewals).toBe(0);
  });

  test('a network that is back does not make the seconds run faster (B028)', async () => {
    const { actor, createQr, snapshot } = createQrActor();
    await createQr.succeed(code('qr_1'));
    await vi.advanceTimersByTimeAsync(500);
    actor.send({ type: 'network.restored' });
    const left = snapshot().context.countdown?.secondsLeft;
    await vi.advanceTimersByTimeAsync(999);
    expect(snapshot().context.countdown?.secondsLeft).toBe(left);
  });
});

describe('over a lost connection', () => {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

  async function goesOutAfter(milliseconds: number, { inputs }: { inputs: unknown[] }): Promise<boolean> {
    const before = inputs.length;
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    const early = inputs.length - before;
    await vi.advanceTimersByTimeAsync(1);
    return early === 0 && inputs.length === before + 1;
  }

  test('a code is asked about later each time, and soon again once there was an answer (B028)', async () => {
    const { actor, createQr, watchQr } = createQrActor();
    await createQr.succeed(code('qr_1'));
    for (const milliseconds of [500, 1_000, 2_000]) {
      await watchQr.fail('NETWORK');
      expect(await goesOutAfter(milliseconds, watchQr)).toBe(true);
    }
    await watchQr.succeed({ status: 'new' });
    expect(await goesOutAfter(2_000, watchQr)).toBe(true);
    await watchQr.fail('NETWORK');
    expect(await goesOutAfter(500, watchQr)).toBe(true);
    await watchQr.fail('NETWORK');
    expect(await goesOutAfter(1_000, watchQr)).toBe(true);
    await watchQr.succeed({ status: 'cancelled' });
    actor.send({ type: 'code.renewed' });
    await createQr.succeed(code('qr_2'));
    await watchQr.fail('NETWORK');
    expect(await goesOutAfter(500, watchQr)).toBe(true);
  });

  test('a confirmed code is redeemed later each time, as long as it lives (B028)', async () => {
    const { createQr, watchQr, redeemQr, snapshot } = createQrActor();
    await createQr.succeed(code('qr_1'));
    await watchQr.succeed({ status: 'confirmed' });
    for (const milliseconds of [500, 1_000, 2_000]) {
      await redeemQr.fail('NETWORK');
      expect([...snapshot().tags].toSorted()).toEqual(['offline', 'signingIn']);
      expect(await goesOutAfter(milliseconds, redeemQr)).toBe(true);
    }
    vi.setSystemTime(Date.now() + LIFE_MS);
    await redeemQr.fail('NETWORK');
    expect(snapshot().hasTag('expired')).toBe(true);
  });
});

describe('an answer about a code', () => {
  async function renewedOnce() {
    const all = createQrActor();
    await all.createQr.succeed(code('qr_1'));
    await vi.advanceTimersByTimeAsync(LIFE_MS + 1_500);
    await all.createQr.succeed(code('qr_2'));
    expect(all.snapshot().context.renewals).toBe(1);
    return all;
  }

  test('that it is confirmed, or refused, says that somebody is there (B028)', async () => {
    const confirmed = await renewedOnce();
    await confirmed.watchQr.succeed({ status: 'confirmed' });
    expect(confirmed.snapshot().context).toMatchObject({ status: 'confirmed', renewals: 0 });
    const cancelled = await renewedOnce();
    await cancelled.watchQr.succeed({ status: 'cancelled' });
    expect(cancelled.snapshot().context.renewals).toBe(0);
  });

  test('that no later one will be better than ends it, and says why (B028)', async () => {
    const { createQr, watchQr, snapshot } = createQrActor();
    await createQr.succeed(code('qr_1'));
    await watchQr.fail('VALIDATION_FAILED');
    expect([...snapshot().tags]).toEqual(['failed']);
    expect(snapshot().context.problem).not.toBeNull();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(watchQr.inputs).toHaveLength(1);
  });
});
