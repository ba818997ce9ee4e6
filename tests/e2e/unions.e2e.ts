import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const unions = (schoolId: string, language = 'en_US') => `/manage/${schoolId}/unions?sxz-lang=${language}`;

test('schools unite, one shares a class, a learner of the other takes it, and the union is left', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `${Date.now()}`.slice(-6);
  const name = `Harbour ${mark}`;
  await signIn(page, 'owner@stoa.example');
  await page.goto(unions(SCHOOLS.stoa));
  await expect(main(page).getByText('This school is in no union')).toBeVisible();
  await expectAccessible(page);

  // The first school founds a union; what is missing is said and nothing is lost.
  await main(page).getByRole('button', { name: 'Found a union' }).click();
  const founding = page.getByRole('dialog', { name: 'Found a union' });
  await founding.getByRole('textbox', { name: 'Name of the union' }).fill(name);
  await founding.getByRole('button', { name: 'Found', exact: true }).click();
  await expect(founding.getByText('Write what the schools agree to.')).toBeVisible();
  await founding.getByRole('textbox', { name: 'Terms' }).fill('Who shares a class answers its learners.');
  await expectAccessible(page);
  await founding.getByRole('button', { name: 'Found', exact: true }).click();
  await expect(founding).toBeHidden();
  await expect(main(page).getByRole('heading', { name })).toBeVisible();
  await main(page).getByRole('button', { name: 'Invite a school' }).click();
  const inviting = page.getByRole('dialog', { name: 'Invite a school' });
  await inviting
    .getByRole('button', { name: /^Invite / })
    .first()
    .waitFor();
  const house = await page.request.get(
    `/api/school/schools/open/schoolDetails?schoolId=${SCHOOLS.house}&sxz-lang=en_US`,
  );
  const houseName = ((await house.json()) as { data: { name: string } }).data.name;
  await inviting.getByRole('button', { name: `Invite ${houseName}` }).click();
  await expect(inviting).toBeHidden();
  await expect(main(page).getByText('Invited', { exact: true })).toBeVisible();

  // The second joins with agreement to the terms and shares a class.
  const second = await page.context().newPage();
  await second.goto(unions(SCHOOLS.house));
  await main(second)
    .getByRole('button', { name: `Read the terms of ${name}` })
    .click();
  const terms = second.getByRole('dialog', { name: `Terms of ${name}` });
  await expect(terms.getByText('Who shares a class answers its learners.')).toBeVisible();
  await expect(terms.getByRole('button', { name: 'Agree and join' })).toBeDisabled();
  await terms.getByRole('checkbox').press('Space');
  await terms.getByRole('button', { name: 'Agree and join' }).click();
  await expect(terms).toBeHidden();
  await main(second).getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = second.getByRole('dialog', { name: 'Share a class or exam' });
  const first = sharing.getByRole('button', { name: /^Share / }).first();
  const title = ((await first.getAttribute('aria-label')) ?? '').replace(/^Share /, '');
  await first.click();
  await expect(sharing).toBeHidden();
  await expect(main(second).getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(second);
  await second.setViewportSize(PHONE);
  await expectNoSidewaysScroll(second);
  await second.emulateMedia({ colorScheme: 'dark' });
  await second.goto(unions(SCHOOLS.house, 'ar_SA'));
  await expect(main(second).getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(second);

  // A learner of the first school finds it among the resources there and takes it.
  const context = await browser.newContext({ locale: 'en-US' });
  const learner = await context.newPage();
  await newAccount(learner, { nickName: `Noor ${mark}` });
  await learner.goto(`/portal/${SCHOOLS.stoa}/search?keyword=${encodeURIComponent(title)}&sxz-lang=en_US`);
  await main(learner).getByRole('link', { name: title }).first().click();
  await expect(learner).toHaveURL(new RegExp(`/classInfo/${SCHOOLS.house}/class-view/`));
  await main(learner).getByRole('button', { name: 'Enrol' }).click();
  await expect(main(learner).getByRole('button', { name: 'Enrol' })).toHaveCount(0);
  await expect(main(learner).getByRole('button', { name: 'Leave class' })).toBeVisible();

  // The second leaves: its class is gone from the first, and the learner stays in it.
  await second.setViewportSize({ width: 1280, height: 800 });
  await second.goto(unions(SCHOOLS.house));
  await main(second).getByRole('button', { name: 'Leave the union' }).click();
  const leaving = second.getByRole('alertdialog');
  await expect(leaving.getByText('What your school shares is taken back')).toBeVisible();
  await leaving.getByRole('button', { name: 'Leave the union' }).click();
  await expect(main(second).getByText('This school is in no union')).toBeVisible();
  await learner.reload();
  await expect(main(learner).getByRole('button', { name: 'Leave class' })).toBeVisible();
  await context.close();
  await page.reload();
  await expect(main(page).getByText('Nothing is shared yet.')).toBeVisible();
  await main(page).getByRole('button', { name: 'End the union' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the union' }).click();
  await expect(main(page).getByText('This school is in no union')).toBeVisible();
});
