import type { CodeChannel } from '../code-request/index.ts';
import type { SecondFactorOutcome } from '../second-factor/index.ts';
import type { LoadCaptchaOutput } from '../shared/captcha.ts';
import type { ActorDetails } from '../shared/machine-details.ts';
import { ACTORS } from './actor-names.details.ts';
import { FIXTURES } from './fixture-names.details.ts';
import { fixture } from './fixture.ts';
import { refusals } from './refusals.ts';
import { SAMPLE_CAPTCHA, SAMPLE_SIGNED_IN } from './sample-values.ts';
import type { CodeRefusal, CodeRefusalOrPuzzle } from './shared-events.details.ts';

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

/** The same where a picture puzzle may be asked for. */
export const CODE_REQUEST_WITH_PUZZLE: ActorDetails<
  never,
  CodeSent | ({ type: 'code.refused' } & CodeRefusalOrPuzzle)
> = {
  ...CODE_REQUEST,
  sends: [
    ...(CODE_REQUEST.sends ?? []),
    fixture(FIXTURES.picturePuzzleRequired, {
      type: 'code.refused',
      channel: 'mobile',
      problem: { code: 'CAPTCHA_REQUIRED' },
    }),
  ],
};

/** The picture puzzle of a form, which fails as the form's calls do. */
export function loadCaptcha(codes: Parameters<typeof refusals>[0]): ActorDetails<LoadCaptchaOutput, never> {
  return {
    name: ACTORS.loadCaptcha,
    kind: 'promise',
    resolves: [fixture(FIXTURES.aPuzzle, SAMPLE_CAPTCHA), fixture(FIXTURES.noPuzzleNeeded, null)],
    rejects: refusals(codes),
  };
}

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
