import type { Browser, Locator, Page } from '@playwright/test';
import { LEARNER, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

/** The room opens 15 minutes before the start. */
const AHEAD_MS = 7 * 60_000;
const PHONE = { width: 390, height: 844 };
const LIVES = '/api/live/api/lives/v1';
const HEADERS = { tenantId: SCHOOLS.stoa, 'x-requested-with': 'stoa' };

test('people ask and vote for questions, and the host answers them (C118)', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'jonas.brandt@stoa.example');
  const { address } = await schedule(page, 'A talk with questions');
  await page.goto(address);
  const learner = await enter(browser, baseURL ?? '', address);
  for (const tab of [page, learner]) await show(tab, 'Questions');

  await learner.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(learner.getByText('Write your question.')).toBeVisible();
  for (const text of ['Is there a recording?', 'How do we name a risk?']) {
    await learner.getByRole('textbox', { name: 'Your question' }).fill(text);
    await learner.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(question(page, text)).toBeVisible();
  }
  const voteFor = (tab: Page, text: string) => question(tab, text).getByRole('button', { name: /votes?$/ });
  await voteFor(learner, 'How do we name a risk?').click();
  await expect(voteFor(learner, 'How do we name a risk?')).toHaveAttribute('aria-pressed', 'true');
  await expect(voteFor(page, 'How do we name a risk?')).toHaveAccessibleName('1 vote');
  await expect(questions(page).first()).toContainText('How do we name a risk?');
  await voteFor(page, 'How do we name a risk?').click();
  await expect(voteFor(learner, 'How do we name a risk?')).toHaveAccessibleName('2 votes');
  await voteFor(page, 'How do we name a risk?').click();
  await expect(voteFor(learner, 'How do we name a risk?')).toHaveAccessibleName('1 vote');

  await question(page, 'Is there a recording?').getByRole('button', { name: 'Answer now' }).click();
  await expect(question(learner, 'Is there a recording?').getByText('Being answered')).toBeVisible();
  await expect(questions(learner).first()).toContainText('Is there a recording?');
  await question(page, 'Is there a recording?').getByRole('button', { name: 'Mark as answered' }).click();
  await expect(question(learner, 'Is there a recording?').getByText('Answered')).toBeVisible();
  await expect(questions(learner).last()).toContainText('Is there a recording?');
  for (const tab of [page, learner]) await expectAccessible(tab);
  await learner.reload();
  await show(learner, 'Questions');
  await expect(voteFor(learner, 'How do we name a risk?')).toHaveAttribute('aria-pressed', 'true');
  await learner.context().close();
});

test('the host starts a poll, people vote and see the results that are shared, also afterwards (C118)', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'chen.yulan@stoa.example');
  const { address, id } = await schedule(page, 'A talk with a poll', ['de_DE']);
  await page.goto(address);
  const learner = await enter(browser, baseURL ?? '', address);

  await show(page, 'Polls');
  await page.getByRole('button', { name: 'New poll' }).click();
  const dialog = page.getByRole('dialog', { name: 'New poll' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Write your question.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Question' }).fill('Which risk do you know best?');
  await dialog.getByRole('textbox', { name: 'Option 1' }).fill('Costs');
  await dialog.getByRole('textbox', { name: 'Option 2' }).fill('Dates');
  await dialog.getByRole('button', { name: 'Add option' }).click();
  await dialog.getByRole('textbox', { name: 'Option 3' }).fill('People');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Start poll' }).click();

  await expect(learner.getByText('A poll is open.')).toBeVisible();
  await learner.getByRole('button', { name: 'Vote' }).click();
  await learner.getByText('Dates', { exact: true }).click();
  await learner.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(learner.getByText('You have voted.')).toBeVisible();
  await expect(page.getByText('1 (100%)')).toBeVisible();
  await expect(learner.getByText('1 (100%)')).toHaveCount(0);
  await learner.getByText('People', { exact: true }).click();
  await learner.getByRole('button', { name: 'Change vote' }).click();
  await expect(result(page, 'People')).toContainText('1 (100%)');
  await expect(page.getByText('1 person voted')).toBeVisible();
  await page.getByText('Share the results with viewers').click();
  await expect(result(learner, 'People')).toContainText('1 (100%)');
  for (const tab of [page, learner]) {
    await expectAccessible(tab);
    await expectNoSidewaysScroll(tab);
  }
  await learner.setViewportSize(PHONE);
  await expectNoSidewaysScroll(learner);

  await learner.reload();
  await show(learner, 'Polls');
  await expect(result(learner, 'People')).toContainText('1 (100%)');
  await page.getByRole('button', { name: 'Close poll' }).click();
  await expect(learner.getByText('Closed', { exact: true })).toBeVisible();
  await expect(learner.getByRole('button', { name: 'Change vote' })).toHaveCount(0);

  // Afterwards it stands on the page of the session.
  const start = await page.request.post(`${LIVES}/lives/${id}/start`, {
    headers: { ...HEADERS, 'idempotency-key': crypto.randomUUID() },
  });
  expect(start.ok()).toBe(true);
  expect((await page.request.post(`${LIVES}/lives/${id}/end`, { headers: HEADERS })).ok()).toBe(true);
  await learner.goto(address);
  await expect(learner.getByRole('heading', { name: 'Polls' })).toBeVisible();
  await expect(result(learner, 'People')).toContainText('1 (100%)');
  await expectAccessible(learner);
  await learner.context().close();
});

/**
 * Schedules a session whose waiting room is open. Nobody holds two at a time: one that an earlier try has left goes.
 * @returns the address of its page
 */
async function schedule(
  page: Page,
  title: string,
  languages: string[] = [],
): Promise<{ address: string; id: string }> {
  const mine = await page.request.get(`${LIVES}/lives?schoolId=${SCHOOLS.stoa}&scope=mine&pageSize=50`);
  const { data: known } = (await mine.json()) as { data: { items: { id: string; title: string }[] } };
  for (const { id } of known.items.filter((live) => live.title === title))
    await page.request.delete(`${LIVES}/lives/${id}`, { headers: HEADERS });
  const answer = await page.request.post(`${LIVES}/scheduleLiveBroadcast`, {
    headers: HEADERS,
    data: {
      title,
      lang: 'en_US',
      languages,
      startsAt: new Date(Math.ceil((Date.now() + AHEAD_MS) / 60_000) * 60_000).toISOString(),
      durationSeconds: 1800,
      timeZone: 'UTC',
      audience: 1,
      chatEnabled: true,
      recording: true,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = (await answer.json()) as { data: { url: string; id: string } };
  return { address: data.url, id: data.id };
}

/** A learner comes into the room. */
async function enter(browser: Browser, baseURL: string, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor(address) },
  });
  await arrive(context, 'en_US', baseURL);
  const learner = await openTab(context);
  await signIn(learner, LEARNER);
  await learner.goto(address);
  await expect(learner.getByRole('textbox', { name: 'Message' })).toBeVisible();
  return learner;
}

const show = (page: Page, view: string) => page.getByRole('radio', { name: view }).click();
const questions = (page: Page): Locator =>
  page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
const question = (page: Page, text: string): Locator => questions(page).filter({ hasText: text });
const result = (page: Page, option: string): Locator =>
  page
    .getByRole('list', { name: 'Which risk do you know best?' })
    .getByRole('listitem')
    .filter({ hasText: option });
