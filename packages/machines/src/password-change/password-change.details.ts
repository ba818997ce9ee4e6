import type { MachineDetails } from '../shared/machine-details.ts';
import { record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { STATES } from '../details/state-names.details.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { hostileTexts } from '../details/hostile-texts.ts';
import { refusals } from '../details/refusals.ts';
import { PASSWORD_CHANGE_PROBLEM_CODES } from './index.ts';
import type { passwordChangeMachine } from './password-change.machine.ts';

/** Password change: what people read and try. */
export const details = {
  name: 'Password change',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    editing: STATES.editing,
    'editing.untouched': STATES.untouched,
    'editing.invalid': STATES.invalid,
    'editing.refused': STATES.refused,
    submitting: STATES.submitting,
    evaluating: STATES.evaluating,
    proving: STATES.proving,
    changed: STATES.changed,
  },
  events: {
    'proof.given': bare('page', EVENTS['proof.given']),
    'proof.declined': bare('page', EVENTS['proof.declined']),
    'password.changed': {
      name: 'Password typed',
      from: 'person',
      payload: record({ value: TEXT }),
      fixtures: [
        fixture(FIXTURES.aRightPassword, { value: 'correct horse battery' }),
        fixture(FIXTURES.aPasswordThatIsTooShort, { value: 'short' }),
        fixture('A password that is too long', { value: 'a'.repeat(129) }),
        ...hostileTexts((value) => ({ value })),
      ],
    },
    'password.submitted': bare('person', EVENTS['password.submitted']),
  },
  guards: {
    isComplete: GUARDS.isComplete,
    needsProof: GUARDS.needsProof,
  },
  delays: {},
  actors: {
    changePassword: {
      name: 'Change the password',
      kind: 'promise',
      resolves: [fixture(FIXTURES.done, undefined)],
      rejects: refusals(PASSWORD_CHANGE_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof passwordChangeMachine>;
