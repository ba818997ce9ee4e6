import { assign } from 'xstate';
import { qrLoginSetup } from './qr-login.setup.ts';

/** Asks again and again where the code stands; the server holds each question until something happens. */
const watch = qrLoginSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'watchQr',
        src: 'watchQr',
        input: ({ context }) => ({ qrcodeId: context.code?.qrcodeId ?? '', known: context.status }),
        onDone: [
          {
            guard: {
              type: 'isStatus',
              params: ({ event }) => ({ status: event.output.status, expected: 'confirmed' }),
            },
            target: '#qrLogin.redeeming',
            actions: [{ type: 'setStatus', params: ({ event }) => event.output }, 'clearRenewals'],
          },
          {
            guard: {
              type: 'isStatus',
              params: ({ event }) => ({ status: event.output.status, expected: 'cancelled' }),
            },
            target: '#qrLogin.cancelled',
            actions: 'clearRenewals',
          },
          {
            guard: { type: 'isOverBy', params: ({ event }) => event.output },
            target: '#qrLogin.expired',
          },
          { target: 'resting', actions: { type: 'setStatus', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: '#qrLogin.expired.elsewhere',
          },
          {
            guard: { type: 'isTransient', params: ({ event }) => event },
            target: 'backingOff',
            actions: [{ type: 'checkWiring', params: ({ event }) => event }, 'countFailure'],
          },
          { target: '#qrLogin.failed', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
    },
    resting: { after: { pollInterval: 'asking' } },
    backingOff: {
      tags: 'offline',
      after: { backOff: 'asking' },
      on: { 'network.restored': 'asking' },
    },
  },
});

/** What the page shows beside the code. */
const face = qrLoginSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isScanned', target: 'scanned', actions: 'clearRenewals' },
    },
    scanned: { tags: 'scanned' },
  },
});

const clock = qrLoginSetup.createStateConfig({
  initial: 'ticking',
  states: {
    ticking: {
      always: { guard: 'hasRunOut', target: '#qrLogin.expired' },
      after: { tick: { target: 'ticking', reenter: true, actions: 'tick' } },
      // A tab that slept has missed ticks.
      on: { 'network.restored': { target: 'ticking', reenter: true, actions: 'tick' } },
    },
  },
});

/** The browser that shows a QR code, until a phone has confirmed it: one code after the other. */
export const qrLoginMachine = qrLoginSetup.createMachine({
  id: 'qrLogin',
  meta: {
    purpose: 'Shows a QR code that a signed-in phone confirms, renews it and signs this browser in.',
    spec: ['B026', 'B028', 'C012', 'C013', 'C014'],
  },
  context: {
    code: null,
    status: 'new',
    countdown: null,
    renewals: 0,
    failures: 0,
    problem: null,
    signedIn: null,
  },
  output: ({ context }) => context.signedIn,
  initial: 'creating',
  states: {
    creating: {
      tags: 'loading',
      entry: 'clearCode',
      invoke: {
        id: 'createQr',
        src: 'createQr',
        onDone: { target: 'showing', actions: { type: 'setCode', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    showing: {
      tags: 'shown',
      type: 'parallel',
      states: { watch, face, clock },
    },
    redeeming: {
      tags: 'signingIn',
      initial: 'requesting',
      states: {
        requesting: {
          invoke: {
            id: 'redeemQr',
            src: 'redeemQr',
            input: ({ context }) => ({ qrcodeId: context.code?.qrcodeId ?? '' }),
            onDone: {
              target: '#qrLogin.signedIn',
              actions: { type: 'keepSignedIn', params: ({ event }) => event.output },
            },
            onError: {
              target: 'evaluating',
              actions: [{ type: 'setProblem', params: ({ event }) => event }, 'countFailure', 'tick'],
            },
          },
        },
        evaluating: {
          always: [
            { guard: 'isNotConfirmed', target: '#qrLogin.showing', actions: assign({ status: 'scanned' }) },
            { guard: 'isCancelled', target: '#qrLogin.cancelled' },
            { guard: 'isExpired', target: '#qrLogin.expired' },
            { guard: 'hasRunOut', target: '#qrLogin.expired' },
            { guard: 'isTransientProblem', target: 'backingOff' },
            { target: '#qrLogin.failed' },
          ],
        },
        backingOff: {
          tags: 'offline',
          after: { backOff: 'requesting' },
          on: { 'network.restored': 'requesting' },
        },
      },
    },
    expired: {
      tags: 'expired',
      on: { 'code.renewed': { target: 'creating', actions: 'clearRenewals' } },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'mayRenewItself', target: 'reported' }, { target: 'resting' }] },
        reported: { after: { renewalPause: { target: '#qrLogin.creating', actions: 'countRenewal' } } },
        // Nobody seems to be there.
        resting: {},
        // To renew by itself would take the code away from the other tab, which would do the same in turn.
        elsewhere: {},
      },
    },
    // Somebody has looked at this on a phone and said no: the next code is a decision.
    cancelled: { tags: 'cancelled', on: { 'code.renewed': 'creating' } },
    failed: { tags: 'failed', on: { 'code.renewed': 'creating' } },
    signedIn: { type: 'final' },
  },
});
