import { raise } from 'xstate';
import { loginSetup } from './login.setup.ts';

/** Which of the ways is shown: a method of the form, or the code that a phone scans. */
export const method = loginSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'method.chosen': [
      {
        guard: { type: 'isMethod', params: ({ event }) => ({ chosen: event.method, method: 'password' }) },
        target: '.password',
        actions: { type: 'setMethod', params: ({ event }) => event },
      },
      {
        guard: { type: 'isMethod', params: ({ event }) => ({ chosen: event.method, method: 'smsCode' }) },
        target: '.smsCode',
        actions: { type: 'setMethod', params: ({ event }) => event },
      },
      {
        guard: { type: 'isMethod', params: ({ event }) => ({ chosen: event.method, method: 'emailCode' }) },
        target: '.emailCode',
        actions: { type: 'setMethod', params: ({ event }) => event },
      },
    ],
    'qr.chosen': { guard: 'isQrOffered', target: '.qr' },
    'offer.arrived': '.choosing',
  },
  states: {
    choosing: {
      always: [
        { guard: 'startsWithQr', target: 'qr' },
        { guard: 'hasNoMethod', target: 'none' },
        { guard: { type: 'startsWith', params: { method: 'smsCode' } }, target: 'smsCode' },
        { guard: { type: 'startsWith', params: { method: 'emailCode' } }, target: 'emailCode' },
        { target: 'password' },
      ],
    },
    password: {},
    smsCode: {},
    emailCode: {},
    qr: {
      tags: 'qr',
      invoke: {
        id: 'qrLogin',
        src: 'qrLogin',
        onDone: {
          guard: { type: 'isSignedIn', params: ({ event }) => ({ signedIn: event.output }) },
          target: '#login.signedIn',
          actions: { type: 'setRedeemed', params: ({ event }) => ({ signedIn: event.output }) },
        },
      },
    },
    // The school signs its people in by third parties alone.
    none: {},
  },
});

/** What the school has switched on. */
export const offer = loginSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'mustLoadOffer', target: 'loading' }, { target: 'known' }] },
    loading: {
      tags: 'offerLoading',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        onDone: {
          target: 'known',
          actions: [
            { type: 'setOffer', params: ({ event }) => event.output },
            raise({ type: 'offer.arrived' }),
          ],
        },
        onError: [
          {
            guard: { type: 'isSchoolClosed', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'setOfferProblem', params: ({ event }) => event },
          },
          { target: 'unknown', actions: { type: 'setOfferProblem', params: ({ event }) => event } },
        ],
      },
    },
    known: {},
    // The own accounts work as ever; the rest can be asked for again.
    unknown: { tags: 'offerFailed', on: { 'offer.retried': 'loading' } },
    closed: { tags: 'schoolClosed', on: { 'offer.retried': 'loading' } },
  },
});

/** Leaving for a third party, and being back because it did not answer. */
export const departure = loginSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'wasProviderRefused', target: 'active.refused' }, { target: 'active' }] },
    active: {
      on: {
        'provider.chosen': {
          guard: { type: 'isProviderOffered', params: ({ event }) => event },
          target: 'leaving',
          actions: { type: 'setProvider', params: ({ event }) => event },
        },
      },
      initial: 'quiet',
      states: { quiet: {}, refused: { tags: 'providerFailed' } },
    },
    leaving: {
      tags: 'leaving',
      invoke: {
        id: 'goToProvider',
        src: 'goToProvider',
        input: ({ context }) => ({
          provider: context.provider?.provider ?? 'stoa',
          authorizeUrl: context.provider?.authorizeUrl ?? '',
        }),
        // The browser is on its way; the page lives on until it has gone.
        onDone: 'left',
        onError: {
          target: 'active.refused',
          actions: { type: 'setProviderProblem', params: ({ event }) => event },
        },
      },
      on: { 'page.restored': 'active' },
    },
    left: { tags: 'leaving', on: { 'page.restored': 'active' } },
  },
});
