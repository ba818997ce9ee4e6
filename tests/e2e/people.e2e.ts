import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { LEARNER, newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { picture } from './support/pictures.ts';
import { CLASSES, classPage, SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

const TEACHER = '1710000000000000003';
/** What the browser notes of what is not there, or not for oneself, as these are meant to be. */
const REFUSED = [/Failed to load resource: the server responded with a status of 40[0134]/, /^ApiProblem: /];
const space = (tab: string, userId?: string) =>
  `/personSpace/${SCHOOLS.stoa}/${tab}${userId ? `?userId=${userId}` : ''}`;
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Parts of this space' }).getByRole('link', { name });
const idOf = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/accounts/users/me');
  return ((await answer.json()) as { data: { user_id: string } }).data.user_id;
};

/** A browser of somebody else. */
async function someoneElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('people') },
  });
  await arrive(context, 'en_US', baseURL);
  return openTab(context);
}

/** Chooses who sees a part of one's space. */
async function show(page: Page, part: string, audience: string): Promise<void> {
  const saved = page.waitForResponse(/updatePersonSetting/);
  await page.getByRole('button', { name: new RegExp(`${part}$`) }).click();
  // A list that has closed may still fade out.
  await page.getByRole('listbox').last().getByRole('option', { name: audience }).click();
  expect((await saved).status()).toBe(200);
}

test('a teacher is followed from their class, with an undo, and counted (R14, R15, B066, C131-C136)', async ({
  page,
}) => {
  // A second try has followed already.
  const nickName = `Noor Follower ${randomUUID().slice(0, 4)}`;
  await newAccount(page, { nickName });
  await page.goto(classPage(CLASSES.planning));
  await page.getByRole('main').getByRole('link', { name: '温若兰' }).first().click();
  await expect(page).toHaveURL(space('dynamics', TEACHER));
  const follow = page.getByRole('button', { name: 'Follow 温若兰' });
  const following = page.getByRole('button', { name: 'Following 温若兰, unfollow' });
  const before = Number(
    await tab(page, /^Followers/)
      .locator('span')
      .innerText(),
  );
  await follow.click();
  await expect(following).toBeFocused();
  await expect(tab(page, new RegExp(`^Followers ?${before + 1}$`))).toBeVisible();
  await tab(page, /^Followers/).click();
  await expect(page.getByRole('list', { name: 'Followers' }).getByText(nickName)).toBeVisible();
  // In one's own list the row stays, so that one can change one's mind, also from elsewhere.
  await page.goto(`/portal/${SCHOOLS.stoa}/person-space/follow`);
  await expect(page).toHaveURL(space('follow'));
  await following.click();
  await expect(tab(page, /^Following ?0$/)).toBeVisible();
  await expect(follow).toBeVisible();
  await tab(page, /^Activity/).click();
  const followed = page.waitForResponse(/addFocus/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, /^Following ?1$/)).toBeVisible();
  await followed;
  await page.reload();
  await expect(tab(page, /^Following ?1$/)).toBeVisible();
  // What they did is beside what one did oneself, by keys as well; reload and Back keep which it is.
  await tab(page, /^Activity/).click();
  await page.getByRole('radio', { name: 'Mine' }).press('ArrowRight');
  await page.getByRole('radio', { name: 'People I follow' }).press('Enter');
  const feed = page.getByRole('list', { name: 'What the people you follow did' });
  await expect(feed.getByRole('link', { name: '温若兰' }).first()).toBeVisible();
  // Minutes, the time of day, a day by its name, or the date: never a whole stamp.
  await expect(feed.getByRole('time').first()).toHaveText(
    /^(now|\d+ minutes? ago|\d+:\d\d [AP]M|yesterday|[23] days ago|\p{L}+ \d+(, \d{4})?)$/u,
  );
  await expectAccessible(page);
  await page.reload();
  await expect(page).toHaveURL(`${space('dynamics')}?activity=following`);
  await feed.getByRole('link', { name: '温若兰' }).first().click();
  await expect(page).toHaveURL(space('dynamics', TEACHER));
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'People I follow' })).toBeChecked();
  await expect(feed).toBeVisible();
  await page.getByRole('radio', { name: 'Mine' }).click();
  await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible();
  await expect(page).toHaveURL(space('dynamics'));
  // The school itself has followers as well (R17).
  await tab(page, /^Following/).click();
  await page.getByRole('link', { name: 'See who follows this school' }).click();
  const saved = page.waitForResponse(/addFocus/);
  await page.getByRole('button', { name: 'Follow Stoa Open School' }).click();
  await saved;
  await page.reload();
  await expect(page.getByRole('list', { name: 'Followers' }).getByText(nickName)).toBeVisible();
});

