import { assign, setup } from 'xstate';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvidedAction } from '../shared/not-provided.ts';
import { phaseOf } from './bulletin-rules.ts';
import type { Bulletin } from './bulletin-rules.ts';

/** Timers of browsers hold 2^31 ms; a notice that is further away is looked at again a day later. */
const LONGEST_WAIT_MS = 86_400_000;

export interface BulletinInput {
  bulletin: Bulletin | null;
  /** The notice that was closed in this browser. */
  closedId: string | null;
  /** Now, in milliseconds since 1970. */
  at: number;
}

export type BulletinEvent =
  /** What the server says now: another one, the same one changed, or none. */
  | { type: 'bulletin.received'; bulletin: Bulletin | null; at: number }
  | { type: 'bulletin.closed' }
  /** The page is looked at again: a sleeping tab's timers are late. */
  | { type: 'clock.read'; at: number };

interface BulletinContext {
  bulletin: Bulletin | null;
  closedId: string | null;
  at: number;
}

/** The notice above a portal: shown in its time, hidden once it is closed, back when there is a new one. */
export const bulletinMachine = setup({
  types: {} as {
    context: BulletinContext;
    events: BulletinEvent;
    input: BulletinInput;
    tags: /** Draw `context.bulletin`. */ 'shown';
    meta: MachineMeta;
  },
  actions: {
    /** Keeps which notice is closed, or forgets it (null); provided by the application. */
    storeClosed: notProvidedAction('storeClosed') as (_: unknown, params: { id: string | null }) => void,
    setBulletin: assign((_, { bulletin, at }: { bulletin: Bulletin | null; at: number }) => ({
      bulletin,
      at,
    })),
    readClock: assign((_, { at }: { at: number }) => ({ at })),
    passWait: assign(({ context }) => ({ at: context.at + waitOf(context) })),
    markClosed: assign(({ context }) => ({ closedId: context.bulletin?.id ?? null })),
    clearClosed: assign({ closedId: null }),
  },
  guards: {
    isNone: ({ context }) => phaseOf(context.bulletin, context.at) === 'none',
    isBefore: ({ context }) => phaseOf(context.bulletin, context.at) === 'before',
    isOver: ({ context }) => phaseOf(context.bulletin, context.at) === 'over',
    isClosed: ({ context }) => context.closedId !== null && context.closedId === context.bulletin?.id,
    /** A flag is there, for another notice than this. */
    isNew: ({ context }) => context.closedId !== null && context.closedId !== context.bulletin?.id,
  },
  delays: { untilNextLook: ({ context }) => waitOf(context) },
}).createMachine({
  id: 'bulletin',
  meta: {
    purpose: 'Shows a school’s notice in its time, until it is closed.',
    spec: ['B030', 'B031', 'C145'],
  },
  context: ({ input }) => ({ bulletin: input.bulletin, closedId: input.closedId, at: input.at }),
  initial: 'looking',
  on: {
    'bulletin.received': {
      target: '.looking',
      actions: { type: 'setBulletin', params: ({ event }) => event },
    },
    'clock.read': { target: '.looking', actions: { type: 'readClock', params: ({ event }) => event } },
  },
  states: {
    looking: {
      always: [
        { guard: 'isNone', target: 'none' },
        { guard: 'isOver', target: 'over' },
        {
          guard: 'isNew',
          target: 'looking',
          reenter: true,
          actions: ['clearClosed', { type: 'storeClosed', params: { id: null } }],
        },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isBefore', target: 'waiting' },
        { target: 'shown' },
      ],
    },
    none: {},
    waiting: { after: { untilNextLook: { target: 'looking', actions: 'passWait' } } },
    shown: {
      tags: 'shown',
      on: {
        'bulletin.closed': {
          target: 'closed',
          actions: [
            'markClosed',
            { type: 'storeClosed', params: ({ context }) => ({ id: context.bulletin?.id ?? null }) },
          ],
        },
      },
      after: { untilNextLook: { target: 'looking', actions: 'passWait' } },
    },
    closed: {},
    over: {},
  },
});

/** Until it begins, or until just after it ends. */
function waitOf({ bulletin, at }: BulletinContext): number {
  if (bulletin === null) return LONGEST_WAIT_MS;
  const next = at < Date.parse(bulletin.startTime) ? bulletin.startTime : bulletin.endTime;
  return Math.min(Math.max(Date.parse(next) - at + 1, 1), LONGEST_WAIT_MS);
}
