import { expect, test } from 'vitest';
import { done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { sidebarMachine } from './sidebar.machine.ts';
import { sidebarOf } from './sidebar-rules.ts';

const tool = { pathname: '/o3/1700000000000000001/detail', o3src: null };
const pages = [tool, { pathname: '/', o3src: 'toolDetail' }, { pathname: '/', o3src: null }];
const reachedIn = (region: string) =>
  walk(sidebarMachine, {
    input: { ...tool, region },
    events: [
      ...pages.map((page) => ({ type: 'page.changed', ...page })),
      done('loadPhone', { phone: '400' }),
      done('loadPhone', { phone: null }),
      failed('loadPhone', { code: 'NETWORK' }),
    ],
    facts: ({ pathname, o3src, phone }) => ({ pathname, o3src, phone }),
  });
const reached = [...reachedIn('cn'), ...reachedIn('de')];

test('every state can be reached (B034)', () => {
  expect(unreachedStates(sidebarMachine, reached)).toEqual(['sidebar.deciding', 'sidebar.shown.answered']);
});

test('on every path the sidebar and its number are there exactly when the rule says so (B034)', () => {
  for (const { state } of reached) {
    const wanted = sidebarOf(state.context);
    expect(state.hasTag('shown')).toBe(wanted.isShown);
    if (state.hasTag('phone')) expect([wanted.hasPhone, state.context.phone]).toEqual([true, '400']);
  }
});
