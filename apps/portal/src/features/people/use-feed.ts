import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { provideFeed } from './feed.actors.ts';
import { feedPage } from './space-queries.ts';

/** What those whom one follows did, by its machine: which pages are shown, and what is to be said of the next one. */
export function useFeed(schoolId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const lang = useLanguage();
  const pageOf = (cursor: string | null) => feedPage(api, { schoolId, lang }, cursor ?? undefined);
  const [machine] = useState(() => provideFeed({ api, queryClient, schoolId, lang }));
  const actor = useActorRef(machine, {
    input: { first: queryClient.getQueryData(pageOf(null).queryKey)?.data ?? null },
  });
  const { context, tags } = useSelector(actor, (snapshot) => snapshot);
  const { cursors, next } = context;
  const pages = useQueries({ queries: cursors.map(pageOf) });
  const first = pages[0]?.data;
  useEffect(() => {
    if (first) actor.send({ type: 'feed.refreshed', first: { next: first.next } });
  }, [actor, first]);
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  const retry = () => actor.send({ type: 'retry.requested' });
  const asked = pageOf(cursors.length > 0 ? next : null);
  const error = tags.has('failed') ? queryClient.getQueryState(asked.queryKey)?.error : undefined;
  return {
    first: { data: first, error: first ? undefined : error, refetch: retry },
    items: pages.flatMap((page) => page.data?.items ?? []),
    showMore: next === null ? undefined : () => actor.send({ type: 'more.requested' }),
    more: { isPending: tags.has('growing'), error: first ? error : undefined, retry },
  };
}
