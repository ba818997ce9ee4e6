import { expect, it } from 'vitest';
import type { InspectFact } from '../../../../portal/src/app/inspect/protocol.ts';
import { actorsOf, pathsOf } from './actors-of.ts';

const actor = (id: string, parent: string | null): InspectFact => ({
  kind: 'actor',
  actor: id,
  at: 0,
  machine: 'm',
  name: id,
  parent,
});

it('orders actors as a tree, with the last that is known of each', () => {
  const found = actorsOf([
    actor('a', null),
    actor('b', null),
    actor('a1', 'a'),
    { kind: 'snapshot', actor: 'a', at: 1, event: 'x', view: { status: 'active', value: 'one' } },
    { kind: 'snapshot', actor: 'a', at: 2, event: 'y', view: { status: 'active', value: 'two' } },
  ]);
  expect(found.map(({ id, depth, view }) => [id, depth, view?.value])).toEqual([
    ['a', 0, 'two'],
    ['a1', 1, undefined],
    ['b', 0, undefined],
  ]);
});

it('loses no actor whose parent came before the first fact that was kept', () => {
  expect(actorsOf([actor('c', 'lost')]).map(({ id }) => id)).toEqual(['c']);
});

it('reads a state value', () => {
  expect(pathsOf({ form: { method: 'password', submission: 'editing' } })).toEqual([
    'form.method.password',
    'form.submission.editing',
  ]);
  expect(pathsOf('idle')).toEqual(['idle']);
  expect(pathsOf(undefined)).toEqual([]);
});
