import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';

export { expect };

/** What a page may complain of in its console. */
export class Complaints {
  readonly #seen: string[] = [];
  /** Playwright's own traces ask for pictures that a page holds in memory, which the policy of pages forbids. */
  readonly #allowed: RegExp[] = [/^Connecting to 'blob:/];

  /** The test causes this one on purpose. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`${String(error.error())} (${error.page()?.url()})`));
  }

  get unexpected(): string[] {
    return this.#seen.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}

interface Fixtures {
  /** The language that the visitor chose before; none for a first visit. */
  language: string | null;
  complaints: Complaints;
}

/** How long a page may take until its scripts run. */
const READY_LIMIT_MS = 20_000;
let visitors = 0;

/** An address of its own for every visitor: limits by address must not add up over tests. */
export function addressFor(key: string): string {
  const [a = 0, b = 0] = createHash('sha256').update(`${key}|${process.pid}|${visitors++}`).digest();
  return `10.${a}.${b}.${1 + (visitors % 250)}`;
}

/**
 * The server draws a page before the portal's scripts run: after loading a document, a test goes on when they do. A
 * page whose scripts are missing on purpose never gets there; what it shows is waited for by the test.
 */
function awaitPortal(page: Page): void {
  const ready = () =>
    page
      .waitForFunction(
        () =>
          !document.getElementById('root') ||
          (document.documentElement.dataset.ready !== undefined &&
            // The bands of a home page are laid out one by one when the browser is idle.
            [...document.querySelectorAll('main section')].every(
              (section) => getComputedStyle(section).contentVisibility === 'visible',
            )),
        undefined,
        { timeout: READY_LIMIT_MS, polling: 100 },
      )
      .catch(() => undefined);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const answer = await goto(...args);
    await ready();
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload(...args);
    await ready();
    return answer;
  };
}

/** Lets the pages of a context find something that an earlier visit has left in the browser's storage. */
export const storeInStorage = (context: BrowserContext, key: string, value: string): Promise<unknown> =>
  context.addInitScript(
    (kept) => {
      // Documents without an origin have no storage.
      if (location.protocol.startsWith('http')) localStorage[kept.key] ??= kept.value;
    },
    { key, value },
  );

/** Makes a context one of a person who is there and has chosen a language before. */
export async function arrive(context: BrowserContext, language: string | null, baseURL = ''): Promise<void> {
  if (language) {
    await context.addCookies([{ name: 'sxz-lang', value: language, url: baseURL }]);
    await storeInStorage(context, 'stoa.sxz-lang', language);
  }
  // A drawn page waits for a sign of its person; here the person is there from the start.
  await context.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove'))),
  );
}

/** One more tab, or the tab of another person. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  awaitPortal(page);
  return page;
}

/** Playwright's test with an address of its own, a chosen language, and a console that has to stay free of errors. */
export const test = base.extend<Fixtures>({
  language: ['en_US', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- the form that Playwright asks for
  extraHTTPHeaders: async ({}, use, info) => use({ 'x-forwarded-for': addressFor(info.testId) }),
  context: async ({ context, language, baseURL }, use) => {
    await arrive(context, language, baseURL);
    context.on('page', awaitPortal);
    await use(context);
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      complaints.watch(context);
      await use(complaints);
      expect(complaints.unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
