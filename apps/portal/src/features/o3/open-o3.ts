import {
  demoCloudQuery,
  o3BoardQuery,
  o3CardsQuery,
  o3CaseQuery,
  o3OverviewQuery,
  o3ProjectQuery,
  o3ScenarioQuery,
  o3SubPortalQuery,
  o3TagsQuery,
  o3ToolQuery,
} from '@stoa/api/o3.queries';
import type { O3Kind } from '@stoa/api/schema';
import { isApiProblem } from '@stoa/api/error';
import { notFound } from '@tanstack/react-router';
import type { PageData } from '../../app/page-facts.ts';
import type { RouterContext } from '../../app/services.ts';
import { prefetchList } from '../../shared/prefetch-list.ts';
import { isO3List, kindOfList, o3ListParams, o3Params } from './o3-address.ts';
import type { O3Query } from './o3-search.ts';
import { AREA_TITLE } from './o3-messages.ts';
import { listTitle } from './titles.ts';

/** Loads what an address of the area shows first (R05, R07 to R09). @throws the not-found page for a list that there is not */
export async function openArea(
  { api, queryClient, language: lang, messages }: RouterContext,
  { schoolId, list, query }: { schoolId: string; list: string | undefined; query: O3Query },
): Promise<PageData> {
  if (list !== undefined && !isO3List(list)) throw notFound();
  const loaded = messages('o3');
  if (list === undefined) {
    await Promise.all([
      found(queryClient.ensureQueryData(o3OverviewQuery(api, { schoolId, lang }))),
      queryClient.prefetchQuery(o3TagsQuery(api, { schoolId, lang })),
      loaded,
    ]);
    return { title: AREA_TITLE, search: {} };
  }
  const kind = kindOfList(list) ?? query.kind;
  await Promise.all([
    prefetchList(queryClient, o3CardsQuery(api, o3ListParams(schoolId, list, query, lang))),
    // Of a school without the area there is no list either.
    found(queryClient.ensureQueryData(o3TagsQuery(api, { schoolId, kind, lang }))),
    loaded,
  ]);
  return { title: listTitle(list, query), search: o3Params(list, query) };
}

/** Loads a detail (R20). @throws the not-found page where the address names nothing */
export async function openDetail(
  { api, queryClient, language: lang, messages }: RouterContext,
  {
    schoolId,
    kind,
    id,
    team,
    invitation,
  }: {
    schoolId: string;
    kind: O3Kind | undefined;
    id: string | undefined;
    team?: string | undefined;
    invitation?: string | undefined;
  },
): Promise<PageData> {
  const loaded = messages('o3');
  if (!id) throw notFound();
  const of = { schoolId, id, lang };
  const load = async () => {
    if (kind === 'tool') return queryClient.ensureQueryData(o3ToolQuery(api, of));
    if (kind === 'scenario') return queryClient.ensureQueryData(o3ScenarioQuery(api, of));
    if (kind === 'case') return queryClient.ensureQueryData(o3CaseQuery(api, of));
    if (kind === 'project') return queryClient.ensureQueryData(o3ProjectQuery(api, of));
    throw notFound();
  };
  // Whoever is not in the team, or not signed in, is told so in its place. What is said of its files on their way is
  // among the words of feedback: a page that waited for them later would take a press for nothing.
  const board =
    team === undefined
      ? undefined
      : Promise.all([
          queryClient.prefetchQuery(o3BoardQuery(api, { ...of, id: team })),
          messages('feedback'),
        ]);
  const [{ data }] = await Promise.all([found(load()), loaded, board]);
  return { title: data.card.title, description: data.card.summary, search: { kind, id, team, invitation } };
}

/** Loads a demonstration (R21). @throws the not-found page where the address names nothing */
export async function openDemo(
  { api, queryClient, language: lang, messages }: RouterContext,
  { schoolId, id }: { schoolId: string; id: string | undefined },
): Promise<PageData> {
  if (!id) throw notFound();
  const [{ data }] = await Promise.all([
    found(queryClient.ensureQueryData(demoCloudQuery(api, { schoolId, id, lang }))),
    messages('o3'),
  ]);
  return { title: data.title, search: { id } };
}

/** Loads the area as a portal of its own (R19). */
export async function openSubPortal(
  { api, queryClient, language: lang, messages }: RouterContext,
  schoolId: string,
): Promise<PageData> {
  const [{ data }] = await Promise.all([
    found(queryClient.ensureQueryData(o3SubPortalQuery(api, { schoolId, lang }))),
    messages('o3'),
  ]);
  return { title: AREA_TITLE, description: data.school.summary, search: {} };
}

/** What is not there is no failure of the page: other schools have no such area. */
async function found<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw isApiProblem(error) && error.code === 'NOT_FOUND' ? notFound() : error;
  }
}
