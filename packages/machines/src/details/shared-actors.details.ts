import type { CodeChannel } from '../code-request/index.ts';
import type { SecondFactorOutcome } from '../second-factor/index.ts';
import type { ActorDetails } from '../shared/machine-details.ts';
import { ACTORS } from './actor-names.details.ts';
import { FIXTURES } from './fixture-names.details.ts';
import { fixture } from './fixture.ts';
import { SAMPLE_SIGNED_IN } from './sample-values.ts';
import type { CodeRefusal } from './shared-events.details.ts';

type CodeSent = { type: 'code.sent'; channel: CodeChannel };

/** The request for a code that a form starts beside itself. */
export const CODE_REQUEST: ActorDetails<never, CodeSent | ({ type: 'code.refused' } & CodeRefusal)> = {
  name: ACTORS.codeRequest,
  kind: 'machine',
  machine: 'codeRequest',
  resolves: [],
  rejects: [],
  sends: [
    fixture(FIXTURES.codeWasSent, { type: 'code.sent', channel: 'mobile' }),
    fixture(FIXTURES.codeWasNotSent, {
      type: 'code.refused',
      channel: 'mobile',
      problem: { code: 'NETWORK' },
    }),
  ],
};

/** The second factor that a sign-in asks for. */
export const SECOND_FACTOR: ActorDetails<SecondFactorOutcome, never> = {
  name: ACTORS.secondFactor,
  kind: 'machine',
  machine: 'secondFactor',
  resolves: [
    fixture(FIXTURES.signedIn, { outcome: 'signedIn', signedIn: SAMPLE_SIGNED_IN }),
    fixture(FIXTURES.tooLate, { outcome: 'expired' }),
    fixture(FIXTURES.left, { outcome: 'left' }),
  ],
  rejects: [],
};
