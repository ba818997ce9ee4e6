import { plainDigits } from '../shared/field-rules.ts';
import { EMPTY_SETUP, secondFactorSetupSetup } from './second-factor-setup.setup.ts';

const resting = secondFactorSetupSetup.createStateConfig({
  on: {
    'totp.begun': 'startingTotp',
    'passkey.begun': {
      target: 'naming',
      actions: {
        type: 'setPasskey',
        params: ({ event }) => ({ passkeyId: '', name: event.suggestedName }),
      },
    },
    'renaming.begun': { target: 'renaming', actions: { type: 'setPasskey', params: ({ event }) => event } },
    'removal.requested': {
      target: 'confirmingRemoval',
      actions: { type: 'rememberChoice', params: ({ event }) => event },
    },
    'renewal.requested': 'confirmingRenewal',
    'problem.dismissed': { target: '.untouched', actions: 'clear' },
  },
  initial: 'untouched',
  states: { untouched: {}, refused: { tags: 'failed' } },
});

/** The states in which something is typed or confirmed, and which a refusal leads back to. */
const scanning = secondFactorSetupSetup.createStateConfig({
  tags: 'scanning',
  on: {
    'code.changed': { target: '.untouched', actions: { type: 'setCode', params: ({ event }) => event } },
    'totp.submitted': [
      { guard: 'isCodeRight', target: 'confirmingTotp' },
      { target: '.invalid', actions: 'setCodeProblem' },
    ],
  },
  initial: 'untouched',
  states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
});

const naming = secondFactorSetupSetup.createStateConfig({
  tags: 'naming',
  on: {
    'name.changed': { target: '.untouched', actions: { type: 'setName', params: ({ event }) => event } },
    'passkey.submitted': [
      { guard: 'isNameRight', target: 'creatingPasskey' },
      { target: '.invalid', actions: 'setNameProblem' },
    ],
  },
  initial: 'untouched',
  states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
});

const renaming = secondFactorSetupSetup.createStateConfig({
  tags: 'renaming',
  on: {
    'name.changed': { target: '.untouched', actions: { type: 'setName', params: ({ event }) => event } },
    'renaming.submitted': [
      { guard: 'isNameRight', target: 'savingName' },
      { target: '.invalid', actions: 'setNameProblem' },
    ],
  },
  initial: 'untouched',
  states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
});

const confirmingRemoval = secondFactorSetupSetup.createStateConfig({
  tags: 'confirmingRemoval',
  on: { 'removal.confirmed': 'removing' },
  initial: 'untouched',
  states: { untouched: {}, refused: { tags: 'failed' } },
});

const confirmingRenewal = secondFactorSetupSetup.createStateConfig({
  tags: 'confirmingRenewal',
  on: { 'renewal.confirmed': 'renewing' },
  initial: 'untouched',
  states: { untouched: {}, refused: { tags: 'failed' } },
});

