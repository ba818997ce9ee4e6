import { assign, createMachine, fromPromise, sendParent, sendTo, setup } from 'xstate';
import { expect, test } from 'vitest';
import { MACHINES } from '@stoa/machines/catalogue';
import { createSession } from './session.ts';
import type { Session } from './session.ts';
import type { StepOutcome, Stimulus } from './simulation.types.ts';
import { verdictOf } from './verdicts.ts';

const value = (session: Session, path = '') =>
  session.state()?.world.actors.find((actor) => actor.path === path)?.machine?.value;
const context = (session: Session) =>
  session.state()?.world.actors[0]?.machine?.context as Record<string, unknown>;
const paths = (session: Session) => session.state()?.world.actors.map(({ path }) => path);
const problem = (outcome: StepOutcome) => ('problem' in outcome ? outcome.problem.code : null);
const run = (session: Session, ...stimuli: Stimulus[]) =>
  stimuli.map((stimulus) => session.apply(stimulus)).at(-1)!;

const START: Stimulus = { kind: 'start', input: {} };
const CODE: Stimulus[] = [
  { kind: 'event', event: { type: 'method.chosen', method: 'smsCode' } },
  { kind: 'event', event: { type: 'field.changed', field: 'mobile', value: '13800138000' } },
  { kind: 'event', event: { type: 'code.requested' } },
];

/** Guards and actions of it throw. */
const BREAKING = setup({
  guards: {
    broken: () => {
      throw new Error('no luck');
    },
  },
  actions: { failing: assign(() => JSON.parse('{') as object), shouting: () => JSON.parse('[') as void },
}).createMachine({
  id: 'odd',
  context: {},
  on: {
    guarded: { guard: 'broken', actions: 'failing' },
    assigned: { actions: 'failing' },
    acted: { actions: 'shouting' },
    fine: {},
  },
});

test('a machine runs with the machines that it invokes, and their actors are cards', () => {
  const session = createSession(MACHINES.login);
  run(session, START, ...CODE);
  expect(paths(session)).toEqual(['', 'smsCode', 'emailCode', 'smsCode/sendCode']);
  expect(value(session, 'smsCode')).toBe('sending');
  run(session, { kind: 'reject', actor: 'smsCode/sendCode', error: { code: 'CAPTCHA_REQUIRED' } });
  expect(value(session, 'smsCode')).toEqual({ ready: 'refused' });
});

test('delays wait for the clock, which can be moved in one go', () => {
  const session = createSession(MACHINES.login);
  run(session, START, ...CODE, {
    kind: 'resolve',
    actor: 'smsCode/sendCode',
    output: { retryAfterSeconds: 60 },
  });
  expect(session.state()?.world.delays.map(({ actor, dueAt }) => [actor, dueAt])).toEqual([
    ['smsCode', 1000],
  ]);
  run(session, { kind: 'wait', milliseconds: 59_999 });
  expect(value(session, 'smsCode')).toEqual({ cooling: 'sent' });
  run(session, { kind: 'wait', milliseconds: 1 });
  expect(value(session, 'smsCode')).toEqual({ ready: 'again' });
  expect(session.state()?.world.now).toBe(60_000);
});

test('a hanging actor stays, and can still be ended', () => {
  const session = createSession(MACHINES.login);
  run(
    session,
    START,
    ...CODE,
    { kind: 'hang', actor: 'smsCode/sendCode' },
    { kind: 'wait', milliseconds: 300_000 },
  );
  expect(session.state()?.world.actors.at(-1)?.status).toBe('hanging');
  run(session, { kind: 'resolve', actor: 'smsCode/sendCode', output: {} });
  expect(value(session, 'smsCode')).toEqual({ cooling: 'sent' });
});

