import type { MachineDetails } from '../shared/machine-details.ts';
import { anyOf, oneOf, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { SECOND_FACTOR_SETUP_PROBLEM_CODES } from './index.ts';
import type { secondFactorSetupMachine } from './second-factor-setup.machine.ts';
import { SECOND_FACTOR_SETUP_NAMES } from './second-factor-setup.names.details.ts';

const NAMES = {
  recoveryCodes: /*i18n*/ {
    id: 'machine.secondFactorSetup.fixture.recoveryCodes',
    message: 'Recovery codes',
  },
  noRecoveryCodes: /*i18n*/ {
    id: 'machine.secondFactorSetup.fixture.noRecoveryCodes',
    message: 'No recovery codes',
  },
} as const;

/** Second factor setup: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.secondFactorSetup.name', message: 'Second factor setup' },
  purpose: /*i18n*/ {
    id: 'machine.secondFactorSetup.purpose',
    message: 'Sets up an authenticator app and passkeys, and shows the recovery codes once.',
  },
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  ...SECOND_FACTOR_SETUP_NAMES,
  events: {
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'totp.begun': bare(
      'person',
      /*i18n*/ { id: 'machine.secondFactorSetup.event.totp.begun', message: 'Authenticator begun' },
    ),
    'code.changed': {
      name: EVENTS['code.changed'],
      from: 'person',
      payload: record({ value: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightCode, { value: '123456' }),
        fixture(FIXTURES.aCodeThatIsTooShort, { value: '12' }),
        ...hostileTexts((value) => ({ value })),
      ],
    },
    'totp.submitted': bare(
      'person',
      /*i18n*/ {
        id: 'machine.secondFactorSetup.event.totp.submitted',
        message: 'Authenticator code submitted',
      },
    ),
    'passkey.begun': {
      name: /*i18n*/ { id: 'machine.secondFactorSetup.event.passkey.begun', message: 'Passkey begun' },
      from: 'person',
      payload: record({ suggestedName: TEXT }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.secondFactorSetup.fixture.aSuggestedName', message: 'A suggested name' },
          { suggestedName: 'Firefox on Linux' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.secondFactorSetup.fixture.noSuggestion', message: 'No suggestion' },
          { suggestedName: '' },
        ),
      ],
    },
    'name.changed': {
      name: /*i18n*/ { id: 'machine.secondFactorSetup.event.name.changed', message: 'Name typed' },
      from: 'person',
      payload: record({ value: TEXT }),
      fixtures: [fixture(FIXTURES.aName, { value: 'My laptop' }), ...hostileTexts((value) => ({ value }))],
    },
    'passkey.submitted': bare(
      'person',
      /*i18n*/ { id: 'machine.secondFactorSetup.event.passkey.submitted', message: 'Passkey submitted' },
    ),
    'renaming.begun': {
      name: /*i18n*/ { id: 'machine.secondFactorSetup.event.renaming.begun', message: 'Renaming begun' },
      from: 'person',
      payload: record({ passkeyId: TEXT, name: TEXT }),
      fixtures: [fixture(FIXTURES.aPasskey, { passkeyId: '1700000000000000901', name: 'My laptop' })],
    },
    'renaming.submitted': bare(
      'person',
      /*i18n*/ { id: 'machine.secondFactorSetup.event.renaming.submitted', message: 'New name submitted' },
    ),
    'removal.requested': {
      name: /*i18n*/ {
        id: 'machine.secondFactorSetup.event.removal.requested',
        message: 'Removal asked for',
      },
      from: 'person',
      payload: record({
        choice: anyOf(record({ kind: oneOf('totp') }), record({ kind: oneOf('passkey'), passkeyId: TEXT })),
      }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.secondFactorSetup.fixture.theAuthenticator', message: 'The authenticator' },
          { choice: { kind: 'totp' } },
        ),
        fixture(FIXTURES.aPasskey, { choice: { kind: 'passkey', passkeyId: '1700000000000000901' } }),
      ],
    },
    'removal.confirmed': bare('person', EVENTS['removal.confirmed']),
    'renewal.requested': bare(
      'person',
      /*i18n*/ {
        id: 'machine.secondFactorSetup.event.renewal.requested',
        message: 'New recovery codes asked for',
      },
    ),
    'renewal.confirmed': bare(
      'person',
      /*i18n*/ {
        id: 'machine.secondFactorSetup.event.renewal.confirmed',
        message: 'New recovery codes confirmed',
      },
    ),
    'setup.abandoned': bare(
      'person',
      /*i18n*/ { id: 'machine.secondFactorSetup.event.setup.abandoned', message: 'Setup abandoned' },
    ),
    'codes.kept': {
      name: /*i18n*/ {
        id: 'machine.secondFactorSetup.event.codes.kept',
        message: 'Recovery codes kept or not',
      },
      from: 'person',
      payload: record({ kept: YES_OR_NO }),
      fixtures: [fixture(FIXTURES.ticked, { kept: true }), fixture(FIXTURES.notTicked, { kept: false })],
    },
    'codes.closed': bare(
      'person',
      /*i18n*/ { id: 'machine.secondFactorSetup.event.codes.closed', message: 'Recovery codes closed' },
    ),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
  },
  actors: {
    startTotp: {
      name: /*i18n*/ { id: 'machine.secondFactorSetup.actor.startTotp', message: 'Fetch the secret' },
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.aSecret, {
          secret: 'JBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Stoa:ada?secret=JBSWY3DPEHPK3PXP&issuer=Stoa',
        }),
      ],
      rejects: refusals(SECOND_FACTOR_SETUP_PROBLEM_CODES),
    },
    confirmTotp: {
      name: /*i18n*/ {
        id: 'machine.secondFactorSetup.actor.confirmTotp',
        message: 'Confirm the authenticator',
      },
      kind: 'promise',
      resolves: [
        fixture(NAMES.recoveryCodes, { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }),
        fixture(NAMES.noRecoveryCodes, { recoveryCodes: [] }),
      ],
      rejects: refusals(SECOND_FACTOR_SETUP_PROBLEM_CODES),
    },
    createPasskey: {
      name: /*i18n*/ { id: 'machine.secondFactorSetup.actor.createPasskey', message: 'Create a passkey' },
      kind: 'promise',
      resolves: [
        fixture(NAMES.recoveryCodes, { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }),
        fixture(NAMES.noRecoveryCodes, { recoveryCodes: [] }),
      ],
      rejects: refusals(SECOND_FACTOR_SETUP_PROBLEM_CODES),
    },
    renamePasskey: {
      name: /*i18n*/ { id: 'machine.secondFactorSetup.actor.renamePasskey', message: 'Rename the passkey' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SECOND_FACTOR_SETUP_PROBLEM_CODES),
    },
    removeFactor: {
      name: /*i18n*/ { id: 'machine.secondFactorSetup.actor.removeFactor', message: 'Remove the factor' },
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SECOND_FACTOR_SETUP_PROBLEM_CODES),
    },
    renewRecoveryCodes: {
      name: /*i18n*/ {
        id: 'machine.secondFactorSetup.actor.renewRecoveryCodes',
        message: 'Make new recovery codes',
      },
      kind: 'promise',
      resolves: [
        fixture(NAMES.recoveryCodes, { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }),
        fixture(NAMES.noRecoveryCodes, { recoveryCodes: [] }),
      ],
      rejects: refusals(SECOND_FACTOR_SETUP_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof secondFactorSetupMachine>;
