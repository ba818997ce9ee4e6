import { useNavigate, useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { parseSearchQuery, searchMachine, type SearchEvent, type SearchQuery } from '@stoa/machines/search';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { parseSearch } from '../../app/search-params.ts';
import { useServices } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { rememberLocally } from './local-history.ts';
import { searchActors } from './search.actors.ts';
import { searchHref } from './search-address.ts';
import type { SearchState } from './suggestions.ts';

/** What the parts of the search page share. */
export interface Search {
  schoolId: string;
  /** What the address says. */
  query: SearchQuery;
  /** What stands in the field. */
  typed: string;
  state: SearchState;
  send: (event: SearchEvent) => void;
  /** Goes to a search that the machine has no event for. */
  go: (query: SearchQuery) => void;
}

/** The search page's machine: the address is the truth, the machine asks for a new one and follows it. */
export function useSearch(schoolId: string, query: SearchQuery): Search {
  const { api, queryClient } = useServices();
  const languages = useLanguageStore();
  const { viewer } = useSession();
  const navigate = useNavigate();
  const { history } = useRouter();
  const [machine] = useState(() =>
    searchMachine.provide({
      actors: searchActors({ api, queryClient, schoolId, language: () => languages.language }),
    }),
  );
  const actor = useActorRef(machine, { input: { query } });
  const send = actor.send;

  const go = (next: SearchQuery, replace = false) => {
    void navigate({ href: searchHref(schoolId, next), replace, resetScroll: false });
    // The router joins what happens at once into one entry; a replaced entry and a new one are two.
    history.flush();
  };
  const onReplace = useEffectEvent((next: SearchQuery) => go(next, true));
  const onPush = useEffectEvent((next: SearchQuery) => {
    if (!viewer) rememberLocally(schoolId, next.keyword);
    go(next);
  });

  useEffect(() => {
    const subscriptions = [
      actor.on('url.replace', (event) => onReplace(event.query)),
      actor.on('url.push', (event) => onPush(event.query)),
    ];
    // Every step, also those that the page never shows: an entry that is replaced and left again in one moment.
    const page = history.location.pathname;
    const unfollow = history.subscribe(({ location }) => {
      if (location.pathname === page)
        actor.send({ type: 'url.changed', query: parseSearchQuery(parseSearch(location.search)) });
    });
    const restored = () => actor.send({ type: 'network.restored' });
    const left = () => actor.send({ type: 'page.left' });
    window.addEventListener('online', restored);
    window.addEventListener('pagehide', left);
    actor.send({ type: 'history.opened' });
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      unfollow();
      window.removeEventListener('online', restored);
      window.removeEventListener('pagehide', left);
    };
  }, [actor, history]);
  // Before the machine is stopped: what waits for an undo is done now.
  useLayoutEffect(() => () => send({ type: 'page.left' }), [send]);

  const typed = useSelector(actor, ({ context }) => context.typed);
  const suggestions = useSelector(actor, ({ context }) => context.suggestions);
  const own = useSelector(actor, ({ context }) => context.history);
  return { schoolId, query, typed, state: { suggestions, history: own }, send, go };
}
