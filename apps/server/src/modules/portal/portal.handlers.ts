import { LeaderboardPeriod } from '@stoa/api/enums';
import type { Page, PagesConfig, School } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import { isMember, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage, type Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Services } from '../../platform/services.ts';
import { standingOf } from '../schools/schools.presenter.ts';
import { findSchool, findSchoolConfig, type SchoolRow } from '../schools/schools.repository.ts';
import { fillBlocks } from './blocks.ts';
import { loadBulletin, loadFooter, loadFrame, loadNavigations, presentLogo } from './frame.ts';
import { findLeaderboard } from './leaderboard.repository.ts';
import { findPage, listPages } from './page.repository.ts';
import { presentPlace } from './people.presenter.ts';

type PortalOperations =
  | 'getPortalHome'
  | 'getPortalFrame'
  | 'getFooter'
  | 'getBulletin'
  | 'getContentReviewSwitch'
  | 'getDefaultBanner'
  | 'listSchoolLogos'
  | 'getSchoolLogo'
  | 'getNavigations'
  | 'getPageDetailsById'
  | 'getPages'
  | 'getPagesV2'
  | 'getLeaderboard'
  | 'getHonorCards';

/** The largest number that the database can hold as an id; other ids of the list still have their logos. */
const ID_MAX = 2n ** 63n - 1n;
const LEADERBOARD_MAX = 50;
const HOME = 'home';

