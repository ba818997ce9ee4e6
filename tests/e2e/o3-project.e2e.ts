import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { picture } from './support/pictures.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const S = SCHOOLS.overseas;
const AREA = `/portal/${S}/o3-school`;

async function signIn({ request }: Pick<BrowserContext, 'request'>, name: string): Promise<void> {
  const answer = await request.post('/api/auth/oauth/token', {
    headers: { 'x-requested-with': 'stoa' },
    form: { grant_type: 'password', username: `${name}@stoa.example`, password: 'Stoa-demo-2026' },
  });
  expect(answer.status()).toBe(200);
}

const columnOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const taskIn = (page: Page, column: string, title: string) =>
  columnOf(page, column).getByRole('article', { name: title });

async function choose(page: Page, title: string, item: string): Promise<void> {
  // By the keyboard alone.
  await page.getByRole('button', { name: `Actions for ${title}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: item }).focus();
  await page.keyboard.press('Enter');
}

test('a learner starts a team, another one joins, a task goes over the board and a teacher reviews it (R06)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page.context(), 'learner');
  await page.goto(`${AREA}/new-project?sxz-lang=en_US`);
  await page.getByRole('link', { name: 'A handbook that everybody can improve' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A handbook that everybody can improve');
  await page.getByRole('textbox', { name: 'Name of the team' }).fill('Key keepers');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Key keepers');
  const address = page.url();
  await expect(taskIn(page, 'To do', 'Set up the repository')).toBeVisible();
  const invitation = await page.getByRole('textbox', { name: 'Invitation' }).inputValue();
  expect(invitation).toContain(`/o3/${S}/detail?kind=project`);

  const open = async (name: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
    await signIn(context, name);
    return context.newPage();
  };
  const nia = await open('nia.roberts');
  await nia.goto(`${invitation}&sxz-lang=en_US`);
  await nia.getByRole('button', { name: 'Join the team' }).click();
  await expect(nia.getByRole('heading', { level: 1 })).toHaveText('Key keepers');

  await columnOf(page, 'To do').getByRole('button', { name: 'Add a task' }).click();
  const dialog = page.getByRole('dialog', { name: 'New task' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Say what is to be done.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What is to be done' }).fill('Write down where the keys are');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const task = 'Write down where the keys are';
  await expect(taskIn(page, 'To do', task)).toBeVisible();
  await choose(page, task, 'Move up');
  await expect(columnOf(page, 'To do').getByRole('article').nth(-2)).toHaveAccessibleName(task);
  await choose(page, task, 'Move to “In progress”');
  await expect(taskIn(page, 'In progress', task)).toBeFocused();

  await nia.reload();
  await expect(taskIn(nia, 'In progress', task)).toBeVisible();
  await choose(nia, task, 'Move to “In review”');
  await expect(taskIn(nia, 'In review', task)).toBeVisible();

  const teacher = await open('grace.whitfield');
  await teacher.goto(`${address}&sxz-lang=en_US`);
  await teacher.getByRole('button', { name: 'Review this team' }).click();
  await expect(teacher.getByRole('button', { name: 'Leave the team' })).toBeVisible();
  await choose(teacher, task, 'Review');
  const review = teacher.getByRole('dialog', { name: 'Review a task' });
  await review.getByRole('button', { name: 'Give back' }).click();
  await expect(review.getByText('Say what is missing.')).toBeVisible();
  await review.getByRole('textbox', { name: 'Remark' }).fill('And who has the second key?');
  await review.getByRole('button', { name: 'Give back' }).click();
  await expect(taskIn(teacher, 'In progress', task)).toContainText('And who has the second key?');
  await page.reload();
  await expect(taskIn(page, 'In progress', task)).toContainText('And who has the second key?');
  await choose(page, task, 'Move to “In review”');
  await expect(taskIn(page, 'In review', task)).toBeVisible();
  await teacher.reload();
  await choose(teacher, task, 'Review');
  await review.getByRole('button', { name: 'Accept' }).click();
  await expect(taskIn(teacher, 'Done', task)).toBeVisible();

  // Taken out in the middle: what is sent is refused, and the page says why.
  await page.reload();
  await expect(taskIn(page, 'Done', task)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Nia Roberts' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove Nia Roberts' })).toBeHidden();
  await nia.reload();
  await expect(nia.getByText('This board is only for its team.', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Leave the team' }).click();
  const leaving = page.getByRole('alertdialog');
  await expect(leaving).toContainText('You are the last member');
  await leaving.getByRole('button', { name: 'Leave the team' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await nia.context().close();
  await teacher.context().close();
});

test('a team collects files, which nobody else gets, and whoever may removes them (R06)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const project = '1791000000000710002';
  const open = async (name: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
    await signIn(context, name);
    return context.newPage();
  };
  const wish = (request: BrowserContext['request'], data: object) =>
    request.put(`/api/o3service/o3/projects/${project}/membership`, {
      headers: { tenantid: S, 'x-requested-with': 'stoa' },
      data,
    });
  await signIn(page.context(), 'learner');
  const { data } = await (await wish(page.request, { joined: true, title: 'Shelf movers' })).json();
  const address = `/o3/${S}/detail?kind=project&id=${project}&team=${data.teamId}&sxz-lang=en_US`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  const files = page.getByRole('region', { name: 'Files', exact: true });
  await expect(files.getByText('This team has no files yet.')).toBeVisible();
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Near the window.') };
  const page2 = { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') };
  await files.locator('input[type="file"]').setInputFiles([picture('shelf.png'), notes, page2]);
  await expect(files.getByText('Only documents, pictures, audio, videos', { exact: false })).toBeVisible();
  await expect(files.getByRole('link', { name: 'shelf.png' })).toBeVisible();
  await expect(files.getByRole('link', { name: 'notes.txt' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const nia = await open('nia.roberts');
  await page.getByRole('switch', { name: 'Members of the school can join' }).press('Space');
  await expect(page.getByRole('switch', { name: 'Members of the school can join' })).toBeChecked();
  expect((await wish(nia.request, { joined: true, teamId: data.teamId })).status()).toBe(200);
  await nia.goto(address);
  const seen = nia.getByRole('region', { name: 'Files', exact: true });
  const download = nia.waitForEvent('download');
  await seen.getByRole('link', { name: 'notes.txt' }).click();
  expect((await download).suggestedFilename()).toBe('notes.txt');
  await expect(seen.getByRole('button', { name: 'Remove notes.txt' })).toBeHidden();
  const url = (await seen.getByRole('link', { name: 'notes.txt' }).getAttribute('href')) ?? '';
  const fetched = await nia.request.get(url);
  expect([fetched.status(), await fetched.text()]).toEqual([200, 'Near the window.']);
  expect(fetched.headers()).toMatchObject({
    'content-disposition': 'attachment; filename="notes.txt"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });

  // Who is in another team, in another school or signed out gets nothing, whatever address they know.
  const liam = await open('liam.ofarrell');
  expect((await wish(liam.request, { joined: true, title: 'Others' })).status()).toBe(200);
  expect((await liam.request.get(url)).status()).toBe(404);
  expect((await liam.request.get(url.replace(S, SCHOOLS.stoa))).status()).toBe(404);
  const stranger = await open('visitor');
  expect((await stranger.request.get(url)).status()).toBe(404);
  const signedOut = await browser.newContext({ baseURL: baseURL ?? '' });
  expect((await signedOut.request.get(url)).status()).toBe(401);

  // Whoever teaches sees them as well, and reviews the team by the first press.
  const teacher = await open('grace.whitfield');
  await teacher.goto(address);
  const looked = teacher.getByRole('region', { name: 'Files', exact: true });
  await expect(looked.getByRole('link', { name: 'shelf.png' })).toBeVisible();
  await expect(looked.locator('input[type="file"]')).toHaveCount(0);
  await teacher.getByRole('button', { name: 'Review this team' }).click();
  await expect(teacher.getByRole('button', { name: 'Leave the team' })).toBeVisible();
  await looked.getByRole('button', { name: 'Remove notes.txt' }).click();
  const asked = teacher.getByRole('alertdialog', { name: 'Remove this file?' });
  await expect(asked).toContainText('notes.txt');
  await asked.getByRole('button', { name: 'Remove the file' }).click();
  await expect(looked.getByRole('link', { name: 'notes.txt' })).toBeHidden();
  await expect(looked.getByRole('heading', { name: 'Files' })).toBeFocused();
  expect((await nia.request.get(url)).status()).toBe(404);
  await page.reload();
  await expect(files.getByRole('link', { name: 'shelf.png' })).toBeVisible();
  await expect(files.getByRole('link', { name: 'notes.txt' })).toBeHidden();

  // Taken out of the team: what was just seen can no longer be fetched.
  const kept = (await files.getByRole('link', { name: 'shelf.png' }).getAttribute('href')) ?? '';
  expect((await nia.request.get(kept)).status()).toBe(200);
  await page.getByRole('button', { name: 'Remove Nia Roberts' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove Nia Roberts' })).toBeHidden();
  expect((await nia.request.get(kept)).status()).toBe(404);
  await page.getByRole('button', { name: 'Leave the team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the team' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await wish(liam.request, { joined: false });
  for (const other of [nia, liam, stranger, teacher]) await other.context().close();
  await signedOut.close();
});

test('a demonstration is found by its tool, played, paused and read as text (R21)', async ({ page }) => {
  await page.goto(`/o3/${S}/detail?kind=tool&id=1791000000000740005&sxz-lang=en_US`);
  await page.getByRole('link', { name: 'Watch the demonstration' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A plan and its history in Git');
  const player = page.getByRole('region', { name: /Recorded session/ });
  await expect(player.getByText('Step 1 of 9')).toBeVisible();
  await player.getByRole('radio', { name: '2×' }).click();
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player).toContainText('Initialized empty Git repository');
  await player.getByRole('button', { name: 'Pause' }).click();
  await player.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(player.getByText('Step 2 of 9')).toBeVisible();
  await expect(player).toContainText('No commits yet');
  await page.keyboard.press('ArrowLeft');
  await expect(player.getByText('Step 1 of 9')).toBeVisible();
  // All of it stands below as text.
  await expect(page.getByRole('heading', { name: 'Bring both together' })).toBeVisible();
  for (const path of [`/democloud/${SCHOOLS.stoa}/detail?id=1791000000000760001`, `/democloud/${S}/detail`])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
});
