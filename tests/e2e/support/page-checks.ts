import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * WCAG 2.2 AA, as far as a machine can tell. What React Aria says to screen readers names a control for some seconds
 * longer than that is there.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades while something newer is on its way, or back again, has colours that nobody chose.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  // Below a header that stays in view half of a button may be hidden, and scrolls out of there: to axe it is too small.
  const from = await page.evaluate(() => {
    const { scrollX: left, scrollY: top } = window;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return { left, top };
  });
  const axe = new AxeBuilder({ page })
    // What passed is not told in full: to say where everything is takes as long as to look at it.
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .exclude('[data-live-announcer]')
    // Drawings that say nothing: a chart has thousands of parts, and its outline says what they say.
    .exclude('svg[aria-hidden=true]')
    // No page has frames, which alone need the slower mode.
    .setLegacyMode();
  const { violations } = await axe.analyze();
  await page.evaluate((place) => window.scrollTo({ ...place, behavior: 'instant' }), from);
  const reported = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, html, failureSummary }) => `  ${target.join(' ')} ${html}\n    ${failureSummary?.replaceAll('\n', '\n    ')}`).join('\n')}`,
  );
  expect(reported, `what axe finds at ${page.url()}`).toEqual([]);
}

/** Some requests that a page makes on its own come late; far more than they take. */
const REQUESTS_LIMIT_MS = 15_000;

/**
 * Waits until a page asks for nothing more. An answer that the browser refreshes behind a page's back
 * (`stale-while-revalidate`) never ends as far as Playwright knows: such a page is taken as it is in the end.
 */
export async function awaitQuietNetwork(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: REQUESTS_LIMIT_MS }).catch(() => undefined);
}

/** Nothing sticks out at the side, once the page has settled in its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = () =>
    page.evaluate(() => {
      const root = document.documentElement;
      if (root.scrollWidth <= root.clientWidth) return [];
      const wide = [...document.querySelectorAll('body *')].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && (box.right > root.clientWidth + 1 || box.left < -1);
      });
      const reported = wide
        .slice(0, 5)
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
      return [`${root.scrollWidth} > ${root.clientWidth}`, ...reported];
    });
  await expect.poll(wider, { message: `what is wider than the window at ${page.url()}` }).toEqual([]);
}
