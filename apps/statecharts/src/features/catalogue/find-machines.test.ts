import { describe, expect, it } from 'vitest';
import type { MachineSummary } from '../../machines/machine-summary.ts';
import { findMachines } from './find-machines.ts';

const machine = (id: string, more: Partial<MachineSummary> = {}): MachineSummary => ({
  id,
  name: null,
  purpose: { id: '', message: '' },
  spec: [],
  hash: '',
  states: [],
  events: [],
  guards: [],
  actors: [],
  transitions: [],
  ...more,
});

const login = machine('login', {
  spec: ['B022'],
  states: ['login.form', 'login.form.emailCode'],
  events: ['login.submitted'],
  guards: ['isComplete'],
});
const search = machine('search', { events: ['search.submitted'], actors: ['suggest'] });
const find = (query: string) =>
  findMachines([search, login], query, ({ id }) => (id === 'login' ? 'Anmeldung Müller' : id)).map(
    ({ summary, parts }) => [summary.id, ...parts.map(({ kind, id }) => `${kind} ${id}`)],
  );

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
});
