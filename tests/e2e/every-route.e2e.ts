import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../packages/api/src/languages.ts';
import { signIn } from './support/accounts.ts';
import { awaitQuietNetwork } from './support/page-checks.ts';
import { CLASSES, EXAMS, RESOURCES, SCHOOLS } from './support/places.ts';
import { expect, storeInStorage, openTab, test } from './support/test.ts';

const TREE = new URL('../../apps/portal/src/routeTree.gen.ts', import.meta.url);

/** What stands for the parameters of a route, unless the route says otherwise; ids are those of the demo schools. */
const PARAMS: Record<string, string> = {
  schoolId: SCHOOLS.stoa,
  subSchoolId: SCHOOLS.sub,
  classId: CLASSES.porch,
  contentId: CLASSES.porch,
  lessonId: '1780000000000000222',
  checkId: EXAMS.everyKind,
  examId: EXAMS.everyKind,
  resourceId: '1730000000000000011',
  personId: '1710000000000000002',
  errorCode: '503',
  tab: 'works',
  list: '',
  postId: '',
  sectionId: '',
  id: RESOURCES.live,
};
/** Nothing in the demo schools has these: the page has to say so. */
const UNKNOWN = '1799999999999999999';
const SCHOOL_OF: Record<string, string> = { o3: SCHOOLS.overseas, order: SCHOOLS.store };

/** Signing out would end the session of the pages that follow. */
const ENDS_SESSION = '/logout';

const ACTORS = {
  visitor: null,
  learner: 'learner@stoa.example',
  teacher: 'teacher@stoa.example',
  administrator: 'admin@stoa.example',
  owner: 'owner@stoa.example',
} as const;
const WIDTHS = [390, 1280] as const;
const HEIGHT = 844;
const AT_ONCE = 4;
/** Far more than a page takes. */
const LIMIT_MS = 30_000;

/** The address of every route that the portal has, with values for its parameters. */
function addresses(): string[] {
  const [, union = ''] = /fullPaths:\n([\s\S]*?)\n {2}\w/.exec(readFileSync(TREE, 'utf8')) ?? [];
  const routes = [...union.matchAll(/'([^']+)'/g)].map(([, route = '']) => route);
  const paths = routes
    .filter((route) => route !== '/$')
    .map((route) =>
      route
        .replaceAll(/\{-\$(\w+)\}|\$(\w+)/g, (_, optional: string | undefined, name: string | undefined) =>
          valueOf(route, optional ?? name ?? ''),
        )
        .replace(/(?<=.)\/+$/, ''),
    );
  return [
    ...new Set(paths),
    '/disable',
    '/helpCenter/helpPage.htm',
    '/commonUsage/cookiePolicy.htm',
    '/commonUsage/dataProcessing.htm',
  ];
}

const valueOf = (route: string, name: string): string =>
  (name === 'schoolId' && SCHOOL_OF[route.split('/')[1] ?? '']) || (PARAMS[name] ?? UNKNOWN);

interface Visit {
  path: string;
  language: Language;
  width: (typeof WIDTHS)[number];
}

/** Every route once, in languages and widths by turns that begin elsewhere for each actor. */
const visitsOf = (turn: number): Visit[] =>
  addresses().map((path, index) => ({
    path,
    language: LANGUAGES[(index + turn * 5) % LANGUAGES.length] ?? 'en_US',
    width: WIDTHS[(index + Math.floor(index / LANGUAGES.length) + turn) % 2] ?? 390,
  }));

