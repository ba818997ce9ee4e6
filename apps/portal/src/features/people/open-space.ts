import { personSettingQuery, personSpaceQuery } from '@stoa/api/person.queries';
import { notFound, redirect } from '@tanstack/react-router';
import { signInHref } from '../../app/links.ts';
import type { PageData } from '../../app/page-facts.ts';
import { requireId } from '../../app/school-id.ts';
import type { RouterContext } from '../../app/services.ts';
import { prefetchList } from '../../shared/prefetch-list.ts';
import { loadSpace } from './load-space.ts';
import { PointsPage, SettingsPage, SpaceMenu, VisitorsPage } from './own-pages.ts';
import { ownPointsPage } from './points/own-points.ts';
import { visitorsPage } from './space-queries.ts';
import { isSpaceTab, type SpaceSearch } from './space-search.ts';
import { POINTS_TITLE, SETTINGS_TITLE, VISITORS_TITLE } from './titles.ts';

export interface OpenSpaceOptions extends RouterContext {
  schoolId: string;
  tab?: string;
  search: SpaceSearch;
  /** The address that is opened, to come back to. */
  href: string;
}

/**
 * Loads what an address of a space shows first (R15).
 * @throws a redirect: to the tab with which a space begins, to one that is shown, or to signing in; the not-found page
 * for a tab that there is not, and for a person who cannot be
 */
export async function openSpace({ tab, search, href, messages, ...of }: OpenSpaceOptions): Promise<PageData> {
  const { schoolId, session } = of;
  const goTo = (other: string) =>
    redirect({
      to: '/personSpace/$schoolId/{-$tab}',
      params: { schoolId, tab: other },
      search,
      replace: true,
    });
  if (search.userId !== undefined) requireId(search.userId);
  if (tab === undefined) throw goTo('dynamics');
  const isOwnPage = tab === 'settings' || tab === 'visitors' || tab === 'points';
  if (!isOwnPage && !isSpaceTab(tab)) throw notFound();
  // One's own, of nobody who could be known.
  if ((isOwnPage || search.userId === undefined) && session.snapshot().status === 'signedOut')
    throw redirect({ href: signInHref(href), replace: true });
  const loading = isSpaceTab(tab) ? openTab(tab) : openOwnPage(tab);
  const [page] = await Promise.all([
    loading,
    messages('people'),
    tab === 'settings' ? messages('feedback') : tab === 'points' ? messages('points') : null,
  ]);
  return page;

  async function openTab(one: Parameters<typeof loadSpace>[0]['tab']): Promise<PageData> {
    const { api, queryClient, language: lang } = of;
    const loaded = await loadSpace({ api, queryClient, lang, schoolId, tab: one, search });
    if ('instead' in loaded) throw goTo(loaded.instead);
    if (session.snapshot().status === 'signedIn') await SpaceMenu.preload?.();
    return loaded.page;
  }

  async function openOwnPage(one: string): Promise<PageData> {
    const { api, queryClient, language: lang } = of;
    const setting = personSettingQuery(api, { schoolId, lang });
    if (one === 'visitors') {
      await Promise.all([
        prefetchList(queryClient, visitorsPage(api, { schoolId, lang })),
        queryClient.prefetchQuery(setting),
        VisitorsPage.preload?.(),
      ]);
      return { title: VISITORS_TITLE };
    }
    if (one === 'points') {
      await Promise.all([
        prefetchList(queryClient, ownPointsPage(api, { schoolId, lang })),
        queryClient.prefetchQuery(setting),
        PointsPage.preload?.(),
      ]);
      return { title: POINTS_TITLE };
    }
    // Always anew: what is edited must not begin with what another tab has changed meanwhile.
    await Promise.all([
      queryClient.fetchQuery({ ...personSpaceQuery(api, { schoolId, lang }), retry: false, staleTime: 0 }),
      queryClient.fetchQuery({ ...setting, retry: false, staleTime: 0 }),
      SettingsPage.preload?.(),
    ]);
    return { title: SETTINGS_TITLE };
  }
}