/** How an account is secured: an authenticator app, passkeys, and codes for the day on which the phone is lost. */
export const secondFactorSetupMachine = secondFactorSetupSetup.createMachine({
  id: 'secondFactorSetup',
  meta: {
    purpose: 'Sets up an authenticator app and passkeys, and shows the recovery codes once.',
    spec: ['B026'],
  },
  context: EMPTY_SETUP,
  on: { 'setup.abandoned': { target: '.resting', actions: 'clear' } },
  initial: 'resting',
  states: {
    resting,
    startingTotp: {
      tags: 'busy',
      entry: { type: 'begin', params: { job: 'startTotp' } },
      invoke: {
        id: 'startTotp',
        src: 'startTotp',
        onDone: { target: 'scanning', actions: { type: 'setSecret', params: ({ event }) => event.output } },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    scanning,
    confirmingTotp: {
      tags: ['busy', 'scanning'],
      entry: { type: 'begin', params: { job: 'confirmTotp' } },
      // The answer brings codes that are shown once, so it has to be waited for.
      on: { 'setup.abandoned': {} },
      invoke: {
        id: 'confirmTotp',
        src: 'confirmTotp',
        input: ({ context }) => ({ code: plainDigits(context.code) }),
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event.output },
            target: 'showingCodes',
            actions: [{ type: 'setRecoveryCodes', params: ({ event }) => event.output }, 'notifyChange'],
          },
          { target: 'resting', actions: ['clear', 'notifyChange'] },
        ],
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    naming,
    creatingPasskey: {
      tags: ['busy', 'naming'],
      entry: { type: 'begin', params: { job: 'createPasskey' } },
      on: { 'setup.abandoned': {} },
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        input: ({ context }) => ({ name: context.name.trim() }),
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event.output },
            target: 'showingCodes',
            actions: [{ type: 'setRecoveryCodes', params: ({ event }) => event.output }, 'notifyChange'],
          },
          { target: 'resting', actions: ['clear', 'notifyChange'] },
        ],
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    renaming,
    savingName: {
      tags: ['busy', 'renaming'],
      entry: { type: 'begin', params: { job: 'renamePasskey' } },
      on: { 'setup.abandoned': {} },
      invoke: {
        id: 'renamePasskey',
        src: 'renamePasskey',
        input: ({ context }) => ({ passkeyId: context.passkeyId, name: context.name.trim() }),
        onDone: { target: 'resting', actions: ['clear', 'notifyChange'] },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    confirmingRemoval,
    removing: {
      tags: 'busy',
      entry: { type: 'begin', params: { job: 'removeFactor' } },
      on: { 'setup.abandoned': {} },
      invoke: {
        id: 'removeFactor',
        src: 'removeFactor',
        input: ({ context }) => context.choice ?? { kind: 'totp' },
        onDone: { target: 'resting', actions: ['clear', 'notifyChange'] },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    confirmingRenewal,
    renewing: {
      tags: 'busy',
      entry: { type: 'begin', params: { job: 'renewCodes' } },
      on: { 'setup.abandoned': {} },
      invoke: {
        id: 'renewRecoveryCodes',
        src: 'renewRecoveryCodes',
        onDone: {
          target: 'showingCodes',
          actions: [{ type: 'setRecoveryCodes', params: ({ event }) => event.output }, 'notifyChange'],
        },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [
        { guard: 'needsProof', target: 'proving' },
        { guard: 'isGoneAlready', target: 'resting', actions: ['clear', 'notifyChange'] },
        { guard: { type: 'isJob', params: { job: 'confirmTotp' } }, target: 'scanning.refused' },
        { guard: { type: 'isJob', params: { job: 'createPasskey' } }, target: 'naming.refused' },
        { guard: { type: 'isJob', params: { job: 'renamePasskey' } }, target: 'renaming.refused' },
        { guard: { type: 'isJob', params: { job: 'removeFactor' } }, target: 'confirmingRemoval.refused' },
        { guard: { type: 'isJob', params: { job: 'renewCodes' } }, target: 'confirmingRenewal.refused' },
        { target: 'resting.refused' },
      ],
    },
    proving: {
      tags: 'proofNeeded',
      on: {
        'proof.given': [
          { guard: { type: 'isJob', params: { job: 'confirmTotp' } }, target: 'confirmingTotp' },
          { guard: { type: 'isJob', params: { job: 'createPasskey' } }, target: 'creatingPasskey' },
          { guard: { type: 'isJob', params: { job: 'renamePasskey' } }, target: 'savingName' },
          { guard: { type: 'isJob', params: { job: 'removeFactor' } }, target: 'removing' },
          { guard: { type: 'isJob', params: { job: 'renewCodes' } }, target: 'renewing' },
          { target: 'startingTotp' },
        ],
        'proof.declined': [
          {
            guard: { type: 'isJob', params: { job: 'confirmTotp' } },
            target: 'scanning',
            actions: 'clearProblem',
          },
          {
            guard: { type: 'isJob', params: { job: 'createPasskey' } },
            target: 'naming',
            actions: 'clearProblem',
          },
          {
            guard: { type: 'isJob', params: { job: 'renamePasskey' } },
            target: 'renaming',
            actions: 'clearProblem',
          },
          { target: 'resting', actions: 'clear' },
        ],
      },
    },
    showingCodes: {
      tags: 'recoveryCodes',
      on: {
        // They are shown once: nobody leaves by mistake.
        'setup.abandoned': {},
        'codes.kept': { actions: { type: 'keepKept', params: ({ event }) => event } },
        'codes.closed': { guard: 'areCodesStored', target: 'resting', actions: 'clear' },
      },
    },
  },
});
