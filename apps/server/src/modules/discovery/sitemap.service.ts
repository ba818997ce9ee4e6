import { Audience } from '@stoa/api/enums';
import type { Transaction } from '../../database/pool.ts';
import type { Services } from '../../core/services.ts';
import { HOME, listPages, listTakenPages } from '../../core/pages/page.repository.ts';
import { isFor, pageUrl } from '../../core/pages/site.ts';
import type { Language } from '../../i18n/languages.ts';
import { resourceUrl } from '../resources/resource-card.ts';
import {
  findListedSchool,
  listOpenChildren,
  listOpenSchools,
  listPart,
  listPartStarts,
  listReadSections,
  type ListedSchool,
} from './discovery.repository.ts';
import type { ListedPage } from './sitemap.ts';

/** Addresses of a file; a school with more has several. */
export const PART_SIZE = 5000;
/** Beyond these, robots.txt would be longer than what search engines read of it. */
export const MAX_SCHOOLS = 5000;

/** What visitors may find of a school: all of it, or where its parts begin. */
export type Sitemap =
  | { languages: readonly Language[]; pages: readonly ListedPage[] }
  | { languages: readonly Language[]; parts: readonly string[] };

/** What is said to search engines of the schools that anybody may look into. */
export function sitemapService({ database, cache, clock }: Services, partSize = PART_SIZE) {
  /** Schools with a sitemap. */
  const schools = () =>
    cache.get('', 'listed schools', () =>
      database.read({}, async (tx) => (await listOpenSchools(tx, MAX_SCHOOLS)).map(({ id }) => id)),
    );

  const ofSchool = <T>(
    schoolId: string,
    key: string,
    work: (tx: Transaction, school: ListedSchool) => Promise<T>,
  ) =>
    cache.get(schoolId, key, () =>
      database.read({ schoolId }, async (tx) => {
        const school = await findListedSchool(tx, schoolId);
        return school && work(tx, school);
      }),
    );

  /** A school's pages, or the parts that they are in. @returns undefined for a school that is closed to visitors */
  const whole = (schoolId: string): Promise<Sitemap | undefined> =>
    ofSchool(schoolId, 'sitemap', async (tx, school) => {
      const starts = await listPartStarts(tx, partSize, clock.now());
      const own = await ownPages(tx, school);
      const { languages } = school;
      // The school's own pages have a part of their own, which has no start.
      if (starts.length > 1 || own.length > partSize) return { languages, parts: ['pages', ...starts] };
      const [start] = starts;
      const resources = start === undefined ? [] : await resourcesFrom(tx, start);
      return own.length + resources.length > partSize
        ? { languages, parts: ['pages', ...starts] }
        : { languages, pages: [...own, ...resources] };
    });

  /** A part of a school's pages. @returns undefined where there is none */
  const part = (schoolId: string, start: string) =>
    ofSchool(schoolId, `sitemap|${start}`, async (tx, school) => {
      const pages =
        start === 'pages' ? (await ownPages(tx, school)).slice(0, partSize) : await resourcesFrom(tx, start);
      return { languages: school.languages as Language[], pages };
    });

  async function ownPages(tx: Transaction, school: ListedSchool): Promise<ListedPage[]> {
    const { id, is_decorated } = school;
    // At their addresses pages of the school above are shown, which are listed there.
    const taken = new Set((await listTakenPages(tx, school)).map(({ address }) => address));
    const pages = (await listPages(tx, id)).filter(({ address }) => !taken.has(address));
    const children = await listOpenChildren(tx, id, partSize);
    const sections = await listReadSections(tx, partSize);
    const home = pages.find(({ address }) => address === HOME);
    const showsHome =
      !taken.has(HOME) && (!is_decorated || (home && isFor(home.details.audience ?? Audience.All, false)));
    const base = `/portal/${id}`;
    return [
      ...(showsHome ? [{ path: base }] : []),
      ...pages
        .filter(({ address, details }) => address !== HOME && isFor(details.audience ?? Audience.All, false))
        .map(({ address }) => ({ path: pageUrl(id, address) })),
      ...(children.length > 0 ? [{ path: `${base}/sub-school` }] : []),
      ...children.map((child) => ({ path: `${base}/sub-school/${child.id}` })),
      ...(sections.length > 0 ? [{ path: `${base}/knowledge` }] : []),
      ...sections.map((section) => ({ path: `${base}/knowledge/${section.id}` })),
    ];
  }

  const resourcesFrom = async (tx: Transaction, start: string): Promise<ListedPage[]> =>
    (await listPart(tx, start, partSize, clock.now())).map((row) => ({
      path: resourceUrl(row),
      changedAt: row.changed_at,
    }));

  return { schools, whole, part };
}
