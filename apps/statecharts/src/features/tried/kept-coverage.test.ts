import { CATALOGUE } from '@stoa/machines/catalogue';
import { beforeEach, expect, it, vi } from 'vitest';
import { chartOf } from '../../engine/model/chart-of.ts';
import { reportOf } from '../../engine/paths/coverage.ts';
import { beginSession } from '../machine/begin-session.ts';
import { clearCoverage, storedCoverage, storedVersion, subscribeStored } from './kept-coverage.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const machineOf = (id: string) => {
  const entry = CATALOGUE.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no machine ${id}.`);
  return { entry, chart: chartOf(entry), details: null };
};

it('counts the first start of a machine as tried, with the states that it passes through at once', () => {
  const machine = machineOf('session');
  const { session, problem } = beginSession({
    ...machine,
    details: { inputs: [{ value: { firstPaint: { known: 'nothing' } } }] } as never,
  });
  expect([problem, session.state() === null]).toEqual([null, false]);
  const { states, transitions } = reportOf(machine.chart, storedCoverage(machine.chart));
  expect(states.missing).not.toContain('session.unknown');
  expect(transitions.covered).toBeGreaterThan(0);
});

it('counts states without the machine itself, as its details do', () => {
  const { chart } = machineOf('session');
  expect(reportOf(chart, storedCoverage(chart)).states.of).toBe(chart.states.length - 1);
});

it('tells who shows it of everything that is kept and forgotten', () => {
  const reported = vi.fn();
  const stop = subscribeStored(reported);
  const before = storedVersion();
  const { chart } = machineOf('session');
  clearCoverage(chart);
  expect(reported).toHaveBeenCalledTimes(1);
  expect(storedVersion()).not.toBe(before);
  stop();
  clearCoverage(chart);
  expect(reported).toHaveBeenCalledTimes(1);
});
