import { hasSwift, startSwift } from '../../apps/server/src/testing/swift-server.ts';
import { newAccount } from './support/accounts.ts';
import { freePort } from './support/free-port.ts';
import { picture } from './support/pictures.ts';
import { SCHOOLS } from './support/places.ts';
import { startSecondServer } from './support/second-server.ts';
import { expect, test as base } from './support/test.ts';

/** A portal whose files lie in a real S3-compatible store of another origin, which lets its pages send there. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the form that Playwright asks for
  baseURL: async ({}, use) => {
    const port = await freePort();
    const store = await startSwift(`http://localhost:${port}`);
    const server = await startSecondServer({ PORT: String(port), S3_URL: store.url });
    await use(server.url);
    await server.stop();
    await store.close();
  },
});

// Said of the file, so that no store is started where there is none.
test.skip(!hasSwift(), 'This machine has no python3-swift.');

test('a picture goes from the page straight to a real store of another origin, and is shown by the portal (B077, TRUST 82)', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await newAccount(page);
  await page.goto(`/feedback/${SCHOOLS.stoa}`);
  await page.getByRole('textbox', { name: /Your message/ }).fill('By way of the store');
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.locator('input[type="file"]').setInputFiles(picture('straight.png'));
  const answer = await sent;
  expect(answer.status()).toBe(200);
  expect(new URL(answer.url()).origin).not.toBe(baseURL);
  await expect(page.getByRole('button', { name: 'Remove straight.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Thank you! Your feedback has arrived.')).toBeVisible();
  await page.goto(`/feedback/${SCHOOLS.stoa}?view=mine`);
  const shown = page
    .getByRole('main')
    .getByRole('link', { name: /Picture 1/ })
    .locator('img');
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
