import { signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const CENTER = `/portal/${SCHOOLS.stoa}/lecturing-center`;

test('a series of sessions is previewed, scheduled, changed from one on and cancelled from one on (C119, R25-R27)', async ({
  page,
}) => {
  await signIn(page, 'camille.rousset@stoa.example');
  await page.goto(`${CENTER}/live-learn-create`);
  const title = `Weekly ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Link to the room' }).fill('https://rooms.example.org/weekly');
  await page.getByRole('button', { name: /Repeats/ }).click();
  await page.getByRole('option', { name: 'Daily' }).click();
  const count = page.getByRole('textbox', { name: 'Number of sessions' });
  await count.fill('5');
  await count.press('Tab');
  const days = page.getByRole('group', { name: '5 sessions' });
  await expect(days.getByRole('checkbox')).toHaveCount(5);
  await days.getByRole('checkbox').nth(1).press('Space');
  await expect(page.getByRole('group', { name: '4 sessions' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Session scheduled' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Sessions of the series' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText('Session 4 of 4')).toBeVisible();
  await expectAccessible(page);

  // The second and those after it get another name; the first keeps its own.
  await list
    .getByRole('link', { name: `Edit ${title}` })
    .nth(1)
    .click();
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title} later`);
  await page.getByText('This and the following sessions').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.goto(`${CENTER}/live-streaming`);
  await expect(page.getByRole('link', { name: `${title} later`, exact: true })).toHaveCount(3);
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1);

  // The third and the one after it are cancelled.
  await page
    .getByRole('link', { name: `Edit ${title} later` })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Delete session' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('This and the following sessions').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete session' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My live sessions' })).toBeVisible();
  await expect(page.getByText('Session 2 of 2')).toBeVisible();
  await expect(page.getByRole('link', { name: `${title} later`, exact: true })).toHaveCount(1);
});
