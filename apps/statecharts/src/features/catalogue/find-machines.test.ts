import { describe, expect, it } from 'vitest';
import type { MachineParts, MachineSummary } from '../../machines/machine-summary.ts';
import { findMachines } from './find-machines.ts';

const machine = (id: string, spec: string[] = []): MachineSummary => ({
  id,
  name: null,
  purpose: '',
  spec,
  hash: '',
  rows: [],
  states: 0,
  events: 0,
  transitions: 0,
  reachable: 0,
  browser: 0,
});
const nothing: MachineParts = { states: [], events: [], guards: [], actors: [] };
const parts: Record<string, MachineParts> = {
  login: {
    ...nothing,
    states: ['form', 'form.emailCode'],
    events: ['login.submitted'],
    guards: ['isComplete'],
  },
  search: { ...nothing, events: ['search.submitted'], actors: ['suggest'] },
};
const find = (query: string, isLoaded = true) =>
  findMachines(
    [machine('search'), machine('login', ['B022'])],
    query,
    ({ id }) => (id === 'login' ? 'Anmeldung Müller' : id),
    ({ id }) => (isLoaded ? parts[id] : undefined),
  ).map(({ summary, parts: found }) => [summary.id, ...found.map(({ kind, id }) => `${kind} ${id}`)]);

describe('the search of machines', () => {
  it('shows all where nothing is searched for', () => {
    expect(find(' ')).toEqual([['search'], ['login']]);
  });

  it('finds states, events, guards, actors and rows of the specification', () => {
    expect(find('email code')).toEqual([['login', 'state form.emailCode']]);
    expect(find('submitted')).toEqual([
      ['search', 'event search.submitted'],
      ['login', 'event login.submitted'],
    ]);
    expect(find('isComplete')).toEqual([['login', 'guard isComplete']]);
    expect(find('suggest')).toEqual([['search', 'actor suggest']]);
    expect(find('b022')).toEqual([['login', 'spec B022']]);
  });

  it('finds a machine by its name in the language of the page, and puts it first', () => {
    expect(find('muller')).toEqual([['login']]);
    expect(find('login')[0]).toEqual(['login', 'event login.submitted']);
  });

  it('finds nothing without a complaint', () => {
    expect(find('.*[(')).toEqual([['search'], ['login']]);
    expect(find('zebracorn')).toEqual([]);
  });

  it('finds machines while what is in them is still on its way', () => {
    expect(find('search', false)).toEqual([['search']]);
  });
});
