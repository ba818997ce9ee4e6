import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { startCuttingProxy } from './support/cutting-proxy.ts';
import { enormousPng, noisyPng, picture, pngBytes } from './support/pictures.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const page33 = `/feedback/${SCHOOLS.stoa}`;
const ADDRESS = '**/api/school/v1/files/get-upload-url*';
const BYTES = '**/api/school/v1/files/*/content*';
/** What the browser notes of calls that fail, as these are meant to. */
const FAILED = /Failed to load resource/;

const file = (page: Page) => page.locator('input[type="file"]');
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

async function begin(page: Page): Promise<void> {
  await newAccount(page);
  await page.goto(page33);
  await page.getByRole('textbox', { name: /Your message/ }).fill('With a picture');
}

test('four pictures go along, and a fifth is refused (B041)', async ({ page }) => {
  test.slow();
  await begin(page);
  // All at once: they are sent one after the other, and the fifth is not taken.
  const names = ['a.png', 'b.png', 'c.png', 'd.png'];
  await file(page).setInputFiles([...names, 'one-too-many.png'].map(picture));
  await expect(
    page.getByText('You can add up to four pictures. one-too-many.png was not added.'),
  ).toBeVisible();
  for (const name of names) {
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expect(row(page, name).getByRole('progressbar')).toBeHidden();
  }
  await count(page, '(4/4)');
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await expect(page.getByText('You can add up to four pictures. Remove one first.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove b.png' }).click();
  await count(page, '(3/4)');
});

test('what only calls itself a picture is refused, here or by the server (B041, B045)', async ({
  page,
  complaints,
}) => {
  complaints.allow(FAILED);
  await begin(page);
  await file(page).setInputFiles({
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await expect(page.getByText('Only GIF, JPEG and PNG pictures are supported.')).toBeVisible();
  for (const [name, text] of [
    ['page.png', '<html><script>alert(1)</script></html>'],
    ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ] as const) {
    await file(page).setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(text) });
    await expect(row(page, name)).toContainText('GIF, JPEG');
    await count(page, '(1/4)');
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(row(page, name)).toBeHidden();
  }
  await file(page).setInputFiles(picture('my photo 1.png'));
  await expect(page.getByRole('button', { name: 'Remove myphoto1.png' })).toBeVisible();
});

test('each failure of the first step shows the server’s message, or that the picture failed (B045)', async ({
  page,
  complaints,
}) => {
  complaints.allow(FAILED);
  await begin(page);
  await page.route(ADDRESS, (route) =>
    route.fulfill({
      status: 507,
      json: { code: 'QUOTA_EXCEEDED', message: 'There is no room for further files.', requestId: 'req-1' },
    }),
  );
  await file(page).setInputFiles(picture('a.png'));
  await expect(row(page, 'a.png')).toContainText('There is no room for further files.');
  await page.unroute(ADDRESS);
  await page.route(ADDRESS, (route) =>
    route.fulfill({
      json: { code: 200, details: 'closed', message: 'The store is closed today.', data: {} },
    }),
  );
  await page.getByRole('button', { name: 'Retry a.png' }).click();
  await expect(row(page, 'a.png')).toContainText('The store is closed today.');
  await page.unroute(ADDRESS);
  await page.route(ADDRESS, (route) => route.abort());
  await page.getByRole('button', { name: 'Retry a.png' }).click();
  await expect(row(page, 'a.png')).toContainText('The connection was lost.');
  await page.unroute(ADDRESS);
  await page.getByRole('button', { name: 'Retry a.png' }).click();
  await expect(row(page, 'a.png').getByRole('button', { name: 'Retry a.png' })).toBeHidden();
  await expect(page.getByRole('textbox', { name: /Your message/ })).toHaveValue('With a picture');
});

test('each failure of the bytes is told as its code says (B045)', async ({ page, complaints }) => {
  complaints.allow(FAILED);
  await begin(page);
  const answers = [
    [{ resultCode: 901100007, message: 'This is no picture.', details: 'sniffed' }, 'This is no picture.'],
    [{ resultCode: 901100008, message: 'failed', details: 'The folder is full.' }, 'The folder is full.'],
    [
      { code: 'UPLOAD_EXPIRED', message: 'This upload address has expired.' },
      'This upload address has expired.',
    ],
  ] as const;
  await page.route(BYTES, (route) => route.fulfill({ status: 400, json: answers[0][0] }));
  await file(page).setInputFiles(picture('a.png'));
  for (const [index, [, reported]] of answers.entries()) {
    await expect(row(page, 'a.png')).toContainText(reported);
    const next = answers[index + 1];
    await page.unroute(BYTES);
    if (next) await page.route(BYTES, (route) => route.fulfill({ status: 400, json: next[0] }));
    await page.getByRole('button', { name: 'Retry a.png' }).click();
  }
  await expect(row(page, 'a.png').getByRole('button', { name: 'Retry a.png' })).toBeHidden();
  await count(page, '(1/4)');
});

