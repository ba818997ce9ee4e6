import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const chinese = vi.hoisted(() => ({ loaded: 0, drawn: [] as string[] }));
vi.mock('@stoa/ui/theme/glyphs', () => ({ canDraw: (letter: string) => chinese.drawn.includes(letter) }));
vi.mock('@stoa/ui/theme/fonts-chinese', () => {
  chinese.loaded += 1;
  return {};
});

const loadArabic = vi.fn(async () => undefined);
let tasks: (() => void)[] = [];

beforeEach(() => {
  tasks = [];
  loadArabic.mockClear();
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
  vi.stubGlobal('stoaFaces', { loadArabic });
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
  chinese.drawn = ['永'];
  await meet(text);
  expect(loadArabic).toHaveBeenCalledTimes(times);
});

it('slices of a script are loaded where the device draws none of its letters', async () => {
  chinese.drawn = ['永'];
  await meet('Amelia Hart, 李思远');
  await vi.dynamicImportSettled();
  expect(chinese.loaded).toBe(0);
  chinese.drawn = [];
  await meet('Amelia Hart, 李思远');
  await expect.poll(() => chinese.loaded).toBe(1);
});
