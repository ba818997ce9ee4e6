import type { Fixture, Rejection } from '../shared/machine-details.ts';
import { fixture } from './fixture.ts';
import { PROBLEMS } from './problem-names.details.ts';
import { SAMPLE_REQUEST_ID, SAMPLE_TICKET_DETAILS } from './sample-values.ts';

type ProblemName = keyof typeof PROBLEMS;

/** What the server says besides the code. */
const DETAILS: Partial<Record<ProblemName, Rejection['details']>> = {
  TOO_MANY_REQUESTS: { retryAfterSeconds: 5 },
  TOO_MANY_ATTEMPTS: { retryAfterSeconds: 30 },
  CODE_INVALID: { attemptsLeft: 3 },
};

/** The ways to fail that have one of these codes, each by its name. */
export function refusals(codes: readonly ProblemName[]): Fixture<Rejection>[] {
  return codes.map((code) =>
    fixture(
      PROBLEMS[code],
      {
        code,
        // Nobody answered, so nobody has given the request an id.
        ...(code === 'NETWORK' || code.startsWith('PASSKEY_') ? {} : { requestId: SAMPLE_REQUEST_ID }),
        ...(DETAILS[code] === undefined ? {} : { details: DETAILS[code] }),
      },
      code,
    ),
  );
}

/** A first factor was right, and a second one is asked for. */
export const SECOND_FACTOR_ASKED: Fixture<Rejection> = fixture(
  PROBLEMS.SECOND_FACTOR_REQUIRED,
  { code: 'SECOND_FACTOR_REQUIRED', requestId: SAMPLE_REQUEST_ID, details: SAMPLE_TICKET_DETAILS },
  'SECOND_FACTOR_REQUIRED',
);
