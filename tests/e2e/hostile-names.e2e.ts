import type { BrowserContext, Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const OWN = { 'x-requested-with': 'stoa' };
/** A picture of this server, which its own policy would let through: what is read as markup asks for it. */
const CANARY = '/canary';
const NAME = `<img src=${CANARY} onerror=alert(1)>`;
const IN_SCHOOL = { ...OWN, tenantId: SCHOOLS.stoa };
const manage = (part: string): string => `/manage/${SCHOOLS.stoa}/${part}`;

/** Somebody with such a name, who writes the same everywhere. */
async function leaveTraces(page: Page): Promise<string> {
  const { email } = await newAccount(page, { nickName: NAME });
  const message = { tenantId: SCHOOLS.stoa, picUrl: '', allowContact: 0 };
  const sent = [
    await page.request.post('/api/school/feedback/addFeedback', {
      headers: OWN,
      data: {
        ...message,
        feedbackType: 1,
        feedbackContent: NAME,
        schoolName: NAME,
        userName: NAME,
        clientType: '1',
      },
    }),
    await page.request.post('/api/school/feedback/addComplaint', {
      headers: OWN,
      data: { ...message, complaintType: 'other', content: NAME },
    }),
  ];
  for (const answer of sent) expect(answer.ok(), await answer.text()).toBe(true);
  return email;
}

/** A bulletin that nobody sees yet but those who write it. */
async function planBulletin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/portal/api/v1/portal/bulletins', {
    headers: IN_SCHOOL,
    data: {
      content: { en_US: NAME, zh_CN: NAME },
      startTime: '2090-01-01T00:00:00.000Z',
      endTime: '2090-01-02T00:00:00.000Z',
      status: 0,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Everything that would show that a name was read as markup. */
function listen(context: BrowserContext): string[] {
  const received: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes(CANARY)) received.push(request.url());
  });
  context.on('dialog', (dialog) => {
    received.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return received;
}

test('a name that is markup is a name on every page of those who run a school (TRUST 72)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const person = await (await browser.newContext({ baseURL, locale: 'en-US' })).newPage();
  const email = await leaveTraces(person);
  await person.context().close();
  const received = listen(page.context());
  await signIn(page, 'admin@stoa.example');
  await planBulletin(page);
  const main = page.getByRole('main');
  for (const [part, times] of [
    [`members?keyword=${encodeURIComponent(email)}`, 1],
    ['feedback?kind=feedback', 1],
    ['feedback?kind=complaint', 1],
    ['bulletins', 1],
  ] as const) {
    await page.goto(manage(part));
    const shown = main.getByText(NAME);
    await expect(shown.first(), part).toBeVisible();
    expect(await shown.count(), part).toBeGreaterThanOrEqual(times);
    await expect(page.locator(`img[src="${CANARY}"]`), part).toHaveCount(0);
  }
  // In a window, with all that is known of the message.
  await page.goto(manage('feedback?kind=feedback'));
  await main.getByRole('row').filter({ hasText: NAME }).first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText(NAME).first()).toBeVisible();
  expect(received).toEqual([]);
});
