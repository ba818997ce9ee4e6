import { expect, it } from 'vitest';
import type { InspectFact, InspectMessage } from '../../../../portal/src/app/inspect/protocol.ts';
import { LiveStore } from './live-store.ts';

const page = (tab: string, more: object = {}): InspectMessage => ({
  to: 'tool',
  kind: 'page',
  version: 1,
  tab,
  address: `/${tab}`,
  isLate: false,
  isRevealed: false,
  ...more,
});
const fact = (actor: string, at = 1): InspectFact => ({
  kind: 'actor',
  actor,
  at,
  machine: 'login',
  name: actor,
  parent: null,
});
const facts = (tab: string, ...list: InspectFact[]): InspectMessage => ({
  to: 'tool',
  kind: 'facts',
  tab,
  facts: list,
});

it('keeps what each page tells, once', () => {
  const store = new LiveStore();
  store.receive(page('a'));
  store.receive(facts('a', fact('x:0')));
  store.receive(facts('a', fact('x:0'), fact('x:1', 2)));
  store.receive(facts('unknown', fact('x:9')));
  expect(store.snapshot().tabs.map(({ id, facts: all }) => [id, all.map(({ actor }) => actor)])).toEqual([
    ['a', ['x:0', 'x:1']],
  ]);
});

it('keeps the last of a page that has gone until another one comes', () => {
  const store = new LiveStore();
  store.receive(page('a'));
  store.receive({ to: 'tool', kind: 'gone', tab: 'a' });
  expect(store.snapshot().tabs[0]?.isGone).toBe(true);
  store.receive(page('b'));
  expect(store.snapshot().tabs.map(({ id }) => id)).toEqual(['b']);
});

it('says which page it cannot understand, and ignores strangers', () => {
  const store = new LiveStore();
  store.receive(page('a', { version: 99 }));
  store.receive('hello' as never);
  store.receive(null as never);
  expect(store.snapshot().tabs.map(({ isForeign }) => isForeign)).toEqual([true]);
});
