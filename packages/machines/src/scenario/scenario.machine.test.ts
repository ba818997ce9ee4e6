import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { scenarioMachine } from './scenario.machine.ts';
import type { CheckScenarioInput, ScenarioInput, ScenarioOutcome } from './scenario.machine.ts';

function open(input: Partial<ScenarioInput> = {}) {
  const checkAnswers = fakeActor<ScenarioOutcome, CheckScenarioInput>();
  const clearProgress = fakeActor<void>();
  const actor = createActor(
    scenarioMachine.provide({
      actors: { checkAnswers: checkAnswers.logic, clearProgress: clearProgress.logic },
    }),
    { input: { done: [], isSignedIn: false, ...input } },
  ).start();
  return {
    actor,
    checkAnswers,
    clearProgress,
    tags: () => [...actor.getSnapshot().tags],
    context: () => actor.getSnapshot().context,
  };
}
const right = (step: number) => ({ step, correct: true, explanation: 'So it is.' });

test('a visitor’s right answers are done and kept for the device, wrong ones are not (R20)', async () => {
  const { actor, checkAnswers, context, tags } = open();
  actor.send({ type: 'answer.given', step: 2, answer: '9' });
  expect(tags()).toEqual(['checking']);
  // One after the other.
  actor.send({ type: 'answer.given', step: 1, answer: '10' });
  const wrong = { step: 2, correct: false, explanation: 'Look again.' };
  await checkAnswers.succeed({ results: [wrong], done: [] });
  expect(context()).toMatchObject({ done: [], kept: [], results: [wrong] });
  actor.send({ type: 'answer.given', step: 2, answer: '3' });
  await checkAnswers.succeed({ results: [right(2)], done: [2] });
  actor.send({ type: 'answer.given', step: 1, answer: '10' });
  await checkAnswers.succeed({ results: [right(1)], done: [1] });
  expect(context().done).toEqual([1, 2]);
  expect(context().results).toEqual([right(2), right(1)]);
  expect(context().kept).toEqual([
    { step: 2, answer: '3' },
    { step: 1, answer: '10' },
  ]);
  // The same step again is kept once.
  actor.send({ type: 'answer.given', step: 1, answer: 'ten' });
  await checkAnswers.succeed({ results: [right(1)], done: [1] });
  expect(context().kept).toHaveLength(2);
  expect(checkAnswers.inputs).toHaveLength(4);
});

test('a visitor goes on where the device stopped, and begins again without the server', () => {
  const { actor, checkAnswers, context } = open();
  actor.send({ type: 'device.read', kept: [{ step: 3, answer: 'x' }] });
  expect(context().done).toEqual([3]);
  actor.send({ type: 'restart.requested' });
  expect(context()).toMatchObject({ done: [], kept: [], results: [] });
  expect(checkAnswers.inputs).toEqual([]);
});

test('whoever signs in brings along what the device kept', async () => {
  const { actor, checkAnswers, context } = open({ isSignedIn: true, done: [4] });
  actor.send({ type: 'device.read', kept: [] });
  expect(checkAnswers.inputs).toEqual([]);
  const kept = [
    { step: 1, answer: '10' },
    { step: 2, answer: 'forged' },
  ];
  actor.send({ type: 'device.read', kept });
  expect(context().done).toEqual([4]);
  actor.send({ type: 'progress.loaded', done: [5] });
  await checkAnswers.succeed({
    results: [right(1), { step: 2, correct: false, explanation: '' }],
    done: [1, 4],
  });
  expect(checkAnswers.inputs).toEqual([{ answers: kept }]);
  expect(context()).toMatchObject({ done: [1, 4, 5], kept: [] });
});

test('a failure says why and loses nothing', async () => {
  const { actor, checkAnswers, context, tags } = open({ isSignedIn: true });
  actor.send({ type: 'device.read', kept: [{ step: 1, answer: '10' }] });
  await checkAnswers.fail('NETWORK');
  expect([tags(), context().problem?.code, context().kept.length]).toEqual([['failed'], 'NETWORK', 1]);
  actor.send({ type: 'problem.dismissed' });
  expect([tags(), context().problem]).toEqual([[], null]);
});

test('progress of an account is forgotten by the server first', async () => {
  const { actor, clearProgress, context, tags } = open({ isSignedIn: true, done: [1] });
  actor.send({ type: 'restart.requested' });
  await clearProgress.fail('SERVICE_UNAVAILABLE');
  expect([tags(), context().done]).toEqual([['failed'], [1]]);
  actor.send({ type: 'restart.requested' });
  expect(tags()).toEqual(['checking']);
  await clearProgress.succeed(undefined);
  expect([tags(), context().done]).toEqual([[], []]);
});

test('a note of a failure is gone with the next answer, and with beginning again', async () => {
  const { actor, checkAnswers, context, tags } = open();
  const answer = () => actor.send({ type: 'answer.given', step: 1, answer: '10' });
  answer();
  await checkAnswers.fail('NETWORK');
  answer();
  expect([tags(), context().problem]).toEqual([['checking'], null]);
  await checkAnswers.succeed({ results: [right(1)], done: [1] });
  answer();
  await checkAnswers.fail('NETWORK');
  actor.send({ type: 'restart.requested' });
  expect([tags(), context()]).toMatchObject([[], { done: [], kept: [], results: [], problem: null }]);
});

test('an account that begins again reads why that failed, until it is tried once more', async () => {
  const { actor, clearProgress, context, tags } = open({ isSignedIn: true, done: [1] });
  actor.send({ type: 'restart.requested' });
  await clearProgress.fail('NETWORK');
  expect(context().problem?.code).toBe('NETWORK');
  actor.send({ type: 'restart.requested' });
  expect([tags(), context().problem]).toEqual([['checking'], null]);
});
