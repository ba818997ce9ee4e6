import type { MachineDetails } from '../shared/machine-details.ts';
import { GUARDS } from '../details/guard-names.details.ts';
import { STATES } from '../details/state-names.details.ts';
import type { notificationsMachine } from './notifications.machine.ts';

/** What people call the states, guards and delays. */
export const NOTIFICATIONS_NAMES = {
  states: {
    live: /*i18n*/ { id: 'machine.notifications.state.live', message: 'Stream' },
    'live.resting': STATES.resting,
    'live.connecting': /*i18n*/ { id: 'machine.notifications.state.live.connecting', message: 'Connecting' },
    'live.connecting.opening': /*i18n*/ {
      id: 'machine.notifications.state.live.connecting.opening',
      message: 'Opening',
    },
    'live.connecting.open': STATES.open,
    'live.waiting': STATES.waiting,
    'live.asking': STATES.requesting,
    'live.over': STATES.over,
    list: /*i18n*/ { id: 'machine.notifications.state.list', message: 'List' },
    'list.away': /*i18n*/ { id: 'machine.notifications.state.list.away', message: 'Not opened yet' },
    'list.loading': STATES.loading,
    'list.failed': STATES.failed,
    'list.shown': STATES.shown,
    'list.shown.quiet': STATES.quiet,
    'list.shown.refused': STATES.refused,
    'list.continuing': /*i18n*/ {
      id: 'machine.notifications.state.list.continuing',
      message: 'Loading more',
    },
    reading: /*i18n*/ { id: 'machine.notifications.state.reading', message: 'Marking as read' },
    'reading.looking': STATES.looking,
    'reading.resting': STATES.resting,
    'reading.resting.quiet': STATES.quiet,
    'reading.resting.refused': STATES.refused,
    'reading.marking': /*i18n*/ {
      id: 'machine.notifications.state.reading.marking',
      message: 'Marking some',
    },
    'reading.markingAll': /*i18n*/ {
      id: 'machine.notifications.state.reading.markingAll',
      message: 'Marking all',
    },
    silencing: /*i18n*/ { id: 'machine.notifications.state.silencing', message: 'Silencing' },
    'silencing.resting': STATES.resting,
    'silencing.resting.quiet': STATES.quiet,
    'silencing.resting.refused': STATES.refused,
    'silencing.silencing': /*i18n*/ {
      id: 'machine.notifications.state.silencing.silencing',
      message: 'Silencing the source',
    },
    'silencing.undoable': /*i18n*/ {
      id: 'machine.notifications.state.silencing.undoable',
      message: 'Can be undone',
    },
    'silencing.undoing': /*i18n*/ { id: 'machine.notifications.state.silencing.undoing', message: 'Undoing' },
  },
  guards: {
    hasMissed: /*i18n*/ { id: 'machine.notifications.guard.hasMissed', message: 'Something may be missing' },
    isSignedOut: GUARDS.isSignedOut,
    hasNext: /*i18n*/ { id: 'machine.notifications.guard.hasNext', message: 'There are more' },
    isUnread: /*i18n*/ { id: 'machine.notifications.guard.isUnread', message: 'Is not read yet' },
    hasWaiting: /*i18n*/ { id: 'machine.notifications.guard.hasWaiting', message: 'Some are to be marked' },
    hasUnread: /*i18n*/ { id: 'machine.notifications.guard.hasUnread', message: 'There are unread ones' },
  },
  delays: {
    reconnect: /*i18n*/ {
      id: 'machine.notifications.delay.reconnect',
      message: 'Pause before the stream is opened again',
    },
    undo: /*i18n*/ { id: 'machine.notifications.delay.undo', message: 'Time to undo' },
  },
} satisfies Pick<MachineDetails<typeof notificationsMachine>, 'states' | 'guards' | 'delays'>;
