import { fromPromise } from 'xstate';
import { meQuery } from '@stoa/api/account.queries';
import { portalSettingsQuery } from '@stoa/api/config.queries';
import { lastSchoolQuery, openSchoolsQuery } from '@stoa/api/school.queries';
import { resolvePortalId } from '@stoa/machines/addresses';
import { routeGuardMachine, type Landing, type SettledSession } from '@stoa/machines/route-guard';
import type { RouterContext } from '../../app/services.ts';

/** The guard's machine with what it asks the session and the server. */
export function provideGuard({ api, queryClient, language: lang, session }: RouterContext) {
  return routeGuardMachine.provide({
    actors: {
      settleSession: fromPromise<SettledSession>(async () => (await session.start()).settled()),
      loadLanding: fromPromise<Landing, { signedIn: boolean }>(async ({ input }) => {
        const store = await storeSchool();
        if (store) return { found: 'school', schoolId: store };
        const own = input.signedIn ? await ownSchool() : undefined;
        const schoolId = own ?? (await firstOpenSchool());
        return schoolId ? { found: 'school', schoolId } : { found: 'nothing' };
      }),
      loadMobilePortal: fromPromise<{ url: string | null }>(async () => {
        const schoolId = resolvePortalId(window.location.pathname) ?? undefined;
        const { data } = await queryClient.ensureQueryData({
          ...portalSettingsQuery(api, { schoolId, lang }),
          retry: false,
        });
        return { url: data.mobilePortal.url };
      }),
    },
  });

  /** The store variant has one front door (B075). */
  async function storeSchool(): Promise<string | undefined> {
    const answer = await queryClient
      .ensureQueryData({ ...portalSettingsQuery(api, { lang }), retry: false })
      .catch(() => undefined);
    return answer?.data.variant === 'store' ? (answer.data.schoolId ?? undefined) : undefined;
  }

  async function ownSchool(): Promise<string | undefined> {
    const last = await queryClient.fetchQuery({ ...lastSchoolQuery(api, { lang }), staleTime: 0 });
    if (last.data) return last.data.id;
    const me = await queryClient.ensureQueryData(meQuery(api, { lang }));
    return me.data.memberships[0]?.schoolId;
  }

  async function firstOpenSchool(): Promise<string | undefined> {
    const open = await queryClient.fetchQuery(openSchoolsQuery(api, { pageNumber: 1, pageSize: 1, lang }));
    return open.data.items[0]?.id;
  }
}
