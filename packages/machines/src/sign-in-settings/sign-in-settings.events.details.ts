import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { DRAFT_EDITOR_EVENTS } from '../details/draft-editor.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { PROVIDER_SCHEMA } from '../details/sample-values.ts';
import type { signInSettingsMachine } from './sign-in-settings.machine.ts';

const NAMES = {
  aRightAddress: 'A right address',
  notThereYet: 'Not there yet',
  alreadyThere: 'Already there',
} as const;

/** What may happen, and values to try it with. */
export const SIGN_IN_SETTINGS_EVENTS = {
  'proof.given': bare('page', EVENTS['proof.given']),
  'proof.declined': bare('page', EVENTS['proof.declined']),
  'method.switched': {
    name: 'Way switched on or off',
    from: 'person',
    payload: record({ method: oneOf('email', 'qr', 'password', 'sms', 'thirdParty'), on: YES_OR_NO }),
    fixtures: [
      fixture('QR code on', { method: 'qr', on: true }),
      fixture('Password off', { method: 'password', on: false }),
      fixture('Email off', { method: 'email', on: false }),
    ],
  },
  'registration.switched': {
    name: 'Registration opened or closed',
    from: 'person',
    payload: record({ open: YES_OR_NO }),
    fixtures: [fixture('Closed', { open: false }), fixture(FIXTURES.open, { open: true })],
  },
  'captcha.chosen': {
    name: 'Captcha setting chosen',
    from: 'person',
    payload: record({ captcha: oneOf('always', 'auto') }),
    fixtures: [fixture('Always', { captcha: 'always' }), fixture('When needed', { captcha: 'auto' })],
  },
  'origin.changed': {
    name: 'Address typed',
    from: 'person',
    payload: record({ value: TEXT }),
    fixtures: [
      fixture(NAMES.aRightAddress, { value: 'https://app.example.org' }),
      fixture('An address with a path', { value: 'https://app.example.org/path' }),
      ...hostileTexts((value) => ({ value })),
    ],
  },
  'origin.added': bare('person', 'Address added'),
  'origin.removed': {
    name: 'Address removed',
    from: 'person',
    payload: record({ origin: TEXT }),
    fixtures: [fixture('An address', { origin: 'https://example.org' })],
  },
  'provider.added': {
    name: 'Third party added',
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA, name: TEXT }),
    fixtures: [
      fixture(NAMES.notThereYet, { provider: 'welink', name: 'WeLink' }),
      fixture(NAMES.alreadyThere, { provider: 'stoa', name: 'Stoa' }),
    ],
  },
  'provider.removed': {
    name: 'Third party removed',
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA }),
    fixtures: [fixture(NAMES.alreadyThere, { provider: 'stoa' })],
  },
  'provider.switched': {
    name: 'Third party switched on or off',
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA, enabled: YES_OR_NO }),
    fixtures: [
      fixture('Off', { provider: 'stoa', enabled: false }),
      fixture('On', { provider: 'stoa', enabled: true }),
    ],
  },
  'provider.changed': {
    name: 'Third party changed',
    from: 'person',
    payload: record({
      provider: PROVIDER_SCHEMA,
      field: oneOf(
        'name',
        'logoUrl',
        'issuer',
        'authorizeUrl',
        'tokenUrl',
        'userInfoUrl',
        'clientId',
        'secret',
        'scopes',
        'claimSubject',
        'claimName',
        'claimEmail',
        'claimMobile',
        'logoutUrl',
      ),
      value: TEXT,
    }),
    fixtures: [
      fixture(NAMES.aRightAddress, { provider: 'stoa', field: 'issuer', value: 'https://id2.example.org' }),
      fixture('A wrong address', { provider: 'stoa', field: 'tokenUrl', value: 'ftp://id.example.org' }),
      fixture(FIXTURES.aSecret, { provider: 'stoa', field: 'secret', value: 'a-secret-of-the-tests' }),
      ...hostileTexts((value) => ({ provider: 'stoa' as const, field: 'name' as const, value })),
    ],
  },
  'secretMethod.chosen': {
    name: 'Way to send the secret chosen',
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA, secretMethod: oneOf('none', 'basic', 'post') }),
    fixtures: [
      fixture('In the body', { provider: 'stoa', secretMethod: 'post' }),
      fixture('None', { provider: 'stoa', secretMethod: 'none' }),
    ],
  },
  'secret.removed': {
    name: 'Secret removed',
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA }),
    fixtures: [fixture(NAMES.alreadyThere, { provider: 'stoa' })],
  },
  'provider.tested': {
    name: 'Third party tested',
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA }),
    fixtures: [
      fixture(NAMES.alreadyThere, { provider: 'stoa' }),
      fixture(NAMES.notThereYet, { provider: 'imc' }),
    ],
  },
  ...DRAFT_EDITOR_EVENTS,
} satisfies MachineDetails<typeof signInSettingsMachine>['events'];