test('a cut connection loses neither text nor picture, and it can be sent again (TRUST F13, F14, F15)', async ({
  page,
  complaints,
}) => {
  complaints.allow(FAILED);
  await begin(page);
  await page.route(BYTES, (route) => route.abort('connectionreset'));
  await file(page).setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer: pngBytes('cut', 300) });
  await expect(row(page, 'cut.png')).toContainText('The connection was lost.');
  await page.getByRole('button', { name: 'Send feedback' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: /Your message/ })).toHaveValue('With a picture');
  await page.unroute(BYTES);
  await page.getByRole('button', { name: 'Retry cut.png' }).click();
  await expect(row(page, 'cut.png').getByRole('progressbar')).toBeHidden();
  await expect(row(page, 'cut.png').getByRole('button', { name: 'Retry cut.png' })).toBeHidden();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Thank you! Your feedback has arrived.')).toBeVisible();
});

test('a picture that is cut at 10, 50 and 99 % is told, kept and sent again (TRUST F13)', async ({
  page,
  baseURL,
  complaints,
}) => {
  test.slow();
  complaints.allow(FAILED);
  await begin(page);
  for (const [index, share] of [0.1, 0.5, 0.99].entries()) {
    const name = `cut-at-${share}.png`;
    const proxy = await startCuttingProxy(baseURL ?? '', share);
    await page.route(BYTES, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(new URL(baseURL ?? '').origin, proxy.url),
      }),
    );
    await file(page).setInputFiles({ name, mimeType: 'image/png', buffer: noisyPng() });
    await expect(row(page, name)).toContainText('The connection was lost.');
    await expect(page.getByRole('textbox', { name: /Your message/ })).toHaveValue('With a picture');
    await page.unroute(BYTES);
    proxy.stop();
    await page.getByRole('button', { name: `Retry ${name}` }).click();
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Retry ${name}` })).toBeHidden();
    await count(page, `(${index + 1}/4)`);
  }
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Thank you! Your feedback has arrived.')).toBeVisible();
  await page.goto(`${page33}?view=mine`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Picture \d/ })
      .locator('img'),
  ).toHaveCount(3);
});

test.describe('a person who reads the portal in another language than their browser', () => {
  test.use({ locale: 'de-DE' });

  test('is told in that of the portal why a picture is refused, be it of 30,000 × 30,000 pixels, and goes on (B003, TRUST 84)', async ({
    page,
    complaints,
  }) => {
    complaints.allow(FAILED);
    await begin(page);
    const wall = enormousPng();
    expect(wall.length).toBeLessThan(10_000);
    for (const [name, buffer, reported] of [
      ['page.png', Buffer.from('<!doctype html>'), 'Only GIF, JPEG and PNG pictures are supported.'],
      ['wall.png', wall, 'This picture has too many pixels.'],
    ] as const) {
      await file(page).setInputFiles({ name, mimeType: 'image/png', buffer });
      await expect(row(page, name)).toContainText(reported);
      await page.getByRole('button', { name: `Remove ${name}` }).click();
    }
    await file(page).setInputFiles(picture('small.png'));
    await expect(page.getByRole('button', { name: 'Remove small.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Thank you! Your feedback has arrived.')).toBeVisible();
  });
});

test('a store that is away is said to be away; the rest of the page works (TRUST F15)', async ({
  page,
  complaints,
}) => {
  complaints.allow(FAILED);
  await begin(page);
  await page.route(BYTES, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/xml',
      body: '<Error><Code>SlowDown</Code></Error>',
    }),
  );
  await file(page).setInputFiles(picture('a.png'));
  await expect(row(page, 'a.png')).toContainText('Pictures cannot be stored right now.');
  await page.getByRole('button', { name: 'Remove a.png' }).click();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Thank you! Your feedback has arrived.')).toBeVisible();
});
