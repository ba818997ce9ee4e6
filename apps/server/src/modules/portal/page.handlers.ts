import { Audience } from '@stoa/api/enums';
import type { Page, PagesConfig } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import { isMember, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Services } from '../../core/services.ts';
import { findSchool, type SchoolRow } from '../../core/schools/schools.repository.ts';
import { fixedHome } from '../../core/pages/fixed-home.ts';
import { findShown, HOME, listPages, listTakenPages } from '../../core/pages/page.repository.ts';
import { linkOf } from '../../core/pages/page-link.ts';
import { isFor, pageUrl } from '../../core/pages/site.ts';
import { fillBlocks } from './blocks/fill-blocks.ts';
import { loadLayout, loadNavigations, withViewer } from './layout.ts';
import { hidePeople } from './hide-people.ts';
import { withBulletin, type ConfiguredBulletin } from './configured-bulletin.ts';
import type { PortalReader } from './portal-reader.ts';

type PageOperations = 'getPortalHome' | 'getPageDetailsById' | 'getPages' | 'getPagesV2';

/** The pages of a portal with their blocks. */
export function pageHandlers(
  { clock, log, messages }: Services,
  { read, shared, stillHolds, ofSchool, requireOpen }: PortalReader,
  configured: ConfiguredBulletin,
): Pick<Handlers, PageOperations> {
  /** What was found at an address; its blocks where they are filled already. */
  interface Opened {
    row: Awaited<ReturnType<typeof findShown>>;
    school: SchoolRow;
    language: Language;
    filled: Awaited<ReturnType<typeof fillBlocks>> | undefined;
  }
  const openPage = async (
    tx: Transaction,
    school: SchoolRow,
    pageId: string,
    language: Language,
    context: RequestContext,
  ): Promise<Opened> => {
    requireOpen(school, context);
    const row = await findShown(tx, school, pageId, () =>
      fixedHome(messages, { ...school, kind: school.type }),
    );
    const member = isMember(context.viewer, school.id);
    requireAudience(row.details.audience, member);
    const looking = { school, language, member, now: clock.now(), log };
    const filled = row.school_id === undefined ? await fillBlocks(tx, row.blocks, looking) : undefined;
    return { row, school, language, filled };
  };
  /** Fills what comes from the school above there, as its visitors see it. */
  const fillAbove = ({ row, language }: Opened, schoolId: string, context: RequestContext) =>
    read(schoolId, context, async (tx) => {
      const school = await findSchool(tx, schoolId);
      return fillBlocks(tx, row.blocks, { school, language, member: false, now: clock.now(), log });
    });
  const pageOf = async (opened: Opened, context: RequestContext): Promise<{ page: Page; until: number }> => {
    const { row, school, language } = opened;
    const { blocks, until } = opened.filled ?? (await fillAbove(opened, row.school_id ?? school.id, context));
    const page: Page = {
      pageId: row.address,
      title: textIn(row.title, language, school.default_language),
      isfullPage: row.is_full_page,
      type: row.type,
      blocks,
      ...linkOf(row.details, (texts) => textIn(texts, language, school.default_language)),
      ...(row.school_id === undefined ? {} : { originalUrl: pageUrl(row.school_id, row.address) }),
    };
    return { page, until };
  };
  const pagesOf = (schoolId: string, context: RequestContext, type: 'v1' | 'v2'): Promise<PagesConfig> =>
    ofSchool(schoolId, context, async (tx, school, language) => {
      requireOpen(school, context);
      const isOwn = isMember(context.viewer, schoolId);
      const pages = [...(await listPages(tx, schoolId)), ...(await listTakenPages(tx, school))].filter(
        (page) => page.type === type && isFor(page.details.audience ?? Audience.All, isOwn),
      );
      return {
        pages: Object.fromEntries(
          pages.map((page) => [
            page.address,
            {
              pageId: page.address,
              title: textIn(page.title, language, school.default_language),
              isfullPage: page.is_full_page,
              type: page.type,
              url: pageUrl(schoolId, page.address),
            },
          ]),
        ),
        navigations: await loadNavigations(tx, { school, language, isMember: isOwn, messages }),
      };
    });
  return {
    getPortalHome: async ({ query: { schoolId, pageId = HOME }, context }) => {
      const load = async () => {
        const { layout, until, opened } = await read(schoolId, context, async (tx) => {
          const { school, language, ...around } = await loadLayout(
            tx,
            schoolId,
            context.language,
            context.viewer,
            clock.now(),
            messages,
          );
          return { ...around, opened: await openPage(tx, school, pageId, language, context) };
        });
        const shown = await pageOf(opened, context);
        return { home: { ...layout, page: shown.page }, until: Math.min(until, shown.until) };
      };
      const { home, until } = await shared(schoolId, context, `home|${pageId}`, load, stillHolds);
      const blocks = hidePeople(home.page.blocks, context.viewer);
      const whole = await withBulletin(home, until, configured, context);
      return ok(withViewer({ ...whole.layout, page: { ...home.page, blocks } }, context), {
        publicUntil: whole.until,
      });
    },
    getPageDetailsById: async ({ query: { schoolId, pageId }, context }) => {
      const opened = await ofSchool(schoolId, context, (tx, school, language) =>
        openPage(tx, school, pageId, language, context),
      );
      const { page, until } = await pageOf(opened, context);
      const blocks = hidePeople(page.blocks, context.viewer);
      return ok({ ...page, blocks }, { publicUntil: until });
    },
    getPages: async ({ query: { schoolId }, context }) =>
      ok(await pagesOf(schoolId, context, 'v1'), 'public'),
    getPagesV2: async ({ query: { schoolId }, context }) =>
      ok(await pagesOf(schoolId, context, 'v2'), 'public'),
  };
}

/**
 * Visitors are asked to sign in for what is for members; what is for visitors alone is not there for members.
 * @throws {Problem} FORBIDDEN, NOT_FOUND
 */
function requireAudience(audience: number = Audience.All, member: boolean): void {
  if (isFor(audience, member)) return;
  throw new Problem(audience === Audience.Members ? 'FORBIDDEN' : 'NOT_FOUND');
}
