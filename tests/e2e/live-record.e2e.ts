import { LEARNER, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

const LIVES = '/api/live/api/lives/v1';
const MINUTE_MS = 60_000;
const pdf = (text: string) =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

test('a host hands out a file, a learner opens it and waits, and the host sees that they reserved (R24, B058)', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'mareike.lueders@stoa.example');
  const startsAt = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 7 * MINUTE_MS).toISOString();
  const answer = await page.request.post(`${LIVES}/scheduleLiveBroadcast`, {
    headers: { tenantid: SCHOOLS.stoa, 'x-requested-with': 'stoa' },
    data: {
      title: `Handed out ${Date.now()}`,
      lang: 'en_US',
      startsAt,
      durationSeconds: 3600,
      timeZone: 'UTC',
      audience: 1,
      chatEnabled: true,
      recording: false,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id, url } = (await answer.json()).data;

  await page.goto(url);
  await page.getByRole('link', { name: 'Hand-outs and attendance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hand-outs and attendance' })).toBeVisible();
  await expect(page.getByText('Nobody has reserved or attended yet')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'Checklist.pdf', mimeType: 'application/pdf', buffer: pdf('before') },
    { name: 'Solutions.pdf', mimeType: 'application/pdf', buffer: pdf('after') },
  ]);
  const list = page.getByRole('list', { name: 'Hand-outs' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('listitem').nth(1).getByRole('button', { name: /Shown/ }).click();
  await page.getByRole('option', { name: 'Once the session has ended' }).click();
  await expect(list.getByRole('listitem').nth(1).getByRole('button', { name: /ended/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('live-record') },
  });
  await arrive(context, 'en_US', baseURL);
  const learner = await openTab(context);
  await signIn(learner, LEARNER);
  await learner.goto(url);
  await learner.getByRole('button', { name: 'Reserve' }).click();
  await expect(learner.getByRole('button', { name: 'Cancel reservation' })).toBeVisible();
  const shown = learner.getByRole('list', { name: 'Hand-outs' });
  await expect(shown.getByRole('listitem')).toHaveCount(1);
  const href = await shown.getByRole('link', { name: 'Open Checklist.pdf' }).getAttribute('href');
  expect((await learner.request.get(href ?? '')).status()).toBe(200);
  await expectAccessible(learner);
  // The page of those who hold it leads others back to the session.
  await learner.goto(`/live/${SCHOOLS.stoa}/${id}/record`);
  await expect(learner).toHaveURL(/live-learn-detail/);
  await context.close();

  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'Reserved' })).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toBe(`attendance-${id}.csv`);
  await expectAccessible(page);

  await list.getByRole('button', { name: 'Delete Solutions.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete hand-out' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});
