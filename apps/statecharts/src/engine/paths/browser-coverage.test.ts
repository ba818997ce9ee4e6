import { expect, test } from 'vitest';
import { MACHINES } from '@stoa/machines/catalogue';
import { chartOf } from '../model/chart-of.ts';
import { createSession } from '../simulation/session.ts';
import { activeIn, coverageOfMicrosteps } from './browser-coverage.ts';

test('what a page tells of its steps is the coverage of the same steps in the simulation', () => {
  const chart = chartOf({ machine: MACHINES.codeRequest });
  const at = (source: string, event: string, target: string, guard: string | null = null) => ({
    source: `codeRequest.${source}`,
    event,
    targets: [`codeRequest.${target}`],
    guard,
  });
  const coverage = coverageOfMicrosteps(chart, [
    { transitions: [at('ready', 'code.requested', 'sending')], value: 'sending' },
    { transitions: [at('sending', 'xstate.error.actor.sendCode', 'evaluating')], value: 'evaluating' },
    { transitions: [at('evaluating', '', 'cooling.throttled', 'mustWait')], value: { cooling: 'throttled' } },
    { transitions: [at('unknown', 'x', 'y')], value: { gone: {} } },
  ]);
  expect(Object.keys(coverage.transitions)).toEqual([
    'codeRequest.ready|code.requested|0',
    'codeRequest.sending|xstate.error.actor.sendCode|0',
    'codeRequest.evaluating||0',
  ]);
  expect(Object.keys(coverage.states)).toContain('codeRequest.cooling.throttled');
});

test('a state value names the same states as a snapshot', () => {
  const session = createSession(MACHINES.login);
  session.apply({ kind: 'start', input: {} });
  const root = session.state()?.world.actors[0]?.machine;
  const found = activeIn(chartOf({ machine: MACHINES.login }), root?.value);
  expect(new Set(found)).toEqual(new Set(root?.active));
});
