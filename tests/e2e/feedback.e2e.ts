import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { picture } from './support/pictures.ts';
import { home, SCHOOLS } from './support/places.ts';
import { expect, test } from './support/test.ts';

const ADMIN = 'admin@stoa.example';
const page33 = `/feedback/${SCHOOLS.stoa}`;
const ADD = '**/api/school/feedback/addFeedback*';
/** What the browser notes of a session that was ended on purpose. */
const SIGNED_OUT = /Failed to load resource: the server responded with a status of 40[01]/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Feedback' });
const message = (page: Page) => page.getByRole('textbox', { name: /Your message/ });

/** Opens the dialog from the foot of the page. */
async function openDialog(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function addPicture(page: Page, name: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(picture(name));
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

test('the dialog stays open until somebody closes it, and asks before something is lost (B035, B036, B037)', async ({
  page,
}) => {
  await page.goto(home());
  const asked = page.waitForResponse(/biz\/queryConfig\?.*CUSTOMER_SERVICE_INFORMATION/);
  await openDialog(page);
  expect((await asked).status()).toBe(200);
  await expect(dialog(page)).toContainText('help@stoa.example');
  // It opens with a movement.
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(880);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await message(page).fill('It stops');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(message(page)).toHaveValue('It stops');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close and discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await expect(message(page)).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Fault' })).toBeChecked();
});

test('what is not right is said beside its field (B039, B040)', async ({ page }) => {
  await page.goto(page33);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Enter your question or feedback.')).toBeVisible();
  await message(page).pressSequentially('   It stops');
  await expect(message(page)).toHaveValue('It stops');
  await expect(page.getByText('8/200')).toBeVisible();
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('12345');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText(/Enter a mobile number of 11 digits/)).toBeVisible();
  await page.getByRole('checkbox', { name: /may contact me/ }).uncheck({ force: true });
  await expect(page.getByRole('textbox', { name: /Mobile number/ })).toBeHidden();
});

test('feedback is answered, and the person hears of it at once (B043, B044)', async ({ page, browser }) => {
  test.slow();
  await newAccount(page);
  await page.goto(home());
  await openDialog(page);
  const text = `The video of lesson 3 stops ${Date.now()}`;
  await message(page).fill(text);
  await addPicture(page, 'stops.png');
  await dialog(page).getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Thank you! Your feedback has arrived.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  const live = page.waitForResponse((answer) => /event-stream/.test(answer.headers()['content-type'] ?? ''));
  await page.goto(`${page33}?view=mine`);
  await expect(page.getByRole('main')).toContainText(text);
  const sent = page
    .getByRole('main')
    .getByRole('link', { name: /Picture 1/ })
    .locator('img');
  await expect(sent).toHaveJSProperty('naturalWidth', 24);
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await live;

  const admin = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.5.5.5' } });
  const adminClient = await admin.newPage();
  await signIn(adminClient, ADMIN);
  await adminClient.goto(
    `/manage/${SCHOOLS.stoa}/feedback?keyword=${encodeURIComponent(text)}&sxz-lang=en_US`,
  );
  await adminClient.getByRole('button', { name: /^Message from / }).click();
  await adminClient.getByRole('textbox', { name: 'Answer' }).fill('Thank you, the video has been replaced.');
  await expect(adminClient.getByRole('radio', { name: 'Answered' })).toBeChecked();
  await expectAccessible(adminClient);
  await adminClient.getByRole('button', { name: 'Send answer' }).click();
  await expect(adminClient.getByRole('dialog')).toBeHidden();
  await expect(adminClient.getByRole('main')).toContainText('Answered');
  await admin.close();
  await page.bringToFront();

  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /Your feedback was answered/ })
    .click();
  await expect(page).toHaveURL(`${page33}?view=mine`);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Thank you, the video has been replaced.');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('what was typed survives a reload (R33)', async ({ page }) => {
  await newAccount(page);
  await page.goto(home());
  await openDialog(page);
  await message(page).fill('Half a thought');
  await page.getByRole('radio', { name: 'Question' }).check({ force: true });
  await addPicture(page, 'half.png');
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await expect(message(page)).toHaveValue('Half a thought');
  await expect(page.getByRole('radio', { name: 'Question' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Remove half.png' })).toBeVisible();
});

test('a session that ends while one types loses nothing (B042, TRUST F19)', async ({ page, complaints }) => {
  test.slow();
  complaints.allow(SIGNED_OUT);
  const { email, password } = await newAccount(page);
  await page.goto(home());
  await openDialog(page);
  const text = `${Date.now()} ${'x'.repeat(136)}`;
  await message(page).fill(text);
  await page.getByRole('radio', { name: 'Comment on content' }).check({ force: true });
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('13800000001');
  await addPicture(page, 'ends.png');
  await page.context().clearCookies({ name: /access_token|refresh_token/ });
  await dialog(page).getByRole('button', { name: 'Send feedback' }).click();
  await expect(page).toHaveURL(/\/login\/index\?redirect=/);

  await page.getByRole('textbox', { name: 'Email or phone number' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(home());
  await expect(dialog(page)).toBeVisible();
  await expect(message(page)).toHaveValue(text);
  await expect(page.getByRole('radio', { name: 'Comment on content' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /Mobile number/ })).toHaveValue('13800000001');
  await expect(page.getByRole('button', { name: 'Remove ends.png' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Thank you! Your feedback has arrived.')).toBeVisible();
  await page.goto(`${page33}?view=mine`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
});

test('what was on its way when the page was loaded anew is stored once (R33, TRUST F21, F22)', async ({
  page,
}) => {
  await newAccount(page);
  await page.goto(page33);
  const text = `Sent and not heard of ${Date.now()}`;
  await message(page).fill(text);
  await addPicture(page, 'once.png');
  const keys: (string | undefined)[] = [];
  // It arrives, and its answer does not.
  let arrived = false;
  await page.route(ADD, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    arrived = true;
  });
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect.poll(() => arrived).toBe(true);
  await page.reload();
  await expect(message(page)).toHaveValue(text);
  await expect(page.getByRole('button', { name: 'Remove once.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Thank you! Your feedback has arrived.')).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  await page.goto(`${page33}?view=mine`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
});

test('words that are not published are told to who wrote them (B074)', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await newAccount(page);
  await page.goto(page33);
  await message(page).fill('Buy spam-word now');
  await page.route(ADD, (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: 'MODERATION_REJECTED',
        message: 'Some words are not allowed here.',
        details: { words: ['spam-word'] },
        requestId: 'req-1',
      },
    }),
  );
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('main')).toContainText('Some words are not allowed here.');
  await expect(page.getByRole('main')).toContainText('Not accepted: spam-word');
  await expect(message(page)).toHaveValue('Buy spam-word now');
});

test('a report says what it is about, and stands among one’s messages (R34)', async ({ page }) => {
  await newAccount(page);
  const target = `${home()}?pageId=about`;
  await page.goto(`/complaintReport/${SCHOOLS.stoa}?target=${encodeURIComponent(target)}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('textbox', { name: /Page address/ })).toHaveValue(target);
  await page.getByRole('textbox', { name: /What happened/ }).fill('This page copies our book.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Choose one of these.')).toBeVisible();
  await page.getByRole('radio', { name: 'Copied without permission' }).check({ force: true });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Your report has arrived.')).toBeVisible();
  await page.goto(`${page33}?view=mine`);
  await expect(page.getByRole('main')).toContainText('This page copies our book.');
});
