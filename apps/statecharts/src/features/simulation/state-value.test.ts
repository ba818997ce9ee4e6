import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../engine/model/chart-of.ts';
import { stateValueOf } from './state-value.ts';

const machine = createMachine({
  id: 'm',
  initial: 'first',
  states: {
    first: {},
    form: {
      type: 'parallel',
      states: {
        a: { initial: 'off', states: { off: {}, on: { initial: 'low', states: { low: {}, high: {} } } } },
        b: { initial: 'empty', states: { empty: {}, full: {} } },
        last: { type: 'history' },
      },
    },
  },
});
const chart = chartOf({ machine });
const value = (id: string) => stateValueOf(chart, id);

it('leaves everything around a state where it begins', () => {
  expect(value('m')).toBe('first');
  expect(value('m.form.a.on.high')).toEqual({ form: { a: { on: 'high' }, b: 'empty' } });
  expect(value('m.form.b.full')).toEqual({ form: { a: 'off', b: 'full' } });
});

it('is a value that XState takes', () => {
  for (const { id, kind } of chart.states)
    if (kind !== 'history')
      expect(() => machine.resolveState({ value: value(id) as never, context: {} })).not.toThrow();
});
