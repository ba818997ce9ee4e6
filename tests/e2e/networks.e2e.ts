import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const NAME = 'Computer room 20';

test('a network is named once, chosen in an exam, and stays while the exam is limited to it (C078)', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin@stoa.example');
  await page.goto(`/manage/${SCHOOLS.stoa}/networks`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Networks' })).toBeVisible();
  await main.getByRole('button', { name: 'Add a network' }).click();
  await main.getByRole('textbox', { name: 'Name of the network' }).last().fill(NAME);
  const ranges = main.getByRole('textbox', { name: 'IP addresses and ranges' }).last();
  await ranges.fill('10.20.0.0/16\n10.20.0/99');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText(/Not an IP address or range .* Lines: 2/)).toBeVisible();
  await ranges.fill('10.20.0.0/16');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(`/manage/${SCHOOLS.stoa}/exams/new`);
  await main.getByRole('textbox', { name: 'Title' }).first().fill('Taken in the computer room');
  const choice = main.getByRole('group', { name: 'Allowed networks' }).getByRole('checkbox', { name: NAME });
  await choice.press('Space');
  await main.getByRole('textbox', { name: /^Allowed IP addresses and ranges/ }).fill('192.0.2.7');
  await expect(choice).toBeChecked();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/exams\/\d{19}/);
  await page.reload();
  await expect(choice).toBeChecked();
  await expect(main.getByRole('textbox', { name: /^Allowed IP addresses and ranges/ })).toHaveValue(
    '192.0.2.7',
  );

  await page.goto(`/manage/${SCHOOLS.stoa}/networks`);
  await expect(main.getByText('1 exam is limited to this network.')).toBeVisible();
});

test('who learns there sees no networks of a school (TRUST 47)', async ({ page, complaints }) => {
  // The page that says who can grant it.
  complaints.allow(/status of 403/);
  await newAccount(page);
  await page.goto(`/manage/${SCHOOLS.stoa}/networks`);
  await expect(page.getByRole('textbox', { name: 'Name of the network' })).toHaveCount(0);
  await expect(page).not.toHaveURL(/networks$/);
});
