import type { BrowserContext, Page } from '@playwright/test';
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
