import { createMachine, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { analyse, judge } from './analyse.ts';

const codes = (machine: Parameters<typeof analyse>[0]['machine']) =>
  analyse({ machine }).map(({ code, subject }) => [code, subject]);

test('states that nothing leads to, transitions that never win, and dead ends', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'one',
    states: {
      one: { on: { go: [{ target: 'two' }, { target: 'three' }] } },
      two: {},
      three: { on: { go: 'four' } },
      four: { type: 'final' },
    },
  });
  expect(codes(machine)).toEqual([
    ['UNREACHABLE_STATE', 'm.three'],
    ['UNREACHABLE_STATE', 'm.four'],
    ['SHADOWED_TRANSITION', 'm.one|go|1'],
    ['DEAD_END', 'm.two'],
  ]);
});

test('parallel regions, history and targets by id count as ways', () => {
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    states: {
      left: {
        initial: 'a',
        states: {
          a: { on: { go: '#deep' } },
          b: { initial: 'c', states: { c: {}, d: { id: 'deep', on: { back: '#m.left.kept' } } } },
          kept: { type: 'history', history: 'deep' },
        },
      },
      right: { on: { noted: { actions: () => undefined } } },
    },
  });
  expect(codes(machine)).toEqual([]);
});

test('always in a circle is found, unless something changes on the way', () => {
  const machine = setup({ guards: { yes: () => true }, actions: { count: () => undefined } }).createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { always: { guard: 'yes', target: 'b' }, on: { go: 'c' } },
      b: { always: 'a' },
      c: { always: { guard: 'yes', target: 'd', actions: 'count' }, on: { stop: 'a' } },
      d: { always: 'c' },
    },
  });
  expect(codes(machine)).toEqual([
    ['ALWAYS_LOOP', 'm.a'],
    ['ALWAYS_LOOP', 'm.b'],
  ]);
});

test('an actor that may fail unheard, and names without an implementation', () => {
  const load = fromPromise(() => Promise.resolve());
  const machine = setup({ actors: { load } }).createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        invoke: { id: 'load', src: 'load' },
        entry: 'shout' as never,
        on: { go: { guard: 'may' as never, target: 'b' } },
      },
      b: { invoke: { id: 'again', src: 'load' }, on: { 'xstate.error.actor.again': 'a' } as never },
    },
  });
  expect(codes(machine)).toEqual([
    ['INVOKE_WITHOUT_ON_ERROR', 'load'],
    ['MISSING_IMPLEMENTATION', 'may'],
    ['MISSING_IMPLEMENTATION', 'shout'],
  ]);
});

test('what the details say and the machine does not do, and the other way round', () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'a' } } } });
  const name = 'X';
  const details = {
    name,
    inputs: [{ id: 'x', name, value: undefined }] as const,
    states: {},
    events: { gone: { name, from: 'person' as const, payload: {}, fixtures: [] } },
    guards: {},
    delays: {},
    actors: {},
  };
  const found = analyse({ machine }, details).map(({ code, subject }) => [code, subject]);
  expect(found).toEqual([
    ['UNHANDLED_EVENT', 'gone'],
    ['MISSING_NAME', 'a'],
    ['MISSING_NAME', 'go'],
  ]);
});

test('an exception allows one finding, and is told when it allows nothing', () => {
  const finding = { machine: 'm', code: 'DEAD_END' as const, subject: 'm.a', message: '' };
  const used = { machine: 'm', code: 'DEAD_END' as const, subject: 'm.a', reason: 'Because.' };
  const idle = { ...used, subject: 'm.b' };
  expect(judge([finding, { ...finding, subject: 'm.c' }], [used, idle])).toEqual({
    open: [{ ...finding, subject: 'm.c' }],
    idle: [idle],
  });
});
