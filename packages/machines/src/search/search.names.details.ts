import type { MachineDetails } from '../shared/machine-details.ts';
import { STATES } from '../details/state-names.details.ts';
import type { searchMachine } from './search.machine.ts';

/** What people call the states, guards and delays. */
export const SEARCH_NAMES = {
  states: {
    box: /*i18n*/ { id: 'machine.search.state.box', message: 'Search field' },
    'box.idle': /*i18n*/ { id: 'machine.search.state.box.idle', message: 'Idle' },
    'box.typing': /*i18n*/ { id: 'machine.search.state.box.typing', message: 'Typing' },
    'box.composing': /*i18n*/ {
      id: 'machine.search.state.box.composing',
      message: 'Composing with an input method',
    },
    'box.suggesting': /*i18n*/ { id: 'machine.search.state.box.suggesting', message: 'Suggesting' },
    'box.suggesting.loading': STATES.loading,
    'box.suggesting.shown': /*i18n*/ {
      id: 'machine.search.state.box.suggesting.shown',
      message: 'Suggestions shown',
    },
    'box.suggesting.nothing': /*i18n*/ {
      id: 'machine.search.state.box.suggesting.nothing',
      message: 'No suggestions',
    },
    results: /*i18n*/ { id: 'machine.search.state.results', message: 'Results' },
    'results.loading': STATES.loading,
    'results.shown': /*i18n*/ { id: 'machine.search.state.results.shown', message: 'Results shown' },
    'results.empty': /*i18n*/ { id: 'machine.search.state.results.empty', message: 'Nothing found' },
    'results.failed': STATES.failed,
    history: /*i18n*/ { id: 'machine.search.state.history', message: 'Recent searches' },
    'history.unopened': /*i18n*/ { id: 'machine.search.state.history.unopened', message: 'Not opened yet' },
    'history.loading': STATES.loading,
    'history.unloaded': /*i18n*/ {
      id: 'machine.search.state.history.unloaded',
      message: 'Could not be loaded',
    },
    'history.open': /*i18n*/ { id: 'machine.search.state.history.open', message: 'List open' },
    'history.undoable': /*i18n*/ {
      id: 'machine.search.state.history.undoable',
      message: 'Deleted, can be undone',
    },
    'history.clearing': /*i18n*/ { id: 'machine.search.state.history.clearing', message: 'Being deleted' },
    'history.uncleared': /*i18n*/ {
      id: 'machine.search.state.history.uncleared',
      message: 'Could not be deleted',
    },
  },
  guards: {
    isOtherSearch: /*i18n*/ { id: 'machine.search.guard.isOtherSearch', message: 'Is another search' },
    hasFound: /*i18n*/ { id: 'machine.search.guard.hasFound', message: 'Something was found' },
    hasSuggestions: /*i18n*/ { id: 'machine.search.guard.hasSuggestions', message: 'There are suggestions' },
  },
  delays: {
    debounce: /*i18n*/ { id: 'machine.search.delay.debounce', message: 'Pause while typing' },
    undo: /*i18n*/ { id: 'machine.search.delay.undo', message: 'Time to undo' },
  },
} satisfies Pick<MachineDetails<typeof searchMachine>, 'states' | 'guards' | 'delays'>;