/** What a portal shows: its frame, its pages with their blocks, its leaderboards. */
export function portalHandlers({ database, clock, cache }: Services): Pick<Handlers, PortalOperations> {
  const read = <T>(schoolId: string, context: RequestContext, work: (tx: Transaction) => Promise<T>) =>
    database.read({ schoolId, accountId: context.viewer?.accountId }, work);
  /**
   * All visitors of one school and language get the same, and so do all its members: it is kept until the school
   * changes. What is loaded must hold nothing of a single person.
   */
  const shared = <T>(
    schoolId: string,
    context: RequestContext,
    key: string,
    load: () => Promise<T>,
    holds?: (value: T) => boolean,
  ) =>
    cache.get(
      schoolId,
      `${key}|${isMember(context.viewer, schoolId) ? 'member' : 'visitor'}|${context.language ?? ''}`,
      load,
      holds,
    );
  /** What is kept with a bulletin in it, or without one, is not shown a moment too long. */
  const stillHolds = ({ until }: { until: number }): boolean => clock.now().getTime() <= until;
  /** The viewer's own standing, laid over what is the same for all. */
  const withViewer = <T extends { school: School }>(frame: T, { viewer }: RequestContext): T =>
    viewer ? { ...frame, school: { ...frame.school, viewer: standingOf(frame.school, viewer) } } : frame;
  const ofSchool = async <T>(
    schoolId: string,
    context: RequestContext,
    work: (tx: Transaction, school: SchoolRow, language: Language) => Promise<T>,
  ) =>
    read(schoolId, context, async (tx) => {
      const school = await findSchool(tx, schoolId);
      return work(tx, school, chooseLanguage(context.language, undefined, school.default_language));
    });
  const requireOpen = (school: SchoolRow, context: RequestContext) => {
    if (!school.is_open && !isMember(context.viewer, school.id)) throw new Problem('SCHOOL_CLOSED');
  };
  const pageOf = async (
    tx: Transaction,
    school: SchoolRow,
    pageId: string,
    language: Language,
    context: RequestContext,
  ): Promise<Page> => {
    requireOpen(school, context);
    const page = await findPage(tx, school.id, pageId);
    const blocks = await fillBlocks(tx, page.blocks, {
      school,
      language,
      member: isMember(context.viewer, school.id),
      now: clock.now(),
    });
    return {
      pageId: page.page_id,
      title: textIn(page.title, language, school.default_language),
      isfullPage: page.is_full_page,
      type: page.type,
      blocks,
    };
  };
  const pagesOf = (schoolId: string, context: RequestContext, type: 'v1' | 'v2'): Promise<PagesConfig> =>
    ofSchool(schoolId, context, async (tx, school, language) => {
      requireOpen(school, context);
      const pages = (await listPages(tx, schoolId)).filter((page) => page.type === type);
      return {
        pages: Object.fromEntries(
          pages.map((page) => [
            page.page_id,
            {
              pageId: page.page_id,
              title: textIn(page.title, language, school.default_language),
              isfullPage: page.is_full_page,
              type: page.type,
              url:
                page.page_id === HOME ? `/portal/${schoolId}` : `/portal/${schoolId}?pageId=${page.page_id}`,
            },
          ]),
        ),
        navigations: await loadNavigations(tx, school, language),
      };
    });
  return {
    getPortalFrame: async ({ query: { schoolId }, context }) => {
      const load = () =>
        read(schoolId, context, (tx) =>
          loadFrame(tx, schoolId, context.language, context.viewer, clock.now()),
        );
      const { frame } = await shared(schoolId, context, 'frame', load, stillHolds);
      return ok(withViewer(frame, context), 'public');
    },
    getPortalHome: async ({ query: { schoolId, pageId = HOME }, context }) => {
      const load = () =>
        read(schoolId, context, async (tx) => {
          const { frame, until, school, language } = await loadFrame(
            tx,
            schoolId,
            context.language,
            context.viewer,
            clock.now(),
          );
          return { home: { ...frame, page: await pageOf(tx, school, pageId, language, context) }, until };
        });
      const { home } = await shared(schoolId, context, `home|${pageId}`, load, stillHolds);
      return ok(withViewer(home, context), 'public');
    },
    getPageDetailsById: async ({ query: { schoolId, pageId }, context }) =>
      ok(
        await ofSchool(schoolId, context, (tx, school, language) =>
          pageOf(tx, school, pageId, language, context),
        ),
        'public',
      ),
    getPages: async ({ query: { schoolId }, context }) =>
      ok(await pagesOf(schoolId, context, 'v1'), 'public'),
    getPagesV2: async ({ query: { schoolId }, context }) =>
      ok(await pagesOf(schoolId, context, 'v2'), 'public'),
    getNavigations: async ({ query: { schoolId }, context }) =>
      ok(
        await ofSchool(schoolId, context, async (tx, school, language) => {
          requireOpen(school, context);
          return { items: await loadNavigations(tx, school, language) };
        }),
        'public',
      ),
    getFooter: async ({ query: { schoolId }, context }) =>
      ok(await ofSchool(schoolId, context, loadFooter), 'public'),
    getBulletin: async ({ query: { tenantId }, context }) =>
      ok(
        await ofSchool(tenantId, context, async (tx, school, language) =>
          school.is_open ? (await loadBulletin(tx, school, language, clock.now())).bulletin : null,
        ),
        'revalidate',
      ),
    getContentReviewSwitch: async ({ query: { tenantId }, context }) => {
      const rows = await ofSchool(tenantId, context, (tx) =>
        findSchoolConfig(tx, ['VersionInformationSwitch']),
      );
      const value =
        (rows[0]?.value as { value?: string } | undefined)?.value === '1' ? ('1' as const) : ('0' as const);
      return {
        status: 200,
        body: { code: 200, resultCode: 20000, message: 'ok', data: { VersionInformationSwitch: value } },
        cache: 'public',
      };
    },
    getDefaultBanner: async ({ query: { schoolId }, context }) =>
      ok(
        await ofSchool(schoolId, context, async (tx, school, language) => {
          // Without looking at who asks, a closed school shows nothing.
          const page = school.is_open ? await findPage(tx, schoolId, HOME).catch(() => undefined) : undefined;
          const banners = (page?.blocks ?? []).filter((block) => block.type === 'banner');
          const blocks = await fillBlocks(tx, banners, { school, language, member: false, now: clock.now() });
          return { slides: blocks.flatMap((block) => (block.type === 'banner' ? block.slides : [])) };
        }),
        'public',
      ),
    getSchoolLogo: async ({ query: { schoolId }, context }) =>
      ok(
        await ofSchool(schoolId, context, async (_tx, school, language) => presentLogo(school, language)),
        'public',
      ),
    listSchoolLogos: async ({ query: { schoolIds }, context }) => {
      const language = chooseLanguage(context.language, undefined);
      const possible = schoolIds.filter((id) => BigInt(id) <= ID_MAX);
      const rows = await database.read({}, (tx) =>
        tx
          .selectFrom('school')
          .select(['id', 'name', 'logo_url', 'default_language'])
          .where('id', 'in', possible.length > 0 ? possible : ['0'])
          .where('status', '=', 'active')
          .execute(),
      );
      return ok({ items: rows.map((school) => presentLogo(school, context.language ?? language)) }, 'public');
    },
    getLeaderboard: async ({
      path: { type },
      query: { schoolId, period = LeaderboardPeriod.All },
      context,
    }) => {
      const viewerId = context.viewer?.accountId;
      const load = () =>
        ofSchool(schoolId, context, (tx, school) => {
          requireOpen(school, context);
          return findLeaderboard(tx, {
            kind: type,
            period,
            limit: LEADERBOARD_MAX,
            viewerId,
            now: clock.now(),
          });
        });
      const found = viewerId
        ? await load()
        : await shared(schoolId, context, `leaderboard|${type}|${period}`, load);
      return ok(
        {
          kind: type,
          period,
          items: found.items.map((row) => presentPlace(row, viewerId)),
          viewer: found.own ? presentPlace(found.own, viewerId) : null,
        },
        'public',
      );
    },
    getHonorCards: async ({ body: { schoolId, limit = 20 }, context }) =>
      ok(
        await ofSchool(schoolId, context, async (tx, school, language) => {
          requireOpen(school, context);
          const page = await findPage(tx, schoolId, HOME).catch(() => undefined);
          const honours = (page?.blocks ?? []).filter((block) => block.type === 'honours');
          const blocks = await fillBlocks(tx, honours, { school, language, member: false, now: clock.now() });
          return {
            items: blocks.flatMap((block) => (block.type === 'honours' ? block.cards : [])).slice(0, limit),
          };
        }),
      ),
  };
}
