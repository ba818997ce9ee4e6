import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFfmpeg } from '../../apps/server/src/modules/video-streams/ffmpeg.ts';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

const FILM = readFileSync(
  join(import.meta.dirname, '../../apps/server/seed/media/videos/git-three-areas/video.mp4'),
);
const hasFfmpeg = (await findFfmpeg({ ffmpeg: undefined, production: false })) !== undefined;
const heightOf = (video: HTMLVideoElement) => video.videoHeight;

test('a film is prepared in several qualities, and a learner chooses one', async ({
  page,
  browser,
  complaints,
}) => {
  test.skip(!hasFfmpeg, 'There is no ffmpeg on this machine.');
  test.slow();
  complaints.allow(/the server responded with a status of 404/);
  const title = `Streams ${`${Date.now()}`.slice(-6)}`;
  await signIn(page, 'teacher@stoa.example');
  await page.goto(`/manage/${SCHOOLS.stoa}/content?sxz-lang=en_US`);
  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Class' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'New section' }).fill('Beginning');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Type$/ }).click();
  await page.getByRole('option', { name: 'Video', exact: true }).click();
  await page.getByRole('textbox', { name: 'New lesson' }).fill('The film');
  await page.getByRole('button', { name: 'Add lesson' }).click();
  await page.getByRole('button', { name: 'The film', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The film' })).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'three.mp4', mimeType: 'video/mp4', buffer: FILM });
  await expect(
    page.getByRole('status').filter({ hasText: /Learners watch this video in the quality .*: 360p, 540p/ }),
  ).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published\.$/ })).toBeVisible();

  const learner = await openTab(await browser.newContext());
  await newAccount(learner);
  await learner.goto(`/portal/${SCHOOLS.stoa}/search?keyword=${encodeURIComponent(title)}&sxz-lang=en_US`);
  await learner
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  const main = learner.getByRole('main');
  await main.getByRole('button', { name: 'Enroll' }).click();
  await expect(learner.getByText('You are enrolled. Welcome!')).toBeVisible();
  await main
    .getByRole('link', { name: /The film/ })
    .first()
    .click();
  const video = main.locator('video');
  await expect(video).toHaveJSProperty('readyState', 4);
  // Fed by the stream, not by the file.
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toMatch(/^blob:/);
  expect(await video.evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(52);
  const quality = main.getByRole('button', { name: 'Quality' });
  await quality.click();
  await expect(main.getByRole('radio', { name: 'Auto' })).toBeChecked();
  // By keyboard alone: down from Auto is the highest, then the lowest.
  await main.getByRole('radio', { name: 'Auto' }).focus();
  await learner.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: '540p' })).toBeChecked();
  await learner.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: '360p' })).toBeChecked();
  await expectAccessible(learner);
  await learner.keyboard.press('Escape');
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.currentTime = 30;
    return element.play();
  });
  await expect.poll(() => video.evaluate(heightOf)).toBe(360);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(31);
  await quality.click();
  await main.getByRole('radio', { name: '540p' }).click();
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 5;
  });
  await expect.poll(() => video.evaluate(heightOf)).toBe(540);
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  await expect(main.getByRole('button', { name: 'Full screen' })).toBeInViewport({ ratio: 1 });
  await learner.setViewportSize({ width: 1280, height: 800 });

  // It goes on where it was left.
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 20;
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.seeking)).toBe(false);
  await learner.keyboard.press('Escape');
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await expect(main.getByText(/^0:2\d/).first()).toBeVisible();
  await learner.reload();
  await expect(video).toHaveJSProperty('readyState', 4);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => Math.floor(element.currentTime)))
    .toBeGreaterThanOrEqual(20);

  // Where the stream is gone it is played as it was sent.
  await learner.route('**/index.m3u8', (route) => route.fulfill({ status: 404 }));
  await learner.reload();
  await expect(video).toHaveJSProperty('readyState', 4);
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toContain('signature=');
  await expect(quality).toBeHidden();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => Math.floor(element.currentTime)))
    .toBeGreaterThanOrEqual(20);
});
