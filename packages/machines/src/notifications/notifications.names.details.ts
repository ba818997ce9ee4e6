import type { MachineDetails } from '../shared/machine-details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { STATES } from '../details/state-names.details.ts';
import type { notificationsMachine } from './notifications.machine.ts';

/** What people call the states, guards and delays. */
export const NOTIFICATIONS_NAMES = {
  states: {
    live: 'Stream',
    'live.resting': STATES.resting,
    'live.connecting': 'Connecting',
    'live.connecting.opening': 'Opening',
    'live.connecting.open': STATES.open,
    'live.waiting': STATES.waiting,
    'live.asking': STATES.requesting,
    'live.over': STATES.over,
    list: 'List',
    'list.idle': 'Not opened yet',
    'list.loading': STATES.loading,
    'list.failed': STATES.failed,
    'list.shown': STATES.shown,
    'list.shown.quiet': STATES.quiet,
    'list.shown.refused': STATES.refused,
    'list.continuing': 'Loading more',
    reading: 'Marking as read',
    'reading.looking': STATES.looking,
    'reading.resting': STATES.resting,
    'reading.resting.quiet': STATES.quiet,
    'reading.resting.refused': STATES.refused,
    'reading.marking': 'Marking some',
    'reading.markingAll': 'Marking all',
    silencing: 'Silencing',
    'silencing.resting': STATES.resting,
    'silencing.resting.quiet': STATES.quiet,
    'silencing.resting.refused': STATES.refused,
    'silencing.silencing': 'Silencing the source',
    'silencing.undoable': 'Can be undone',
    'silencing.undoing': 'Undoing',
  },
  guards: {
    hasMissed: 'Something may be missing',
    isSignedOut: GUARDS.isSignedOut,
    hasNext: 'There are more',
    isUnread: 'Is not read yet',
    hasWaiting: 'Some are to be marked',
    hasUnread: 'There are unread ones',
  },
  delays: {
    reconnect: 'Pause before the stream is opened again',
    undo: 'Time to undo',
  },
} satisfies Pick<MachineDetails<typeof notificationsMachine>, 'states' | 'guards' | 'delays'>;
