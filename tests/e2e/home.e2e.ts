import { SCHOOLS, home } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible } from './support/page-checks.ts';

test('a visitor lands on the open school (R01, B009)', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(home());
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expectAccessible(page);
});

test('a sub-school has a portal of its own (R16)', async ({ page }) => {
  await page.goto(`${home()}/sub-school/${SCHOOLS.sub}`);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});
