import type { Browser, Page } from 'playwright-core';
import type { IndexedStory } from '../storybook/read-index.ts';

/** Where no story says otherwise. */
const WINDOW = { width: 1200, height: 900 };
/** Those that Storybook's toolbar has by itself. */
const VIEWPORTS: Record<string, { width: number; height: number }> = {
  mobile1: { width: 320, height: 568 },
  mobile2: { width: 414, height: 896 },
  tablet: { width: 834, height: 1112 },
};
/** A story that takes longer has failed. */
const STORY_LIMIT_MS = 90_000;
/** A page that has shown so many keeps too much in memory. */
const STORIES_A_PAGE = 150;

interface Channel {
  emit: (event: string, detail: unknown) => void;
  on: (event: string, listener: (detail: Outcome) => void) => void;
  off: (event: string, listener: (detail: Outcome) => void) => void;
}
interface Outcome {
  storyId?: string;
  status?: string;
  /** Of an error. */
  message?: string;
  title?: string;
  reporters?: {
    status: string;
    result?: {
      error?: unknown;
      violations?: { id: string; help: string; nodes: { html: string }[] }[];
    };
  }[];
}
interface Preview {
  currentRender?: { phase?: string };
  currentSelection?: { storyId?: string };
  storyStoreValue: {
    loadStory: (of: { storyId: string }) => Promise<{
      storyGlobals?: { viewport?: { value?: string } };
      parameters: {
        viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
        a11y?: { options?: object };
      };
    }>;
  };
}
declare global {
  // oxlint-disable-next-line no-var -- the form that a global has
  var __STORYBOOK_PREVIEW__: Preview;
  // oxlint-disable-next-line no-var -- the form that a global has
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** A tab that plays one story after another. */
export interface Stage {
  /**
   * What is wrong with a story: it does not draw, its play fails, axe finds something, an error escapes.
   * Without `contrast` axe leaves out that one rule.
   */
  play: (story: IndexedStory, checks: { contrast: boolean }) => Promise<string[]>;
  close: () => Promise<void>;
}

export async function openStage(browser: Browser, origin: string): Promise<Stage> {
  const context = await browser.newContext({ locale: 'en-US', viewport: WINDOW });
  let page: Page | undefined;
  let played = 0;
  const escaped: string[] = [];

  const open = async (id: string): Promise<Page> => {
    await page?.close();
    const next = await context.newPage();
    next.setDefaultTimeout(STORY_LIMIT_MS);
    next.on('pageerror', (error) => escaped.push(`An error escaped: ${error.message}`));
    // `check` asks axe for what is wrong alone (.storybook/preview.tsx).
    await next.goto(`${origin}/iframe.html?id=${id}&viewMode=story&check`);
    await next.waitForFunction(() =>
      ['finished', 'errored', 'aborted'].includes(
        globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '',
      ),
    );
    return next;
  };

  return {
    async play({ id }, { contrast }) {
      escaped.length = 0;
      let wrong: string[];
      try {
        if (!page || played % STORIES_A_PAGE === 0) page = await open(id);
        played += 1;
        const wanted = await page.evaluate(windowOf, { id, known: VIEWPORTS, usual: WINDOW });
        if (!contrast) await page.evaluate(leaveContrastOut, id);
        // To be told its own size again moves a page's focus and closes what floats.
        if (wanted.width !== page.viewportSize()?.width) await page.setViewportSize(wanted);
        wrong = [...(await page.evaluate(playIn, { id, limit: STORY_LIMIT_MS })), ...escaped];
      } catch (error) {
        wrong = [String(error)];
      }
      // What has failed may still be going on: the next play has a page of its own.
      if (wrong.length > 0) {
        await page?.close();
        page = undefined;
      }
      return wrong;
    },
    close: () => context.close(),
  };
}

/** In the page: the window that a story asks for. */
async function windowOf({ id, known, usual }: { id: string; known: typeof VIEWPORTS; usual: typeof WINDOW }) {
  const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id });
  const name = story.storyGlobals?.viewport?.value;
  if (!name) return usual;
  const styles = story.parameters.viewport?.options?.[name]?.styles;
  if (styles) return { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
  return known[name] ?? usual;
}

/** In the page: axe's options stand among the parameters of a story, which Storybook prepares once. */
async function leaveContrastOut(storyId: string) {
  const { parameters } = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
  const { a11y } = parameters;
  parameters.a11y = {
    ...a11y,
    options: { ...a11y?.options, rules: { 'color-contrast': { enabled: false } } },
  };
}

/** In the page: plays a story to its end, and tells what was wrong. */
async function playIn({ id, limit }: { id: string; limit: number }): Promise<string[]> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const faults = ['storyErrored', 'storyMissing', 'storyThrewException', 'playFunctionThrewException'];
  const wrong: string[] = [];
  const note = ({ message, title }: Outcome) => wrong.push(message ?? title ?? 'It does not draw.');
  for (const fault of faults) channel.on(fault, note);
  const { status, reporters = [] } = await new Promise<Outcome>((resolve) => {
    const done = (outcome: Outcome) => {
      if (outcome.storyId !== id) return;
      clearTimeout(timer);
      channel.off('storyFinished', done);
      resolve(outcome);
    };
    const timer = setTimeout(() => {
      wrong.push(`It did not finish in ${limit / 1000} s.`);
      done({ storyId: id, status: 'error' });
    }, limit);
    channel.on('storyFinished', done);
    // The story that a page is opened with has played already, unheard.
    const isShown = globalThis.__STORYBOOK_PREVIEW__.currentSelection?.storyId === id;
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  for (const fault of faults) channel.off(fault, note);
  for (const { result } of reporters.filter((report) => report.status === 'failed')) {
    if (result?.error) wrong.push(`axe: ${String(result.error)}`);
    for (const { id: rule, help, nodes } of result?.violations ?? [])
      wrong.push(`axe ${rule}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join('\n')}`);
  }
  return status === 'success' || wrong.length > 0 ? wrong : ['It failed.'];
}