test('a space is edited, and each part is for those whom its person chose (C138, C139, C143)', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(...REFUSED);
  await newAccount(page, { nickName: 'Noor Owner' });
  const userId = await idOf(page);
  await page.goto(space('settings'));
  await page.getByRole('textbox', { name: 'A few sentences' }).fill('Builds bridges.');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByRole('textbox', { name: 'Name of the link' }).fill('Notes');
  await page.getByRole('textbox', { name: 'Address' }).fill('http://example.org');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter an address that begins with https://.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Address' }).fill('example.org/notes');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your space was saved.')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(picture('cover.png'));
  await expect(page.getByRole('button', { name: 'Remove cover' })).toBeVisible();
  await show(page, 'Who sees my activity', 'Only me');

  const other = await someoneElse(browser, baseURL);
  await newAccount(other, { nickName: 'Noor Member' });
  await other.goto(space('dynamics', userId));
  // What is hidden is nowhere; the page begins with what is shown.
  await expect(other).toHaveURL(space('works', userId));
  await expect(other.getByText('Builds bridges.')).toBeVisible();
  await expect(other.getByRole('link', { name: /^Notes/ })).toHaveAttribute(
    'href',
    'https://example.org/notes',
  );
  await expect(other.locator(`main header img[src^="/files/${SCHOOLS.stoa}/"]`)).toBeVisible();
  await expect(tab(other, /^Activity/)).toHaveCount(0);

  // For followers alone: there is a space to follow, with nothing in it.
  for (const part of ['Who sees my activity', 'Who sees my works', 'Who sees whom I follow'])
    await show(page, part, 'Followers');
  await other.goto(space('works', userId));
  await expect(other.getByRole('heading', { name: 'For followers' })).toBeVisible();
  await other.getByRole('button', { name: 'Follow Noor Owner' }).click();
  await expect(tab(other, /^Works/)).toBeVisible();

  // Nothing of it is there for visitors and for members of other schools, and no search engine lists it.
  await other.context().clearCookies({ name: /^(?!sxz-lang)/ });
  const hidden = await other.goto(space('works', userId));
  expect(hidden?.status()).toBe(404);
  expect(await hidden?.text()).not.toContain('Noor Owner');
  await newAccount(other, { tenantId: SCHOOLS.house });
  expect((await other.goto(space('works', userId)))?.status()).toBe(404);
  const open = await other.request.get(space('works', TEACHER));
  expect(await open.text()).toContain('<meta name="robots" content="noindex">');
  await other.context().close();
});

test('who is not in a school joins it on the page of its followers, and follows it (R17)', async ({
  page,
}) => {
  await newAccount(page, { tenantId: SCHOOLS.overseas });
  await page.goto(`/portal/${SCHOOLS.house}/fans`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Only members of the school can follow it.');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Join the school' }).click();
  await expect(main.getByRole('button', { name: /^Follow / })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Join the school' })).toHaveCount(0);
});

test('a space of nobody is not there, and one’s own is not shown in its place', async ({
  page,
  complaints,
}) => {
  complaints.allow(...REFUSED);
  await newAccount(page);
  const answer = await page.goto(space('works', 'abc'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.goto(space('works'));
  await expect(tab(page, /^Works/)).toBeVisible();
});

test('visitors are seen by the person alone, and may leave no trace (C136, C137, C140)', async ({
  page,
  browser,
  baseURL,
}) => {
  await newAccount(page, { nickName: 'Noor Visited' });
  const userId = await idOf(page);
  const other = await someoneElse(browser, baseURL);
  await newAccount(other, { nickName: 'Noor Curious' });
  const visited = other.waitForResponse(/addOrUpdateVisitor/);
  await other.goto(space('works', userId));
  await visited;
  await page.goto(space('works'));
  await page.getByRole('link', { name: 'Visitors: 1' }).click();
  const visitor = page.getByRole('list', { name: 'Visitors' }).getByText('Noor Curious');
  await expect(visitor).toBeVisible();
  await expectAccessible(page);
  const changed = other.waitForResponse(/updatePersonSetting/);
  await other.goto(space('visitors'));
  await other.getByRole('switch', { name: 'Show my visits to others' }).click({ force: true });
  expect((await changed).status()).toBe(200);
  await other.goto(space('works', userId));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No visitors yet' })).toBeVisible();
  await other.context().close();
});

test.describe('on a phone in Arabic', () => {
  test.use({ language: 'ar_SA', viewport: { width: 390, height: 844 }, hasTouch: true });
  test('spaces and their pages hold', async ({ page }) => {
    await signIn(page, LEARNER);
    for (const address of [
      space('dynamics', TEACHER),
      space('works', TEACHER),
      space('learningProcess'),
      space('follow'),
      space('settings'),
    ]) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
});

test('a school is left after a question', async ({ page }) => {
  await newAccount(page, { nickName: `Noor Leaver ${randomUUID().slice(0, 4)}` });
  await page.goto(space('settings'));
  const leave = page.getByRole('main').getByRole('button', { name: 'Leave the school' });
  await leave.click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave this school?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay a member' }).click();
  await expect(leave).toBeFocused();
  await leave.click();
  await dialog.getByRole('button', { name: 'Leave the school' }).click();
  await expect(page).toHaveURL(new RegExp(`/portal/${SCHOOLS.stoa}`));
  await expect(page.getByText('You left the school.')).toBeVisible();
  const standing = `/api/school/members/selectMemberStatus?tenantId=${SCHOOLS.stoa}`;
  const status = async () =>
    ((await (await page.request.get(standing)).json()) as { data: { status: string } }).data.status;
  expect(await status()).toBe('none');
});
