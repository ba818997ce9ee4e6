import { EMPTY_SEARCH_QUERY, searchMachine } from '@stoa/machines/search';
import { createActor } from 'xstate';
import { searchActors, searchElsewhere, type SearchServices } from './search.actors.ts';

/** The search of the head; loaded when somebody reaches for the field. */
export const createHeaderSearch = (services: SearchServices) =>
  createActor(searchMachine.provide({ actors: { ...searchActors(services), search: searchElsewhere } }), {
    input: { query: EMPTY_SEARCH_QUERY },
  });

export type HeaderSearchActor = ReturnType<typeof createHeaderSearch>;
