import type { Name } from './names.ts';

export const index = ({
  kebab,
  camel,
  pascal,
  upper,
}: Name) => `export { ${upper}_PROBLEM_CODES, ${camel}Machine } from './${kebab}.machine.ts';
export type { ${pascal}Event, ${pascal}ProblemCode } from './${kebab}.machine.ts';
`;

/** It loads something once, and again where that fails. */
export const machine = (
  { camel, pascal, upper, words }: Name,
  spec: string,
) => `import { assign, setup } from 'xstate';
import { CALL_PROBLEM_CODES } from '../shared/call-problems.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** What can go wrong with it. */
export const ${upper}_PROBLEM_CODES = CALL_PROBLEM_CODES;
export type ${pascal}ProblemCode = (typeof ${upper}_PROBLEM_CODES)[number];

export type ${pascal}Event = { type: 'load.requested' } | { type: 'network.restored' };

interface ${pascal}Context {
  items: readonly string[];
  problem: Problem<${pascal}ProblemCode> | null;
}

/** Says in one sentence what it does, and what it takes care of. */
export const ${camel}Machine = setup({
  types: {} as {
    context: ${pascal}Context;
    events: ${pascal}Event;
    tags:
      | 'busy'
      /** \`context.problem\`. */
      | 'failed';
    meta: MachineMeta;
  },
  actors: { load: notProvided<readonly string[], undefined>('load') },
  actions: {
    keepItems: assign((_, items: readonly string[]) => ({ items, problem: null })),
    setProblem: assign({
      problem: (_, failure: Failure) => problemOf(failure.error, ${upper}_PROBLEM_CODES),
    }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: '${camel}',
  meta: {
    purpose: '${words}: loads what there is, and again where that fails.',
    spec: ['${spec}'],
  },
  context: { items: [], problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'shown', actions: { type: 'keepItems', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    shown: { on: { 'load.requested': 'loading' } },
    failed: { tags: 'failed', on: { 'load.requested': 'loading', 'network.restored': 'loading' } },
  },
});
`;

export const details = ({
  kebab,
  camel,
  words,
  upper,
}: Name) => `import type { MachineDetails } from '../shared/machine-details.ts';
import { bare } from '../details/bare.ts';
import { EVENTS } from '../details/event-names.details.ts';
import { fixture } from '../details/fixture.ts';
import { FIXTURES } from '../details/fixture-names.details.ts';
import { refusals } from '../details/refusals.ts';
import { STATES } from '../details/state-names.details.ts';
import { ${upper}_PROBLEM_CODES } from './${kebab}.machine.ts';
import type { ${camel}Machine } from './${kebab}.machine.ts';

/** What people read and try. */
export const details = {
  name: '${words}',
  inputs: [fixture('Nothing', undefined)],
  states: { loading: STATES.loading, shown: STATES.shown, failed: STATES.failed },
  events: {
    'load.requested': bare('person', 'Loading asked for'),
    'network.restored': bare('page', EVENTS['network.restored']),
  },
  guards: {},
  delays: {},
  actors: {
    load: {
      name: 'Load what there is',
      kind: 'promise',
      resolves: [fixture('Some', ['First']), fixture('None', []), fixture(FIXTURES.aHostileName, ['<b>First</b>'])],
      rejects: refusals(${upper}_PROBLEM_CODES),
    },
  },
} satisfies MachineDetails<typeof ${camel}Machine>;
`;

export const test = ({ kebab, camel }: Name) => `import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { ${camel}Machine } from './${kebab}.machine.ts';

function start() {
  const load = fakeActor<readonly string[], undefined>();
  const actor = createActor(${camel}Machine.provide({ actors: { load: load.logic } })).start();
  const shown = () => {
    const { context, tags } = actor.getSnapshot();
    return [[...tags].toSorted(), context.items, context.problem?.code ?? null];
  };
  return { load, shown, send: actor.send };
}

test('loads what there is, and anew when it is asked for', async () => {
  const { load, shown, send } = start();
  expect(shown()).toEqual([['busy'], [], null]);
  await load.succeed(['first']);
  expect(shown()).toEqual([[], ['first'], null]);
  send({ type: 'load.requested' });
  await load.succeed([]);
  expect(shown()).toEqual([[], [], null]);
});

test.each(['load.requested', 'network.restored'] as const)('goes on by %s where it failed', async (type) => {
  const { load, shown, send } = start();
  await load.fail('NETWORK');
  expect(shown()).toEqual([['failed'], [], 'NETWORK']);
  send({ type });
  expect(shown()).toEqual([['busy'], [], null]);
});

test('every state can be reached, and no failure is a dead end', () => {
  const reached = walk(${camel}Machine, {
    events: [
      { type: 'load.requested' },
      { type: 'network.restored' },
      done('load', []),
      failed('load', { code: 'NETWORK' }),
    ],
    facts: ({ problem }) => ({ problem }),
  });
  expect(unreachedStates(${camel}Machine, reached)).toEqual([]);
  expect(deadEnds(reached, 'failed', [{ type: 'load.requested' }])).toEqual([]);
});
`;
