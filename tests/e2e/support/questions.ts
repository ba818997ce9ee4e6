import type { Page } from '@playwright/test';
import { SCHOOLS } from './places.ts';
import { expect } from './test.ts';

/** Questions with a word of their own: "Red kites fly." and so on. */
export const COLOURS = ['Red', 'Green', 'Blue'] as const;

/** Imports a true-or-false question for each colour into a folder of that name. @param mark word and folder */
export async function importQuestions(page: Page, mark: string): Promise<void> {
  await page.goto(`/manage/${SCHOOLS.stoa}/questions?sxz-lang=en_US`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  const questions = COLOURS.map((colour) => `${colour} ${mark}s fly. {T}`).join('\n\n');
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'kites.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`$CATEGORY: ${mark}\n\n${questions}`),
  });
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await dialog.getByRole('button', { name: `Import ${COLOURS.length} questions` }).click();
  await expect(dialog).toBeHidden();
}
