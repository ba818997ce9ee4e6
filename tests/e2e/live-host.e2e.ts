import type { Page } from '@playwright/test';
import config from './playwright.config.ts';
import { LEARNER, newAccount, signIn } from './support/accounts.ts';
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

test('a host goes live from the browser, two who wait see and hear it, the recording plays at once, and is cut and captioned (C118, B064)', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  // The segment of the tab that was taken over.
  complaints.allow(/409 \(Conflict\) \(\S+\/segments\/\d+/);
  // Chromium says so of frames that still waited between a track and its encoder when the track was ended.
  complaints.allow(/^A VideoFrame was garbage collected without being closed/);
  await signIn(page, 'admin@stoa.example');
  const address = await schedule(page, `Live ${Date.now()}`);

  const waiting = async (name: string) => {
    const context = await browser.newContext({
      baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': addressFor(name) },
    });
    await arrive(context, 'en_US', baseURL);
    return openTab(context);
  };
  const viewer = await waiting('live viewer');
  await signIn(viewer, LEARNER);
  const second = await waiting('second live viewer');
  await newAccount(second);
  for (const each of [viewer, second]) {
    await each.goto(address);
    await expect(each.getByText('The waiting room is open.')).toBeVisible();
  }

  await page.goto(address);
  await page.getByRole('link', { name: 'Prepare to go live' }).click();
  await expect(page.getByLabel('What viewers see')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Go live' }).click();
  await expect(page.getByText('You are live')).toBeVisible();

  for (const each of [viewer, second]) {
    await expectPlaying(each);
    await expectHeard(each);
  }
  await second.context().close();
  await expect(viewer.getByRole('button', { name: 'Live', exact: true })).toBeVisible();
  await expectAccessible(viewer);

  // A newer tab takes over, and the older one says so.
  const other = await page.context().newPage();
  await other.goto(new URL(page.url()).pathname);
  await other.getByRole('button', { name: 'Go live' }).click();
  await expect(other.getByText('You are live')).toBeVisible();
  await expect(page.getByText('This session is live somewhere else')).toBeVisible();

  // Said after what the host will cut off.
  const said = await viewer.request.post(`/api/live/api/lives/v1/lives/${idOf(address)}/messages`, {
    headers: { tenantId: SCHOOLS.stoa, 'x-requested-with': 'stoa' },
    data: { text: 'Said at the end', clientId: crypto.randomUUID() },
  });
  expect(said.status(), await said.text()).toBe(200);
  await other.getByRole('button', { name: 'End session' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await expect(other.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
  await expect(viewer.getByText('This session has ended. Its recording is above.')).toBeVisible();
  await viewer.getByRole('button', { name: 'Play' }).first().click();
  await expectPlaying(viewer);

  await viewer.reload();
  await expect(viewer.getByRole('button', { name: /Said at the end/ })).toBeVisible();
  await editRecording(other, address);

  // Viewers get what was set.
  await viewer.reload();
  await expect(viewer.getByRole('heading', { name: 'Chapters' })).toBeVisible();
  await expect(viewer.getByRole('button', { name: /Said at the end/ })).toBeHidden();
  await expectAccessible(viewer);
  await viewer.getByRole('button', { name: /0:00 Welcome/ }).click();
  await expect(viewer.getByText('Good morning.', { exact: true })).toBeVisible();
  const whole = () => viewer.locator('video').evaluate((element: HTMLVideoElement) => element.duration);
  await expect.poll(whole).toBeLessThan(5);
  await viewer.context().close();
});

/** Cuts a recording, names its beginning and adds captions, after mistakes that lose nothing. */
async function editRecording(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: 'Edit recording' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit recording' })).toBeVisible();
  await expect(page.getByText(/Viewers see the recording from 0:00/)).toBeVisible();
  await expectPlayable(page);
  const cut = page
    .locator('section')
    .filter({ has: page.getByRole('button', { name: 'Save cut and chapters' }) });
  await cut.getByLabel('Start', { exact: true }).fill('0:03');
  await cut.getByLabel('End', { exact: true }).fill('0:02');
  await page.getByRole('button', { name: 'Add chapter here' }).click();
  const chapter = page.getByRole('group', { name: 'Chapter 1' });
  await chapter.getByLabel('Title').fill('Welcome');
  await page.getByRole('button', { name: 'Save cut and chapters' }).click();
  await expect(cut.getByText('The end must be after the start.')).toBeVisible();
  await expect(chapter.getByLabel('Title')).toHaveValue('Welcome');
  await page.getByRole('button', { name: 'Clear start' }).click();
  await page.getByRole('button', { name: 'Save cut and chapters' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  const file = (text: string) => ({ name: 'said.srt', mimeType: '', buffer: Buffer.from(text) });
  await page.locator('input[type=file]').setInputFiles(file('These are no captions.'));
  await expect(page.getByText('This is not a file of captions.').first()).toBeVisible();
  const srt =
    '1\n00:00:00,000 --> 00:00:01,500\nGood morning.\n\n2\n00:00:01,000 --> 00:00:02,000\nWe begin.\n';
  await page.locator('input[type=file]').setInputFiles(file(srt));
  const second = page.getByRole('group', { name: 'Line 2' });
  await expect(second.getByLabel('Text')).toHaveValue('We begin.');
  await page.getByRole('button', { name: 'Save captions' }).click();
  await expect(second.getByText('This line begins before the previous one ends.')).toBeVisible();
  await expect(second.getByLabel('Start')).toBeFocused();
  await second.getByLabel('Start').fill('0:01.5');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const saved = page.waitForResponse(
    (response) => response.url().includes('/captions/') && response.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'Save captions' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Delete captions' })).toBeVisible();
}

/** The last part of the address of a session's page. */
const idOf = (address: string): string => /\d{19}$/.exec(address)?.[0] ?? '';

/** The picture is known. */
const expectPlayable = (page: Page) =>
  expect
    .poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.videoWidth))
    .toBeGreaterThan(0);

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

/** The fake microphone of Chromium beeps each second: its sound has arrived and was decoded. */
async function expectHeard(page: Page): Promise<void> {
  const decoded = () =>
    page
      .locator('video')
      .evaluate(
        (element) =>
          (element as HTMLVideoElement & { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount,
      );
  await expect.poll(decoded).toBeGreaterThan(0);
}
