import { freshEmail } from './support/accounts.ts';
import { followNavigation } from './support/navigation.ts';
import { codeFor } from './support/outbox.ts';
import { CLASSES, SCHOOLS, classPage, home, search } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

const PORCH = 'The painted porch: a school in public';
const VIDEO = 'What was the Stoa?';
const ARTICLE = 'Columns and shade: how to build a stoa';

test('from the front door to a finished lesson and out again (R01, R03, R11, R41, R43, R60, B001, B002, B007, B016, B026, B027)', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  test.setTimeout(150_000);
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const results = page.getByRole('list', { name: 'Results' }).getByRole('article');
  const field = main.getByRole('combobox', { name: 'Search the school' });

  await test.step('arrives at the open school', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(home());
    await expect(page.getByRole('heading', { level: 1, name: 'Stoa Open School' })).toBeAttached();
  });

  await test.step('reads it in Arabic, without a reload, and nothing typed is lost', async () => {
    await expect(page.getByRole('button', { name: 'Appearance' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const box = banner.getByRole('combobox').and(page.locator(':visible'));
    await box.fill('plan');
    await banner.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const layout = (await (
      await page.request.get(`/api/portal/api/v1/portal/open/layout?schoolId=${SCHOOLS.stoa}&sxz-lang=ar_SA`)
    ).json()) as { data: { school: { name: string } } };
    await expect(page.getByRole('heading', { level: 1, name: layout.data.school.name })).toBeAttached();
    await expect(page).toHaveURL(home());
    await expect(box).toHaveValue('plan');
    expect(await page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage)).toBe(true);
    await banner.getByRole('button', { name: /: العربية$/ }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  await test.step('opens the navigation and the list behind a block', async () => {
    const learn = page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('button', { name: 'Learn' });
    await learn.click();
    await expect(
      page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: 'Courses', exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(learn).toHaveAttribute('aria-expanded', 'false');
    await main
      .getByRole('link', { name: /^More: / })
      .first()
      .click();
    await expect(page).not.toHaveURL(home());
    await expect(main.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(home());
  });

  await test.step('searches in Chinese, in Arabic and with a typing mistake', async () => {
    await page.goto(search());
    for (const word of ['项目管理', 'الخوارزمي', 'الرواق']) {
      await field.fill(word);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(word)}`));
      await expect(results.first().or(page.getByRole('heading', { name: /^No results for/ }))).toBeVisible();
    }
    await expect(results.first()).toBeVisible();
    await field.fill('pianted');
    await field.press('Enter');
    await expect(page.getByText(/^No results for “pianted”. Showing results for “painted”/)).toBeVisible();
  });

  await test.step('narrows the list, opens the class, and Back is where it was', async () => {
    await field.fill('porch');
    await field.press('Enter');
    await expect(page).toHaveURL(/keyword=porch/);
    await page
      .getByRole('group', { name: 'Kind' })
      .getByRole('checkbox', { name: /^Courses/ })
      .click();
    await expect(page).toHaveURL(/type=1/);
    await results.getByRole('link', { name: PORCH }).click();
    await expect(page).toHaveURL(classPage(CLASSES.porch));
    await page.goBack();
    await expect(page).toHaveURL(/keyword=porch&type=1|type=1&keyword=porch/);
    await results.getByRole('link', { name: PORCH }).click();
    await expect(page.getByRole('heading', { level: 1, name: PORCH })).toBeVisible();
  });

  const email = freshEmail();
  const password = 'a porch in the open 7';
  await test.step('registers with a code by e-mail and comes back', async () => {
    await main.getByRole('link', { name: 'Sign in to enroll' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(`We sent a code to ${email}`)).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(email));
    await page.getByRole('textbox', { name: 'Name' }).fill('Noor');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('checkbox', { name: /I agree/ }).check({ force: true });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(classPage(CLASSES.porch));
    await expect(page.getByRole('button', { name: 'Account of Noor' })).toBeVisible();
  });

  await test.step('enrols and watches a little of the video', async () => {
    await main.getByRole('button', { name: 'Enroll' }).click();
    await expect(page.getByText('You are enrolled. Welcome!')).toBeVisible();
    await main.getByRole('link', { name: `Start: ${VIDEO}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: VIDEO })).toBeVisible();
    const player = page.getByRole('region', { name: VIDEO });
    await player.getByRole('button', { name: 'Play' }).first().click();
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(2.5);
    const saved = page.waitForResponse((response) => response.url().includes('/progress') && response.ok());
    await page.locator('video').click();
    await saved;
  });

  await test.step('reads an article and is done with it', async () => {
    await page.getByRole('link', { name: `Next: ${ARTICLE}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: ARTICLE })).toBeVisible();
    await main.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByText('Lesson completed')).toBeVisible();
    await expect(
      page
        .getByText(/^1 of 6, about/)
        .and(page.locator(':visible'))
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByText('Lesson completed')).toBeVisible();
    await page.goto(classPage(CLASSES.porch));
    await expect(main.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
    await expect(page.getByText(/^1 of 6, about/)).toBeVisible();
  });

  await test.step('goes on at another machine, at the second where they stopped', async () => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      extraHTTPHeaders: { 'x-forwarded-for': '10.250.7.7' },
    });
    await context.addCookies([{ name: 'sxz-lang', value: 'en_US', url: baseURL ?? '' }]);
    complaints.watch(context);
    const other = await openTab(context);
    await other.goto('/login/index');
    await other.getByRole('textbox', { name: 'Email or phone number' }).fill(email);
    await other.getByRole('textbox', { name: 'Password' }).fill(password);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other).toHaveURL(home());
    await expect(other.getByRole('region', { name: PORCH })).toBeVisible();
    await other
      .getByRole('main')
      .getByRole('link', { name: /^Continue: / })
      .click();
    await other.goto(`${classPage(CLASSES.porch)}?lesson=1780000000000000221`);
    await expect(other.getByRole('heading', { level: 1, name: VIDEO })).toBeVisible();
    await expect
      .poll(() => other.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThanOrEqual(2);
    await context.close();
  });

  await test.step('signs out, and is out', async () => {
    await page.getByRole('button', { name: 'Account of Noor' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('You have signed out. See you soon!')).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access_token');
    await page.goto(classPage(CLASSES.porch));
    await expect(main.getByRole('link', { name: 'Sign in to enroll' })).toBeVisible();
    await followNavigation(page, 'About');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});