/** What is wrong with a page that is open. */
const faultsOf = (page: Page, { language, width }: Visit) =>
  page.evaluate(
    ([lang, wide]) => {
      const faults: string[] = [];
      const root = document.documentElement;
      const headings = [...document.querySelectorAll('h1')];
      if (headings.length !== 1) faults.push(`${headings.length} headings of the first level`);
      if (!headings[0]?.textContent.trim()) faults.push('a heading without words');
      if (!document.title.trim() || document.title.trim() === 'Stoa')
        faults.push(`title "${document.title}"`);
      if (root.lang !== lang) faults.push(`lang="${root.lang}"`);
      if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth} wide in ${wide}`);
      if (/Something went wrong!|Unexpected Application Error/.test(document.body.textContent))
        faults.push('an error of the framework');
      // At the end of a page nothing can be moved away from under what floats.
      scrollTo(0, document.body.scrollHeight);
      const floating = [...document.querySelectorAll('body *')].filter((element) => {
        const { position, pointerEvents, visibility } = getComputedStyle(element);
        const { width: w, height: h } = element.getBoundingClientRect();
        return (
          position === 'fixed' &&
          // Stands outside the window until it has the focus.
          !element.matches('a[href^="#"]') &&
          visibility === 'visible' &&
          pointerEvents !== 'none' &&
          w > 0 &&
          w < innerWidth / 2 &&
          h < innerHeight / 2 &&
          h > 0
        );
      });
      const pressed = [...document.querySelectorAll('main a[href], main button, footer a[href]')];
      for (const above of floating) {
        const over = above.getBoundingClientRect();
        for (const element of pressed) {
          if (above.contains(element) || element.contains(above)) continue;
          const box = element.getBoundingClientRect();
          const isUnder =
            box.width > 0 &&
            box.left < over.right - 1 &&
            box.right > over.left + 1 &&
            box.top < over.bottom - 1 &&
            box.bottom > over.top + 1 &&
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          if (isUnder)
            faults.push(
              `"${element.textContent.trim().slice(0, 30)}" is under ${above.className.slice(0, 40)}`,
            );
        }
      }
      return faults;
    },
    [language.replace('_', '-'), width] as const,
  );

/** What is wrong on the pages that somebody opens; several at a time, one language after the other. */
async function openAll(context: BrowserContext, visits: readonly Visit[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const language of LANGUAGES) {
    const waiting = visits.filter((visit) => visit.language === language);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const page = await openTab(context);
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const faults = await open(page, next);
          if (faults.length > 0) found[`${next.path} ${next.language} ${next.width}`] = faults;
        }
        await page.close();
      }),
    );
  }
  return found;
}

async function open(page: Page, visit: Visit): Promise<string[]> {
  const failed: string[] = [];
  const onResponse = (response: { status(): number; url(): string }) => {
    if (response.status() >= 500) failed.push(`${response.status()} ${response.url()}`);
  };
  page.on('response', onResponse);
  try {
    await page.setViewportSize({ width: visit.width, height: HEIGHT });
    const answer = await page.goto(`${visit.path}?sxz-lang=${visit.language}`);
    const isError = visit.path === '/abnormal/503';
    if (answer && answer.status() >= 500 && !isError) failed.push(`document ${answer.status()}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached', timeout: LIMIT_MS });
    let faults = await faultsOf(page, visit);
    // Some addresses lead on, and some pages say later what they are.
    if (faults.length > 0) {
      await awaitQuietNetwork(page);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached', timeout: LIMIT_MS });
      faults = await faultsOf(page, visit);
    }
    return [...(isError ? [] : failed), ...faults];
  } catch (error) {
    return [...failed, String(error).split('\n', 1)[0] ?? ''];
  } finally {
    page.off('response', onResponse);
  }
}

for (const [turn, [actor, email]] of Object.entries(ACTORS).entries())
  test.describe(`as ${actor}`, () => {
    // The address says the language.
    test.use({ language: null });

    test('every route shows a page: no failure, one heading, a title, nothing under what floats', async ({
      context,
      page,
      complaints,
    }) => {
      test.setTimeout(600_000);
      complaints.allow(/status of 40[01349]/, /^ApiProblem/);
      // The offer of a reader's own language lies over the page until it is answered.
      await storeInStorage(context, 'stoa.language-offer.answered', '1');
      if (email) await signIn(page, email);
      const isOne = actor === 'visitor' || actor === 'owner';
      // Every page is opened by two of the roles between visitors and owners.
      const visits = visitsOf(turn).filter(
        ({ path }, index) => (isOne || index % 3 !== turn % 3) && (email === null || path !== ENDS_SESSION),
      );
      expect(visits.length).toBeGreaterThan(75);
      expect(await openAll(context, visits)).toEqual({});
    });
  });
