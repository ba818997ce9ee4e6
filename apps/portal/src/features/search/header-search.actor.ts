import { EMPTY_SEARCH_QUERY, searchMachine } from '@stoa/machines/search';
import { createActor } from 'xstate';
import { rememberLocally } from './local-history.ts';
import { isSignedIn, searchActors, searchElsewhere, type SearchServices } from './search.actors.ts';

/** The search of the head; loaded when somebody reaches for the field. `onSearch` opens the search page. */
export function createHeaderSearch(services: SearchServices, onSearch: (keyword: string) => void) {
  const machine = searchMachine.provide({ actors: { ...searchActors(services), search: searchElsewhere } });
  const actor = createActor(machine, { input: { query: EMPTY_SEARCH_QUERY } });
  actor.on('url.push', ({ query }) => {
    if (!isSignedIn(services)) rememberLocally(services.schoolId, query.keyword);
    onSearch(query.keyword);
    // The field in the head starts afresh; the page that opens has the keyword in its own.
    actor.send({ type: 'url.changed', query: EMPTY_SEARCH_QUERY });
  });
  return actor;
}

export type HeaderSearchActor = ReturnType<typeof createHeaderSearch>;
