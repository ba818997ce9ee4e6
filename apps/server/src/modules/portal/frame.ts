import type {
  Bulletin,
  FooterConfig,
  FooterLink,
  NavigationEntry,
  PortalFrame,
  SchoolLogo,
} from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { isMember, type Viewer } from '../../http/context.ts';
import type { Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';
import { portalUrl, presentLanguages, presentSchool } from '../schools/schools.presenter.ts';
import { findSchool, type SchoolRow } from '../schools/schools.repository.ts';

/** A footer as it is stored: translations where people read, one template of the two. */
interface StoredFooter {
  template: '1' | '2';
  copyright: { company: Translations; beian?: string; registerSystemInfo?: string; support?: Translations };
  navigations: {
    showName: Translations;
    children: {
      showName: Translations;
      relateType: NonNullable<FooterLink['relateType']>;
      relateUrl?: string;
    }[];
  }[];
}

/** Loads what stands around every page of a school, in four statements. */
export async function loadFrame(
  tx: Transaction,
  schoolId: string,
  asked: Language | undefined,
  viewer: Viewer | undefined,
  now: Date,
): Promise<{ frame: PortalFrame; school: SchoolRow; language: Language }> {
  const school = await findSchool(tx, schoolId);
  const language = asked ?? school.default_language;
  const mayLook = school.is_open || isMember(viewer, schoolId);
  const frame: PortalFrame = {
    // Nobody's own standing: the frame is kept and shown to others.
    school: presentSchool(school, language, undefined),
    logo: presentLogo(school, language),
    navigations: mayLook ? await loadNavigations(tx, school, language) : [],
    footer: await loadFooter(tx, school, language),
    bulletin: mayLook ? await loadBulletin(tx, school, language, now) : null,
    languages: presentLanguages(school),
  };
  return { frame, school, language };
}

export const presentLogo = (
  school: Pick<SchoolRow, 'id' | 'name' | 'logo_url' | 'default_language'>,
  language: Language,
): SchoolLogo => ({
  schoolId: school.id,
  name: textIn(school.name, language, school.default_language),
  logoUrl: school.logo_url || null,
  homeUrl: portalUrl(school.id),
});

/** The navigation as a tree. */
export async function loadNavigations(
  tx: Transaction,
  school: SchoolRow,
  language: Language,
): Promise<NavigationEntry[]> {
  const rows = await tx
    .selectFrom('navigation')
    .select(['id', 'parent_id', 'code', 'name', 'url'])
    .where('school_id', '=', school.id)
    .orderBy('position')
    .execute();
  const below = (parent: string | null): NavigationEntry[] =>
    rows
      .filter((row) => row.parent_id === parent)
      .map((row) => ({
        code: row.code,
        name: textIn(row.name, language, school.default_language),
        url: row.url || null,
        children: below(row.id),
      }));
  return below(null);
}

/** Both footers; the stored template is the one in use. */
export async function loadFooter(
  tx: Transaction,
  school: SchoolRow,
  language: Language,
): Promise<FooterConfig> {
  const row = await tx
    .selectFrom('school_config')
    .select('value')
    .where('school_id', '=', school.id)
    .where('key', '=', 'footer')
    .executeTakeFirst();
  const stored = row?.value as StoredFooter | undefined;
  const say = (translations: Translations | undefined) =>
    textIn(translations, language, school.default_language);
  const copyright = {
    company: say(stored?.copyright.company) || textIn(school.name, language, school.default_language),
    beian: stored?.copyright.beian ?? null,
    registerSystemInfo: stored?.copyright.registerSystemInfo ?? null,
    support: say(stored?.copyright.support) || null,
  };
  const noCodes = { indexAnaCode: null, collegeAnaCode: null };
  const navigations: FooterLink[] = (stored?.navigations ?? []).map((heading) => ({
    showName: say(heading.showName),
    relateType: null,
    relateUrl: null,
    ...noCodes,
    children: heading.children.map((link) => ({
      showName: say(link.showName),
      relateType: link.relateType,
      relateUrl: link.relateUrl ?? null,
      ...noCodes,
      children: [],
    })),
  }));
  const template = { copyright, footerNavigations: navigations, footerQrCodes: [] };
  const used = Number(stored?.template ?? 1);
  return { templates: ([1, 2] as const).map((type) => ({ ...template, type, isUsed: type === used })) };
}

/** The bulletin that is shown now, start and end included; the newest where there are several. */
export async function loadBulletin(
  tx: Transaction,
  school: SchoolRow,
  language: Language,
  now: Date,
): Promise<Bulletin | null> {
  const row = await tx
    .selectFrom('bulletin')
    .select(['id', 'content', 'start_time', 'end_time'])
    .where('school_id', '=', school.id)
    .where('status', '=', 1)
    .where('start_time', '<=', now)
    .where('end_time', '>=', now)
    .orderBy('start_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    content: textIn(row.content, language, school.default_language),
    startTime: row.start_time.toISOString(),
    endTime: row.end_time.toISOString(),
    status: 1,
  };
}
