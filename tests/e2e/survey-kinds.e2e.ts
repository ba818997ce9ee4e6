import type { Locator, Page } from '@playwright/test';
import { signIn, TEACHER } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS, SURVEYS } from './support/places.ts';
import { expect, test } from './support/test.ts';

test.use({ actionTimeout: 30_000 });
const main = (page: Page) => page.getByRole('main');
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** Chooses of a list with keys alone. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await list.focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('listbox').getByRole('option', { name: option, exact: true });
  await chosen.focus();
  await page.keyboard.press('Enter');
  await expect(chosen).toBeHidden();
  await expect(list).toContainText(option);
}

/** Drags an option of the tray to a place. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await from.hover({ position: { x: 2, y: 2 } });
  // What is dragged lies over the place.
  await to.hover({ position: { x: 40, y: 8 }, force: true });
  await to.hover({ position: { x: 41, y: 9 }, force: true });
  await page.mouse.up();
}

test('the survey of the demo school is answered by keys and by mouse, and its results are charts and tables (R29, R30)', async ({
  page,
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ locale: 'en-US', viewport: DESK });
  const person = await context.newPage();
  await person.goto(`/classInfo/${SCHOOLS.stoa}/question-survey/${SURVEYS.kinds}?sxz-lang=en_US`);
  await expect(
    main(person).getByRole('heading', { name: 'How and where you learn', level: 1 }),
  ).toBeVisible();

  // A slider that nobody has moved has no number, to hear as to see.
  const hours = main(person).getByRole('slider', { name: 'Your answer' });
  await expect(hours).toHaveAttribute('aria-valuetext', 'Not answered');
  await main(person).getByRole('button', { name: 'Next page' }).click();
  await expect(main(person).getByText('Answer this question.')).toBeVisible();
  await hours.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) await person.keyboard.press(key);
  await expect(hours).toHaveAttribute('aria-valuetext', '2');

  const tools = main(person).getByRole('group', { name: /How often do you learn with these/ });
  await choose(person, tools.getByRole('button', { name: /Articles$/ }), 'Sometimes');
  const videos = tools.locator('[data-place="video"]');
  await drag(person, tools.getByText('Never', { exact: true }).first(), videos);
  await expect(videos.getByRole('button')).toContainText('Never');
  const times = main(person).getByRole('group', { name: /What suits which time of day/ });
  await choose(person, times.getByRole('button', { name: /Morning$/ }), 'Something new');
  // Each answer goes to one alone: the first one has none then.
  await choose(person, times.getByRole('button', { name: /Evening$/ }), 'Something new');
  await expect(times.locator('[data-place="morning"]').getByRole('button')).toContainText('Choose…');
  await expectAccessible(person);
  await person.setViewportSize(PHONE);
  await expectNoSidewaysScroll(person);
  await expectAccessible(person);
  await person.setViewportSize(DESK);
  await main(person).getByRole('button', { name: 'Next page' }).click();

  // Areas of the picture: as many as are asked for.
  const seats = main(person).getByRole('group', { name: /Where in our reading room/ });
  const area = (name: string) => seats.getByRole('checkbox', { name });
  await area('1: At the windows').focus();
  await person.keyboard.press('Space');
  await area('3: On the sofa').click();
  await expect(area('2: At the long table')).toHaveAttribute('aria-disabled', 'true');
  await area('2: At the long table').press('Space');
  await expect(area('2: At the long table')).not.toBeChecked();
  await area('3: On the sofa').focus();
  await person.keyboard.press('Space');
  await area('2: At the long table').press('Space');
  await expect(area('2: At the long table')).toBeChecked();
  await expect(seats.getByText('2 areas marked')).toBeVisible();

  // Labels: a press on an area leads to its list.
  const use = main(person).getByRole('group', { name: /What should these places be for/ });
  const listOf = (key: string) => use.locator(`div[data-place="${key}"]`).getByRole('button');
  await use.getByRole('button', { name: '2: At the long table' }).click();
  await expect(listOf('table')).toBeFocused();
  await choose(person, listOf('table'), 'Working together');
  await expect(use.getByRole('button', { name: /^2: At the long table: .*Working together/ })).toBeVisible();
  await drag(person, use.getByText('Quiet reading', { exact: true }).first(), listOf('window'));
  await expect(listOf('window')).toContainText('Quiet reading');

  const promise = main(person).getByRole('group', { name: /Mark what matters most/ });
  await promise.getByRole('button', { name: 'lessons begin on time' }).focus();
  await person.keyboard.press('Space');
  await promise.getByRole('button', { name: 'nothing you write is lost' }).click();
  await expect(promise.getByText('2 passages marked')).toBeVisible();

  // Pictures to choose from open larger by a button of their own, and what is chosen stays.
  const cover = main(person).getByRole('radio', { name: 'An astrolabe' });
  await main(person).getByAltText('An astrolabe').click();
  await expect(cover).toBeChecked();
  await person.setViewportSize(PHONE);
  await expectNoSidewaysScroll(person);
  await cover.focus();
  await person.keyboard.press('Tab');
  const enlarge = main(person).getByRole('button', { name: 'Enlarge the pictures' });
  await expect(enlarge).toBeFocused();
  await person.keyboard.press('Enter');
  const large = person.getByRole('dialog', { name: 'Picture' });
  await expect(large.getByAltText('Branches that part and meet again')).toBeVisible();
  await large.getByRole('button', { name: 'Next picture' }).press('Enter');
  await expect(large.getByAltText('An astrolabe')).toBeVisible();
  await expect(large.getByRole('status')).toContainText('Picture 2 of 3');
  await expectAccessible(person);
  await expectNoSidewaysScroll(person);
  await person.keyboard.press('Escape');
  await expect(enlarge).toBeFocused();
  await expect(cover).toBeChecked();
  await expectAccessible(person);
  await main(person).getByRole('button', { name: 'Send answers' }).click();
  await expect(main(person).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await context.close();

  await signIn(page, TEACHER);
  await page.goto(`/manage/${SCHOOLS.stoa}/surveys/${SURVEYS.kinds}/results?sxz-lang=en_US`);
  const result = (question: string) =>
    main(page)
      .getByRole('region', { name: question })
      .filter({ has: page.getByRole('heading') });
  // One answer more would tell what this person answered.
  await expect(main(page).getByText(/answers? (is|are) not shown yet/)).toBeVisible();
  await expect(
    result('How many hours a week do you learn?').getByRole('heading', { name: 'Answers by number' }),
  ).toBeVisible();
  await result('How many hours a week do you learn?').getByText('Show as a table').click();
  await expect(
    result('How many hours a week do you learn?').getByRole('row', { name: /^3 to 5/ }),
  ).toBeVisible();
  const cell = (question: string, row: string) =>
    main(page).getByRole('table', { name: question }).getByRole('row', { name: row }).getByRole('cell');
  await expect(cell('How often do you learn with these?', 'Videos').nth(1)).toHaveText('6 (67%)');
  await expect(cell('What suits which time of day?', 'Morning').nth(1)).toHaveText('6 (67%)');
  await expect(cell('What should these places be for?', '1. At the windows').nth(1)).toHaveText('6 (67%)');
  await expect(result('Where in our reading room').getByText('6 (67%)').first()).toBeVisible();
  await expect(result('Mark what matters most').getByText('6 (67%)')).toBeVisible();
  await expect(result('Which cover makes you').getByText('An astrolabe')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(DESK);

  // Three of nine want to sit there: what else they said is not told.
  await main(page).getByRole('button', { name: 'All answers' }).click();
  await page.getByRole('menuitemradio', { name: /Where in our reading room/ }).click();
  await main(page)
    .getByRole('button', { name: /^Answer: / })
    .click();
  await page.getByRole('menuitemradio', { name: 'In the corner with the shelves' }).click();
  await expect(main(page).getByText('Too few answers to show')).toBeVisible();
  const file = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^survey-.*\.csv$/);
});
