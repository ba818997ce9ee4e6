import { expect, test } from 'vitest';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { qrLoginMachine } from './qr-login.machine.ts';

const RENEW = { type: 'code.renewed' };
const LATER = [
  elapsed('tick', 'qrLogin.showing.clock.ticking'),
  elapsed('pollInterval', 'qrLogin.showing.watch.resting'),
  elapsed('backOff', 'qrLogin.showing.watch.backingOff'),
  elapsed('backOff', 'qrLogin.redeeming.backingOff'),
  elapsed('renewalPause', 'qrLogin.expired.reported'),
];
const reached = walk(qrLoginMachine, {
  events: [
    RENEW,
    { type: 'network.restored' },
    done('createQr', { qrcodeId: 'q', content: 'c', expiresInSeconds: 2, pollIntervalSeconds: 1 }),
    failed('createQr', { code: 'NETWORK' }),
    ...['new', 'scanned', 'confirmed', 'used', 'expired', 'cancelled'].map((status) =>
      done('watchQr', { status }),
    ),
    ...['NETWORK', 'NOT_FOUND', 'VALIDATION_FAILED'].map((code) => failed('watchQr', { code })),
    done('redeemQr', { viewer: { userId: '1', displayName: 'Ada' } }),
    ...['NETWORK', 'QR_EXPIRED', 'QR_CANCELLED', 'QR_NOT_CONFIRMED', 'ACCOUNT_DISABLED'].map((code) =>
      failed('redeemQr', { code }),
    ),
    ...LATER,
  ],
  facts: ({ code, status, countdown, renewals, problem }) => ({
    code: code !== null,
    status,
    left: countdown?.secondsLeft,
    isTired: renewals >= 10 ? 'yes' : renewals,
    problem,
  }),
  limit: 20_000,
});

test('every state of the browser with a code can be reached (B028)', () => {
  expect(unreachedStates(qrLoginMachine, reached)).toEqual([
    'qrLogin.redeeming.evaluating',
    'qrLogin.expired.deciding',
  ]);
});

test('every end of a code has a next one (B028)', () => {
  for (const tag of ['expired', 'cancelled', 'failed']) expect(deadEnds(reached, tag, [RENEW])).toEqual([]);
});

test('what is shown as scanned is what the server has said (B028)', () => {
  for (const { state } of reached) {
    if (state.hasTag('shown')) expect(state.hasTag('scanned')).toBe(state.context.status === 'scanned');
  }
});
