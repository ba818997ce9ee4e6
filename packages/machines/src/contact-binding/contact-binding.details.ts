import type { MachineDetails } from '../shared/machine-details.ts';
import { oneOf, record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { CODE_SENT } from '../details/shared-events.details.ts';
import { CODE_REQUEST } from '../details/shared-actors.details.ts';
import { PROBLEM_SCHEMA } from '../details/sample-values.ts';
import { CONTACT_PROBLEM_CODES } from './index.ts';
import type { contactBindingMachine } from './contact-binding.machine.ts';

const NAMES = {
  freshProofRequired: 'Fresh proof required',
} as const;

/** Linking a phone number or email: what people read and try. */
export const details = {
  name: 'Linking a phone number or email',
  inputs: [
    fixture('New email address', { channel: 'email', current: null }),
    fixture('Another email address', { channel: 'email', current: 'a***@example.org' }),
    fixture('New phone number', { channel: 'mobile', current: null, countryCode: '86' }),
  ],
  states: {
    form: STATES.form,
    'form.submission': STATES.submission,
    'form.submission.editing': STATES.editing,
    'form.submission.editing.untouched': STATES.untouched,
    'form.submission.editing.invalid': STATES.invalid,
    'form.submission.editing.refused': STATES.refused,
    'form.submission.submitting': STATES.submitting,
    'form.submission.evaluating': STATES.evaluating,
    'form.submission.proving': STATES.proving,
    'form.submission.proving.toSubmit': 'Before it is submitted',
    'form.submission.proving.toSendCode': 'Before a code is sent',
    bound: 'Linked',
  },
  events: {
    'code.sent': CODE_SENT,
    'field.changed': {
      name: EVENTS['field.changed'],
      from: 'person',
      payload: record({ field: oneOf('target', 'code', 'countryCode'), value: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightEmailAddress, { field: 'target', value: 'ada@example.org' }),
        fixture(FIXTURES.aWrongEmailAddress, { field: 'target', value: 'ada@example' }),
        fixture(FIXTURES.aRightPhoneNumber, { field: 'target', value: '13800138000' }),
        fixture(FIXTURES.aRightCode, { field: 'code', value: '123456' }),
        fixture(FIXTURES.aCodeThatIsTooShort, { field: 'code', value: '12' }),
        fixture(FIXTURES.anotherCountry, { field: 'countryCode', value: '49' }),
        ...hostileTexts((value) => ({ field: 'target' as const, value })),
      ],
    },
    'code.requested': bare('person', EVENTS['code.requested']),
    'contact.submitted': bare('person', 'Contact submitted'),
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'code.refused': {
      name: EVENTS['code.refused'],
      from: 'page',
      payload: record({ channel: oneOf('mobile', 'email'), problem: PROBLEM_SCHEMA }),
      fixtures: [
        fixture(FIXTURES.networkFailure, { channel: 'email', problem: { code: 'NETWORK' } }),
        fixture(FIXTURES.tooManyAttempts, {
          channel: 'mobile',
          problem: { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 30 },
        }),
        fixture(NAMES.freshProofRequired, {
          channel: 'email',
          problem: { code: 'REAUTHENTICATION_REQUIRED' },
        }),
      ],
    },
  },
  guards: {
    isComplete: GUARDS.isComplete,
    canBeSentCode: GUARDS.canBeSentCode,
    wantsProof: 'Server wants fresh proof',
    needsProof: GUARDS.needsProof,
  },
  delays: {},
  actors: {
    codeRequest: {
      ...CODE_REQUEST,
      sends: [
        fixture(FIXTURES.codeWasSent, { type: 'code.sent', channel: 'mobile' }),
        fixture(FIXTURES.codeWasNotSent, {
          type: 'code.refused',
          channel: 'mobile',
          problem: { code: 'NETWORK' },
        }),
        fixture(NAMES.freshProofRequired, {
          type: 'code.refused',
          channel: 'email',
          problem: { code: 'REAUTHENTICATION_REQUIRED' },
        }),
      ],
    },
    bind: {
      name: 'Link the contact',
      kind: 'promise',
      resolves: [fixture('Linked', { contact: 'a***@example.org' })],
      rejects: refusals(CONTACT_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof contactBindingMachine>;
