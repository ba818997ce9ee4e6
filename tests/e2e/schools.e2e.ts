import type { Page } from '@playwright/test';
import { freshEmail, LEARNER, newAccount, signIn } from './support/accounts.ts';
import { messageCount } from './support/outbox.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { picture } from './support/pictures.ts';
import { home, SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const ADMIN = 'admin@stoa.example';
/** What the browser notes of a call that was refused, as these are meant to be. */
const REFUSED = /Failed to load resource: the server responded with a status of 40[0349]/;
const members = `/manage/${SCHOOLS.stoa}/members`;
const main = (page: Page) => page.getByRole('main');

test('an academy is created, set up before one’s eyes, and shows its first steps (R44-R49, B027)', async ({
  page,
}) => {
  await newAccount(page, { tenantId: null });
  // What is about no school begins with the choice, drawn by the server or not.
  for (const step of ['creating', 'success', 'guide']) {
    await page.goto(`/register/${step}`);
    await expect(page).toHaveURL('/register/select');
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create an academy' }).click();
  await expect(page).toHaveURL('/register/create?kind=academy');
  await page.getByRole('textbox', { name: 'Name of the school' }).fill('Noor’s Academy');
  // What is typed stays while one goes back and forth.
  await page.goBack();
  await page.getByRole('button', { name: 'Create an academy' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the school' })).toHaveValue('Noor’s Academy');
  await page.getByRole('button', { name: 'Create the school' }).click();
  await expect(page.getByText('A school needs your agreement.')).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create the school' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your academy is ready' })).toBeVisible();
  await expect(page).toHaveURL(/\/register\/success\?schoolId=\d{19}/);
  // A reload finds it as it is.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your academy is ready' })).toBeVisible();
  await page.getByRole('button', { name: 'First steps' }).click();
  await expect(page.getByRole('img', { name: 'Done' }).first()).toBeVisible();
  await expectAccessible(page);
  // Its owner gives it a name in Arabic, a logo and a color of its own.
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByRole('button', { name: /Language of the texts$/ }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('أكاديمية نور');
  await page.getByRole('textbox', { name: 'Brand color' }).fill('#2f6b4');
  await page.locator('input[type=file]').setInputFiles(picture('logo.png'));
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A color is # with six digits')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Brand color' }).fill('#2f6b4f');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const schoolId = /\/manage\/(\d{19})/.exec(page.url())?.[1] ?? '';
  await page.goto(`${home(schoolId)}?sxz-lang=ar_SA`);
  const brand = page.getByRole('banner').getByRole('link', { name: 'أكاديمية نور' });
  await expect(brand).toBeVisible();
  await expect(brand.locator('img')).toHaveAttribute('src', new RegExp(`^/files/${schoolId}/`));
});

test('a store needs an activation code, and one can ask for it without losing the form (R45)', async ({
  page,
}) => {
  await newAccount(page, { tenantId: null });
  await page.goto('/register/create?kind=store');
  await page.getByRole('textbox', { name: 'Name of the school' }).fill('Noor’s Shelf');
  await page.getByRole('button', { name: 'Ask for a code' }).click();
  await page.getByRole('textbox', { name: 'Organization' }).fill('Noor and friends');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Noor');
  await page.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
  await page.getByRole('textbox', { name: 'What is the school for?' }).fill('Selling courses.');
  await page.getByRole('button', { name: 'Ask for a code' }).click();
  await expect(page.getByText(/We will review it and reply to/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the school' })).toHaveValue('Noor’s Shelf');
});

test('who may not manage a school is told who can grant it (R38)', async ({ page, complaints }) => {
  complaints.allow(REFUSED);
  await signIn(page, LEARNER);
  await page.goto(members);
  await expect(page).toHaveURL(/\/insufficient-permissions\?/);
  await expect(main(page)).toContainText('Owner or Administrator');
});

test('members are found, and the address says what is shown', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto(members);
  await expect(page.getByText(/^\d+ members$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main(page)
    .getByRole('combobox', { name: /^Search members/ })
    .fill('learner@stoa');
  await expect(page).toHaveURL(/keyword=learner/);
  await expect(page.getByText('1 member', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 member', { exact: true })).toBeVisible();
});

test('what a member did is told, narrowed down to a kind, and leads to it', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto(`${members}?keyword=bastien.legoff@`);
  await main(page).getByRole('link', { name: 'Bastien Le Goff' }).click();
  const activity = main(page).getByRole('list', { name: 'Activity' });
  const entries = activity.getByRole('listitem');
  await expect(entries).toHaveCount(10);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main(page).getByRole('button', { name: 'Show earlier activity' }).click();
  await expect(entries.nth(10)).toBeVisible();

  await main(page).getByRole('button', { name: 'All activity' }).click();
  await page.getByRole('menuitemradio', { name: 'Completed a lesson' }).click();
  await expect(entries.filter({ hasText: 'Completed a lesson' }).first()).toBeVisible();
  await expect(entries.filter({ hasNotText: 'Completed a lesson' })).toHaveCount(0);
  const lesson = entries.first().getByRole('link');
  const title = await lesson.innerText();
  await lesson.click();
  await expect(page).toHaveURL(/\/class-view\/\d{19}\?lesson=\d{19}/);
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
});

test('groups and tags are made for members, narrow the list together, and go without them', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  // A name that is taken.
  complaints.allow(/409 \(Conflict\) \(\S+\/member-groups/);
  const mark = `${Date.now()}`.slice(-6);
  const group = `Evening course ${mark}`;
  for (const name of ['Ada', 'Bo']) {
    const context = await browser.newContext({ locale: 'en-US' });
    await newAccount(await context.newPage(), { nickName: `${name} ${mark}` });
    await context.close();
  }
  await signIn(page, ADMIN);
  await page.goto(`${members}?keyword=${mark}`);
  await expect(page.getByText('2 members', { exact: true })).toBeVisible();
  for (const [index, name] of ['Ada', 'Bo'].entries()) {
    await main(page)
      .getByRole('row', { name: `${name} ${mark}` })
      .locator('label')
      .click();
    await expect(page.getByRole('group', { name: /selected$/ })).toContainText(`${index + 1} member`);
  }
  await page.getByRole('button', { name: 'Add to a group' }).click();
  const adding = page.getByRole('dialog', { name: 'Add to a group' });
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  // The first group of a school is made at once; where there are others, one is chosen.
  const choice = adding.getByRole('button', { name: /Group$/ });
  if (await choice.isVisible()) {
    await expect(adding.getByText('Choose a group.')).toBeVisible();
    await choice.click();
    await page.getByRole('option', { name: 'New group' }).click();
  }
  await expect(adding.getByText('Enter a name for the group.')).toBeVisible();
  await adding.getByRole('textbox', { name: 'Name of the group' }).fill(group);
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding).toBeHidden();
  await expect(page.getByText(`2 members were added to “${group}”.`)).toBeVisible();

  // The name in a row leads to who is in the group, and so does the filter.
  await main(page)
    .getByRole('row', { name: `Ada ${mark}` })
    .getByRole('link', { name: group })
    .click();
  await expect(page).toHaveURL(/group=\d{19}/);
  await expect(page.getByText('2 members', { exact: true })).toBeVisible();
  await page.goto(members);
  await main(page).getByRole('button', { name: 'All groups' }).click();
  await page.getByRole('menuitemradio', { name: group }).click();
  await expect(page.getByText('2 members', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main(page)
    .getByRole('row', { name: `Bo ${mark}` })
    .locator('label')
    .click();
  await expect(page.getByRole('group', { name: /selected$/ })).toContainText('1 member');
  await page.getByRole('button', { name: 'Remove from a group' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove from a group' });
  await removing.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('1 member', { exact: true })).toBeVisible();

  // A tag marks those of a group, and both narrow the list together.
  const tag = `Stipend ${mark}`;
  await main(page)
    .getByRole('row', { name: `Ada ${mark}` })
    .locator('label')
    .click();
  await page.getByRole('button', { name: 'Add a tag' }).click();
  const tagging = page.getByRole('dialog', { name: 'Add a tag' });
  await tagging.getByRole('button', { name: 'Add', exact: true }).click();
  const known = tagging.getByRole('button', { name: /Tag$/ });
  if (await known.isVisible()) {
    await expect(tagging.getByText('Choose a tag.')).toBeVisible();
    await known.click();
    await page.getByRole('option', { name: 'New tag' }).click();
  }
  await tagging.getByRole('textbox', { name: 'Name of the tag' }).fill(tag);
  await tagging.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(tagging).toBeHidden();
  await main(page).getByRole('button', { name: 'All tags' }).click();
  await page.getByRole('menuitemradio', { name: tag }).click();
  await expect(page).toHaveURL(/group=\d{19}.*tag=\d{19}|tag=\d{19}.*group=\d{19}/);
  await expect(page.getByText('1 member', { exact: true })).toBeVisible();
  // Both stand one below the other, with room to hit each.
  await expect(main(page).getByRole('link', { name: `#${tag}` })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A name is there once, in whatever capitals; a group that goes leaves its members in the school.
  await main(page).getByRole('link', { name: 'Groups' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  await main(page).getByRole('button', { name: 'New group' }).click();
  const making = page.getByRole('dialog', { name: 'New group' });
  await making.getByRole('textbox', { name: 'Name of the group' }).fill(group.toUpperCase());
  await making.getByRole('button', { name: 'Save' }).click();
  await expect(making.getByText('There is already a group with this name.')).toBeVisible();
  await expectAccessible(page);
  await making.getByRole('button', { name: 'Cancel' }).click();
  await expectNoSidewaysScroll(page);
  await main(page)
    .getByRole('button', { name: `Delete the group “${group}”` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the group' }).click();
  await expect(main(page).getByRole('link', { name: group })).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: `Delete the tag “${tag}”` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the tag' }).click();
  await expect(main(page).getByRole('link', { name: tag })).toHaveCount(0);
  await page.goto(`${members}?keyword=${mark}`);
  await expect(page.getByText('2 members', { exact: true })).toBeVisible();
  await expect(main(page).getByText(group)).toHaveCount(0);
});

test('an invitation by mail goes out, can be withdrawn, and then leads nowhere (R48)', async ({ page }) => {
  await signIn(page, ADMIN);
  const email = freshEmail();
  await page.goto(`${members}?view=invitations`);
  await page.getByRole('button', { name: 'Invite by email' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText('Enter the person’s email address.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText(/The invitation is on its way/)).toBeVisible();
  await expect.poll(() => messageCount(email)).toBe(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toHaveCount(0);
});

test('a link lets a newcomer in, who comes back to it after signing in (R48)', async ({ page, browser }) => {
  await signIn(page, ADMIN);
  const made = await page.request.post('/api/school/invitations', {
    headers: { 'x-requested-with': 'stoa', tenantId: SCHOOLS.stoa },
    data: { role: 'teacher', uses: 1 },
  });
  const { data } = (await made.json()) as { data: { url: string } };
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(data.url);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('You are invited to');
  await expect(main(other).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /redirect=/);
  await expectAccessible(other);
  await newAccount(other, { tenantId: null });
  await other.reload();
  await other.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(other).toHaveURL(`/portal/${SCHOOLS.stoa}`);
  // It was for one.
  await other.goto(data.url);
  await expect(main(other)).toContainText('This invitation was already used.');
  await context.close();
});

test('a file is looked at before anybody is invited, and its bad rows are named', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto(`${members}?view=import`);
  const email = freshEmail();
  const csv = `email,realName,role\n${email},Noor,member\nlin(at)stoa,Lin,member\n`;
  await page
    .locator('main input[type="file"]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('1 person can be invited')).toBeVisible();
  await expect(page.getByText('lin(at)stoa')).toBeVisible();
  expect(await messageCount(email)).toBe(0);
  await page.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect(page.getByText('1 invitation is on its way')).toBeVisible();
  await expect.poll(() => messageCount(email)).toBe(1);
});

test('a role is changed, somebody is disabled and enabled again, each after a question', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const person = await newAccount(await context.newPage(), { nickName: 'Noor of the porch' });
  await context.close();
  await signIn(page, ADMIN);
  await page.goto(`${members}?keyword=${encodeURIComponent(person.email)}`);
  const row = page.getByRole('row').filter({ hasText: person.email });
  const choose = async (item: string) => {
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Change the role');
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Teacher / })
    .check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Change the role' }).click();
  await expect(row).toContainText('Teacher');
  await choose('Disable');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  await choose('Enable');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click();
  await expect(row).toContainText('Active');
});

test('the ways to sign in are saved; a service is tried, and its secret never comes back', async ({
  page,
}) => {
  const school = SCHOOLS.house;
  await signIn(page, ADMIN);
  await page.goto(`/manage/${school}/sign-in?sxz-lang=en_US`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a service' }).click();
  await page.getByRole('menuitem', { name: 'Enterprise OAuth2' }).click();
  await page.getByRole('textbox', { name: /issuer/ }).fill('https://10.0.0.1');
  await page.getByRole('textbox', { name: 'Client ID' }).fill('stoa');
  await page.getByRole('textbox', { name: /Client secret/ }).fill('cs_never_shown');
  await page.getByRole('button', { name: 'Test the service' }).click();
  await expect(page.getByText('This address is not allowed. It must use https')).toBeVisible();
  await page.getByRole('textbox', { name: /issuer/ }).fill('https://id.company.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: /Client secret/ })).toHaveValue('');
  await expect(page.getByText('A secret is stored and never shown.')).toBeVisible();
  expect(await page.content()).not.toContain('cs_never_shown');
});
