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
  aRightAddress: /*i18n*/ { id: 'machine.signInSettings.fixture.aRightAddress', message: 'A right address' },
  notThereYet: /*i18n*/ { id: 'machine.signInSettings.fixture.notThereYet', message: 'Not there yet' },
  alreadyThere: /*i18n*/ { id: 'machine.signInSettings.fixture.alreadyThere', message: 'Already there' },
} as const;

/** What may happen, and values to try it with. */
export const SIGN_IN_SETTINGS_EVENTS = {
  'proof.given': bare('page', EVENTS['proof.given']),
  'proof.declined': bare('page', EVENTS['proof.declined']),
  'method.switched': {
    name: /*i18n*/ { id: 'machine.signInSettings.event.method.switched', message: 'Way switched on or off' },
    from: 'person',
    payload: record({ method: oneOf('email', 'qr', 'password', 'sms', 'thirdParty'), on: YES_OR_NO }),
    fixtures: [
      fixture(
        /*i18n*/ { id: 'machine.signInSettings.fixture.qrCodeOn', message: 'QR code on' },
        { method: 'qr', on: true },
      ),
      fixture(
        /*i18n*/ { id: 'machine.signInSettings.fixture.passwordOff', message: 'Password off' },
        { method: 'password', on: false },
      ),
      fixture(
        /*i18n*/ { id: 'machine.signInSettings.fixture.emailOff', message: 'Email off' },
        { method: 'email', on: false },
      ),
    ],
  },
  'registration.switched': {
    name: /*i18n*/ {
      id: 'machine.signInSettings.event.registration.switched',
      message: 'Registration opened or closed',
    },
    from: 'person',
    payload: record({ open: YES_OR_NO }),
    fixtures: [
      fixture(/*i18n*/ { id: 'machine.signInSettings.fixture.closed', message: 'Closed' }, { open: false }),
      fixture(FIXTURES.open, { open: true }),
    ],
  },
  'imageCheck.chosen': {
    name: /*i18n*/ {
      id: 'machine.signInSettings.event.imageCheck.chosen',
      message: 'Picture puzzle setting chosen',
    },
    from: 'person',
    payload: record({ imageCheck: oneOf('always', 'auto') }),
    fixtures: [
      fixture(
        /*i18n*/ { id: 'machine.signInSettings.fixture.always', message: 'Always' },
        { imageCheck: 'always' },
      ),
      fixture(
        /*i18n*/ { id: 'machine.signInSettings.fixture.whenNeeded', message: 'When needed' },
        { imageCheck: 'auto' },
      ),
    ],
  },
  'origin.changed': {
    name: /*i18n*/ { id: 'machine.signInSettings.event.origin.changed', message: 'Address typed' },
    from: 'person',
    payload: record({ value: TEXT }),
    fixtures: [
      fixture(NAMES.aRightAddress, { value: 'https://app.example.org' }),
      fixture(
        /*i18n*/ {
          id: 'machine.signInSettings.fixture.anAddressWithAPath',
          message: 'An address with a path',
        },
        { value: 'https://app.example.org/path' },
      ),
      ...hostileTexts((value) => ({ value })),
    ],
  },
  'origin.added': bare(
    'person',
    /*i18n*/ { id: 'machine.signInSettings.event.origin.added', message: 'Address added' },
  ),
  'origin.removed': {
    name: /*i18n*/ { id: 'machine.signInSettings.event.origin.removed', message: 'Address removed' },
    from: 'person',
    payload: record({ origin: TEXT }),
    fixtures: [
      fixture(
        /*i18n*/ { id: 'machine.signInSettings.fixture.anAddress', message: 'An address' },
        { origin: 'https://example.org' },
      ),
    ],
  },
  'provider.added': {
    name: /*i18n*/ { id: 'machine.signInSettings.event.provider.added', message: 'Third party added' },
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA, name: TEXT }),
    fixtures: [
      fixture(NAMES.notThereYet, { provider: 'welink', name: 'WeLink' }),
      fixture(NAMES.alreadyThere, { provider: 'stoa', name: 'Stoa' }),
    ],
  },
  'provider.removed': {
    name: /*i18n*/ { id: 'machine.signInSettings.event.provider.removed', message: 'Third party removed' },
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA }),
    fixtures: [fixture(NAMES.alreadyThere, { provider: 'stoa' })],
  },
  'provider.switched': {
    name: /*i18n*/ {
      id: 'machine.signInSettings.event.provider.switched',
      message: 'Third party switched on or off',
    },
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA, enabled: YES_OR_NO }),
    fixtures: [
      fixture(
        /*i18n*/ { id: 'machine.signInSettings.fixture.off', message: 'Off' },
        { provider: 'stoa', enabled: false },
      ),
      fixture(
        /*i18n*/ { id: 'machine.signInSettings.fixture.on', message: 'On' },
        { provider: 'stoa', enabled: true },
      ),
    ],
  },
  'provider.changed': {
    name: /*i18n*/ { id: 'machine.signInSettings.event.provider.changed', message: 'Third party changed' },
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
      fixture(
        /*i18n*/ { id: 'machine.signInSettings.fixture.aWrongAddress', message: 'A wrong address' },
        { provider: 'stoa', field: 'tokenUrl', value: 'ftp://id.example.org' },
      ),
      fixture(FIXTURES.aSecret, { provider: 'stoa', field: 'secret', value: 'a-secret-of-the-tests' }),
      ...hostileTexts((value) => ({ provider: 'stoa' as const, field: 'name' as const, value })),
    ],
  },
  'secretMethod.chosen': {
    name: /*i18n*/ {
      id: 'machine.signInSettings.event.secretMethod.chosen',
      message: 'Way to send the secret chosen',
    },
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA, secretMethod: oneOf('none', 'basic', 'post') }),
    fixtures: [
      fixture(
        /*i18n*/ { id: 'machine.signInSettings.fixture.inTheBody', message: 'In the body' },
        { provider: 'stoa', secretMethod: 'post' },
      ),
      fixture(
        /*i18n*/ { id: 'machine.signInSettings.fixture.none', message: 'None' },
        { provider: 'stoa', secretMethod: 'none' },
      ),
    ],
  },
  'secret.removed': {
    name: /*i18n*/ { id: 'machine.signInSettings.event.secret.removed', message: 'Secret removed' },
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA }),
    fixtures: [fixture(NAMES.alreadyThere, { provider: 'stoa' })],
  },
  'provider.tested': {
    name: /*i18n*/ { id: 'machine.signInSettings.event.provider.tested', message: 'Third party tested' },
    from: 'person',
    payload: record({ provider: PROVIDER_SCHEMA }),
    fixtures: [
      fixture(NAMES.alreadyThere, { provider: 'stoa' }),
      fixture(NAMES.notThereYet, { provider: 'imc' }),
    ],
  },
  ...DRAFT_EDITOR_EVENTS,
} satisfies MachineDetails<typeof signInSettingsMachine>['events'];
