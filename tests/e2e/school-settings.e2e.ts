import type { Page } from '@playwright/test';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS, home } from './support/places.ts';
import { expect, test } from './support/test.ts';

const ADMIN = 'admin@stoa.example';
const REFUSED = /Failed to load resource: the server responded with a status of 400/;
const manage = (part: string): string => `/manage/${SCHOOLS.stoa}/${part}?sxz-lang=en_US`;

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
}

test('how the school is reached is written by an admin, and told to everybody (B047)', async ({ page }) => {
  test.slow();
  await signIn(page, ADMIN);
  await page.goto(manage('contact'));
  const email = page.getByRole('textbox', { name: 'Email' });
  const weChat = page.getByRole('textbox', { name: 'WeChat' });
  const before = { email: await email.inputValue(), weChat: await weChat.inputValue() };
  const name = `porch-${Date.now()}`;
  await weChat.fill(name);
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await expectAccessible(page);
  await email.fill(before.email);
  // What is not saved is neither undone nor left behind unasked.
  await page.getByRole('button', { name: 'Undo the changes' }).click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(weChat).toHaveValue(name);
  await page.getByRole('link', { name: 'Blocked words' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(weChat).toHaveValue(name);
  await save(page);

  await page.goto(home());
  await page.getByRole('button', { name: 'Customer service' }).click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toContainText(name);

  await page.goto(manage('contact'));
  await weChat.fill(before.weChat);
  await save(page);
});

test('a word that the school does not accept is refused, and what was typed stays (B074)', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  complaints.allow(REFUSED);
  const word = `zebra${Date.now()}`;
  const adminClient = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await signIn(adminClient, ADMIN);
  await adminClient.goto(manage('words'));
  const list = adminClient.getByRole('textbox', { name: 'Words and phrases' });
  await list.fill(word);
  await expect(adminClient.getByText('1 word or phrase')).toBeVisible();
  await save(adminClient);
  await expectAccessible(adminClient);

  await newAccount(page);
  await page.goto(`/feedback/${SCHOOLS.stoa}?sxz-lang=en_US`);
  const message = page.getByRole('textbox', { name: /Your message/ });
  const send = page.getByRole('button', { name: 'Send feedback' });
  await message.fill(`A ${word.toUpperCase()} in the porch`);
  await send.click();
  await expect(page.getByText(`Not accepted: ${word}`)).toBeVisible();
  await expect(message).toHaveValue(`A ${word.toUpperCase()} in the porch`);
  await message.fill('A cat in the porch');
  await send.click();
  await expect(page.getByText('Thank you! Your feedback has arrived.')).toBeVisible();

  await list.fill('');
  await save(adminClient);
  await adminClient.context().close();
});

test('on a phone both pages fit, from right to left as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ADMIN);
  for (const part of ['contact', 'words']) {
    await page.goto(`/manage/${SCHOOLS.stoa}/${part}?sxz-lang=ar_SA`);
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
