import type { Locator, Page } from '@playwright/test';
import { newAccount, signIn, TEACHER } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { pngBytes } from './support/pictures.ts';
import { SCHOOLS, examPage } from './support/places.ts';
import { expect, test } from './support/test.ts';

const manage = (part: string): string => `/manage/${SCHOOLS.stoa}/${part}?sxz-lang=en_US`;
test.use({ actionTimeout: 30_000 });
const main = (page: Page) => page.getByRole('main');

test('options that are pictures are written, chosen by keyboard, matched, printed and shown with what is right (C078)', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `heron${Date.now()}`;
  await signIn(page, TEACHER);
  const field = (name: string | RegExp) => main(page).getByRole('textbox', { name });
  const sendPicture = async (name: string) => {
    await main(page)
      .getByRole('group', { name: `Picture: ${name}`, exact: true })
      .locator('input[type="file"]')
      .setInputFiles({ name: 'bird.png', mimeType: 'image/png', buffer: pngBytes(`${name}.png`, 800) });
    await expect(field(`What the picture shows: ${name}`)).toBeVisible();
  };
  const save = async () => {
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/questions\/\d{19}/);
  };

  await page.goto(manage('questions/new'));
  await field(/Text of the question/).fill(`Which bird is the ${mark}?`);
  await field('Option 2').fill('The one in the air');
  await main(page).getByText('With pictures', { exact: true }).click();
  await sendPicture('Option 1');
  await sendPicture('Option 2');
  await field('What the picture shows: Option 2').fill('A brown bird');
  // What a picture shows has to be said.
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field('What the picture shows: Option 1')).toHaveAttribute('aria-invalid', 'true');
  await field('What the picture shows: Option 1').fill('A grey bird');
  await expectAccessible(page);
  await save();
  await page.reload();
  await expect(field('What the picture shows: Option 1')).toHaveValue('A grey bird');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(manage('questions/new'));
  await field(/Text of the question/).fill(`Where does the ${mark} live?`);
  await page.getByRole('button', { name: /Kind$/ }).click();
  await page.getByRole('option', { name: 'Matching', exact: true }).click();
  await field('Answer 1').fill('Water');
  await field('Answer 2').fill('Forest');
  await main(page)
    .getByRole('group', { name: 'Prompts' })
    .getByRole('button', { name: 'Remove: Prompt 2' })
    .click();
  await main(page).getByText('With pictures: Prompts', { exact: true }).click();
  await sendPicture('Prompt 1');
  await field('What the picture shows: Prompt 1').fill('A bird in the reeds');
  await main(page)
    .getByRole('group', { name: 'Prompts' })
    .getByRole('button', { name: /Right answer$/ })
    .click();
  await page.getByRole('option', { name: 'Water', exact: true }).click();
  // Both sides have pictures: one in place of its text.
  await main(page).getByText('With pictures: Answers', { exact: true }).click();
  await sendPicture('Answer 1');
  await field('What the picture shows: Answer 1').fill('A lake');
  await field(/^Answer 1$/).fill('');
  await expect(
    main(page)
      .getByRole('group', { name: 'Prompts' })
      .getByRole('button', { name: /^A lake/ }),
  ).toBeVisible();
  // One to look at, larger than a page.
  await main(page)
    .getByRole('group', { name: 'Picture to look at' })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: pngBytes('map.png', 1600) });
  await field(/^What the picture shows(?!:)/).fill('A map of birds');
  await save();

  await page.goto(manage('exams/new'));
  await field(/^Title/).fill(`Pictures of ${mark}s`);
  await page.getByRole('button', { name: 'Add from the question bank' }).click();
  const bank = page.getByRole('dialog', { name: 'Add from the question bank' });
  await bank.getByRole('search').locator('input').fill(mark);
  for (const text of ['Which bird', 'Where does']) await bank.getByText(text).click();
  await bank.getByRole('button', { name: 'Add 2 questions' }).click();
  await main(page).getByText('Published: learners can find and take it').click();
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/exams\/\d{19}/);
  const examId = /exams\/(\d{19})/.exec(page.url())?.[1] ?? '';
  const isDrawn = (of: Page, alt: string) =>
    expect
      .poll(() =>
        main(of)
          .getByAltText(alt)
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  await page.goto(`${manage(`exams/${examId}/preview`)}&view=paper`);
  for (const alt of ['A grey bird', 'A brown bird', 'A bird in the reeds', 'A lake'])
    await isDrawn(page, alt);
  await expectAccessible(page);

  const context = await browser.newContext({ locale: 'en-US' });
  const learner = await context.newPage();
  await newAccount(learner);
  await learner.goto(`${examPage(examId)}?sxz-lang=en_US`);
  await main(learner).getByRole('button', { name: 'Start attempt' }).click();
  const grey = main(learner).getByRole('radio', { name: 'A grey bird', exact: true });
  await isDrawn(learner, 'A grey bird');
  await main(learner).getByAltText('A brown bird').click();
  await expect(
    main(learner).getByRole('radio', { name: 'The one in the air: A brown bird', exact: true }),
  ).toBeChecked();
  await learner.keyboard.press('ArrowLeft');
  await expect(grey).toBeChecked();
  await expect(main(learner).getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(learner);
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  // They open larger by one button below them, and nothing of the answer changes.
  const larger = main(learner).getByRole('button', { name: 'Enlarge the pictures' });
  await grey.focus();
  await learner.keyboard.press('Tab');
  await expect(larger).toBeFocused();
  await learner.keyboard.press('Enter');
  const shown = learner.getByRole('dialog', { name: 'Picture' });
  await expect(shown.getByAltText('A grey bird')).toBeVisible();
  await shown.getByRole('button', { name: 'Next picture' }).press('Enter');
  await expect(shown.getByRole('status')).toContainText('Picture 2 of 2');
  await expect(shown.getByText('The one in the air')).toBeVisible();
  await expectAccessible(learner);
  await expectNoSidewaysScroll(learner);
  await learner.keyboard.press('Escape');
  await expect(larger).toBeFocused();
  await expect(grey).toBeChecked();
  // Two beside each other.
  const [first, second] = await Promise.all(
    ['A grey bird', 'A brown bird'].map((alt) => main(learner).getByAltText(alt).boundingBox()),
  );
  expect(first?.y).toBe(second?.y);
  await learner.setViewportSize({ width: 1280, height: 800 });
  await main(learner).getByRole('button', { name: 'Next' }).click();
  await isDrawn(learner, 'A bird in the reeds');
  await learner.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(learner);
  const enlarge = main(learner).getByRole('button', { name: 'Enlarge picture: \u2068A map of birds\u2069' });
  await enlarge.focus();
  await learner.keyboard.press('Enter');
  const large = learner.getByRole('dialog', { name: 'Picture' });
  const widthOf = (image: Locator) => image.evaluate((one: HTMLImageElement) => one.clientWidth);
  // On a phone the whole of it would be no larger than in the page.
  await expect.poll(() => widthOf(large.getByAltText('A map of birds'))).toBeGreaterThan(700);
  await large.getByRole('button', { name: 'Show the whole picture' }).click();
  await expect.poll(() => widthOf(large.getByAltText('A map of birds'))).toBeLessThan(391);
  await expectAccessible(learner);
  await learner.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(enlarge).toBeFocused();
  await learner.setViewportSize({ width: 1280, height: 800 });
  const list = main(learner).getByRole('button', { name: /A bird in the reeds/ });
  await list.focus();
  await learner.keyboard.press('Enter');
  const water = learner.getByRole('listbox').getByRole('option', { name: 'A lake', exact: true });
  await water.focus();
  await learner.keyboard.press('Enter');
  await expect(water).toBeHidden();
  await expect(list.getByAltText('A lake')).toBeVisible();
  await expectAccessible(learner);
  await main(learner).getByRole('button', { name: 'Review and submit' }).last().click();
  await main(learner).getByRole('button', { name: 'Submit attempt' }).click();
  await learner.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(main(learner).getByText('Your answer, right')).toBeVisible();
  for (const alt of ['A grey bird', 'A bird in the reeds']) await isDrawn(learner, alt);
  await expect(main(learner).getByText(/Answer: .A lake/)).toBeVisible();
  await expectAccessible(learner);
  await context.close();
});
