import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { CLASSES, classPage, SCHOOLS } from './support/places.ts';
import { addressFor, arrive, expect, openTab, test } from './support/test.ts';

const COMMUNITY = `/portal/${SCHOOLS.stoa}/community`;
/** What the browser notes of what is refused or gone, as is meant. */
const REFUSED = [/Failed to load resource: the server responded with a status of 40[0134]/, /^ApiProblem: /];

/** A browser of somebody else. */
async function someoneElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': addressFor('community') },
  });
  await arrive(context, 'en_US', baseURL);
  return openTab(context);
}

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

async function write(page: Page, { kind, title, text }: { kind: string; title: string; text: string }) {
  await page.getByRole('button', { name: 'Write a post' }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await dialog.getByText(kind, { exact: true }).click();
  await field(page, /^Title/).fill(title);
  await field(page, /^Text/).fill(text);
  return dialog;
}

test('a question is asked, answered and accepted, reported and removed (C115, B074, R69)', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(...REFUSED);
  const title = `How long is a plan? ${randomUUID().slice(0, 8)}`;
  const caller = page;
  await newAccount(caller, { nickName: 'Noor Asker' });
  await caller.goto(COMMUNITY);
  await expectAccessible(caller);
  const dialog = await write(caller, { kind: 'Question', title, text: 'In weeks.\n\n- or in days?' });
  // What was typed is there again after a reload.
  await caller.reload();
  await caller.getByRole('button', { name: 'Write a post' }).click();
  await expect(field(caller, /^Title/)).toHaveValue(title);
  await expectAccessible(caller);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(caller.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(caller.getByRole('listitem').filter({ hasText: 'or in days?' })).toBeVisible();
  const address = caller.url();

  const teacher = await someoneElse(browser, baseURL);
  await signIn(teacher, 'teacher@stoa.example');
  await teacher.goto(address);
  await teacher.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(teacher.getByText('Write something first.')).toBeVisible();
  await field(teacher, /^Your reply/).fill('As long as it holds. See https://example.org/plans.');
  await teacher.getByRole('button', { name: 'Reply', exact: true }).last().click();
  await expect(teacher.getByText('Your reply was sent.')).toBeVisible();
  await expect(teacher.getByRole('link', { name: 'https://example.org/plans' })).toBeVisible();
  await expect(field(teacher, /^Your reply/)).toHaveValue('');

  await caller.reload();
  await caller.getByRole('button', { name: 'Accept as answer' }).click();
  await expect(caller.getByText('Accepted answer')).toBeVisible();
  const liked = caller.waitForResponse(/reaction/);
  await caller.getByRole('button', { name: 'Like, 0 likes' }).last().click();
  expect((await liked).status()).toBe(200);
  await expect(caller.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
  await expectAccessible(caller);
  // Who asked is told of the reply, and comes to it.
  await caller.goto(`${COMMUNITY}?kind=question`);
  await expect(caller.getByRole('link', { name: title })).toBeVisible();

  await teacher.reload();
  await teacher.getByRole('button', { name: 'More about this post' }).click();
  await teacher.getByRole('menuitem', { name: 'Report' }).click();
  await teacher.getByRole('button', { name: 'Send report' }).click();
  await expect(teacher.getByText('Choose what fits best.')).toBeVisible();
  await teacher.getByText('It does not belong here').click();
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Send report' }).click();
  await expect(teacher.getByText('Thank you. The school’s moderators will review it.')).toBeVisible();

  const admin = await someoneElse(browser, baseURL);
  await signIn(admin, 'admin@stoa.example');
  await admin.goto(`/manage/${SCHOOLS.stoa}/reports`);
  const entry = admin.getByRole('listitem').filter({ has: admin.getByRole('link', { name: title }) });
  await expect(entry.getByText('It does not belong here')).toBeVisible();
  await expectAccessible(admin);
  await entry.getByRole('button', { name: 'Remove' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(admin.getByText('The content was removed and its author was notified.')).toBeVisible();
  await expect(entry).toHaveCount(0);

  expect((await caller.goto(address))?.status()).toBe(404);
  await caller.goto('/account/notifications');
  await teacher.context().close();
  await admin.context().close();
});

test('a class talks among itself, and an activity takes who signs up (R11, C116, B064)', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(...REFUSED);
  const title = `Reading evening ${randomUUID().slice(0, 8)}`;
  const teacher = await someoneElse(browser, baseURL);
  await signIn(teacher, 'teacher@stoa.example');
  await teacher.goto(classPage(CLASSES.planning));
  const dialog = await write(teacher, { kind: 'Activity', title, text: 'We read together.' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Enter when it starts and ends.')).toBeVisible();
  for (const [name, keys] of Object.entries({
    'Starts on': '12312027',
    'Start time': '0500PM',
    'Ends on': '12312027',
    'End time': '0700PM',
  })) {
    await dialog.getByRole('group', { name }).getByRole('spinbutton').first().click();
    await teacher.keyboard.type(keys);
  }
  await field(teacher, /^Seats/).fill('1');
  await expectAccessible(teacher);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(teacher.getByText('1 seat left')).toBeVisible();
  const address = teacher.url();

  // Visitors are asked who they are, people outside of the class are told so.
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\/index\?redirect=/);
  await newAccount(page, { nickName: 'Noor Outside' });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);

  const learner = await someoneElse(browser, baseURL);
  await signIn(learner, 'learner@stoa.example');
  await learner.setViewportSize({ width: 390, height: 844 });
  await learner.goto(classPage(CLASSES.planning));
  await learner.getByRole('link', { name: title }).click();
  await learner.getByRole('button', { name: 'Sign up' }).click();
  await expect(learner.getByText('0 seats left')).toBeVisible();
  await learner.getByRole('button', { name: 'Cancel sign-up' }).click();
  await expect(learner.getByText('1 seat left')).toBeVisible();
  await expectNoSidewaysScroll(learner);
  await expectAccessible(learner);

  await teacher.getByRole('button', { name: 'More about this post' }).click();
  await teacher.getByRole('menuitem', { name: 'Pin' }).click();
  await expect(teacher.getByText('Pinned', { exact: true })).toBeVisible();
  await teacher.getByRole('button', { name: 'More about this post' }).click();
  await teacher.getByRole('menuitem', { name: 'Delete' }).click();
  await teacher.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(teacher).toHaveURL(classPage(CLASSES.planning));
  await expect(teacher.getByRole('link', { name: title })).toHaveCount(0);
  await learner.context().close();
  await teacher.context().close();
});
