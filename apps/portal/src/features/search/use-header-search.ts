import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { SearchEvent } from '@stoa/machines/search';
import { useServices } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import type { createHeaderSearch, HeaderSearchActor } from './header-search.actor.ts';
import type { SearchState } from './suggestions.ts';

interface HeaderSearchControl {
  /** Undefined until the field was reached for. */
  state: SearchState | undefined;
  send: (event: SearchEvent) => void;
  /** Loads and starts the machine; call it when the field gets the focus. */
  wake: () => void;
  /** Opens the search page for a keyword, or for anything. */
  search: (keyword: string) => void;
}

const nothing = () => undefined;

/** The machine of the header's search, started at the first focus; `text` is what stands in the field. */
export function useHeaderSearch(schoolId: string, text: string): HeaderSearchControl {
  const { api, queryClient } = useServices();
  const languages = useLanguageStore();
  const navigate = useNavigate();
  const [create, setCreate] = useState<typeof createHeaderSearch>();
  const [actor, setActor] = useState<HeaderSearchActor>();
  const isLoading = useRef(false);

  const open = (keyword: string) => {
    void navigate({ to: '/portal/$schoolId/search', params: { schoolId }, search: { keyword } });
  };
  const onPush = useEffectEvent(open);
  const onStart = useEffectEvent((started: HeaderSearchActor) => {
    started.send({ type: 'history.opened' });
    started.send(text ? { type: 'keyword.typed', value: text } : { type: 'box.focused' });
  });

  useEffect(() => {
    if (!create) return undefined;
    const services = { api, queryClient, schoolId, language: () => languages.language };
    const made = create(services, (keyword) => onPush(keyword));
    made.start();
    onStart(made);
    setActor(made);
    const leave = () => made.send({ type: 'page.left' });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      made.stop();
      setActor(undefined);
    };
  }, [create, api, queryClient, schoolId, languages]);

  const subscribe = useCallback(
    (listener: () => void) => (actor ? actor.subscribe(listener).unsubscribe : nothing),
    [actor],
  );
  const state = useSyncExternalStore(subscribe, () => actor?.getSnapshot().context, nothing);
  const wake = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    import('./header-search.actor.ts').then(
      (module) => setCreate(() => module.createHeaderSearch),
      // Suggestions are a help: without them people search all the same, and the next focus tries again.
      () => void (isLoading.current = false),
    );
  };
  const search = (keyword: string) =>
    actor && keyword ? actor.send({ type: 'suggestion.chosen', keyword }) : open(keyword);
  return { state, send: (event) => actor?.send(event), wake, search };
}
