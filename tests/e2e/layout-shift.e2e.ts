import type { BrowserContext, Page } from '@playwright/test';
import { LEARNER, signIn } from './support/accounts.ts';
import { awaitQuietNetwork } from './support/page-checks.ts';
import {
  CLASSES,
  EXAMS,
  RESOURCES,
  SCHOOLS,
  classPage,
  examPage,
  home,
  livePage,
  resource,
  search,
} from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

/** A page, and the status that its document has: what is measured must not be the page that says it is not there. */
type PagePath = string | readonly [path: string, status: number];

/** Every kind of page of the portal, for visitors and for those who run a school. */
const OPEN: readonly PagePath[] = [
  home(),
  search('keyword=plan'),
  search(),
  `${home()}/sub-school`,
  `${home()}/sub-school/${SCHOOLS.sub}`,
  `${home()}/more`,
  resource('1730000000000000011'),
  resource(RESOURCES.exam),
  livePage(RESOURCES.live),
  classPage(CLASSES.porch),
  `${classPage(CLASSES.porch)}?lesson=1780000000000000222`,
  `/personSpace/${SCHOOLS.stoa}/works?userId=1710000000000000003`,
  `${home()}/community`,
  `/order/${SCHOOLS.stoa}`,
  `${home(SCHOOLS.overseas)}/o3-school`,
  `/feedback/${SCHOOLS.stoa}`,
  `/complaintReport/${SCHOOLS.stoa}`,
  '/login/index',
  '/register/index',
  '/service',
  '/privacy',
  '/commonUsage/cookiePolicy.htm',
  '/helpCenter/helpPage.htm?type=1',
  '/disable',
  '/abnormal/503',
  ['/403', 403],
  ['/404', 404],
];
const OWN: readonly PagePath[] = [
  '/account',
  ...['security', 'devices', 'links', 'data', 'notifications'].map((part) => `/account/${part}`),
  examPage(EXAMS.everyKind),
  ...['dynamics', 'follow', 'settings', 'visitors'].map((tab) => `/personSpace/${SCHOOLS.stoa}/${tab}`),
  `/portal/${SCHOOLS.stoa}/fans`,
  `${home()}/lecturing-center`,
  `${home()}/lecturing-center/live-streaming`,
  '/login/select',
  '/register/select',
  `/design/${SCHOOLS.stoa}`,
  `/manage/${SCHOOLS.stoa}`,
  ...[
    'members',
    'sign-in',
    'bulletins',
    'profile',
    'contact',
    'words',
    'footer',
    'visits',
    'feedback',
    'mails',
    'reports',
    `content/${CLASSES.porch}/learners`,
    `content/${CLASSES.porch}/attendance`,
    'exams',
    'surveys',
    'store',
  ].map((part) => `/manage/${SCHOOLS.stoa}/${part}`),
];
/** What shows a learner more than a visitor: where to go on comes first. */
const LEARNERS: readonly PagePath[] = [
  home(),
  classPage(CLASSES.porch),
  '/learning',
  ...['coursework', 'notes', 'saved'].map((part) => `/learning/${part}`),
  '/calendar',
  '/account/certificates',
];
const AT_ONCE = 4;
/** Notes what moves without anybody having done anything. */
const watch = () => {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((side) => Math.round(side)).join(',');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.tagName}.${node.className}` : 'text';
        return `${name} "${node?.textContent?.slice(0, 30)}" ${place(previousRect)} -> ${place(currentRect)}`;
      });
      shifts.push(`${entry.value.toFixed(5)}: ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** What moved on a page. */
async function shiftsOf(page: Page, path: string, status: number): Promise<string[]> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(status);
  // Several pages at a time are slow on a busy machine.
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached({ timeout: 30_000 });
  // The late parts of the frame, pictures and faces have come.
  await awaitQuietNetwork(page);
  await page.waitForFunction(() => document.fonts.status === 'loaded', undefined, { timeout: 30_000 });
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** What moves on each of some pages; several are looked at at a time. */
async function shiftsOn(
  context: BrowserContext,
  paths: readonly PagePath[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const waiting = [...paths];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const page = await openTab(context);
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [path, status] = typeof next === 'string' ? [next, 200] : next;
        const shifts = await shiftsOf(page, path, status);
        if (shifts.length > 0) found[path] = shifts;
      }
      await page.close();
    }),
  );
  return found;
}

// Both ways of writing, both faces: what is right on a desktop in Arabic and on a phone in English is right crosswise.
for (const [device, language, viewport] of [
  ['a desktop in Arabic', 'ar_SA', { width: 1280, height: 800 }],
  ['a phone in English', 'en_US', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, language });

    test('nothing moves on any page of the portal while it is loaded (CLS 0)', async ({
      context,
      page,
      complaints,
    }) => {
      test.setTimeout(600_000);
      complaints.allow(/status of 40[34]|^ApiProblem/);
      await context.addInitScript(watch);
      const found = await shiftsOn(context, OPEN);
      await signIn(page, 'admin@stoa.example');
      // From the first page of somebody who is signed in the server knows the zone of their times.
      await page.goto(home());
      const names = async () => (await context.cookies()).map(({ name }) => name);
      await expect.poll(names).toContain('stoa-zone');
      Object.assign(found, await shiftsOn(context, OWN));
      await signIn(page, LEARNER);
      const learnt = await shiftsOn(context, LEARNERS);
      for (const [path, shifts] of Object.entries(learnt)) found[`${path}, a learner`] = shifts;
      expect(found).toEqual({});
    });
  });

test('a face that comes after the words waits until the page changes', async ({ context, page }) => {
  /** The page's words are drawn in Onest, which is wider than what stands in for it by name. */
  const isOnest = () =>
    page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d');
      const width = (families: string) => {
        if (pen) pen.font = `100px ${families}`;
        return pen?.measureText('Stoa').width;
      };
      return width("'Onest Variable', monospace") !== width('monospace');
    });
  await context.addInitScript(watch);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/onest-latin-wght/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(home(), { waitUntil: 'commit' });
  const came = page.waitForResponse(/onest-latin-wght/);
  arrive();
  await (await came).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await isOnest()).toBe(false);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);

  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').last().click();
  await expect.poll(isOnest).toBe(true);
});
