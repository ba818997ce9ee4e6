import type { CodeChannel } from '../code-request/index.ts';
import { oneOf, record, YES_OR_NO } from '../shared/json-schema.ts';
import type { EventDetails } from '../shared/machine-details.ts';
import type { Problem } from '../shared/problem.ts';
import { EVENTS } from './event-names.details.ts';
import { FIXTURES } from './fixture-names.details.ts';
import { fixture } from './fixture.ts';
import { PROBLEM_SCHEMA } from './sample-values.ts';

const CHANNEL = oneOf('mobile', 'email');

/** What a code that was not sent tells the form that wanted it. */
export interface CodeRefusal {
  channel: CodeChannel;
  problem: Problem<'NETWORK' | 'TOO_MANY_ATTEMPTS'>;
}

/** A person chooses where codes go. */
export const CHANNEL_CHOSEN: EventDetails<{ channel: CodeChannel }> = {
  name: EVENTS['channel.chosen'],
  from: 'person',
  payload: record({ channel: CHANNEL }),
  fixtures: [
    fixture(FIXTURES.byEmail, { channel: 'email' }),
    fixture(FIXTURES.byPhone, { channel: 'mobile' }),
  ],
};

/** A code is on its way. */
export const CODE_SENT: EventDetails<{ channel: CodeChannel }> = {
  ...CHANNEL_CHOSEN,
  name: EVENTS['code.sent'],
  from: 'page',
};

/** A code could not be sent. */
export const CODE_REFUSED: EventDetails<CodeRefusal> = {
  name: EVENTS['code.refused'],
  from: 'page',
  payload: record({ channel: CHANNEL, problem: PROBLEM_SCHEMA }),
  fixtures: [
    fixture(FIXTURES.networkFailure, { channel: 'email', problem: { code: 'NETWORK' } }),
    fixture(FIXTURES.tooManyAttempts, {
      channel: 'mobile',
      problem: { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 30 },
    }),
  ],
};

/** A person ticks that they agree, or takes it back. */
export const AGREEMENT_CHANGED: EventDetails<{ agreed: boolean }> = {
  name: EVENTS['agreement.changed'],
  from: 'person',
  payload: record({ agreed: YES_OR_NO }),
  fixtures: [fixture(FIXTURES.ticked, { agreed: true }), fixture(FIXTURES.notTicked, { agreed: false })],
};
