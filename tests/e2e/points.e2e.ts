import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { enrol } from './support/enrol.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { CLASSES, classPage, SCHOOLS } from './support/places.ts';
import { picture } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
/** Chooses whose leaderboard is shown. @param now what is chosen at present */
async function chooseAmong(page: Page, now: string, next: string) {
  await main(page)
    .getByRole('button', { name: `People: ${now}` })
    .click();
  await page.getByRole('menuitemradio', { name: next }).click();
}

test('a member is given points and reads why, they are taken back, and the member leaves the leaderboards (C085)', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `${Date.now()}`.slice(-6);
  const nickName = `Noor ${mark}`;
  const context = await browser.newContext({ locale: 'en-US', viewport: PHONE });
  const learner = await context.newPage();
  await newAccount(learner, { nickName });

  // Who runs the school finds the member, and gives points with a reason.
  await signIn(page, 'admin@stoa.example');
  await page.goto(`/manage/${SCHOOLS.stoa}/members?keyword=${mark}&sxz-lang=en_US`);
  await main(page).getByRole('link', { name: nickName }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: nickName })).toBeVisible();
  await expect(main(page).getByText('No points yet')).toBeVisible();
  await main(page).getByRole('button', { name: 'Give or take points' }).click();
  const giving = page.getByRole('dialog', { name: 'Give or take points' });
  await giving.getByRole('button', { name: 'Save' }).click();
  await expect(giving.getByText('Enter a number other than 0.')).toBeVisible();
  await expect(giving.getByText('Enter a reason.')).toBeVisible();
  await giving.getByRole('textbox', { name: 'Points' }).fill('5000');
  await giving.getByRole('textbox', { name: 'Reason' }).fill('Welcomed new people');
  await expectAccessible(page);
  await giving.getByRole('button', { name: 'Save' }).click();
  await expect(giving).toBeHidden();
  await expect(main(page).getByText('Welcomed new people')).toBeVisible();
  await expectAccessible(page);

  // The learner sees the row, its reason and the total, and is on the leaderboard.
  const points = `/personSpace/${SCHOOLS.stoa}/points?sxz-lang=en_US`;
  await learner.goto(points);
  await expect(main(learner).getByRole('heading', { level: 1, name: 'Your points' })).toBeVisible();
  await expect(main(learner).getByText('Welcomed new people')).toBeVisible();
  await expect(main(learner).getByRole('definition').filter({ hasText: '5,000' })).toBeVisible();
  await expectAccessible(learner);
  await expectNoSidewaysScroll(learner);
  const ranking = `/portal/${SCHOOLS.stoa}/more?list=leaderboard&period=1&sxz-lang=en_US`;
  await learner.goto(ranking);
  await expect(main(learner).getByText('You are in place 1.')).toBeVisible();
  await main(learner).getByRole('link', { name: 'See your points' }).click();
  await expect(learner).toHaveURL(/\/points/);

  // Opting out holds at once, for others and for oneself.
  const choice = main(learner).getByRole('switch', { name: 'Show me on leaderboards' });
  const kept = learner.waitForResponse(/updatePersonSetting/);
  await choice.press('Space');
  await expect(choice).not.toBeChecked();
  await kept;
  await expect(async () => {
    await page.goto(ranking);
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    expect(await main(page).getByText(nickName).count()).toBe(0);
  }).toPass();
  await learner.reload();
  await expect(choice).not.toBeChecked();

  // What was given by mistake is taken back; both rows stay.
  await page.goto(`/manage/${SCHOOLS.stoa}/members?keyword=${mark}&sxz-lang=en_US`);
  await main(page).getByRole('link', { name: nickName }).click();
  await main(page).getByRole('button', { name: 'Take back: From the school, +5,000' }).click();
  const taking = page.getByRole('dialog', { name: 'Take these points back?' });
  await taking.getByRole('textbox', { name: 'Reason' }).fill('Meant for somebody else');
  await taking.getByRole('button', { name: 'Take back' }).click();
  await expect(taking).toBeHidden();
  await expect(main(page).getByText('Meant for somebody else')).toBeVisible();
  await learner.goto(points);
  await expect(main(learner).getByText('Meant for somebody else')).toBeVisible();
  await expect(main(learner).getByText('−5,000').or(main(learner).getByText('-5,000'))).toBeVisible();
  await expect(main(learner).getByRole('definition').filter({ hasText: /^0$/ })).toBeVisible();

  // The page tells what the member did, and access is removed and restored after a question.
  await expect(main(page).getByText('Not in a class yet.')).toBeVisible();
  await expect(main(page).getByText('On their own')).toBeVisible();
  await main(page).getByRole('button', { name: 'Remove access' }).click();
  const asking = page.getByRole('alertdialog', { name: `Remove the access of ${nickName}?` });
  await asking.getByRole('button', { name: 'Remove access' }).click();
  await expect(asking).toBeHidden();
  await expect(main(page).getByText('Disabled', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Restore access' }).click();
  const restoring = page.getByRole('alertdialog', { name: `Restore the access of ${nickName}?` });
  await restoring.getByRole('button', { name: 'Restore access' }).click();
  await expect(main(page).getByRole('button', { name: 'Remove access' })).toBeVisible();
  await context.close();
});

