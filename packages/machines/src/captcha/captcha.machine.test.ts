import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { captchaMachine, type SolveChallengeInput } from './index.ts';

const FIRST = { parameters: { nonce: '1' }, signature: 'a' };
const SECOND = { parameters: { nonce: '2' }, signature: 'b' };

function createCaptchaActor() {
  const solve = fakeActor<string, SolveChallengeInput>();
  const actor = createActor(captchaMachine.provide({ actors: { solveChallenge: solve.logic } })).start();
  const has = (tag: 'checking' | 'checked' | 'failed') => actor.getSnapshot().hasTag(tag);
  return { actor, solve, has };
}

test('a challenge is worked on and its proof is held for one call (B026, C034)', async () => {
  const { actor, solve, has } = createCaptchaActor();
  actor.send({ type: 'challenge.received', challenge: FIRST });
  expect([has('checking'), solve.inputs]).toEqual([true, [{ challenge: FIRST }]]);
  await solve.succeed('proof');
  expect([has('checked'), actor.getSnapshot().context.proof]).toEqual([true, 'proof']);
  actor.send({ type: 'proof.taken' });
  expect(actor.getSnapshot().context).toEqual({ challenge: null, proof: null });
  expect([[...actor.getSnapshot().tags], solve.inputs.length]).toEqual([[], 1]);
});

test('a check that failed can be tried again with the same challenge (B026)', async () => {
  const { actor, solve, has } = createCaptchaActor();
  actor.send({ type: 'challenge.received', challenge: FIRST });
  await solve.fail('NETWORK');
  expect(has('failed')).toBe(true);
  actor.send({ type: 'check.retried' });
  expect([has('checking'), solve.inputs[1]]).toEqual([true, { challenge: FIRST }]);
});

test('a newer challenge takes the place of the one that is worked on and of a proof (TRUST 37)', async () => {
  const { actor, solve, has } = createCaptchaActor();
  actor.send({ type: 'challenge.received', challenge: FIRST });
  actor.send({ type: 'challenge.received', challenge: SECOND });
  expect(solve.inputs).toEqual([{ challenge: FIRST }, { challenge: SECOND }]);
  await solve.succeed('of the second');
  actor.send({ type: 'challenge.received', challenge: FIRST });
  expect([has('checking'), actor.getSnapshot().context.proof]).toEqual([true, null]);
});

test('every state can be reached (B026)', () => {
  const reached = walk(captchaMachine, {
    input: undefined,
    events: [
      { type: 'challenge.received', challenge: FIRST },
      { type: 'proof.taken' },
      { type: 'check.retried' },
      done('solveChallenge', 'proof'),
      failed('solveChallenge', { code: 'NETWORK' }),
    ],
    facts: ({ challenge, proof }) => ({ challenge, proof }),
  });
  expect(unreachedStates(captchaMachine, reached)).toEqual([]);
});
