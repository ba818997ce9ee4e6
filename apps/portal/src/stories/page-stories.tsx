import { RECORDED_AT } from '@stoa/api/fixtures';
import { expect, waitFor, within } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import { toasts } from '../app/toasts.ts';
import { store } from '../app/storage.ts';
import { parseLanguage } from '../i18n/languages.ts';
import { currentPage } from './current-page.ts';
import { setClock } from './story-clock.ts';
import { HOME_SCHOOL } from './places.ts';
import { PortalPage, type PortalPageProps } from './portal-page.tsx';

const TENANT_KEY = 'tenant-id';
/** What a page asks for and draws is there within this time, also on a busy machine. */
const SETTLED_WITHIN_MS = 10_000;
const STILL_MS = 60;
type Context = StoryContext<PortalPageProps>;

/** A stream that never says anything. */
class SilentStream extends EventTarget {
  close(): void {
    // There is nothing to close.
  }
}

/**
 * What React Aria says aloud of a button stays there for seconds, also when the button has gone; drawings that are hidden
 * say nothing.
 */
const NEVER_CHECKED = ['[data-live-announcer]', 'svg[aria-hidden=true]'];
/** Header, footer and tabs around every page, which take axe longer than most pages. */
const LAYOUT = ['header:has(~ main)', 'main ~ *'];
/** For the stories of the page that has all of the layout. */
export const withLayoutChecked = { a11y: { context: { exclude: NEVER_CHECKED } } };

/** What the stories of all pages have in common; spread into their meta. */
export const pageStories = {
  component: PortalPage,
  // Every page takes the whole document: a page of documentation with all of them would be none.
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    a11y: { context: { exclude: [...NEVER_CHECKED, ...LAYOUT] } },
  },
  beforeEach: () => {
    const restoreClock = setClock(RECORDED_AT);
    const { EventSource } = globalThis;
    // Nobody sends news into a story.
    Object.assign(globalThis, { EventSource: SilentStream });
    localStorage.clear();
    sessionStorage.clear();
    store(TENANT_KEY, HOME_SCHOOL);
    Object.assign(currentPage, { portal: undefined, answers: {}, missing: [] });
    return () => {
      while (toasts.getCurrent()) toasts.close();
      restoreClock();
      Object.assign(globalThis, { EventSource });
    };
  },
  render: (args: PortalPageProps, { globals }: Context) => {
    const locale = String(globals['locale']);
    return <PortalPage key={locale} {...args} language={parseLanguage(locale)} />;
  },
  play: async ({ canvasElement }: Context) => {
    await openPage(canvasElement);
  },
  afterEach: async () => {
    const missing = currentPage.missing.join(', ');
    await expect(missing, `Calls that no answer is recorded for: ${missing}`).toBe('');
  },
};

/** Waits until the page stands: the route is loaded, nothing is asked for any more, the fonts are there. */
export async function openPage(canvasElement: HTMLElement) {
  await waitFor(() => expect(isSettled()).toBe(true), { timeout: SETTLED_WITHIN_MS, interval: STILL_MS });
  await document.fonts.ready;
  await waitFor(() => expect(canvasElement.querySelector('h1')).not.toBeNull(), {
    timeout: SETTLED_WITHIN_MS,
  });
  return within(canvasElement);
}

/** Waits until the page shows that it waits. */
export async function openPending(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('main [role="status"]')).not.toBeNull(), {
    timeout: SETTLED_WITHIN_MS,
  });
  return within(canvasElement);
}

function isSettled(): boolean {
  const { portal } = currentPage;
  if (!portal) return false;
  return portal.router.state.status === 'idle' && portal.services.queryClient.isFetching() === 0;
}
