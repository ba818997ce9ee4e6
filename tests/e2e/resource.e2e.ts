import { newAccount } from './support/accounts.ts';
import { expectAccessible } from './support/page-checks.ts';
import { RESOURCES, SCHOOLS, home, resource, search } from './support/places.ts';
import { expect, test } from './support/test.ts';

interface Found {
  data: { items: { card: { id: string; title: string; url: string } }[] };
}

test('an article is read on a page of its own (R18, B055)', async ({ page }) => {
  const answer = await page.request.get(
    `/api/search/v1/resources?schoolId=${SCHOOLS.stoa}&type=3&keyword=average&sxz-lang=en_US`,
  );
  const { card } = ((await answer.json()) as Found).data.items[0] as Found['data']['items'][number];
  await page.goto(card.url);
  await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${card.title}`));
  await expect(page.getByRole('main').locator('p').first()).not.toBeEmpty();
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const entry = contents.getByRole('link').last();
  const title = await entry.innerText();
  await entry.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  await expectAccessible(page);
});

test('what is for members says to each what they can do: sign in, or join', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource: the server responded with a status of 403/, /^ApiProblem: /);
  const article = resource(RESOURCES.membersArticle);
  const main = page.getByRole('main');
  await page.goto(article);
  await expect(main.getByRole('heading', { name: 'This is for members of the school' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Join the school' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /redirect=/);
  await newAccount(page, { tenantId: null });
  await page.goto(article);
  await expect(main).toContainText('You are signed in, but not a member of this school yet.');
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Join the school' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Meetings that decide' })).toBeVisible();
});

test('an exam and a live session are introduced with their facts (R18, B067)', async ({ page }) => {
  await page.goto(resource(RESOURCES.exam));
  await expect(page.getByRole('heading', { level: 1, name: 'Git basics' })).toBeVisible();
  await expect(page.getByRole('term').first()).toBeVisible();
  await page.goto(resource(RESOURCES.live));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Live times are shown in the viewer's zone, and that zone is named.
  await expect(page.getByText('Europe/Athens')).toBeVisible();
});

test('a topic shows what it collects (R18)', async ({ page }) => {
  await page.goto(search('type=17'));
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const collected = page.getByRole('main').getByRole('article');
  await expect(collected.nth(1)).toBeVisible();
  await collected.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeHidden();
});

test('a block’s “more” leads to the whole list, which the address describes (R18, B061, B062)', async ({
  page,
}) => {
  await page.goto(home());
  const board = page
    .getByRole('region', { name: 'Leaderboard' })
    .or(page.getByRole('region').filter({ has: page.locator('a[href*="/more?"]') }))
    .first();
  await board.locator('a[href*="/more"]').first().click();
  await expect(page).toHaveURL(/\/more\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
