import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followNavigation } from './support/navigation.ts';
import { awaitQuietNetwork, expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { CLASSES, SCHOOLS, classPage, home, search } from './support/places.ts';
import { expect, test } from './support/test.ts';

/** The file that holds a page, as the build names it. */
function chunkOf(route: string): string {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../apps/portal/dist/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>;
  const file = manifest[`src/routes/${route}.tsx?tsr-split=component`]?.file;
  if (!file) throw new Error(`The build has no chunk of its own for ${route}.`);
  return file;
}

test('a part that does not load is tried by one reload, then the page says so and offers another try (B071, TRUST F26)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|dynamically imported module|Importing a module script failed/);
  await page.goto(home());
  await expect(page.getByRole('button', { name: 'Appearance' })).toBeVisible();
  let documents = 0;
  page.on('request', (request) => request.isNavigationRequest() && documents++);
  const chunk = `**/${chunkOf('portal.$schoolId.sub-school.index')}*`;
  await page.route(chunk, (route) => route.abort());
  await followNavigation(page, 'Schools');
  await expect(page.getByRole('heading', { name: 'Part of this page could not be loaded' })).toBeVisible();
  expect(documents).toBe(1);
  await page.unroute(chunk);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sub-schools' })).toBeVisible();
});

test('a part that never comes is given up after two minutes, and the page is asked of the server (B071)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(home());
  await awaitQuietNetwork(page);
  await page.clock.runFor(5_000);
  await awaitQuietNetwork(page);
  let documents = 0;
  page.on('request', (request) => request.isNavigationRequest() && documents++);
  const chunk = `**/${chunkOf('portal.$schoolId.sub-school.index')}*`;
  // Neither answered nor refused.
  await page.route(chunk, () => {});
  await followNavigation(page, 'Schools');
  await page.clock.runFor(119_000);
  expect(documents).toBe(0);
  await page.unroute(chunk);
  await page.clock.runFor(2_000);
  await expect.poll(() => documents).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Sub-schools' })).toBeVisible();
});

test('a style sheet that does not load is asked for again (B071)', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await page.goto(home());
  const known = await page.evaluate(() => [...document.styleSheets].find(({ href }) => href)?.href);
  const sheet = `${known}?late`;
  let tries = 0;
  await page.route(
    ({ href }) => href === sheet,
    (route) => (tries++ === 0 ? route.abort() : route.continue()),
  );
  // As the bundler does where a part of the page is fetched ahead: once, and whatever comes of it.
  await page.evaluate((href) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }, sheet);
  await expect.poll(() => tries).toBe(2);
  await expect
    .poll(() =>
      page.evaluate(
        (href) => [...document.styleSheets].find((each) => each.href === href)?.cssRules.length ?? 0,
        sheet,
      ),
    )
    .toBeGreaterThan(0);
});

test('a browser that keeps nothing shows everything all the same (TRUST F37)', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(home());
  await expect(page.getByRole('button', { name: 'Appearance' })).toBeVisible();
  await page.goto(search());
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('plan');
  await field.press('Enter');
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article').first()).toBeVisible();
  await page.goto(classPage(CLASSES.porch));
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in to enroll' })).toBeVisible();
  await page.goto('/login/index');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('pictures are asked for shortly before they come into sight, and one that fails once (B072)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const asked: string[] = [];
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'image') return route.continue();
    asked.push(new URL(route.request().url()).pathname);
    await route.abort();
  });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(home());
  await awaitQuietNetwork(page);
  const before = asked.length;
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await page.evaluate(() => scrollTo(0, 0));
  await awaitQuietNetwork(page);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test('a server that cannot be reached is told from one that has nothing, and what was asked for comes with the connection (B071)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ApiProblem/);
  await page.goto(search('keyword=plan'));
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article').first()).toBeVisible();
  // The results come drawn; whatever answers to them is there as well.
  await awaitQuietNetwork(page);
  await page.context().setOffline(true);
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('physics');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  // Back again, it goes on by itself.
  await page.context().setOffline(false);
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article').first()).toBeVisible();
});

const PAGES = [
  ['home', home()],
  ['search', search('keyword=plan')],
  ['class', classPage(CLASSES.porch)],
  ['lesson', `${classPage(CLASSES.porch)}?lesson=1780000000000000222`],
  ['article', `${home()}/resource/1730000000000000011`],
  ['login', '/login/index'],
  ['register', '/register/index'],
  ['service', '/service'],
  ['privacy', '/privacy'],
  ['404', '/404'],
  ['403', '/403'],
  ['abnormal', '/abnormal/503'],
  ['closed school', home(SCHOOLS.halden)],
] as const;

/** Pages take turns: each is seen on both devices, in either direction, and neighbours in the other theme. */
const LOOKS = {
  en_US: [
    [1280, 'light'],
    [390, 'dark'],
  ],
  ar_SA: [
    [390, 'light'],
    [1280, 'dark'],
  ],
} as const;

for (const language of ['en_US', 'ar_SA'] as const) {
  test.describe(language, () => {
    test.use({ language });
    for (const [index, [name, path]] of PAGES.entries()) {
      const [width, theme] = LOOKS[language][index % 2 === 0 ? 0 : 1];
      test(`${name} is accessible and fits at ${width} px, ${theme}, in ${language} (B001)`, async ({
        page,
        complaints,
      }) => {
        complaints.allow(/status of 40[34]|^ApiProblem/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await page.evaluate((value) => void (document.documentElement.dataset.theme = value), theme);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }
  });
}
