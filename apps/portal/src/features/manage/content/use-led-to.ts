import { managedResourcesQuery } from '@stoa/api/authoring.queries';
import { getVisibleResources } from '@stoa/api/resource.calls';
import type { ContentDraft, ResourceCard } from '@stoa/api/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { stopsOf } from './stages.ts';

const OWN_MAX = 100;

/** The newest drafts of whoever edits: they may be put into a map before learners see them. */
export function useOwnDrafts(schoolId: string) {
  const { data } = useQuery(
    managedResourcesQuery(useApi(), { schoolId, status: 'draft', pageSize: OWN_MAX, lang: useLanguage() }),
  );
  return useMemo(() => data?.items.map(({ card }) => card) ?? [], [data]);
}

/** What a learning map or a topic leads to, by id. What is missing in it is hidden from learners, or gone. */
export function useLedTo(schoolId: string, ids: readonly string[]): ReadonlyMap<string, ResourceCard> {
  const api = useApi();
  const lang = useLanguage();
  const drafts = useOwnDrafts(schoolId);
  const resourceIds = [...new Set(ids)].toSorted();
  const { data = [] } = useQuery({
    queryKey: ['ledTo', schoolId, lang, ...resourceIds],
    queryFn: () => getVisibleResources(api, { schoolId, resourceIds, lang }),
    enabled: resourceIds.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Map([...drafts, ...data].map((card) => [card.id, card])), [drafts, data]);
}

/** How the stops of a map and the resources of a topic are called. */
export function useStopNames(schoolId: string, draft: ContentDraft | null) {
  const stops = stopsOf(draft?.stages ?? []);
  const ids = new Map([
    ...stops.map(({ id, resourceId }) => [id, resourceId] as const),
    ...(draft?.items ?? []).map((id) => [id, id] as const),
  ]);
  const cards = useLedTo(schoolId, [...ids.values()]);
  return (id: string): string | undefined => cards.get(ids.get(id) ?? '')?.title;
}
