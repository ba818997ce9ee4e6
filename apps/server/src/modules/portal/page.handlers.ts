import { Audience } from '@stoa/api/enums';
import type { Page, PagesConfig } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import { isMember, type RequestContext } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Services } from '../../core/services.ts';
import type { SchoolRow } from '../../core/schools/schools.repository.ts';
import { fixedHome } from '../../core/pages/fixed-home.ts';
import { findShown, HOME, listPages } from '../../core/pages/page.repository.ts';
import { linkOf } from '../../core/pages/page-link.ts';
import { isFor, pageUrl } from '../../core/pages/site.ts';
import { fillBlocks } from './blocks/fill-blocks.ts';
import { loadFrame, loadNavigations, withViewer } from './frame.ts';
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
  const pageOf = async (
    tx: Transaction,
    school: SchoolRow,
    pageId: string,
    language: Language,
    context: RequestContext,
  ): Promise<{ page: Page; until: number }> => {
    requireOpen(school, context);
    const row = await findShown(tx, school, pageId, () =>
      fixedHome(messages, { ...school, kind: school.type }),
    );
    const member = isMember(context.viewer, school.id);
    requireAudience(row.details.audience, member);
    const { blocks, until } = await fillBlocks(tx, row.blocks, {
      school,
      language,
      member,
      now: clock.now(),
      log,
    });
    const page: Page = {
      pageId: row.address,
      title: textIn(row.title, language, school.default_language),
      isfullPage: row.is_full_page,
      type: row.type,
      blocks,
      ...linkOf(row.details, (texts) => textIn(texts, language, school.default_language)),
    };
    return { page, until };
  };
  const pagesOf = (schoolId: string, context: RequestContext, type: 'v1' | 'v2'): Promise<PagesConfig> =>
    ofSchool(schoolId, context, async (tx, school, language) => {
      requireOpen(school, context);
      const isOwn = isMember(context.viewer, schoolId);
      const pages = (await listPages(tx, schoolId)).filter(
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
      const load = () =>
        read(schoolId, context, async (tx) => {
          const { frame, until, school, language } = await loadFrame(
            tx,
            schoolId,
            context.language,
            context.viewer,
            clock.now(),
            messages,
          );
          const filled = await pageOf(tx, school, pageId, language, context);
          return { home: { ...frame, page: filled.page }, until: Math.min(until, filled.until) };
        });
      const { home, until } = await shared(schoolId, context, `home|${pageId}`, load, stillHolds);
      const blocks = hidePeople(home.page.blocks, context.viewer);
      const whole = await withBulletin(home, until, configured, context);
      return ok(withViewer({ ...whole.frame, page: { ...home.page, blocks } }, context), {
        publicUntil: whole.until,
      });
    },
    getPageDetailsById: async ({ query: { schoolId, pageId }, context }) => {
      const { page, until } = await ofSchool(schoolId, context, (tx, school, language) =>
        pageOf(tx, school, pageId, language, context),
      );
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
