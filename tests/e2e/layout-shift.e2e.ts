import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { CLASSES, RESOURCES, SCHOOLS, classPage, home, resource, search } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

/** Every kind of page of the portal, for visitors and for those who run a school. */
const OPEN = [
  home(),
  search('keyword=plan'),
  search(),
  `${home()}/sub-school`,
  `${home()}/sub-school/${SCHOOLS.sub}`,
  `${home()}/more`,
  resource('1730000000000000011'),
  resource(RESOURCES.exam),
  classPage(CLASSES.porch),
  `${classPage(CLASSES.porch)}?lesson=1780000000000000222`,
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
  '/403',
  '/404',
] as const;
const OWN = [
  '/account/profile',
  '/account/security',
  '/account/notifications',
  '/login/select',
  '/register/select',
  ...['members', 'sign-in', 'bulletins', 'footer', 'visits', 'feedback'].map(
    (part) => `/manage/${SCHOOLS.stoa}/${part}`,
  ),
];
const AT_ONCE = 4;
/**
 * What is told as 0.00. Most pages are at 0; where Onest comes after the words on a busy machine, some words are a few
 * pixels wider than in the face that stood in for it.
 */
const ZERO = 0.005;

interface Shift {
  value: number;
  what: string;
}

/** Notes what moves without anybody having done anything. */
const watch = () => {
  const shifts: Shift[] = [];
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
      shifts.push({ value: entry.value, what: `${entry.value.toFixed(5)}: ${moved.join(' | ')}` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** What moved on a page, where that is more than nothing. */
async function shiftsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  // Several pages at a time are slow on a busy machine.
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached({ timeout: 30_000 });
  // The late parts of the frame, pictures and faces have come.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < ZERO ? [] : shifts.map(({ what }) => what);
}

/** What moves on each of some pages; several are looked at at a time. */
async function shiftsOn(
  context: BrowserContext,
  paths: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const waiting = [...paths];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const page = await openTab(context);
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        const shifts = await shiftsOf(page, path);
        if (shifts.length > 0) found[path] = shifts;
      }
      await page.close();
    }),
  );
  return found;
}

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('nothing moves on any page of the portal while it is loaded (CLS 0)', async ({
      context,
      page,
      complaints,
    }) => {
      test.setTimeout(240_000);
      complaints.allow(/status of 40[34]|^ApiProblem/);
      await context.addInitScript(watch);
      const found = await shiftsOn(context, OPEN);
      await signIn(page, 'admin@stoa.example');
      Object.assign(found, await shiftsOn(context, OWN));
      expect(found).toEqual({});
    });
  });
