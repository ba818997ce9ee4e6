import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

const LIVES = '/api/live/api/lives/v1';
const SURVEYS = '/api/survey/v1/manage/surveys';
const MINUTE_MS = 60_000;
const headers = { tenantid: SCHOOLS.stoa, 'x-requested-with': 'stoa' };

test('a teacher makes lessons of surveys, sessions, discussions and attendance, and a learner does them', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `${Date.now()}`.slice(-6);
  const title = `Harbour ${mark}`;
  await signIn(page, 'grace.whitfield@stoa.example');
  const text = (en_US: string) => ({ en_US });
  const made = await page.request.post(SURVEYS, {
    headers,
    data: {
      draft: {
        title: text(`After ${mark}`),
        introduction: {},
        thanks: {},
        anonymous: true,
        answeredBy: 'device',
        audience: 1,
        opensAt: null,
        closesAt: null,
        pages: [
          {
            id: 'p1',
            title: {},
            items: [
              {
                id: 'q1',
                kind: 'text',
                text: text('What did you learn?'),
                required: false,
                options: [],
                rows: [],
                min: 0,
                max: 10,
                lowLabel: {},
                highLabel: {},
              },
            ],
          },
        ],
      },
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { data: survey } = await made.json();
  const opened = await page.request.post(`${SURVEYS}/${survey.id}/publish`, {
    headers,
    data: { version: survey.version },
  });
  expect(opened.ok(), await opened.text()).toBe(true);
  const planned = await page.request.post(`${LIVES}/scheduleLiveBroadcast`, {
    headers,
    data: {
      title: `Live ${mark}`,
      lang: 'en_US',
      startsAt: new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 8 * MINUTE_MS).toISOString(),
      durationSeconds: 3600,
      timeZone: 'UTC',
      audience: 1,
      chatEnabled: true,
      recording: true,
    },
  });
  expect(planned.ok(), await planned.text()).toBe(true);
  const { data: live } = await planned.json();

  await page.goto(`/manage/${SCHOOLS.stoa}/content?sxz-lang=en_US`);
  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Class' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'New section' }).fill('Beginning');
  await page.keyboard.press('Enter');
  for (const type of ['Survey', 'Live session', 'Discussion', 'Attendance']) {
    await page.getByRole('button', { name: /Type$/ }).click();
    await page.getByRole('option', { name: type, exact: true }).click();
    await page.getByRole('textbox', { name: 'New lesson' }).fill(`The ${type.toLowerCase()}`);
    await page.getByRole('button', { name: 'Add lesson' }).click();
  }
  const choose = async (name: string, field: RegExp, choice: RegExp) => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: field }).click();
    await page.getByRole('option', { name: choice }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  await choose('The survey', /Survey$/, new RegExp(`After ${mark}`));
  await choose('The live session', /Live session$/, new RegExp(`Live ${mark}`));
  const classId = /content\/(\d+)/.exec(page.url())?.[1] ?? '';
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  const meeting = await page.request.post('/api/manager/v1/class/attendances', {
    headers,
    data: {
      classId,
      title: `Meeting ${mark}`,
      opensAt: at(-5),
      lateFrom: at(30),
      closesAt: at(60),
      method: 'button',
    },
  });
  expect(meeting.ok(), await meeting.text()).toBe(true);
  await choose('The attendance', /Meeting$/, new RegExp(`Meeting ${mark}`));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published\.$/ })).toBeVisible();

  const learner = await openTab(await browser.newContext());
  await newAccount(learner);
  await learner.goto(`/portal/${SCHOOLS.stoa}/search?keyword=${mark}&type=5&sxz-lang=en_US`);
  await learner
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  const main = learner.getByRole('main');
  await main.getByRole('button', { name: 'Enroll' }).click();
  await expect(learner.getByText('You are enrolled. Welcome!')).toBeVisible();
  const open = (name: RegExp) => main.getByRole('link', { name }).first().click();
  const isDone = expect(main.getByText('Lesson completed'));

  await open(/The survey/);
  await expect(main.getByText('Answer the survey to complete this lesson.')).toBeVisible();
  await expectAccessible(learner);
  const survived = learner.url();
  await main.getByRole('link', { name: 'Go to survey' }).click();
  await main.getByRole('textbox', { name: 'Your answer' }).fill('Tides');
  await main.getByRole('button', { name: /Submit|Send/ }).click();
  await expect(main.getByRole('textbox', { name: 'Your answer' })).toHaveCount(0);
  await learner.goto(survived);
  await isDone.toBeVisible();

  // Who was in the session has done it.
  const started = await page.request.post(`${LIVES}/lives/${live.id}/start`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
  });
  expect(started.ok(), await started.text()).toBe(true);
  await learner
    .getByRole('link', { name: /The live session/ })
    .first()
    .click();
  await expect(main.getByText('Attend the session to complete this lesson.')).toBeVisible();
  const lesson = learner.url();
  await main.getByRole('link', { name: 'Go to session' }).click();
  await expect(learner.getByText('1 person here')).toBeVisible();
  await expect(async () => {
    await learner.goto(lesson);
    await isDone.toBeVisible({ timeout: 3000 });
  }).toPass();

  await learner
    .getByRole('link', { name: /The discussion/ })
    .first()
    .click();
  await expect(main.getByText('Write a post or a reply to complete this lesson.')).toBeVisible();
  const thread = learner.url();
  await main.getByRole('button', { name: 'Write a post' }).click();
  const post = learner.getByRole('dialog', { name: 'New post' });
  await post.getByRole('textbox', { name: /^Title/ }).fill('About tides');
  await post.getByRole('textbox', { name: /^Text/ }).fill('They come back.');
  await post.getByRole('button', { name: 'Publish' }).click();
  await expect(learner.getByRole('heading', { level: 1, name: 'About tides' })).toBeVisible();
  await learner.goto(thread);
  await isDone.toBeVisible();
  await expect(main.getByRole('link', { name: 'About tides' })).toBeVisible();
  await expectAccessible(learner);
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  await learner.setViewportSize({ width: 1280, height: 800 });

  await learner
    .getByRole('link', { name: /The attendance/ })
    .first()
    .click();
  await expect(main.getByText('Check in to complete this lesson.')).toBeVisible();
  await expectAccessible(learner);
  await main.getByRole('button', { name: 'Check in' }).click();
  await isDone.toBeVisible();
  await expect(main.getByText('Present', { exact: true })).toBeVisible();
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  await learner.context().close();
});