test('guards are forced, and ask one after the other', () => {
  const session = createSession(MACHINES.login);
  const submit: Stimulus = { kind: 'event', event: { type: 'login.submitted' } };
  run(session, START, { kind: 'guard', guard: 'login/isComplete', mode: 'true' }, submit);
  expect(value(session)).toMatchObject({ form: { submission: 'submitting' } });

  session.goTo('0');
  run(session, { kind: 'guard', guard: 'login/isComplete', mode: 'ask' });
  const asked = session.apply(submit);
  expect(asked).toMatchObject({ ok: false, question: { guard: 'login/isComplete', real: false } });
  expect(session.state()?.question?.guard).toBe('login/isComplete');
  const record = session.answer(true);
  expect(record).toMatchObject({ ok: true, record: { stimulus: { answers: [true] } } });
  expect(value(session)).toMatchObject({ form: { submission: 'submitting' } });
});

test('going back and doing something else makes a branch', () => {
  const session = createSession(MACHINES.login);
  run(session, START, CODE[0]!, CODE[1]!);
  session.goTo('0');
  run(session, { kind: 'event', event: { type: 'method.chosen', method: 'emailCode' } });
  expect(session.state()?.nodes.get('0')?.children).toEqual(['1', '3']);
  expect(value(session)).toMatchObject({ form: { method: 'emailCode' } });
  session.goTo('2');
  expect(value(session)).toMatchObject({ form: { method: 'smsCode' } });
  expect(session.pathTo('2')).toEqual([START, CODE[0], CODE[1]]);
});

test('every microstep tells its transitions, states and actions', () => {
  const session = createSession(MACHINES.codeRequest);
  const outcome = run(
    session,
    { kind: 'start', input: { channel: 'email', purpose: 'login' } },
    { kind: 'event', event: { type: 'code.requested', target: 'a@b.de' } },
    {
      kind: 'reject',
      actor: 'sendCode',
      error: { code: 'TOO_MANY_ATTEMPTS', details: { retryAfterSeconds: 9 } },
    },
  );
  if (!outcome.ok) throw new Error('The step was refused.');
  const [step] = outcome.record.steps;
  expect(step?.microsteps.map(({ transitions }) => transitions)).toEqual([
    ['codeRequest.sending|xstate.error.actor.sendCode|0'],
    ['codeRequest.evaluating||0'],
  ]);
  expect(step?.microsteps[1]?.entered).toEqual(['codeRequest.cooling', 'codeRequest.cooling.throttled']);
  expect(step?.microsteps[1]?.actions.at(-1)).toMatchObject({ type: 'xstate.raise', delay: 1000 });
  expect(outcome.record.emitted).toMatchObject([{ type: 'code.refused', channel: 'email' }]);
  expect(outcome.record.guards.map(({ guard, outcome: is }) => [guard, is])).toEqual([
    ['codeRequest/mustWait', true],
    ['codeRequest/isOver', false],
  ]);
});

test('every event is enabled, blocked by name, or unhandled', () => {
  const session = createSession(MACHINES.login);
  run(session, START);
  const verdict = (event: { type: string }) => verdictOf(session.simulator, session.world()!, event);
  expect(verdict({ type: 'login.submitted' })).toMatchObject({ status: 'enabled' });
  expect(verdict({ type: 'provider.chosen' })).toMatchObject({
    status: 'blocked',
    guards: ['isProviderOffered'],
  });
  expect(verdict({ type: 'code.refused' })).toEqual({ status: 'unhandled' });
  run(session, { kind: 'guard', guard: 'login/isProviderOffered', mode: 'true' });
  expect(verdict({ type: 'provider.chosen' })).toMatchObject({ status: 'enabled' });
});

test('an event whose guard throws is told', () => {
  const session = createSession(BREAKING);
  run(session, START);
  expect(verdictOf(session.simulator, session.world()!, { type: 'guarded' })).toMatchObject({
    status: 'throws',
    message: expect.stringContaining('broken'),
  });
});

test('a session starts in any state, with its actors and delays', () => {
  const session = createSession(MACHINES.codeRequest);
  const rest = { channel: 'email', purpose: 'login', sentTo: null, problem: null };
  run(session, {
    kind: 'startFrom',
    value: { cooling: 'sent' },
    context: { ...rest, countdown: { secondsLeft: 2 } },
  });
  expect(session.state()?.world.delays).toMatchObject([{ dueAt: 1000 }]);
  run(session, { kind: 'startFrom', value: 'sending', context: { ...rest, countdown: null } });
  expect(paths(session)).toEqual(['', 'sendCode']);
  run(session, { kind: 'resolve', actor: 'sendCode', output: {} });
  expect(value(session)).toEqual({ cooling: 'sent' });
  expect(problem(session.apply({ kind: 'startFrom', value: 'nowhere', context: {} }))).toBe('NO_SUCH_STATE');
  expect(value(session)).toEqual({ cooling: 'sent' });
});

