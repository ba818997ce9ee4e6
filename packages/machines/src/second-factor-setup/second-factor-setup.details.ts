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
  recoveryCodes: 'Recovery codes',
  noRecoveryCodes: 'No recovery codes',
} as const;

/** Second factor setup: what people read and try. */
export const details = {
  name: 'Second factor setup',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  ...SECOND_FACTOR_SETUP_NAMES,
  events: {
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'totp.begun': bare('person', 'Authenticator begun'),
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
    'totp.submitted': bare('person', 'Authenticator code submitted'),
    'passkey.begun': {
      name: 'Passkey begun',
      from: 'person',
      payload: record({ suggestedName: TEXT }),
      fixtures: [
        fixture('A suggested name', { suggestedName: 'Firefox on Linux' }),
        fixture('No suggestion', { suggestedName: '' }),
      ],
    },
    'name.changed': {
      name: 'Name typed',
      from: 'person',
      payload: record({ value: TEXT }),
      fixtures: [fixture(FIXTURES.aName, { value: 'My laptop' }), ...hostileTexts((value) => ({ value }))],
    },
    'passkey.submitted': bare('person', 'Passkey submitted'),
    'renaming.begun': {
      name: 'Renaming begun',
      from: 'person',
      payload: record({ passkeyId: TEXT, name: TEXT }),
      fixtures: [fixture(FIXTURES.aPasskey, { passkeyId: '1700000000000000901', name: 'My laptop' })],
    },
    'renaming.submitted': bare('person', 'New name submitted'),
    'removal.requested': {
      name: 'Removal asked for',
      from: 'person',
      payload: record({
        choice: anyOf(record({ kind: oneOf('totp') }), record({ kind: oneOf('passkey'), passkeyId: TEXT })),
      }),
      fixtures: [
        fixture('The authenticator', { choice: { kind: 'totp' } }),
        fixture(FIXTURES.aPasskey, { choice: { kind: 'passkey', passkeyId: '1700000000000000901' } }),
      ],
    },
    'removal.confirmed': bare('person', EVENTS['removal.confirmed']),
    'renewal.requested': bare('person', 'New recovery codes asked for'),
    'renewal.confirmed': bare('person', 'New recovery codes confirmed'),
    'setup.abandoned': bare('person', 'Setup abandoned'),
    'codes.kept': {
      name: 'Recovery codes kept or not',
      from: 'person',
      payload: record({ kept: YES_OR_NO }),
      fixtures: [fixture(FIXTURES.ticked, { kept: true }), fixture(FIXTURES.notTicked, { kept: false })],
    },
    'codes.closed': bare('person', 'Recovery codes closed'),
    'problem.dismissed': bare('person', EVENTS['problem.dismissed']),
  },
  actors: {
    startTotp: {
      name: 'Fetch the secret',
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
      name: 'Confirm the authenticator',
      kind: 'promise',
      resolves: [
        fixture(NAMES.recoveryCodes, { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }),
        fixture(NAMES.noRecoveryCodes, { recoveryCodes: [] }),
      ],
      rejects: refusals(SECOND_FACTOR_SETUP_PROBLEM_CODES),
    },
    createPasskey: {
      name: 'Create a passkey',
      kind: 'promise',
      resolves: [
        fixture(NAMES.recoveryCodes, { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }),
        fixture(NAMES.noRecoveryCodes, { recoveryCodes: [] }),
      ],
      rejects: refusals(SECOND_FACTOR_SETUP_PROBLEM_CODES),
    },
    renamePasskey: {
      name: 'Rename the passkey',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SECOND_FACTOR_SETUP_PROBLEM_CODES),
    },
    removeFactor: {
      name: 'Remove the factor',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(SECOND_FACTOR_SETUP_PROBLEM_CODES),
    },
    renewRecoveryCodes: {
      name: 'Make new recovery codes',
      kind: 'promise',
      resolves: [
        fixture(NAMES.recoveryCodes, { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }),
        fixture(NAMES.noRecoveryCodes, { recoveryCodes: [] }),
      ],
      rejects: refusals(SECOND_FACTOR_SETUP_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof secondFactorSetupMachine>;
