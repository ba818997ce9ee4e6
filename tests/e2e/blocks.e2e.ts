import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { picture } from './support/pictures.ts';
import { home, SCHOOLS } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Makes a school of one's own. @returns its id */
async function newSchool(page: Page, name: string): Promise<string> {
  await newAccount(page, { tenantId: null });
  await page.goto('/register/create?kind=academy&sxz-lang=en_US');
  await page.getByRole('textbox', { name: 'Name of the school' }).fill(name);
  await page.getByRole('checkbox', { name: /I agree/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create the school' }).click();
  await expect(page).toHaveURL(/\/register\/success\?schoolId=\d{19}/);
  return /schoolId=(\d{19})/.exec(page.url())?.[1] ?? '';
}

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function add(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a block' }).click();
  const search = page.getByRole('combobox', { name: 'Add a block' });
  await search.fill(type);
  await page.getByRole('option', { name: type, exact: true }).click();
}

test('an administrator adds content blocks, publishes them, and visitors see them (R31, B055)', async ({
  page,
  browser,
}) => {
  test.slow();
  const schoolId = await newSchool(page, 'Hypatia’s Academy');
  await page.goto(`/design/${schoolId}?sxz-lang=en_US`);

  await add(page, 'Call to action');
  await field(page, 'Heading').fill('Join us this autumn');
  const [button] = [page.getByRole('group', { name: 'Button', exact: true })];
  await field(page, 'Button address').first().fill('not an address');
  await expect(page.getByText('An address begins with / or https://.')).toBeVisible();
  await field(page, 'Button address').first().fill(`/portal/${schoolId}/search`);
  await button.getByRole('textbox', { name: 'Button', exact: true }).fill('See all courses');

  await add(page, 'Questions and answers');
  await field(page, 'Heading').fill('Before you join');
  await page.getByRole('button', { name: 'Add: Question' }).click();
  await field(page, 'Question').fill('What does it cost?');
  await field(page, 'Answer').fill('Nothing at all.');

  await add(page, 'Steps');
  await field(page, 'Heading').fill('Three steps');
  for (const [index, step] of ['Look', 'Choose', 'Learn'].entries()) {
    await page.getByRole('button', { name: 'Add: Step' }).click();
    const entry = page.getByRole('group', { name: `Step ${index + 1}`, exact: true });
    await entry.getByRole('textbox', { name: 'Heading' }).fill(step);
    await entry.getByRole('textbox', { name: 'Text' }).fill('A sentence about this step.');
  }

  await add(page, 'Gallery');
  await field(page, 'Heading').fill('Impressions');
  for (const [index, words] of ['The hall', 'The garden'].entries()) {
    await page.getByRole('button', { name: 'Add: Picture' }).click();
    const entry = page.getByRole('group', { name: `Picture ${index + 1}`, exact: true });
    await entry.locator('input[type=file]').setInputFiles(picture('hall.png'));
    await entry.getByRole('textbox', { name: 'Alternative text' }).fill(words);
    await entry.getByRole('textbox', { name: 'Caption' }).fill(words);
  }

  await add(page, 'Quote');
  await page.getByRole('textbox', { name: 'Quote' }).fill('I learned to build here.');
  await field(page, 'Name').fill('Ada');
  await add(page, 'Partners');
  await field(page, 'Heading').fill('Our partners');
  await page.getByRole('button', { name: 'Add: Partner' }).click();
  await field(page, 'Name').fill('The Lyceum');
  await field(page, 'Link').fill('https://example.com/');
  await add(page, 'Picture');
  await field(page, 'Alternative text').fill('A colonnade');
  await saved(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible();

  const visitor = await openTab(await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' }));
  await visitor.goto(`${home(schoolId)}?sxz-lang=en_US`);
  await expect(visitor.getByRole('heading', { name: 'Join us this autumn' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'See all courses' }).last()).toHaveAttribute(
    'href',
    `/portal/${schoolId}/search`,
  );
  await expect(visitor.getByText('Nothing at all.')).toBeHidden();
  await visitor.getByText('What does it cost?').click();
  await expect(visitor.getByText('Nothing at all.')).toBeVisible();
  await expect(visitor.getByRole('blockquote')).toContainText('I learned to build here.');
  await expect(visitor.getByRole('link', { name: 'The Lyceum' })).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);

  // The enlarged view goes on by keyboard, and gives the focus back.
  const second = visitor.getByRole('button', { name: 'Enlarge picture 2: The garden' });
  await second.focus();
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('dialog', { name: '2 of 2' })).toBeVisible();
  await visitor.keyboard.press('ArrowRight');
  await expect(visitor.getByRole('dialog', { name: '1 of 2' }).getByRole('img')).toHaveAttribute(
    'alt',
    'The hall',
  );
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  await expect(second).toBeFocused();

  await visitor.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await visitor.setViewportSize(PHONE);
  await visitor.goto(`${home(schoolId)}?sxz-lang=ar_SA`);
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(visitor.getByRole('heading', { name: 'Join us this autumn' })).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  await visitor.context().close();
});

/** Style sheets of the page that the document in its canvas does not have. */
const sheetsWithoutCopy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheetsOf = (of: Document | null | undefined) =>
      [...(of?.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]') ?? [])].map(({ href }) => href);
    const copied = sheetsOf(document.querySelector('iframe')?.contentDocument);
    return sheetsOf(document).filter((href) => !copied.includes(href));
  });

const FILM = 'apps/server/seed/media/videos/porch-what-was-the-stoa/video.mp4';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('films, files, frames, teachers, columns and tabs are added and seen by visitors (R31, B055)', async ({
  page,
  browser,
}) => {
  test.slow();
  const schoolId = await newSchool(page, 'Theano’s Academy');
  await page.goto(`/design/${schoolId}?sxz-lang=en_US`);

  // What is searched for is found under its heading.
  await page.getByRole('button', { name: 'Add a block' }).click();
  await expect(page.getByRole('group', { name: 'From your school' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Add a block' }).fill('hologram');
  await expect(page.getByText('No block matches “hologram”.').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await add(page, 'Video');
  await field(page, 'Heading').fill('A look around');
  await page.locator('input[type=file]').first().setInputFiles(FILM);
  await expect(page.getByRole('link', { name: /^Open the file/ })).toBeVisible({ timeout: 30_000 });
  // Captions are asked for once there is a video, and SubRip is taken as well.
  const captions = page.locator('input[type=file][accept*=".srt"]');
  await captions.setInputFiles({
    name: 'porch.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from('no captions at all'),
  });
  await expect(page.getByText('This kind of file is not accepted.')).toBeVisible();
  await captions.setInputFiles({
    name: 'porch.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from('1\n00:00:00,000 --> 00:01:00,000\nA porch with columns.\n'),
  });
  await expect(page.getByRole('link', { name: /^Open the file/ })).toHaveCount(2, { timeout: 30_000 });

  await add(page, 'Embed');
  await field(page, 'Heading').fill('A triangle to pull at');
  await field(page, 'Address of the page').fill('https://evil.example/watch?v=dQw4w9WgXcQ');
  await expect(page.getByText(/^This address cannot be embedded/)).toBeVisible();
  await field(page, 'Address of the page').fill('https://www.geogebra.org/m/abcd1234');
  await expect(page.getByText(/^This address cannot be embedded/)).toHaveCount(0);

  await add(page, 'Downloads');
  await field(page, 'Heading').fill('To take home');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page
    .getByRole('group', { name: 'File 1', exact: true })
    .getByRole('textbox', { name: 'Name' })
    .fill('Plan of the year');

  await add(page, 'Teachers');
  await field(page, 'Heading').fill('Who teaches here');
  await page.getByRole('button', { name: /Who is shown/ }).click();
  await page.getByRole('option', { name: 'People I choose' }).click();
  await page.getByRole('combobox', { name: 'Add a person' }).press('ArrowDown');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('list', { name: 'People I choose' }).getByRole('listitem')).toHaveCount(1);

  for (const [type, one] of [
    ['Columns', 'Column'],
    ['Tabs', 'Tab'],
  ] as const) {
    await add(page, type);
    for (const [index, words] of [`First ${one}`, `Second ${one}`].entries()) {
      const entry = page.getByRole('group', { name: `${one} ${index + 1}`, exact: true });
      await entry.getByRole('textbox', { name: 'Heading' }).fill(words);
      await entry.getByRole('textbox', { name: 'Text', exact: true }).fill(`About the ${words}.`);
    }
  }
  await saved(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Opened again, the canvas waits for the code of its blocks: their styles come into it all the same.
  await page.reload();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'To take home' })).toBeVisible();
  await expect.poll(() => sheetsWithoutCopy(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible();

  const visitor = await openTab(await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' }));
  const asked: string[] = [];
  await visitor.context().route(/^https:\/\/www\.geogebra\.org\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Triangle</title><p>Pull at it</p></html>',
    });
  });
  await visitor.goto(`${home(schoolId)}?sxz-lang=en_US`);
  await expect(visitor.getByRole('heading', { name: 'To take home' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Plan of the year' })).toHaveAttribute('download', '');
  await expect(visitor.getByText('PDF', { exact: true })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Who teaches here' }).getByRole('article')).toHaveCount(1);
  await expect(visitor.getByText('About the Second Column.')).toBeVisible();
  await expect(visitor.getByRole('tabpanel')).toContainText('About the First Tab.');
  // Keys are obeyed from here on.
  await expect(visitor.locator('html')).toHaveAttribute('data-ready', '');
  await visitor.getByRole('tab', { name: 'First Tab' }).focus();
  await visitor.keyboard.press('ArrowRight');
  await expect(visitor.getByRole('tabpanel')).toContainText('About the Second Tab.');
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);

  // Nothing of a film or of another site is loaded before somebody asks for it.
  await expect(visitor.locator('iframe, video')).toHaveCount(0);
  expect(asked).toEqual([]);
  await visitor.getByRole('button', { name: 'Open: A triangle to pull at' }).click();
  await expect(
    visitor.frameLocator('iframe[title="A triangle to pull at"]').getByText('Pull at it'),
  ).toBeVisible();
  expect(asked).toEqual(['https://www.geogebra.org/material/iframe/id/abcd1234']);
  await visitor.getByRole('button', { name: 'Play: A look around' }).click();
  const film = visitor.getByRole('region', { name: 'A look around' }).locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await expect(visitor.getByText('A porch with columns.')).toBeVisible();

  await visitor.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await visitor.setViewportSize(PHONE);
  await visitor.goto(`${home(schoolId)}?sxz-lang=ar_SA`);
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(visitor.getByRole('heading', { name: 'To take home' })).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  await visitor.context().close();
});

test('a school with an o3 area shows its projects on a page, and only such a school is offered them (R05, R31)', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin@stoa.example');
  await page.goto(`/design/${SCHOOLS.stoa}?sxz-lang=en_US`);
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('combobox', { name: 'Add a block' }).fill('Projects and tools');
  await expect(page.getByText('No block matches “Projects and tools”.').first()).toBeVisible();

  const address = `projects-${Date.now().toString(36)}`;
  const made = await page.request.post('/api/portal/api/v1/portal/site-pages', {
    headers: { 'x-requested-with': 'stoa' },
    data: { schoolId: SCHOOLS.overseas, address, title: { en_US: 'Projects' } },
  });
  const { pageId } = ((await made.json()) as { data: { pageId: string } }).data;
  await page.goto(`/design/${SCHOOLS.overseas}?pageId=${pageId}&sxz-lang=en_US`);
  await add(page, 'Projects and tools');
  await page.getByRole('button', { name: 'Entries' }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Projects' }).click();
  await saved(page);
  await expect(page.frameLocator('iframe').locator('h3').first()).toBeAttached();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible();

  const visitor = await openTab(await browser.newContext());
  await visitor.goto(`/portal/${SCHOOLS.overseas}?pageId=${address}&sxz-lang=en_US`);
  const block = visitor.getByRole('region', { name: 'Projects and tools' });
  const titles = await block.locator('h3').allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  await expect(block.getByText('Project', { exact: true }).first()).toBeVisible();
  await expectAccessible(visitor);
  await block.getByRole('link', { name: /^More/ }).click();
  await expect(visitor).toHaveURL(new RegExp(`/portal/${SCHOOLS.overseas}/o3-school/new-project`));
  for (const title of titles)
    await expect(visitor.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeVisible();
  await visitor.context().close();
});
