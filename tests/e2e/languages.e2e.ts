import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../packages/api/src/languages.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';
import { home, search } from './support/places.ts';
import { expect, test } from './support/test.ts';

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en_US');
const PHONE = { width: 360, height: 780 };
/** The narrowest window that has the navigation as a bar. */
const SMALL_DESKTOP = { width: 1024, height: 780 };
const PAGES = { home: home(), search: search('type=3'), login: '/login/index' } as const;

/** Sentences and phrases of the page, without what people wrote: that keeps its language. A single word may be the same in two languages. */
const phrases = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const keep = (text: string | null | undefined) => {
      const words = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
      if (/\p{L}{2,} \p{L}{2,}/u.test(words)) found.add(words);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('bdi, script, style, [lang]:not(html)'))
        keep(walker.currentNode.textContent);
    for (const element of document.querySelectorAll('[aria-label], [placeholder]')) {
      keep(element.getAttribute('aria-label'));
      keep(element.getAttribute('placeholder'));
    }
    keep(document.title);
    return [...found];
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  // The menus of the header come last; phones have them in the menu of the school.
  await expect(page.getByRole('banner').locator('[aria-haspopup=menu]').first()).toBeAttached();
}

const address = (path: string, code: string) => `${path}${path.includes('?') ? '&' : '?'}sxz-lang=${code}`;

/** The English of a page; read once by every worker. */
const english = new Map<string, { title: string; phrases: string[] }>();

async function englishOf(page: Page, path: string) {
  const known = english.get(path);
  if (known) return known;
  await open(page, address(path, 'en_US'));
  const read = { title: await page.title(), phrases: await phrases(page) };
  expect(read.phrases.length).toBeGreaterThan(2);
  english.set(path, read);
  return read;
}

for (const language of TRANSLATED) {
  test(`home, search and login speak ${language}, and nothing of it English (B001, B002, B003)`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    for (const [name, path] of Object.entries(PAGES)) {
      const before = await englishOf(page, path);
      await open(page, address(path, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language.replace('_', '-'));
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar_SA' ? 'rtl' : 'ltr');
      expect(await page.title()).not.toBe(before.title);
      const left = (await phrases(page)).filter((phrase) => before.phrases.includes(phrase));
      expect(left, `English on ${name} in ${language}`).toEqual([]);
      await expectNoSidewaysScroll(page);
      if (name !== 'home') continue;
      await page.setViewportSize(SMALL_DESKTOP);
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(PHONE);
    }
  });
}

test.describe('somebody whose browser asks for German', () => {
  test.use({ locale: 'de-DE', language: null });

  test('is offered a page in German where a link opened it in another language, and asked once', async ({
    page,
  }) => {
    await page.goto(address(PAGES.search, 'ar_SA'));
    const offer = page.locator('div[lang="de-DE"]');
    await expect(offer.getByRole('status')).toContainText('Diese Seite gibt es auch auf Deutsch.');
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    // The language of the link is kept until they answer.
    await page.goto(home());
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
    await offer.getByRole('button', { name: 'Auf Deutsch lesen' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await page.goto(address(PAGES.search, 'ar_SA'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(offer).toHaveCount(0);
  });

  test('stays in the language of the link where they decline', async ({ page }) => {
    await page.goto(address(home(), 'ar_SA'));
    await page.getByRole('button', { name: 'Nein, danke' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Nein, danke' })).toHaveCount(0);
    await page.goto(PAGES.search);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
  });
});
