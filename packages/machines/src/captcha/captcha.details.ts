import type { MachineDetails } from '../shared/machine-details.ts';
import { record, TEXT } from '../shared/json-schema.ts';
import { bare } from '../details/bare.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { refusals } from '../details/refusals.ts';
import type { captchaMachine } from './captcha.machine.ts';

const CHALLENGE = { parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '0f3a' }, signature: 'c41d' };

const NAMES = {
  aChallenge: 'A challenge',
} as const;

/** Security check: what people read and try. */
export const details = {
  name: 'Security check',
  inputs: [fixture(FIXTURES.aNewStart, undefined)],
  states: {
    idle: 'Nothing to check',
    checking: 'Checking',
    checked: 'Checked',
    failed: 'Check failed',
  },
  events: {
    'challenge.received': {
      name: 'Challenge received',
      from: 'page',
      payload: record({
        challenge: record({ parameters: record({ algorithm: TEXT, nonce: TEXT }), signature: TEXT }),
      }),
      fixtures: [fixture(NAMES.aChallenge, { challenge: CHALLENGE })],
    },
    'proof.taken': bare('page', 'Proof taken along'),
    'check.retried': bare('person', 'Check retried'),
  },
  guards: {},
  delays: {},
  actors: {
    solveChallenge: {
      name: 'Solve the challenge',
      kind: 'promise',
      resolves: [fixture('A proof', 'eyJhIjoxfQ==')],
      rejects: refusals(['NETWORK', 'UNKNOWN']),
    },
  },
} satisfies MachineDetails<typeof captchaMachine>;
