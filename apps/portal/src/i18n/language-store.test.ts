import { beforeEach, expect, it, vi } from 'vitest';
import { LanguageStore } from './language-store.ts';

const parts = vi.hoisted(() => ({ load: vi.fn<(language: string, part: string) => Promise<object>>() }));
vi.mock('./catalogues.ts', () => ({
  loadCatalogue: async (language: string) => ({ base: `base ${language}` }),
  loadPart: parts.load,
}));
vi.mock('./fonts.ts', () => ({ loadFonts: async () => undefined, loadLateFonts: () => undefined }));
vi.mock('../app/storage.ts', () => ({ store: () => undefined, storeCookie: () => undefined }));

beforeEach(() => {
  parts.load.mockImplementation(async (language) => ({ account: `account ${language}` }));
});

async function started(): Promise<LanguageStore> {
  const store = new LanguageStore('en_US');
  await store.start();
  return store;
}

it('loads the words of a part once, beside those of all pages', async () => {
  const store = await started();
  await Promise.all([store.messages('account'), store.messages('account')]);
  expect(parts.load).toHaveBeenCalledTimes(1);
  expect([store.i18n._('base'), store.i18n._('account')]).toEqual(['base en_US', 'account en_US']);
});

it('keeps a part through a change of language', async () => {
  const store = await started();
  await store.messages('account');
  await store.switchTo('de_DE');
  expect([store.i18n._('base'), store.i18n._('account')]).toEqual(['base de_DE', 'account de_DE']);
});

it('leaves words of a language that was left while they came', async () => {
  const store = await started();
  let arrive: (messages: object) => void = () => undefined;
  parts.load.mockImplementationOnce(() => new Promise((done) => (arrive = done)));
  const messages = store.messages('account');
  await store.switchTo('de_DE');
  arrive({ account: 'late' });
  await messages;
  expect(store.i18n._('account')).toBe('account de_DE');
});

it('tries again after words that did not come', async () => {
  const store = await started();
  parts.load.mockRejectedValueOnce(new Error('gone'));
  await expect(store.messages('account')).rejects.toThrow('gone');
  await store.messages('account');
  expect(store.i18n._('account')).toBe('account en_US');
});
