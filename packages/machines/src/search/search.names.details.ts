import type { MachineDetails } from '../shared/machine-details.ts';
import { STATES } from '../details/state-names.details.ts';
import type { searchMachine } from './search.machine.ts';

/** What people call the states, guards and delays. */
export const SEARCH_NAMES = {
  states: {
    box: 'Search field',
    'box.idle': 'Idle',
    'box.typing': 'Typing',
    'box.composing': 'Composing with an input method',
    'box.suggesting': 'Suggesting',
    'box.suggesting.loading': STATES.loading,
    'box.suggesting.shown': 'Suggestions shown',
    'box.suggesting.nothing': 'No suggestions',
    results: 'Results',
    'results.loading': STATES.loading,
    'results.shown': 'Results shown',
    'results.empty': 'Nothing found',
    'results.failed': STATES.failed,
    history: 'Recent searches',
    'history.unopened': 'Not opened yet',
    'history.loading': STATES.loading,
    'history.unloaded': 'Could not be loaded',
    'history.open': 'List open',
    'history.undoable': 'Deleted, can be undone',
    'history.clearing': 'Being deleted',
    'history.uncleared': 'Could not be deleted',
  },
  guards: {
    isOtherSearch: 'Is another search',
    hasFound: 'Something was found',
    hasSuggestions: 'There are suggestions',
  },
  delays: {
    debounce: 'Pause while typing',
    undo: 'Time to undo',
  },
} satisfies Pick<MachineDetails<typeof searchMachine>, 'states' | 'guards' | 'delays'>;
