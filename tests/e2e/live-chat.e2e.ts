import type { Browser, Locator, Page } from '@playwright/test';
import { LEARNER, signIn } from './support/accounts.ts';
import { openLine } from './support/line.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { startSecondServer } from './support/second-server.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

/** The room opens 15 minutes before the start. */
const AHEAD_MS = 7 * 60_000;
const PHONE = { width: 390, height: 844 };

test('two people write to each other, and the host pins, deletes, slows down and mutes (C118)', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'teacher@stoa.example');
  const address = await schedule(page, 'A talk');
  await page.goto(address);
  await expect(page.getByText('Nobody has written yet')).toBeVisible();
  const learner = await enter(browser, baseURL ?? '', address, 'chat learner');

  await write(learner, 'Is there a recording?');
  await expect(bubble(page, 'Is there a recording?')).toBeVisible();
  await write(page, 'There is.\nhttps://stoa.example/<b>slides</b>');
  await expect(bubble(learner, 'https://stoa.example/<b>slides</b>')).toBeVisible();
  // What people write leads nowhere.
  await expect(learner.getByRole('log').getByRole('link')).toHaveCount(0);
  await expect(page.getByText('2 people here')).toBeVisible();
  await expect(learner.getByText('2 people here')).toBeVisible();

  await act(page, 'Is there a recording?', 'Pin');
  const pinned = learner.getByRole('group', { name: 'Pinned' });
  await expect(pinned).toContainText('Is there a recording?');
  await act(page, 'Is there a recording?', 'Unpin');
  await expect(pinned).toHaveCount(0);

  // Reported by one, kept by the other.
  await act(learner, 'There is.', 'Report');
  const report = learner.getByRole('dialog', { name: 'Report this message' });
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(report.getByText('Choose a reason.')).toBeVisible();
  await report.getByText('Advertising or spam').click();
  await expectAccessible(learner);
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(report).toHaveCount(0);
  await page.getByRole('button', { name: '1 reported' }).click();
  const reports = page.getByRole('dialog', { name: 'Reported messages' });
  await expect(reports.getByText('Advertising or spam (1 report)')).toBeVisible();
  await reports.getByRole('button', { name: 'Keep' }).click();
  await expect(reports.getByText('No reports left to review.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '1 reported' })).toHaveCount(0);

  await act(page, 'Is there a recording?', 'Delete');
  const confirmation = page.getByRole('alertdialog');
  await confirmation.getByRole('button', { name: 'Keep message' }).click();
  await act(page, 'Is there a recording?', 'Delete');
  await confirmation.getByRole('button', { name: 'Delete message' }).click();
  await expect(bubble(page, 'Is there a recording?')).toHaveCount(0);
  await expect(bubble(learner, 'Is there a recording?')).toHaveCount(0);

  await page.getByRole('button', { name: 'Chat settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Chat settings' });
  await settings.getByRole('button', { name: /Slow mode/ }).click();
  await page.getByRole('option', { name: '5 minutes' }).click();
  await expect(learner.getByText('Slow mode: one message every 300 s')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await write(learner, 'One at a time');
  await expect(learner.getByText(/Your message will be sent in \d+ s/)).toBeVisible();
  await expect(learner.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await settings.getByRole('button', { name: /Slow mode/ }).click();
  await page.getByRole('option', { name: 'Off' }).click();
  await expect(learner.getByText(/Your message will be sent/)).toHaveCount(0);
  // The list of choices would take the key while it closes.
  await expect(page.getByRole('option')).toHaveCount(0);
  // It has to be there before the chat is closed. The dialog covers the host's own list.
  await page.keyboard.press('Escape');
  await expect(bubble(page, 'One at a time')).toBeVisible();
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await settings.getByText('People can write').click();
  await expect(learner.getByText('The host has turned off the chat.')).toBeVisible();
  await settings.getByText('People can write').click();
  await expect(field(learner)).toBeVisible();
  await page.keyboard.press('Escape');

  await act(page, 'One at a time', /^Mute/);
  await expect(learner.getByText('The host has muted you. You can still read the chat.')).toBeVisible();
  await expect(field(learner)).toHaveCount(0);
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await settings.getByRole('button', { name: 'Unmute' }).click();
  await expect(settings.getByText('Nobody is muted.')).toBeVisible();
  await expect(field(learner)).toBeVisible();
  await page.keyboard.press('Escape');

  for (const tab of [page, learner]) {
    await expectAccessible(tab);
    await expectNoSidewaysScroll(tab);
  }
  await learner.setViewportSize(PHONE);
  await expectNoSidewaysScroll(learner);

  // Where a session is held, its chat stands beside the picture.
  await page.goto(address);
  const prepare = page.getByRole('link', { name: 'Prepare to go live' });
  await prepare.click();
  // The page that is left has the same chat.
  await expect(prepare).toHaveCount(0);
  await expect(bubble(page, 'One at a time')).toBeVisible();
  await write(page, 'We begin soon');
  await expect(bubble(learner, 'We begin soon')).toBeVisible();
  await learner.context().close();
});

test('a line that breaks loses and doubles nothing, also where another server goes on (C118)', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'owner@stoa.example');
  const address = await schedule(page, 'A broken line');
  await page.goto(address);
  const second = await startSecondServer({});
  const line = await openLine(second.url);
  const learner = await enter(browser, line.url, address, 'cut learner');
  await write(learner, 'Before the break');
  await expect(bubble(page, 'Before the break')).toBeVisible();
  await write(page, 'Gone meanwhile');
  await expect(bubble(learner, 'Gone meanwhile')).toBeVisible();

  line.cut();
  await expect(learner.getByText('Connection lost.')).toBeVisible();
  for (const text of ['First', 'Second', 'Third']) {
    await write(page, text);
    await expect(bubble(page, text)).toBeVisible();
  }
  await act(page, 'Gone meanwhile', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click();
  await write(learner, 'Can you hear me?');
  await expect(learner.getByText('Not sent')).toBeVisible();
  await expectAccessible(learner);

  // The first server goes on where the second was.
  line.mend(baseURL ?? '');
  await second.stop();
  await expect(bubble(learner, 'Third')).toBeVisible();
  await expect(learner.getByText('Connection lost.')).toHaveCount(0);
  await learner.getByRole('button', { name: 'Try again' }).click();
  await expect(bubble(page, 'Can you hear me?')).toBeVisible();
  await expect(learner.getByText('Not sent')).toHaveCount(0);
  const all = ['Before the break', 'First', 'Second', 'Third', 'Can you hear me?'];
  for (const tab of [page, learner]) await expect.poll(() => textsOf(tab)).toEqual(all);
  await page.reload();
  await expect.poll(() => textsOf(page)).toEqual(all);
  await learner.context().close();
  line.stop();
});

const LIVES = '/api/live/api/lives/v1';
const HEADERS = { tenantId: SCHOOLS.stoa, 'x-requested-with': 'stoa' };

/**
 * Schedules a session whose waiting room is open. Nobody holds two at a time: one that an earlier try has left goes.
 * @returns the address of its page
 */
async function schedule(page: Page, title: string): Promise<string> {
  const mine = await page.request.get(`${LIVES}/lives?schoolId=${SCHOOLS.stoa}&scope=mine&pageSize=50`);
  const { data: known } = (await mine.json()) as { data: { items: { id: string; title: string }[] } };
  for (const { id } of known.items.filter((live) => live.title === title))
    await page.request.delete(`${LIVES}/lives/${id}`, { headers: HEADERS });
  const startsAt = new Date(Math.ceil((Date.now() + AHEAD_MS) / 60_000) * 60_000).toISOString();
  const answer = await page.request.post(`${LIVES}/scheduleLiveBroadcast`, {
    headers: HEADERS,
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

/** A learner comes into the room. */
async function enter(browser: Browser, baseURL: string, address: string, key: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor(key) },
  });
  await arrive(context, 'en_US', baseURL);
  const learner = await openTab(context);
  await signIn(learner, LEARNER);
  await learner.goto(address);
  await expect(field(learner)).toBeVisible();
  return learner;
}

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });
const entry = (page: Page, text: string): Locator =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text });
const bubble = (page: Page, text: string): Locator => entry(page, text).getByText(text);
const textsOf = (page: Page): Promise<string[]> => page.getByRole('log').locator('li p').allInnerTexts();

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Does something about a message by its menu. */
async function act(page: Page, text: string, action: string | RegExp): Promise<void> {
  await entry(page, text)
    .getByRole('button', { name: /^What to do with/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
