import { expect, test } from 'vitest';
import { done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { pageTypeMachine } from './page-type.machine.ts';
import { pageTypeOf } from './page-type-rules.ts';

const lists = { v1PagesWhiteList: ['1'], v2PagesWhiteList: ['2'], mainSwitch: 0 };
const reached = walk(pageTypeMachine, {
  input: { schoolId: '1' },
  events: [
    { type: 'page.opened', schoolId: '1' },
    { type: 'page.opened', schoolId: '2' },
    done('loadPagesSwitch', lists),
    failed('loadPagesSwitch', { code: 'NETWORK' }),
    elapsed('cache', 'pageType.known'),
  ],
  facts: ({ schoolId, pagesSwitch }) => ({ schoolId, pagesSwitch }),
});

test('every state can be reached (B054)', () => {
  expect(unreachedStates(pageTypeMachine, reached)).toEqual([
    'pageType.known.deciding',
    'pageType.stale.deciding',
  ]);
});

test('on every path a page is drawn as the table says, or not decided yet (B054)', () => {
  for (const { state } of reached) {
    const { pagesSwitch, schoolId } = state.context;
    if (!state.hasTag('deciding')) expect(state.hasTag(pageTypeOf(pagesSwitch, schoolId))).toBe(true);
  }
});
