import { ok, type Handlers } from '../../contract/handlers.ts';
import { isMember } from '../../http/context.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import type { Services } from '../../core/services.ts';
import { fixedHome } from '../../core/pages/fixed-home.ts';
import { findShown, HOME } from '../../core/pages/page.repository.ts';
import { findSchoolConfig, listLogos } from '../../core/schools/schools.repository.ts';
import { fillBlocks } from './blocks/fill-blocks.ts';
import { withBulletin, type ConfiguredBulletin } from './configured-bulletin.ts';
import { loadBulletin, loadFooter, loadLayout, loadNavigations, presentLogo, withViewer } from './layout.ts';
import type { PortalReader } from './portal-reader.ts';

type LayoutOperations =
  | 'getPortalLayout'
  | 'getNavigations'
  | 'getFooter'
  | 'getBulletin'
  | 'getContentReviewSwitch'
  | 'getDefaultBanner'
  | 'getSchoolLogo'
  | 'listSchoolLogos';

/** What stands around the pages of a portal, and what of it is asked for alone. */
export function layoutHandlers(
  { database, clock, log, messages }: Services,
  { read, shared, stillHolds, ofSchool, requireOpen }: PortalReader,
  configured: ConfiguredBulletin,
): Pick<Handlers, LayoutOperations> {
  return {
    getPortalLayout: async ({ query: { schoolId }, context }) => {
      const load = () =>
        read(schoolId, context, (tx) =>
          loadLayout(tx, schoolId, context.language, context.viewer, clock.now(), messages),
        );
      const { layout, until } = await shared(schoolId, context, 'layout', load, stillHolds);
      const whole = await withBulletin(layout, until, configured, context);
      return ok(withViewer(whole.layout, context), { publicUntil: whole.until });
    },
    getNavigations: async ({ query: { schoolId }, context }) =>
      ok(
        await ofSchool(schoolId, context, async (tx, school, language) => {
          requireOpen(school, context);
          const isOwn = isMember(context.viewer, schoolId);
          return { items: await loadNavigations(tx, { school, language, isMember: isOwn, messages }) };
        }),
        'public',
      ),
    getFooter: async ({ query: { schoolId }, context }) =>
      ok(await ofSchool(schoolId, context, loadFooter), 'public'),
    getBulletin: async ({ query: { tenantId }, context }) => {
      const own = await ofSchool(tenantId, context, async (tx, school, language) => ({
        language,
        bulletin: school.is_open ? (await loadBulletin(tx, school, language, clock.now())).bulletin : null,
      }));
      return ok(own.bulletin ?? (await configured.current(own.language)), 'revalidate');
    },
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
    getDefaultBanner: async ({ query: { schoolId }, context }) => {
      const { slides, until } = await ofSchool(schoolId, context, async (tx, school, language) => {
        // Without looking at who asks, a closed school shows nothing.
        const page = school.is_open
          ? await findShown(tx, school, HOME, () =>
              fixedHome(messages, { ...school, kind: school.type }),
            ).catch(() => undefined)
          : undefined;
        const looking = { school, language, member: false, now: clock.now(), log };
        const banners = await fillBlocks(tx, page?.blocks ?? [], looking, ['banner']);
        return {
          slides: banners.blocks.flatMap((block) => (block.type === 'banner' ? block.slides : [])),
          until: banners.until,
        };
      });
      return ok({ slides }, { publicUntil: until });
    },
    getSchoolLogo: async ({ query: { schoolId }, context }) =>
      ok(
        await ofSchool(schoolId, context, async (_tx, school, language) => presentLogo(school, language)),
        'public',
      ),
    listSchoolLogos: async ({ query: { schoolIds }, context }) => {
      const language = chooseLanguage(context.language, undefined);
      const rows = await database.read({}, (tx) => listLogos(tx, schoolIds));
      return ok({ items: rows.map((school) => presentLogo(school, context.language ?? language)) }, 'public');
    },
  };
}
