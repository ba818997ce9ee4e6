import type { Module } from '../../core/module.ts';
import { WITH_SCHOOL } from '../../core/retention/retention.ts';
import { searchHandlers } from './search.handlers.ts';

/** Searching a school. */
export const module: Module = {
  retention: {
    search_history: {
      removedBy: 'its person, the newer words of a full list, or the deletion of the account',
    },
    hot_word: WITH_SCHOOL,
  },
  build: (services) => ({ handlers: searchHandlers(services) }),
};
