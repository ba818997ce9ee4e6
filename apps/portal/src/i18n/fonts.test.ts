import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const loadArabic = vi.fn(async () => undefined);
let tasks: (() => void)[] = [];

beforeEach(() => {
  tasks = [];
  loadArabic.mockClear();
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
  vi.stubGlobal('stoaFonts', { loadArabic });
});
afterEach(() => void vi.unstubAllGlobals());

async function meet(text: string): Promise<void> {
  vi.stubGlobal('document', { body: { innerText: text } });
  const { loadFontsOfText } = await import('./fonts.ts');
  loadFontsOfText();
  expect(loadArabic).not.toHaveBeenCalled();
  for (const task of tasks) task();
}

it.each([
  ['Amelia Hart', 0],
  ['Amelia Hart, Екатерина, 李思远', 0],
  ['Amelia Hart, ليلى الحربي', 1],
])('the font for Arabic is asked for where a letter of it is on the page: %s', async (text, times) => {
  await meet(text);
  expect(loadArabic).toHaveBeenCalledTimes(times);
});
