import { expect, test } from './support/test.ts';
import { SCHOOLS } from './support/places.ts';

const S = SCHOOLS.overseas;
const AREA = `/portal/${S}/o3-school`;

test('a visitor finds a scenario, does its steps with a reload between, and keeps them by signing in (R05, R09, R20)', async ({
  page,
}) => {
  await page.goto(`${AREA}?sxz-lang=en_US`);
  await page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'Scenarios', exact: true }) })
    .getByRole('link', { name: 'More: Scenarios' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${AREA}/more\\?.*kind=scenario`));
  // The page before stays until this one is there, and names it twice.
  await page.getByRole('link', { name: 'A supplier is late' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A supplier is late');
  // The tools of the tool platform stand beside it (B034).
  await expect(page.getByRole('button', { name: 'Back to the top' })).toBeAttached();

  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: /How long/ }) });
  await first.getByRole('textbox').fill('9');
  await first.getByRole('textbox').press('Enter');
  await expect(first.getByText('Not quite')).toBeVisible();
  await first.getByRole('textbox').fill('10 days');
  await first.getByRole('button', { name: 'Check' }).click();
  await expect(first.getByText('That is right')).toBeVisible();
  await expect(page.getByText('1 of 4 steps done')).toBeVisible();

  await page.reload();
  await expect(page.getByText('1 of 4 steps done')).toBeVisible();
  const last = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: /What do you do/ }) });
  await last.getByRole('radio').nth(1).focus();
  await page.keyboard.press('Space');
  await last.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('2 of 4 steps done')).toBeVisible();

  const address = page.url();
  const answer = await page.request.post('/api/auth/oauth/token', {
    headers: { 'x-requested-with': 'stoa' },
    form: { grant_type: 'password', username: 'learner@stoa.example', password: 'Stoa-demo-2026' },
  });
  expect(answer.status()).toBe(200);
  await page.goto(address);
  await expect(page.getByText('2 of 4 steps done')).toBeVisible();
  // The account has them: the device is not asked again.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('scenario'))))
    .toEqual([]);
  await page.reload();
  await expect(page.getByText('2 of 4 steps done')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('0 of 4 steps done')).toBeVisible();
});

test('lists are narrowed by words and topics, and other schools have no such area (R07, R08, R19)', async ({
  page,
}) => {
  await page.goto(`${AREA}/case-center-more?sxz-lang=en_US`);
  await page
    .getByRole('searchbox', { name: 'Search this list' })
    .or(page.getByLabel('Search this list'))
    .first()
    .fill('opera');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 entry' })).toBeVisible();
  await page.goto(`${AREA}/course-more?sxz-lang=en_US&keyword=zebracorn`);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('link', { name: 'Delivery basics' })).toBeVisible();
  for (const path of [
    `/portal/${SCHOOLS.stoa}/o3-school`,
    `/o3-sub-portal/${SCHOOLS.stoa}`,
    `${AREA}/no-such-list`,
    `/o3/${S}/detail?kind=tool`,
    `/o3/${SCHOOLS.stoa}/detail?kind=tool&id=1791000000000740001`,
  ])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  expect((await page.request.get(`/o3-sub-portal/${S}`)).status()).toBe(200);
});
