import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record, TEXT, YES_OR_NO } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { PROVIDER_SCHEMA } from '../details/sample-values.ts';
import { SIGN_IN_SETTINGS_PROBLEM_CODES } from './index.ts';
import type { signInSettingsMachine } from './sign-in-settings.machine.ts';

const NAMES = {
  aRightAddress: /*i18n*/ { id: 'machine.signInSettings.fixture.aRightAddress', message: 'A right address' },
  notThereYet: /*i18n*/ { id: 'machine.signInSettings.fixture.notThereYet', message: 'Not there yet' },
  alreadyThere: /*i18n*/ { id: 'machine.signInSettings.fixture.alreadyThere', message: 'Already there' },
} as const;

/** Sign-in settings of a school: what people read and try. */
export const details = {
  name: /*i18n*/ { id: 'machine.signInSettings.name', message: 'Sign-in settings of a school' },
  inputs: [
    fixture(
      /*i18n*/ { id: 'machine.signInSettings.fixture.oneThirdParty', message: 'One third party' },
      {
        settings: {
          version: 3,
          methods: ['password', 'email'],
          registrationOpen: true,
          imageCheck: 'auto',
          redirectOrigins: ['https://example.org'],
          providers: [
            {
              provider: 'stoa',
              enabled: true,
              name: 'Stoa',
              logoUrl: '',
              issuer: 'https://id.example.org',
              authorizeUrl: '',
              tokenUrl: '',
              userInfoUrl: '',
              clientId: 'client-1',
              hasSecret: true,
              secret: '',
              removesSecret: false,
              secretMethod: 'basic',
              scopes: 'openid profile',
              claimSubject: 'sub',
              claimName: 'name',
              claimEmail: 'email',
              claimMobile: 'phone_number',
              logoutUrl: '',
              callbackUrl: '/login/third/stoa',
            },
          ],
        },
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.signInSettings.fixture.noThirdParty', message: 'No third party' },
      {
        settings: {
          version: 1,
          methods: ['password', 'email'],
          registrationOpen: true,
          imageCheck: 'auto',
          redirectOrigins: ['https://example.org'],
          providers: [],
        },
      },
    ),
    fixture(
      /*i18n*/ { id: 'machine.signInSettings.fixture.noWayToSignIn', message: 'No way to sign in' },
      {
        settings: {
          version: 1,
          methods: [],
          registrationOpen: true,
          imageCheck: 'auto',
          redirectOrigins: ['https://example.org'],
          providers: [],
        },
      },
    ),
  ],
  states: {
    settings: /*i18n*/ { id: 'machine.signInSettings.state.settings', message: 'Settings' },
    'settings.editing': STATES.editing,
    'settings.editing.judging': /*i18n*/ {
      id: 'machine.signInSettings.state.settings.editing.judging',
      message: 'Comparing with what is saved',
    },
    'settings.editing.clean': STATES.clean,
    'settings.editing.clean.untouched': STATES.untouched,
    'settings.editing.clean.saved': STATES.saved,
    'settings.editing.dirty': STATES.dirty,
    'settings.editing.dirty.untouched': STATES.untouched,
    'settings.editing.dirty.invalid': STATES.invalid,
    'settings.editing.dirty.refused': STATES.refused,
    'settings.saving': STATES.saving,
    'settings.judging': STATES.judging,
    'settings.proving': STATES.proving,
    'settings.loadingTheirs': /*i18n*/ {
      id: 'machine.signInSettings.state.settings.loadingTheirs',
      message: 'Loading the other version',
    },
    'settings.conflict': /*i18n*/ {
      id: 'machine.signInSettings.state.settings.conflict',
      message: 'Changed by someone else',
    },
    test: /*i18n*/ { id: 'machine.signInSettings.state.test', message: 'Test of a provider' },
    'test.resting': STATES.resting,
    'test.testing': /*i18n*/ { id: 'machine.signInSettings.state.test.testing', message: 'Testing' },
    'test.tested': /*i18n*/ { id: 'machine.signInSettings.state.test.tested', message: 'Tested' },
    'test.refused': STATES.refused,
  },
  events: {
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'method.switched': {
      name: /*i18n*/ {
        id: 'machine.signInSettings.event.method.switched',
        message: 'Way switched on or off',
      },
      from: 'person',
      payload: record({ method: oneOf('email', 'qr', 'password', 'sms', 'thirdParty'), on: YES_OR_NO }),
      fixtures: [
        fixture(
          /*i18n*/ { id: 'machine.signInSettings.fixture.qRCodeOn', message: 'QR code on' },
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
    'settings.submitted': bare(
      'person',
      /*i18n*/ { id: 'machine.signInSettings.event.settings.submitted', message: 'Settings submitted' },
    ),
    'settings.reset': bare(
      'person',
      /*i18n*/ { id: 'machine.signInSettings.event.settings.reset', message: 'Settings reset' },
    ),
    'conflict.mineKept': bare(
      'person',
      /*i18n*/ { id: 'machine.signInSettings.event.conflict.mineKept', message: 'My version kept' },
    ),
    'conflict.theirsTaken': bare(
      'person',
      /*i18n*/ { id: 'machine.signInSettings.event.conflict.theirsTaken', message: 'Other version taken' },
    ),
  },
  guards: {
    isChanged: GUARDS.isChanged,
    isComplete: GUARDS.isComplete,
    isNew: /*i18n*/ { id: 'machine.signInSettings.guard.isNew', message: 'Is not there yet' },
    needsProof: GUARDS.needsProof,
    isConflict: /*i18n*/ { id: 'machine.signInSettings.guard.isConflict', message: 'Someone else has saved' },
    hasIssuer: /*i18n*/ { id: 'machine.signInSettings.guard.hasIssuer', message: 'Issuer is filled in' },
  },
  delays: {},
  actors: {
    saveSettings: {
      name: /*i18n*/ { id: 'machine.signInSettings.actor.saveSettings', message: 'Save the settings' },
      kind: 'promise',
      resolves: [
        fixture(FIXTURES.saved, {
          version: 4,
          methods: ['password', 'email'],
          registrationOpen: true,
          imageCheck: 'auto',
          redirectOrigins: ['https://example.org'],
          providers: [
            {
              provider: 'stoa',
              enabled: true,
              name: 'Stoa',
              logoUrl: '',
              issuer: 'https://id.example.org',
              authorizeUrl: '',
              tokenUrl: '',
              userInfoUrl: '',
              clientId: 'client-1',
              hasSecret: true,
              secret: '',
              removesSecret: false,
              secretMethod: 'basic',
              scopes: 'openid profile',
              claimSubject: 'sub',
              claimName: 'name',
              claimEmail: 'email',
              claimMobile: 'phone_number',
              logoutUrl: '',
              callbackUrl: '/login/third/stoa',
            },
          ],
        }),
      ],
      rejects: refusals(SIGN_IN_SETTINGS_PROBLEM_CODES),
    },
    loadSettings: {
      name: /*i18n*/ { id: 'machine.signInSettings.actor.loadSettings', message: 'Load the settings' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.signInSettings.fixture.theOtherVersion', message: 'The other version' },
          {
            version: 5,
            methods: ['password', 'email'],
            registrationOpen: true,
            imageCheck: 'always',
            redirectOrigins: ['https://example.org'],
            providers: [
              {
                provider: 'stoa',
                enabled: true,
                name: 'Stoa',
                logoUrl: '',
                issuer: 'https://id.example.org',
                authorizeUrl: '',
                tokenUrl: '',
                userInfoUrl: '',
                clientId: 'client-1',
                hasSecret: true,
                secret: '',
                removesSecret: false,
                secretMethod: 'basic',
                scopes: 'openid profile',
                claimSubject: 'sub',
                claimName: 'name',
                claimEmail: 'email',
                claimMobile: 'phone_number',
                logoutUrl: '',
                callbackUrl: '/login/third/stoa',
              },
            ],
          },
        ),
      ],
      rejects: refusals(SIGN_IN_SETTINGS_PROBLEM_CODES),
    },
    testProvider: {
      name: /*i18n*/ { id: 'machine.signInSettings.actor.testProvider', message: 'Test the third party' },
      kind: 'promise',
      resolves: [
        fixture(
          /*i18n*/ { id: 'machine.signInSettings.fixture.works', message: 'Works' },
          { works: true, reason: null },
        ),
        fixture(
          /*i18n*/ { id: 'machine.signInSettings.fixture.unreachable', message: 'Unreachable' },
          { works: false, reason: 'unreachable' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.signInSettings.fixture.otherIssuer', message: 'Other issuer' },
          { works: false, reason: 'otherIssuer' },
        ),
        fixture(
          /*i18n*/ { id: 'machine.signInSettings.fixture.tooSlow', message: 'Too slow' },
          { works: false, reason: 'tooSlow' },
        ),
      ],
      rejects: refusals(SIGN_IN_SETTINGS_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof signInSettingsMachine>;