test('a context on which functions throw is refused, another shape is told', () => {
  const session = createSession(MACHINES.login);
  run(session, START);
  expect(problem(session.apply({ kind: 'context', context: { fields: 1 } }))).toBe('CONTEXT_REFUSED');
  expect(problem(session.apply({ kind: 'context', context: 7 }))).toBe('CONTEXT_REFUSED');
  const changed = session.apply({ kind: 'context', context: { ...context(session), path: 7, extra: true } });
  expect(changed).toMatchObject({
    ok: true,
    record: { warnings: [/extra/, /path/].map((word) => expect.stringMatching(word)) },
  });
  expect(context(session).path).toBe(7);
});

test('what cannot be done is told, and the session goes on', () => {
  const session = createSession(BREAKING);
  const fine: Stimulus = { kind: 'event', event: { type: 'fine' } };
  expect(problem(session.apply(fine))).toBe('NO_SUCH_ACTOR');
  run(session, START);
  expect(problem(session.apply({ kind: 'resolve', actor: 'nobody' }))).toBe('NO_SUCH_ACTOR');
  expect(problem(session.apply({ kind: 'resolve', actor: '' }))).toBe('ACTOR_NOT_ACTIVE');
  expect(problem(session.apply({ kind: 'event', event: { type: 'guarded' } }))).toBe('THREW');
  expect(session.state()?.problem?.message).toContain('broken');
  session.drop();
  expect(session.state()?.problem).toBeNull();
  expect(run(session, fine).ok).toBe(true);
});

test('a guard or an action that throws is told by name', () => {
  const session = createSession(BREAKING);
  session.apply({ kind: 'start' });
  for (const type of ['guarded', 'assigned', 'acted']) {
    expect(problem(session.apply({ kind: 'event', event: { type } }))).toBe('THREW');
  }
  run(session, { kind: 'event', event: { type: 'guarded' } });
  expect(session.state()?.problem?.subject).toBe('odd/broken');
  expect(session.state()?.nodes.size).toBe(1);
});

test('a circle of states, or of actors that answer each other, ends with a word', () => {
  const circle = createMachine({
    id: 'circle',
    initial: 'rest',
    states: { rest: { on: { go: 'one' } }, one: { always: 'two' }, two: { always: 'one' } },
  });
  const session = createSession(circle);
  session.apply({ kind: 'start' });
  expect(problem(session.apply({ kind: 'event', event: { type: 'go' } }))).toBe('ENDLESS');
  expect(value(session)).toBe('rest');

  const child = createMachine({ id: 'child', on: { ping: { actions: sendParent({ type: 'pong' }) } } });
  const ping = sendTo('child', { type: 'ping' });
  const parent = setup({ actors: { child } }).createMachine({
    id: 'parent',
    invoke: { id: 'child', src: 'child' },
    on: { pong: { actions: ping }, play: { actions: ping } },
  });
  const game = createSession(parent);
  expect(game.apply({ kind: 'start' }).ok).toBe(true);
  expect(problem(game.apply({ kind: 'event', event: { type: 'play' } }))).toBe('ENDLESS');
});

test('an actor that fails where nobody minds stops the machine, as it would outside', () => {
  const machine = setup({ actors: { load: fromPromise(() => Promise.resolve()) } }).createMachine({
    id: 'careless',
    invoke: { id: 'load', src: 'load' },
  });
  const session = createSession(machine);
  run(session, { kind: 'start' }, { kind: 'reject', actor: 'load', error: { code: 'NETWORK' } });
  expect(session.state()?.world.actors[0]).toMatchObject({ status: 'error', error: { code: 'NETWORK' } });
  expect(problem(session.apply({ kind: 'event', event: { type: 'any' } }))).toBe('MACHINE_OVER');
});
