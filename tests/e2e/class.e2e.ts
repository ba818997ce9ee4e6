import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { enrol } from './support/enrol.ts';
import { CLASSES, SCHOOLS, classPage, search } from './support/places.ts';
import { awaitQuietNetwork } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

const lesson = (classId: string, lessonId: string) => `${classPage(classId)}?lesson=${lessonId}`;
const GIT_LOCKED = '1780000000000000083';
const main = (page: Page) => page.getByRole('main');

test('a wish to enrol outlives a lost connection (B064, TRUST F21, F22)', async ({ page, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await newAccount(page);
  await page.goto(classPage(CLASSES.git));
  const button = main(page).getByRole('button', { name: 'Enroll' });
  await expect(button).toBeVisible();
  // With the parts that come late, such as what tells of a lost connection.
  await awaitQuietNetwork(page);
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('/api/class/enroll') && sent.push(request.headers()['idempotency-key'] ?? ''),
  );
  await page.context().setOffline(true);
  await button.click();
  await expect(
    page.getByText('No connection. Your enrollment is sent once you are back online.'),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are enrolled. Welcome!')).toBeVisible();
  // However often it was sent, it was the same wish.
  expect(new Set(sent).size).toBe(1);
});

test('leaving is asked about, and can be taken back (B064)', async ({ page }) => {
  await newAccount(page);
  await enrol(page, SCHOOLS.stoa, CLASSES.git);
  await page.goto(classPage(CLASSES.git));
  const leave = main(page).getByRole('button', { name: 'Leave class' });
  await leave.click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave this class?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(leave).toBeFocused();
  await leave.click();
  await dialog.getByRole('button', { name: 'Leave class' }).click();
  await expect(page.getByText('You have left the class. Your progress is kept.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Enroll' })).toBeVisible();
  await page.getByRole('button', { name: 'Enroll again' }).click();
  await expect(leave).toBeVisible();
});

test('the last seat that somebody else took meanwhile is told, and then the class says that it is full (B064, TRUST F21)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  await newAccount(page);
  // The page still believes what was true a moment ago.
  await page.route(`**/open/classes/${CLASSES.full}?*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as {
      data: { abilities: { enroll: boolean; reasons: string[] }; seats: { left: number } };
    };
    body.data.abilities = { ...body.data.abilities, enroll: true, reasons: [] };
    body.data.seats.left = 1;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(search('keyword=presentations&type=5'));
  await page
    .locator(`a[href="${classPage(CLASSES.full)}"]`)
    .first()
    .click();
  await main(page).getByRole('button', { name: 'Enroll' }).click();
  await expect(
    page.getByText('All seats were taken while you were enrolling. You are not enrolled.'),
  ).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(main(page).getByRole('button', { name: 'Class is full' })).toBeDisabled();
  await expect(page.getByText(/^All seats are taken\. The class starts on/)).toBeVisible();
});

test('a class that is over says so and leads to others (B064)', async ({ page }) => {
  await newAccount(page);
  await page.goto(classPage(CLASSES.ended));
  await expect(page.getByText(/^This class ended on/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Enroll' })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Browse other classes' }).click();
  await expect(page).toHaveURL(/\/search\?type=5/);
});

test('a class for members is closed to others and open to members (B056, R11)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 403|^ApiProblem/);
  const address = classPage(CLASSES.haldenSafety, SCHOOLS.halden);
  await newAccount(page);
  expect((await page.goto(address))?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'This school is open to its members only' })).toBeVisible();
  await signIn(page, 'owner@stoa.example');
  expect((await page.goto(address))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'This school is open to its members only',
  );
});

test('a locked lesson says what opens it, and enrolling there opens it (R11, B064)', async ({ page }) => {
  await page.goto(lesson(CLASSES.git, GIT_LOCKED));
  await expect(page.getByRole('heading', { name: 'Sign in and enroll to open this lesson' })).toBeVisible();
  await newAccount(page);
  await page.goto(lesson(CLASSES.git, GIT_LOCKED));
  await expect(page.getByRole('heading', { name: 'Enroll to open this lesson' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Enroll' }).click();
  await expect(main(page).getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await expect(
    main(page)
      .locator('p')
      .filter({ hasText: /\w{4,}/ })
      .first(),
  ).toBeVisible();
});

test('a lesson that is free to try opens to a visitor, and keeps nothing (R11)', async ({ page }) => {
  await page.goto(classPage(CLASSES.git));
  await main(page)
    .getByRole('link', { name: /^Try a lesson: / })
    .click();
  await expect(page.getByText('You are previewing this lesson')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Mark as done' })).toHaveCount(0);
});

test('the player obeys the keyboard and shows captions in the page’s language (R11)', async ({ page }) => {
  await page.goto(lesson(CLASSES.git, '1780000000000000082'));
  const player = page.getByRole('region', { name: 'The three areas' });
  await player.getByRole('button', { name: 'Play' }).first().click();
  const video = page.locator('video');
  const seconds = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(seconds).toBeGreaterThan(0.2);
  await page.keyboard.press('k');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  const before = await seconds();
  await page.keyboard.press('l');
  await expect.poll(seconds).toBeGreaterThan(before + 5);
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Transcript' }).getByRole('button').first()).toBeVisible();
});

test('a place in a video is kept over a reload, also when the server could not be told (B064, TRUST F22)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await newAccount(page);
  await enrol(page, SCHOOLS.stoa, CLASSES.git);
  await page.goto(lesson(CLASSES.git, '1780000000000000082'));
  await page.route('**/progress*', (route) => route.abort());
  await page
    .getByRole('region', { name: 'The three areas' })
    .getByRole('button', { name: 'Play' })
    .first()
    .click();
  const video = page.locator('video');
  const seconds = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(seconds).toBeGreaterThan(2.2);
  await video.click();
  await expect(
    page.getByText('No connection. Your progress is kept on this device and saved once you are back online.'),
  ).toBeVisible();
  await page.unroute('**/progress*');
  await page.reload();
  await expect.poll(seconds).toBeGreaterThanOrEqual(2);
});
