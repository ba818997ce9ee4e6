import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { storyVideo } from '../../packages/ui/src/video-player/story-video.ts';
import { mp3, zip } from '../../apps/server/src/files/lesson-files.fixtures.ts';
import { storyPdf } from '../../apps/portal/src/features/class/lesson/pdf/story-pdf.ts';
import { newAccount, signIn } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { SCHOOLS } from './support/places.ts';
import { expect, openTab, test } from './support/test.ts';

const FILM = Buffer.from(storyVideo.slice(storyVideo.indexOf(',') + 1), 'base64');
const PDF = Buffer.from(storyPdf(['When the tide turns', 'What the moon does', 'How to read a table']));
const SRT = '1\n00:00:00,000 --> 00:00:20,000\nA square crosses the wall.\n';

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved / })).toBeVisible();

/** Corrects a line beside the film and adds another one, after a mistake that loses nothing. */
async function correctCaptions(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const line = (number: number) => dialog.getByRole('group', { name: `Line ${number}`, exact: true });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(line(1).getByLabel('Text')).toHaveValue('A square crosses the wall.');
  await line(1).getByLabel('Text').fill('A <square> crosses & stops.');
  await line(1).getByLabel('End').fill('0:00.5');
  await dialog.getByRole('button', { name: 'Add line here' }).click();
  await dialog.getByRole('button', { name: 'Save captions' }).click();
  await expect(line(2).getByText('Enter what is said, or remove the line.')).toBeVisible();
  await expect(line(2).getByLabel('Text')).toBeFocused();
  await line(2).getByLabel('Text').fill('It rests.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await dialog.getByRole('button', { name: 'Save captions' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await saved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(line(1).getByLabel('Text')).toHaveValue('A <square> crosses & stops.');
  await expect(line(2).getByLabel('Text')).toHaveValue('It rests.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('a teacher makes lessons of videos, audio, documents, files, links and exams, and a learner does them', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  // The server looks at what is sent.
  complaints.allow(/the server responded with a status of 400/);
  const mark = `${Date.now()}`.slice(-6);
  const title = `Tides ${mark}`;
  await signIn(page, 'teacher@stoa.example');
  await page.goto(`/manage/${SCHOOLS.stoa}/content?sxz-lang=en_US`);
  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Class' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'New section' }).fill('Beginning');
  await page.keyboard.press('Enter');
  for (const type of ['Video', 'Audio', 'Document', 'File', 'Link', 'Exam']) {
    await page.getByRole('button', { name: /Type$/ }).click();
    await page.getByRole('option', { name: type, exact: true }).click();
    await page.getByRole('textbox', { name: 'New lesson' }).fill(`The ${type.toLowerCase()}`);
    await page.getByRole('button', { name: 'Add lesson' }).click();
  }
  const open = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const back = async () => {
    await page.getByRole('button', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };

  // What is no video says so, and what was chosen before stays.
  await open('The video');
  const files = page.locator('input[type=file]');
  await files
    .first()
    .setInputFiles({ name: 'broken.mp4', mimeType: 'video/mp4', buffer: Buffer.from('not a film') });
  await expect(page.getByText(/^Browsers cannot play this video/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove broken.mp4' }).click();
  await files.first().setInputFiles({ name: 'tides.webm', mimeType: 'video/webm', buffer: FILM });
  await expect(page.getByRole('link', { name: 'tides.webm' })).toBeVisible();
  await files
    .last()
    .setInputFiles({ name: 'tides.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(SRT) });
  await expect(page.getByRole('button', { name: /^Remove English/ })).toBeVisible();
  await saved(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByRole('link', { name: 'tides.webm' })).toBeVisible();
  await correctCaptions(page);
  await back();

  // What only calls itself a recording is none.
  await open('The audio');
  await files.first().setInputFiles({ name: 'broken.mp3', mimeType: 'audio/mpeg', buffer: zip({ a: 'A' }) });
  await expect(page.getByText(/^Browsers cannot play this recording/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove broken.mp3' }).click();
  await files.first().setInputFiles({ name: 'tides.mp3', mimeType: 'audio/mpeg', buffer: mp3(200) });
  await expect(page.getByRole('link', { name: 'tides.mp3' })).toBeVisible();
  await files
    .last()
    .setInputFiles({ name: 'tides.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(SRT) });
  await expect(page.getByRole('button', { name: /^Remove English/ })).toBeVisible();
  await saved(page);
  await expectAccessible(page);
  await back();

  await open('The document');
  await files.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByRole('link', { name: 'plan.pdf' })).toBeVisible();
  await saved(page);
  await back();

  // The browser's name for an archive is another one on each system.
  await open('The file');
  await files.setInputFiles({
    name: 'tools.zip',
    mimeType: 'application/x-zip-compressed',
    buffer: zip({ 'readme.txt': 'Hello' }),
  });
  await expect(page.getByRole('link', { name: 'tools.zip' })).toBeVisible();
  await saved(page);
  await expectAccessible(page);
  await back();

  await open('The link');
  const address = page.getByRole('textbox', { name: 'Web address' });
  await address.fill('javascript:alert(1)');
  await address.blur();
  await expect(page.getByText('This is not a web address.')).toBeVisible();
  await address.fill('https://www.w3.org/WAI/');
  await saved(page);
  await back();

  // Without an exam the class cannot be published.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByText('Nothing has been chosen for this lesson yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await open('The exam');
  await page.getByRole('button', { name: /Exam$/ }).click();
  await page.getByRole('option').first().click();
  await saved(page);
  await back();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published\.$/ })).toBeVisible();

  const learner = await openTab(await browser.newContext());
  await newAccount(learner);
  await learner.goto(`/portal/${SCHOOLS.stoa}/search?keyword=${mark}&sxz-lang=en_US`);
  await learner
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  const main = learner.getByRole('main');
  await main.getByRole('button', { name: 'Enroll' }).click();
  await expect(learner.getByText('You are enrolled. Welcome!')).toBeVisible();
  await main
    .getByRole('link', { name: /The video/ })
    .first()
    .click();
  await expect(main.locator('video')).toHaveJSProperty('readyState', 4);
  await expect(main.getByText('A <square> crosses & stops.').first()).toBeAttached();
  await main.getByRole('button', { name: 'Mark as done' }).click();
  await expect(main.getByText('Lesson completed')).toBeVisible();
  await learner
    .getByRole('link', { name: /The audio/ })
    .first()
    .click();
  const player = main.getByRole('region', { name: 'The audio' });
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(main.getByText('A square crosses the wall.').first()).toBeAttached();
  await expectAccessible(learner);
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  await learner.setViewportSize({ width: 1280, height: 800 });
  // It is done when it was heard to its end.
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(main.getByText('Lesson completed')).toBeVisible({ timeout: 20_000 });
  await learner
    .getByRole('link', { name: /The file/ })
    .first()
    .click();
  await expect(main.getByText('tools.zip')).toBeVisible();
  await expectAccessible(learner);
  const [archive] = await Promise.all([
    learner.waitForEvent('download'),
    main.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(archive.suggestedFilename()).toBe('tools.zip');
  await expect(main.getByText('Lesson completed')).toBeVisible();
  await learner
    .getByRole('link', { name: /The document/ })
    .first()
    .click();
  const pages = main.getByRole('region', { name: 'Pages of plan.pdf' });
  await expect(pages.getByText('When the tide turns')).toBeAttached();
  await pages.getByText('When the tide turns').selectText();
  expect(await learner.evaluate(() => getSelection()?.toString())).toContain('When the tide turns');
  await main.getByRole('button', { name: 'Next page' }).click();
  const pageNumber = main.getByRole('textbox', { name: 'Page number' });
  await expect(pageNumber).toHaveValue('2');
  await pageNumber.fill('3');
  await learner.keyboard.press('Enter');
  await expect(pages.getByText('How to read a table')).toBeInViewport();
  // Words are found on pages that are out of sight, by keyboard, round and round.
  await main.getByRole('button', { name: 'Search the document' }).click();
  const search = main.getByRole('searchbox', { name: 'Search the document' });
  await expect(search).toBeFocused();
  await search.fill('T\u00cdDE turns');
  await expect(main.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(pages.getByText('When the tide turns')).toBeInViewport();
  await search.fill('THE');
  await expect(main.getByText('1 of 2', { exact: true })).toBeVisible();
  await search.press('Enter');
  await expect(main.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(pages.getByText('What the moon does')).toBeInViewport();
  expect(await learner.evaluate(() => CSS.highlights.get('pdf-current')?.size)).toBe(1);
  await search.press('Enter');
  await expect(main.getByText('1 of 2', { exact: true })).toBeVisible();
  await search.fill('sundial');
  await expect(main.getByText('No results')).toBeVisible();
  await expectAccessible(learner);
  await search.press('Escape');
  await expect(search).toBeHidden();
  expect(await learner.evaluate(() => CSS.highlights.has('pdf-current'))).toBe(false);
  await pageNumber.fill('3');
  await learner.keyboard.press('Enter');
  await main.getByRole('button', { name: 'Zoom in' }).click();
  await expect(main.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  await learner.setViewportSize({ width: 1280, height: 800 });
  const [download] = await Promise.all([
    learner.waitForEvent('download'),
    main.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('plan.pdf');
  await expectAccessible(learner);
  await learner
    .getByRole('link', { name: /The link/ })
    .first()
    .click();
  const link = main.getByRole('link', { name: 'Open page' });
  await expect(link).toHaveAttribute('href', 'https://www.w3.org/WAI/');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await learner
    .getByRole('link', { name: /The exam/ })
    .first()
    .click();
  await expect(main.getByText('Submit the exam to complete this lesson.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Mark as done' })).toHaveCount(0);
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  const lesson = learner.url();
  await main.getByRole('link', { name: 'Go to exam' }).click();
  await main.getByRole('link', { name: 'Go to the exam' }).click();
  await learner.getByRole('button', { name: 'Start attempt' }).click();
  await learner.getByRole('button', { name: 'Review and submit' }).last().click();
  await learner.getByRole('button', { name: 'Submit attempt' }).click();
  await learner.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(learner.getByRole('alertdialog')).toBeHidden();
  await learner.goto(lesson);
  await expect(main.getByText('Lesson completed')).toBeVisible();
  await expect(main.getByRole('link', { name: 'View exam' })).toBeVisible();
  await learner.context().close();
});

/** A film with so many bytes at its end that no player looks at. */
function longFilm(bytes: number): Buffer {
  const head = Buffer.alloc(9);
  head[0] = 0xec;
  head.writeBigUInt64BE(0x0100_0000_0000_0000n + BigInt(bytes), 1);
  return Buffer.concat([FILM, head, randomBytes(bytes)]);
}

test('a long film arrives whole over ten lost connections, a pause and a reload', async ({
  page,
  complaints,
}, info) => {
  test.slow();
  complaints.allow(/Failed to load resource/);
  const film = longFilm(30 * 1024 * 1024);
  const path = info.outputPath('tides.webm');
  await writeFile(path, film);
  await signIn(page, 'teacher@stoa.example');
  await page.goto(`/manage/${SCHOOLS.stoa}/content?sxz-lang=en_US`);
  await page.getByRole('button', { name: 'New', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Class' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(`Long ${Date.now()}`);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'New section' }).fill('Beginning');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Type$/ }).click();
  await page.getByRole('option', { name: 'Video', exact: true }).click();
  await page.getByRole('textbox', { name: 'New lesson' }).fill('The film');
  await page.getByRole('button', { name: 'Add lesson' }).click();
  await page.getByRole('button', { name: 'The film', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The film' })).toBeVisible();

  let lost = 0;
  let arrived = 0;
  let isCut = false;
  await page.route('**/files/tus/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    // Every other piece is lost, until ten were; later all of them.
    if (isCut || (lost < 10 && lost <= arrived)) {
      lost++;
      return route.abort('connectionreset');
    }
    if (arrived === 6 && lost < 10) isCut = true;
    arrived++;
    return route.continue();
  });
  const files = page.locator('input[type=file]').first();
  await files.setInputFiles(path);
  await expect.poll(() => isCut).toBe(true);
  await page.getByRole('button', { name: 'Pause tides.webm' }).click();
  await expect(page.getByText(/of 31.* · Paused$/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/^This upload is not finished/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  const before = arrived;
  isCut = false;
  const [again] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    files.setInputFiles(path),
  ]);
  // It goes on where it was.
  expect(Number(again.headers()['upload-offset'])).toBeGreaterThan(1_000_000);
  await expect(page.getByRole('link', { name: 'tides.webm' })).toBeVisible();
  expect(arrived).toBeGreaterThan(before);
  expect(lost).toBeGreaterThanOrEqual(10);
  await saved(page);
  const href = await page.getByRole('link', { name: 'tides.webm' }).getAttribute('href');
  const got = await page.request.get(new URL(href ?? '', page.url()).href);
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(digest(await got.body())).toBe(digest(film));
});
