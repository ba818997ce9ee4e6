import { assign, setup } from 'xstate';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided, NotProvidedError } from '../shared/not-provided.ts';
import type { Failure } from '../shared/problem.ts';
import { sidebarOf } from './sidebar-rules.ts';
import type { SidebarFacts } from './sidebar-rules.ts';

export type SidebarEvent =
  /** Somebody goes on to another page. */
  { type: 'page.changed'; pathname: string; o3src: string | null };

interface SidebarContext extends SidebarFacts {
  /** What the number is; null where there is none, or where it is not known yet. */
  phone: string | null;
}

/** The tools beside a page: there on tool pages alone, with a phone number where somebody answers it. */
export const sidebarMachine = setup({
  types: {} as {
    context: SidebarContext;
    events: SidebarEvent;
    input: SidebarFacts;
    tags:
      | 'shown'
      /** Show `context.phone`. */
      | 'phone';
    meta: MachineMeta;
  },
  actors: {
    loadPhone: notProvided<{ phone: string | null }>('loadPhone'),
  },
  actions: {
    setPage: assign((_, { pathname, o3src }: Pick<SidebarFacts, 'pathname' | 'o3src'>) => ({
      pathname,
      o3src,
    })),
    setPhone: assign((_, { phone }: { phone: string | null }) => ({ phone })),
    setNoPhone: assign({
      phone: (_, failure: Failure) => {
        if (failure.error instanceof NotProvidedError) throw failure.error;
        return null;
      },
    }),
  },
  guards: {
    isHidden: ({ context }) => !sidebarOf(context).isShown,
    hasNoPhone: ({ context }) => !sidebarOf(context).hasPhone,
    knowsPhone: ({ context }) => context.phone !== null,
  },
}).createMachine({
  id: 'sidebar',
  meta: { purpose: 'Decides whether the tool sidebar is there, and which number it shows.', spec: ['B034'] },
  context: ({ input }) => ({ ...input, phone: null }),
  on: {
    'page.changed': { target: '.deciding', actions: { type: 'setPage', params: ({ event }) => event } },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isHidden', target: 'hidden' },
        { guard: 'hasNoPhone', target: 'shown.plain' },
        { guard: 'knowsPhone', target: 'shown.withPhone' },
        { target: 'shown.asking' },
      ],
    },
    hidden: {},
    shown: {
      tags: 'shown',
      initial: 'plain',
      states: {
        plain: {},
        asking: {
          invoke: {
            id: 'loadPhone',
            src: 'loadPhone',
            onDone: {
              target: 'answered',
              actions: { type: 'setPhone', params: ({ event }) => event.output },
            },
            // The tools are of use without a number.
            onError: { target: 'plain', actions: { type: 'setNoPhone', params: ({ event }) => event } },
          },
        },
        answered: { always: [{ guard: 'knowsPhone', target: 'withPhone' }, { target: 'plain' }] },
        withPhone: { tags: 'phone' },
      },
    },
  },
});
