import type { Page } from '@playwright/test';
import config from './playwright.config.ts';
import { LEARNER, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

test.use({
  permissions: ['camera', 'microphone'],
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

/** The room opens 15 minutes before the start. */
const AHEAD_MS = 7 * 60_000;

test('a host goes live from the browser, who waits sees it, and the recording plays at once (C118, B064)', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  // The segment of the tab that was taken over.
  complaints.allow(/409 \(Conflict\) \(\S+\/segments\/\d+/);
  await signIn(page, 'admin@stoa.example');
  const address = await schedule(page, `Live ${Date.now()}`);

  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('live viewer') },
  });
  await arrive(context, 'en_US', baseURL);
  const viewer = await openTab(context);
  await signIn(viewer, LEARNER);
  await viewer.goto(address);
  await expect(viewer.getByText('The waiting room is open.')).toBeVisible();

  await page.goto(address);
  await page.getByRole('link', { name: 'Prepare to go live' }).click();
  await expect(page.getByLabel('What viewers see')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Go live' }).click();
  await expect(page.getByText('You are live')).toBeVisible();

  await expectPlaying(viewer);
  await expect(viewer.getByRole('button', { name: 'Live', exact: true })).toBeVisible();
  await expectAccessible(viewer);

  // A newer tab takes over, and the older one says so.
  const other = await page.context().newPage();
  await other.goto(new URL(page.url()).pathname);
  await other.getByRole('button', { name: 'Go live' }).click();
  await expect(other.getByText('You are live')).toBeVisible();
  await expect(page.getByText('This session is live somewhere else')).toBeVisible();

  await other.getByRole('button', { name: 'End session' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await expect(other.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
  await expect(viewer.getByText('This session has ended. Its recording is above.')).toBeVisible();
  await viewer.getByRole('button', { name: 'Play' }).first().click();
  await expectPlaying(viewer);
  await context.close();
});

/** Schedules a session whose waiting room is open. @returns the address of its page */
async function schedule(page: Page, title: string): Promise<string> {
  const startsAt = new Date(Math.ceil((Date.now() + AHEAD_MS) / 60_000) * 60_000).toISOString();
  const answer = await page.request.post('/api/live/api/lives/v1/scheduleLiveBroadcast', {
    headers: { tenantId: SCHOOLS.stoa, 'x-requested-with': 'stoa' },
    data: {
      title,
      lang: 'en_US',
      startsAt,
      durationSeconds: 1800,
      timeZone: 'UTC',
      audience: 1,
      chatEnabled: true,
      recording: true,
    },
  });
  const { data } = (await answer.json()) as { data: { url: string } };
  return data.url;
}

/** Frames arrive and go on. */
async function expectPlaying(page: Page): Promise<void> {
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
    .toBeGreaterThan(0);
  const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(at).toBeGreaterThan(0);
  const before = await at();
  await expect.poll(at).toBeGreaterThan(before);
}
