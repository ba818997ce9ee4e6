import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { MACHINES } from '@stoa/machines/catalogue';
import { loadDetails } from '@stoa/machines/details';
import { chartOf } from '../model/chart-of.ts';
import { createSession } from '../simulation/session.ts';
import { alphabetOf, joinAlphabets } from './alphabet.ts';
import { coverageOf, mergeCoverage, reportOf } from './coverage.ts';
import { mergeFiles, readCoverage, writeCoverage } from './coverage-file.ts';
import type { Alphabet } from './paths.types.ts';
import { shortestPath, shortestPaths, simplePaths } from './search.ts';

const machine = createMachine({
  id: 'm',
  initial: 'a',
  states: {
    a: { on: { right: 'b', jump: 'd' } },
    b: { on: { right: 'c', left: 'a' } },
    c: { always: 'd' },
    d: { after: { 100: 'e' } },
    e: { type: 'final' },
  },
});
const alphabet: Alphabet = {
  inputs: [{ name: 'none', value: undefined }],
  events: ['left', 'right', 'jump'].map((type) => ({ name: type, value: { type } })),
  outcomes: {},
};

test('the shortest way to a state, one that is only passed included, and through a transition', () => {
  const kinds = (goal: Parameters<typeof shortestPath>[2]) =>
    shortestPath({ machine }, alphabet, goal)?.stimuli.map((stimulus) =>
      stimulus.kind === 'event' ? stimulus.event.type : stimulus.kind,
    );
  expect(kinds({ state: 'm.e' })).toEqual(['start', 'jump', 'wait']);
  expect(kinds({ state: 'm.c' })).toEqual(['start', 'right', 'right']);
  expect(kinds({ transition: 'm.b|left|0' })).toEqual(['start', 'right', 'left']);
  expect(kinds({ state: 'm.nowhere' })).toBeUndefined();
});

test('a way from the present moment of a session can be walked there', async () => {
  const details = await loadDetails('codeRequest');
  const session = createSession(MACHINES.codeRequest);
  session.apply({ kind: 'start', input: details.inputs[0].value });
  session.apply({ kind: 'event', event: { type: 'code.requested', target: 'ada@example.org' } });
  const from = { simulator: session.simulator, world: session.world()! };
  const goal = { state: 'codeRequest.ready.again' };
  const path = shortestPath({ machine: MACHINES.codeRequest }, alphabetOf(details), goal, { from });
  for (const stimulus of path?.stimuli ?? []) expect(session.apply(stimulus).ok).toBe(true);
  expect(session.state()?.world.actors[0]?.machine?.active).toContain(goal.state);
});

test('every state that can be rested in has its shortest way', () => {
  const values = shortestPaths({ machine }, alphabet).map(({ value }) => value);
  expect(values).toEqual(['a', 'b', 'd', 'e']);
});

test('simple ways pass no state twice', () => {
  const goal = { state: 'm.d' };
  const ways = simplePaths({ machine }, alphabet, { goal }).map(({ transitions }) => transitions);
  expect(ways).toEqual([['m.a|jump|0'], ['m.a|right|0', 'm.b|right|0', 'm.c||0']]);
});

test('alphabets are joined by actor', () => {
  const joined = joinAlphabets(alphabet, {
    events: [{ name: 'up', value: { type: 'up' } }],
    outcomes: { load: [{ name: 'done', value: { kind: 'resolve' } }] },
  });
  expect(joined.events.map(({ name }) => name)).toEqual(['left', 'right', 'jump', 'up']);
  expect(joined.outcomes.load).toHaveLength(1);
});

test('coverage adds up over runs and leaves out what was measured on another shape', () => {
  const chart = chartOf({ machine });
  const session = createSession(machine);
  session.apply({ kind: 'start' });
  session.apply({ kind: 'event', event: { type: 'right' } });
  const one = coverageOf(chart, session.records());
  session.goTo('0');
  session.apply({ kind: 'event', event: { type: 'jump' } });
  const both = coverageOf(chart, session.records());
  expect(both.transitions).toEqual({ 'm.a|right|0': 1, 'm.a|jump|0': 1 });
  const merged = mergeCoverage(chart, [one, both, { ...both, hash: 'other' }]);
  expect(merged.transitions).toEqual({ 'm.a|right|0': 2, 'm.a|jump|0': 1 });
  const { states, transitions } = reportOf(chart, merged);
  expect(states).toEqual({ covered: 3, of: 5, missing: ['m.c', 'm.e'] });
  expect(transitions).toMatchObject({ covered: 2, of: 6 });
});

test('files of coverage are read, joined and refused', () => {
  const file = { format: 'stoa-coverage', version: 1, runs: [{ source: 'browser', machines: {} }] } as const;
  expect(readCoverage(writeCoverage(mergeFiles([file, file])))).toMatchObject({
    ok: true,
    value: { runs: [{ source: 'browser' }, { source: 'browser' }] },
  });
  expect(readCoverage('{}')).toMatchObject({ problem: { code: 'UNREADABLE' } });
  expect(readCoverage('x')).toMatchObject({ problem: { code: 'UNREADABLE' } });
  expect(readCoverage(JSON.stringify({ ...file, version: 2 }))).toMatchObject({
    problem: { code: 'OTHER_VERSION' },
  });
});
