import type {
  Bulletin,
  FooterConfig,
  NavigationEntry,
  PortalLayout,
  School,
  SchoolLogo,
  SiteLook,
} from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { isMember, type RequestContext, type Viewer } from '../../http/context.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import type { Messages } from '../../i18n/messages.ts';
import { findSite, listTakenPages, type SiteRow } from '../../core/pages/page.repository.ts';
import { loadParentNavigation } from '../../core/pages/parent-navigation.ts';
import { presentNavigation, takenLink } from '../../core/pages/site.ts';
import { footersOf, presentFooters } from '../layout/footer.ts';
import { loadParentFooter } from '../layout/parent-footer.ts';
import {
  portalUrl,
  presentLanguages,
  presentSchool,
  standingOf,
} from '../../core/schools/schools.presenter.ts';
import { findSchool, type SchoolRow } from '../../core/schools/schools.repository.ts';
import { findSetting } from '../../core/schools/school-config.repository.ts';
import { listCurrentBulletins } from './layout.repository.ts';
import { may } from '../../core/acl/authorize.ts';

/** Bulletins that run or are to come; more than these nobody plans. */
const BULLETINS_LOOKED_AT = 100;

/** Loads what stands around every page of a school, in four statements, and until when (ms) it stays so. */
export async function loadLayout(
  tx: Transaction,
  schoolId: string,
  asked: Language | undefined,
  viewer: Viewer | undefined,
  now: Date,
  messages: Pick<Messages, 'say'>,
): Promise<{ layout: PortalLayout; until: number; school: SchoolRow; language: Language }> {
  const school = await findSchool(tx, schoolId);
  const language = asked ?? school.default_language;
  const mayLook = may(viewer, 'look', { id: schoolId, isOpen: school.is_open });
  const { bulletin, until } = mayLook
    ? await loadBulletin(tx, school, language, now)
    : { bulletin: null, until: Infinity };
  const looking = { school, language, isMember: isMember(viewer, schoolId), messages };
  const layout: PortalLayout = {
    // Nobody's own standing: the layout is kept and shown to others.
    school: presentSchool(school, language, undefined),
    logo: presentLogo(school, language),
    navigations: mayLook ? await loadNavigations(tx, looking) : [],
    footer: await loadFooter(tx, school, language),
    ...lookOf(school),
    bulletin,
    languages: presentLanguages(school),
  };
  return { layout, until, school, language };
}

/** The viewer's own standing, laid over what is the same for all. */
export const withViewer = <T extends { school: School }>(layout: T, { viewer }: RequestContext): T =>
  viewer ? { ...layout, school: { ...layout.school, viewer: standingOf(layout.school, viewer) } } : layout;

export const presentLogo = (
  school: Pick<SchoolRow, 'id' | 'name' | 'logo_url' | 'default_language'>,
  language: Language,
): SchoolLogo => ({
  schoolId: school.id,
  name: textIn(school.name, language, school.default_language),
  logoUrl: school.logo_url || null,
  homeUrl: portalUrl(school.id),
});

/** Whose navigation is shown to whom. */
interface Looking {
  school: SchoolRow;
  language: Language;
  isMember: boolean;
  messages: Pick<Messages, 'say'>;
}

/** The navigation as a tree: that of the school above where it is taken and can be, else the school's own. */
export async function loadNavigations(tx: Transaction, looking: Looking): Promise<NavigationEntry[]> {
  const { school, language, messages } = looking;
  const taken = school.inherited.includes('navigation')
    ? await loadParentNavigation(tx, school, language, messages)
    : null;
  if (taken) return taken;
  const site = await findSite(tx, school.id);
  const pages = [...(await listTakenPages(tx, school)).map(takenLink), ...site.pages];
  return navigationsOf({ ...site, pages }, looking);
}

/** The navigation that was published, or the one that came with the school. */
function navigationsOf(
  { site, navigation, pages }: SiteRow,
  { school, language, isMember: member, messages }: Looking,
): NavigationEntry[] {
  const defaultLanguage = school.default_language;
  if (site)
    return presentNavigation(site.navigation, {
      schoolId: school.id,
      language,
      defaultLanguage,
      isMember: member,
      pages,
      messages,
    });
  const below = (parent: string | null): NavigationEntry[] =>
    navigation
      .filter(({ parentId }) => parentId === parent)
      .map((row) => ({
        code: row.code,
        name: textIn(row.name, language, defaultLanguage),
        url: row.url || null,
        children: below(row.id),
      }));
  return below(null);
}

/** Values of the look that every school begins with: they are not said. */
const STANDARD = { type: 'porch', header: 'porch', footer: 'porch' } as const;

/** How the pages look, where they do not look as everywhere. */
export function lookOf({ look: { icon, type, header, footer } }: Pick<SchoolRow, 'look'>): {
  look?: SiteLook;
} {
  const look: SiteLook = {
    ...(icon ? { iconUrl: icon } : {}),
    ...(type === STANDARD.type ? {} : { type }),
    ...(header === STANDARD.header ? {} : { header }),
    ...(footer === STANDARD.footer ? {} : { footer }),
  };
  return Object.keys(look).length > 0 ? { look } : {};
}

/** Both footers, with the links of the school above where they are taken and can be; exactly one of them is in use. */
export async function loadFooter(
  tx: Transaction,
  school: SchoolRow,
  language: Language,
): Promise<FooterConfig> {
  const row = await findSetting(tx, school.id, 'footer');
  const say = (texts: Translations) => textIn(texts, language, school.default_language);
  const { templates } = presentFooters(footersOf(row?.value), say, say(school.name));
  const taken = school.inherited.includes('footerLinks')
    ? await loadParentFooter(tx, school, language)
    : null;
  return { templates: templates.map((template) => ({ ...template, ...taken })) };
}

/** The bulletin that is shown now, start and end included; the newest where there are several. */
export async function loadBulletin(
  tx: Transaction,
  school: SchoolRow,
  language: Language,
  now: Date,
): Promise<{ bulletin: Bulletin | null; until: number }> {
  const rows = await listCurrentBulletins(tx, school.id, now, BULLETINS_LOOKED_AT);
  const row = rows.find(({ start_time }) => start_time <= now);
  // Up to which moment this stays so: the end of this one, or the start of another.
  const until = Math.min(
    row ? row.end_time.getTime() : Infinity,
    ...rows
      .map(({ start_time }) => start_time.getTime())
      .filter((start) => start > now.getTime())
      .map((start) => start - 1),
  );
  const bulletin = row && {
    id: row.id,
    content: textIn(row.content, language, school.default_language),
    startTime: row.start_time.toISOString(),
    endTime: row.end_time.toISOString(),
    status: 1 as const,
  };
  return { bulletin: bulletin ?? null, until };
}
