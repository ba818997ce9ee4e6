import { LEARNER, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { followNavigation } from './support/navigation.ts';
import { CLASSES, SCHOOLS, classPage, home } from './support/places.ts';
import { expect, test } from './support/test.ts';

test('a visitor lands on the open school (R01, B009)', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(home());
  await expect(page.getByRole('heading', { level: 1, name: 'Stoa Open School' })).toBeAttached();
});

test('the home page draws every kind of block (R02, B055, B061)', async ({ page }) => {
  const answer = await page.request.get(
    `/api/portal/api/v1/portal/open/home?schoolId=${SCHOOLS.stoa}&sxz-lang=en_US`,
  );
  const { data } = (await answer.json()) as {
    data: { page: { blocks: { type: string; title?: string; items?: { title?: string }[] }[] } };
  };
  await page.goto(home());
  const kinds = new Set(data.page.blocks.map(({ type }) => type));
  for (const kind of [
    'banner',
    'figures',
    'classes',
    'courses',
    'lives',
    'richText',
    'knowledge',
    'exams',
    'subSchools',
    'leaderboard',
    'honours',
  ])
    expect([...kinds]).toContain(kind);
  const main = page.getByRole('main');
  for (const block of data.page.blocks.filter(({ title }) => title)) {
    const band = main.getByRole('region', { name: block.title, exact: true });
    await expect(band).toBeVisible();
    const [first] = block.items ?? [];
    if (first?.title) await expect(band.getByRole('link', { name: first.title })).toBeVisible();
  }
  await expect(main.getByRole('region', { name: 'Highlights' })).toBeVisible();
  // Nothing moves sideways, and no picture is missing.
  await expectNoSidewaysScroll(page);
});

test('large figures are short (B068)', async ({ page }) => {
  await page.route(/\/open\/home\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as {
      data: { page: { blocks: { type: string; items: { value: number }[] }[] } };
    };
    const figures = body.data.page.blocks.find(({ type }) => type === 'figures');
    for (const [index, value] of [999, 1250, 9_998_950].entries())
      if (figures?.items[index]) figures.items[index].value = value;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/portal/${SCHOOLS.stoa}/search`);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  const main = page.getByRole('main');
  for (const text of ['999', '1.3k', '9,999k'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
});

test('the banners obey the keyboard and stand still when asked (B061)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(home());
  const banners = page.getByRole('region', { name: 'Highlights' });
  await banners.getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('Enter');
  await expect(banners.getByRole('button', { name: 'Play' })).toBeFocused();
  const dots = banners.getByRole('button', { name: /^Show slide/ });
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await banners.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(banners.getByRole('group').nth(1).getByRole('link')).toBeInViewport();
  await banners.getByRole('button', { name: 'Show slide 1' }).press('Enter');
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
});

test('the chosen colours come with the next page and never flash', async ({ page }) => {
  await page.goto(home());
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  // Every value that the attribute ever has on the next page, from the first byte on.
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seenThemes: seen });
    const note = () => {
      const theme = document.documentElement?.dataset.theme ?? null;
      if (seen.at(-1) !== theme) seen.push(theme);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Appearance' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seenThemes: string[] }).seenThemes)).toEqual([
    'dark',
  ]);
});

test('a phone has its tabs at the bottom and the navigation behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(home());
  const tabs = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Open menu' });
  await drawer.getByText('Learn', { exact: true }).click();
  await drawer.getByRole('link', { name: 'Classes', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/search\?type=5$/);
  await expect(tabs.getByRole('link', { name: 'Classes' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(home());
});

test('a phone has the whole name of the school in its header, language and theme in the menu (B001)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, LEARNER);
  await page.goto(`${home()}?sxz-lang=ar_SA`);
  const header = page.getByRole('banner');
  const name = header.locator('a > span', { hasText: 'مدرسة الرواق المفتوحة' }).first();
  await expect(header.getByRole('button', { name: 'الإشعارات' })).toBeVisible();
  expect(
    await name.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth > clientWidth,
      scrollHeight > clientHeight,
    ]),
  ).toEqual([false, false]);
  await expect(header.getByRole('button', { name: 'المظهر' })).toBeHidden();
  await header.getByRole('button', { name: 'فتح القائمة' }).click();
  const menu = page.getByRole('dialog', { name: 'فتح القائمة' });
  await menu.getByText('داكن', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await menu.getByRole('button', { name: /العربية/ }).click();
  await expectNoSidewaysScroll(page);
  await menu.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('the keyboard skips to the content', async ({ page }) => {
  await page.goto(home());
  await expect(page.getByRole('button', { name: 'Appearance' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('sub-schools are listed, and each has a portal of its own (R04, R16)', async ({ page }) => {
  await page.goto(home());
  await followNavigation(page, 'Schools');
  await expect(page).toHaveURL(`${home()}/sub-school`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(4);
  const name = (await cards.first().getByRole('heading').innerText()).trim();
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(`${home()}/sub-school/${SCHOOLS.sub}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
});

test('a school has pages beside its home, by their ids (B055)', async ({ page }) => {
  await page.goto(home());
  await followNavigation(page, 'About');
  await expect(page).toHaveURL(/pageId=about/);
  await expect(page).toHaveTitle(/About/);
  await expectAccessible(page);
});

test('words change with the language, the address and the place stay (B001, B002)', async ({
  page,
  complaints,
}) => {
  await page.goto(home());
  const appearance = page.getByRole('button', { name: 'Appearance', exact: true });
  await expect(appearance).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  await expect(appearance).toBeHidden();
  await expect(page).toHaveURL(home());
  expect(await page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  expect(complaints.unexpected).toEqual([]);
});

test.describe('without a choice of language', () => {
  test.use({ language: null });

  test('the school decides, the address before everything, and what is no language is passed over (B002)', async ({
    page,
  }) => {
    const root = page.locator('html');
    await page.goto(home());
    await expect(root).toHaveAttribute('lang', 'zh-CN');
    await page.goto(home(SCHOOLS.house));
    await expect(root).toHaveAttribute('lang', 'ar-SA');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await page.goto(`${home()}?sxz-lang=xx_YY`);
    await expect(root).toHaveAttribute('lang', 'zh-CN');
    await page.goto(`${home()}?sxz-lang=%3Cscript%3Ealert(1)%3C/script%3E`);
    await expect(root).toHaveAttribute('lang', 'zh-CN');
    await page.goto(`${home(SCHOOLS.house)}?sxz-lang=fr_FR`);
    await expect(root).toHaveAttribute('lang', 'fr-FR');
    await expect(root).toHaveAttribute('dir', 'ltr');
    // Whoever came by a link goes on in its language.
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('sxz-lang=fr_FR');
    await page.goto(home(SCHOOLS.house));
    await expect(root).toHaveAttribute('lang', 'fr-FR');
  });
});

test('a page is fetched while the pointer rests on its link, and shown without asking again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/open/classes/${CLASSES.planning}`)) asked.push(request.url());
  });
  await page.goto(home());
  const link = page.getByRole('main').locator(`a[href="${classPage(CLASSES.planning)}"]`);
  // What watches the links comes after the page.
  await expect(async () => {
    await page.getByRole('banner').hover();
    await link.hover();
    await expect.poll(() => asked, { timeout: 1000 }).toHaveLength(1);
  }).toPass();
  await expect(page).toHaveURL(home());
  await link.click();
  await expect(page).toHaveURL(classPage(CLASSES.planning));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toHaveLength(1);
});
