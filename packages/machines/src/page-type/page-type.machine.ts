import { assign, setup } from 'xstate';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, NotProvidedError } from '../shared/not-provided.ts';
import type { Failure } from '../shared/problem.ts';
import { PAGES_SWITCH_CACHE_MS, pageTypeOf } from './page-type-rules.ts';

export type PageTypeEvent =
  /** A page of a school is opened. */
  { type: 'page.opened'; schoolId: string };

interface PageTypeContext {
  schoolId: string;
  /** The switch as it came; null after a failure, which counts as v2. */
  pagesSwitch: unknown;
}

/** Which renderer draws a school's pages; the switch is asked for once in 300000 ms. */
export const pageTypeMachine = setup({
  types: {} as {
    context: PageTypeContext;
    events: PageTypeEvent;
    input: { schoolId: string };
    tags: 'deciding' | 'v1' | 'v2';
    meta: MachineMeta;
  },
  actors: { loadPagesSwitch: notProvided<unknown>('loadPagesSwitch') },
  actions: {
    setSchool: assign((_, { schoolId }: { schoolId: string }) => ({ schoolId })),
    setSwitch: assign((_, { value }: { value: unknown }) => ({ pagesSwitch: value })),
    setFailure: assign({
      pagesSwitch: (_, failure: Failure) => {
        if (failure.error instanceof NotProvidedError) throw failure.error;
        return null;
      },
    }),
  },
  guards: { isV1: ({ context }) => pageTypeOf(context.pagesSwitch, context.schoolId) === 'v1' },
  delays: { cache: PAGES_SWITCH_CACHE_MS },
}).createMachine({
  id: 'pageType',
  meta: { purpose: 'Decides which renderer draws a school’s pages.', spec: ['B054'] },
  context: ({ input }) => ({ schoolId: input.schoolId, pagesSwitch: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'deciding',
      on: { 'page.opened': { actions: { type: 'setSchool', params: ({ event }) => event } } },
      invoke: {
        id: 'loadPagesSwitch',
        src: 'loadPagesSwitch',
        onDone: {
          target: 'known',
          actions: { type: 'setSwitch', params: ({ event }) => ({ value: event.output }) },
        },
        onError: { target: 'known', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    known: {
      initial: 'deciding',
      on: {
        'page.opened': { target: '.deciding', actions: { type: 'setSchool', params: ({ event }) => event } },
      },
      after: { cache: 'stale' },
      states: {
        deciding: { always: [{ guard: 'isV1', target: 'v1' }, { target: 'v2' }] },
        v1: { tags: 'v1' },
        v2: { tags: 'v2' },
      },
    },
    // What is on the screen stays as it is; the next page asks again.
    stale: {
      on: {
        'page.opened': { target: 'loading', actions: { type: 'setSchool', params: ({ event }) => event } },
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isV1', target: 'v1' }, { target: 'v2' }] },
        v1: { tags: 'v1' },
        v2: { tags: 'v2' },
      },
    },
  },
});