test('a learner compares themselves with their class and with those whom they follow', async ({
  page,
  complaints,
}) => {
  // The leaderboard of a class that one is not in.
  complaints.allow(/Failed to load resource: the server responded with a status of 403/);
  await newAccount(page);
  await page.goto(`/portal/${SCHOOLS.stoa}/more?list=leaderboard&sxz-lang=en_US`);
  await expect(main(page).getByText('You have no points in this period yet.')).toBeVisible();
  await chooseAmong(page, 'Everyone', 'People you follow');
  await expect(page).toHaveURL(/among=following/);
  await expect(main(page).getByText(/^You and the people you follow have nothing/)).toBeVisible();
  await expectAccessible(page);
  await chooseAmong(page, 'People you follow', 'Classmates');
  await expect(page).toHaveURL(/among=classmates/);
  await expect(main(page).getByText(/^You and the people in your classes have nothing/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/among=following/);
  await page.goBack();
  await expect(main(page).getByText('You have no points in this period yet.')).toBeVisible();
  // Those of the sub-schools stand beside it.
  await main(page).getByRole('button', { name: 'School: Stoa Open School' }).click();
  await page.getByRole('menuitemradio', { name: 'School of Languages' }).click();
  await expect(page).toHaveURL(/portal\/1700000000000000013\/more\?list=leaderboard/);
  await expect(main(page).getByRole('button', { name: 'School: School of Languages' })).toBeVisible();

  // That of a class is for those who are in it.
  await page.goto(`/portal/${SCHOOLS.stoa}/more?list=leaderboard&classId=${CLASSES.planning}&sxz-lang=en_US`);
  await expect(
    main(page).getByRole('heading', { name: 'This leaderboard is for people in the class' }),
  ).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'See the class' }).click();
  await expect(page).toHaveURL(new RegExp(classPage(CLASSES.planning)));
  await enrol(page, SCHOOLS.stoa, CLASSES.planning);
  await page.goto(classPage(CLASSES.planning));
  await main(page).getByRole('link', { name: 'Leaderboard of this class' }).click();
  await expect(main(page).getByText('Top 50 of this class. What was done in it counts.')).toBeVisible();
  await main(page).getByText('Lessons', { exact: true }).click();
  await expect(main(page).getByText('You have not completed a lesson in this period yet.')).toBeVisible();
  await expect(
    main(page).getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('an admin tries rules on last month, and what the school’s own leaderboard counts', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, 'admin@stoa.example');
  await page.goto(`/manage/${SCHOOLS.stoa}/points?sxz-lang=en_US`);
  const save = main(page).getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await expect(
    main(page)
      .getByRole('heading', { name: /with these rules$/ })
      .last(),
  ).toBeVisible();
  // A button that waits for its answer cannot be pressed either.
  const saved = async () => {
    const answer = page.waitForResponse(
      (one) => one.request().method() === 'PUT' && new URL(one.url()).pathname.endsWith('/points/v1/rules'),
    );
    await save.click();
    expect((await answer).ok()).toBe(true);
    await expect(save).toBeDisabled();
  };
  const joining = main(page).getByRole('switch', { name: 'Joined the school' });
  const was = await joining.isChecked();
  await joining.press('Space');
  await expect(joining).toBeChecked({ checked: !was });
  await expect(main(page).getByText('Points in total').first()).toBeVisible();
  await expectAccessible(page);
  await saved();
  await page.reload();
  await expect(joining).toBeChecked({ checked: !was });
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await joining.press('Space');
  const byHand = main(page).getByRole('checkbox', { name: 'From the school' });
  // Where this is tried again it may be chosen already.
  if (!(await byHand.isChecked())) await byHand.press('Space');
  await saved();

  // The school's own leaderboard is there for everybody, until it is chosen no more.
  const visitor = await browser.newPage();
  // Of all time: on the first of a month nobody has got anything in it.
  const board = `/portal/${SCHOOLS.stoa}/more?list=leaderboard&period=4&sxz-lang=en_US`;
  await expect(async () => {
    await visitor.goto(board);
    await expect(main(visitor).getByText('School’s choice', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await main(visitor).getByText('School’s choice', { exact: true }).click();
  await expect(visitor).toHaveURL(/kind=chosen/);
  await expect(main(visitor).getByText('What counts here: From the school')).toBeVisible();
  await expect(main(visitor).getByRole('list', { name: 'Leaderboard' }).first()).toBeVisible();
  await expectAccessible(visitor);
  await byHand.press('Space');
  await saved();
  await visitor.goto(`${board}&kind=chosen`);
  await expect(main(visitor).getByText('Points', { exact: true })).toBeVisible();
  // The link of a member shows everyone to a visitor, and is asked for nothing else.
  await visitor.goto(`${board}&among=classmates`);
  await expect(main(visitor).getByRole('list', { name: 'Leaderboard' }).first()).toBeVisible();
  await visitor.close();
});

test('a badge is designed, awarded with a reason, seen by its member, and taken back', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `${Date.now()}`.slice(-6);
  const nickName = `Bo ${mark}`;
  const badge = `Bridge builder ${mark}`;
  const context = await browser.newContext({ locale: 'en-US', viewport: PHONE });
  const learner = await context.newPage();
  await newAccount(learner, { nickName });

  await signIn(page, 'admin@stoa.example');
  await page.goto(`/manage/${SCHOOLS.stoa}/badges?sxz-lang=en_US`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Badges' })).toBeVisible();
  await main(page).getByRole('button', { name: 'New badge' }).click();
  const designing = page.getByRole('dialog', { name: 'New badge' });
  await designing.getByRole('radio', { name: 'For points' }).press('Space');
  await designing.getByRole('button', { name: 'Save' }).click();
  await expect(designing.getByText('Enter a name in at least one language.')).toBeVisible();
  await expect(designing.getByText('Enter a number.')).toBeVisible();
  await designing.getByRole('radio', { name: 'By hand only' }).press('Space');
  await designing.getByRole('textbox', { name: 'Name' }).fill(badge);
  await designing.locator('input[type=file]').setInputFiles(picture('hall.png'));
  await expect(designing.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await expectAccessible(page);
  await designing.getByRole('button', { name: 'Save' }).click();
  await expect(designing).toBeHidden();
  await expect(main(page).getByRole('listitem').filter({ hasText: badge }).locator('img')).toBeVisible();

  // From the list of members it is given to whoever is chosen there.
  await page.goto(`/manage/${SCHOOLS.stoa}/members?keyword=${mark}&sxz-lang=en_US`);
  await expect(main(page).getByRole('link', { name: nickName })).toBeVisible();
  const chosen = main(page).getByRole('row', { name: nickName }).getByRole('checkbox');
  // A list that has just come takes the focus to its row once.
  await expect(async () => {
    await chosen.focus();
    await expect(chosen).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Award a badge' }).click();
  const awarding = page.getByRole('dialog', { name: 'Award a badge' });
  await awarding.getByRole('button', { name: /Badge/ }).click();
  await page.getByRole('option', { name: badge }).click();
  await awarding.getByRole('button', { name: 'Award' }).click();
  await expect(awarding.getByText('Enter a reason.')).toBeVisible();
  await awarding.getByRole('textbox', { name: 'Reason' }).fill('Explained the plan');
  await expectAccessible(page);
  await awarding.getByRole('button', { name: 'Award' }).click();
  await expect(awarding).toBeHidden();

  const space = `/personSpace/${SCHOOLS.stoa}/learningProcess?sxz-lang=en_US`;
  await learner.goto(space);
  await expect(main(learner).getByRole('list', { name: 'Badges' }).getByText(badge)).toBeVisible();
  await expect(main(learner).getByText('Explained the plan')).toBeVisible();
  await expectAccessible(learner);
  await expectNoSidewaysScroll(learner);

  await page.goto(`/manage/${SCHOOLS.stoa}/badges?sxz-lang=en_US`);
  await main(page).getByRole('link', { name: badge }).click();
  await main(page)
    .getByRole('button', { name: `Take the badge back from ${nickName}` })
    .click();
  const taking = page.getByRole('dialog', { name: 'Take this badge back?' });
  await taking.getByRole('textbox', { name: 'Reason' }).fill('Meant for somebody else');
  await taking.getByRole('button', { name: 'Take back' }).click();
  await expect(taking).toBeHidden();
  await expect(main(page).getByText('Meant for somebody else')).toBeVisible();
  await expectAccessible(page);
  await learner.goto(space);
  await expect(main(learner).getByText('No classes here yet')).toBeVisible();
  await expect(main(learner).getByText(badge)).toHaveCount(0);
  await context.close();
});
