import { assign, setup } from 'xstate';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';

/** What the server wants worked on before a call: a proof of work, which needs no person. */
export interface Challenge {
  parameters: object;
  signature: string;
}

/** What the actor `solveChallenge` is given. It answers the proof as calls take it. */
export interface SolveChallengeInput {
  challenge: Challenge;
}

interface CaptchaContext {
  challenge: Challenge | null;
  /** Good for one call. */
  proof: string | null;
}

/** A challenge of the server, worked on in the background while the form stays as it is. */
export const captchaMachine = setup({
  types: {} as {
    context: CaptchaContext;
    events:
      | { type: 'challenge.received'; challenge: Challenge }
      /** The proof goes along with a call. */
      | { type: 'proof.taken' }
      | { type: 'check.retried' };
    tags:
      | 'checking'
      /** `context.proof` waits for the next call. */
      | 'checked'
      /** It could not be worked on: its code or its memory was not to be had. */
      | 'failed';
    meta: MachineMeta;
  },
  actors: { solveChallenge: notProvided<string, SolveChallengeInput>('solveChallenge') },
  actions: {
    setChallenge: assign((_, { challenge }: { challenge: Challenge }) => ({ challenge, proof: null })),
    setProof: assign((_, { proof }: { proof: string }) => ({ proof })),
    clear: assign({ challenge: null, proof: null }),
  },
}).createMachine({
  id: 'captcha',
  meta: {
    purpose: 'Works on a challenge of the server in the background and holds its proof for the next call.',
    spec: ['B026', 'C034'],
  },
  context: { challenge: null, proof: null },
  on: {
    'challenge.received': {
      target: '.checking',
      actions: { type: 'setChallenge', params: ({ event }) => event },
    },
  },
  initial: 'idle',
  states: {
    idle: {},
    checking: {
      tags: 'checking',
      invoke: {
        id: 'solveChallenge',
        src: 'solveChallenge',
        // It is entered with a challenge alone.
        input: ({ context }) => ({ challenge: context.challenge as Challenge }),
        onDone: {
          target: 'checked',
          actions: { type: 'setProof', params: ({ event }) => ({ proof: event.output }) },
        },
        onError: 'failed',
      },
    },
    checked: { tags: 'checked', on: { 'proof.taken': { target: 'idle', actions: 'clear' } } },
    failed: { tags: 'failed', on: { 'check.retried': 'checking' } },
  },
});
