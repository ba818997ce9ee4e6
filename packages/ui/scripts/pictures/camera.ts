import type { Browser, CDPSession, Page } from 'playwright-core';
import type { SheetStory } from './sheets.ts';
import { systemFontsOf } from './system-fonts.ts';
import { type Variant, variants } from './variants.ts';

/** A sheet in one way, as Chromium shows it (PNG). */
export interface Shot {
  variant: Variant;
  screenshot: Buffer;
  /** Texts that no bundled font draws (`systemFontsOf`). */
  systemFonts: readonly string[];
  /** Takes it again after a while, for a picture that was not at rest. */
  again: () => Promise<Buffer>;
}

/** The window; what is longer is pictured whole. */
const WINDOW_HEIGHT = 900;
const TALLEST = 8000;
const REST_MS = 250;
/** A bundled font that has arrived may be applied some frames later, on a busy machine many. */
const FONT_LOOKS = 20;
/** Parts of a field that have not come after so many frames do not come. */
const LATE_FRAMES = 1_800;
/** Which fonts draw a sheet does not depend on the theme: they are looked up in one. */
const FONTS_THEME = 'light';
/** A story that takes longer has failed. */
const STORY_LIMIT_MS = 90_000;
/** Noon in Athens on a day in autumn, for what looks at the clock all the same. */
const NOW = new Date('2026-11-21T10:00:00Z');

/** Animations are at their end and nothing blinks. */
const STILL = `*, *::before, *::after {
  animation-duration: 1ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; transition-delay: 0s !important;
  caret-color: transparent !important; scroll-behavior: auto !important;
}`;

/** A tab that takes the pictures of one sheet after another. */
export async function openCamera(browser: Browser, origin: string, extraStyle = '') {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Europe/Athens',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    viewport: { width: variants[0]?.width ?? 1280, height: WINDOW_HEIGHT },
  });
  // Nothing outside the built Storybook: a picture must not wait for, or depend on, somebody's server.
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  const devtools = await context.newCDPSession(page);

  return {
    /** @throws {Error} when the story does not draw */
    async *shoot(story: SheetStory, wanted: readonly Variant[] = variants): AsyncGenerator<Shot> {
      let last: Variant | null = null;
      for (const variant of wanted) {
        if (variant.width !== last?.width) {
          await page.setViewportSize({ width: variant.width, height: WINDOW_HEIGHT });
        }
        if (!last) await openStory(page, origin, story, variant, STILL + extraStyle);
        else
          await changeGlobals(
            page,
            story,
            variant,
            variant.locale !== last.locale || variant.width !== last.width,
          );
        last = variant;
        await rest(page);
        const systemFonts = variant.theme === FONTS_THEME ? await lastingSystemFonts(page, devtools) : [];
        yield {
          variant,
          screenshot: await capture(page, devtools, variant.width),
          systemFonts,
          again: async () => {
            await page.waitForTimeout(REST_MS);
            await rest(page);
            return capture(page, devtools, variant.width);
          },
        };
      }
    },
    close: () => context.close(),
  };
}

const globalsOf = ({ locale, theme }: Variant) => ({ locale, theme, fonts: 'bundled' });

async function openStory(page: Page, origin: string, story: SheetStory, variant: Variant, style: string) {
  const globals = [
    ...Object.entries(globalsOf(variant)).map(([key, value]) => `${key}:${value}`),
    'a11y.manual:!true',
  ];
  await page.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story&globals=${globals.join(';')}`);
  await page.addStyleTag({ content: style });
  await page.waitForFunction(() => {
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__;
    return preview?.currentRender?.phase === 'finished';
  });
  // Once more, for everything that the styles above hold still.
  await changeGlobals(page, story, variant, true);
}

/** Gives the drawn story another language or theme without loading the page again. */
async function changeGlobals(page: Page, story: SheetStory, variant: Variant, isNew: boolean) {
  await page.evaluate(
    async ({ id, globals, mounts, limit }) => {
      interface Channel {
        emit: (event: string, detail: unknown) => void;
        on: (event: string, listener: (detail: { status?: string }) => void) => void;
        off: (event: string, listener: (detail: { status?: string }) => void) => void;
      }
      const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
        .__STORYBOOK_ADDONS_CHANNEL__;
      // A story is left alone until it has finished: one that is torn down earlier loads the page again.
      const afterEmitting = (event: string, detail: unknown) =>
        new Promise<void>((resolve, reject) => {
          const done = (outcome: { status?: string }) => {
            channel.off('storyFinished', done);
            clearTimeout(timer);
            if (outcome.status === 'error') reject(new Error('The story failed.'));
            else resolve();
          };
          const timer = setTimeout(() => done({ status: 'error' }), limit);
          channel.on('storyFinished', done);
          channel.emit(event, detail);
        });
      await afterEmitting('updateGlobals', { globals });
      // What a component remembers from the language before is forgotten.
      if (mounts) await afterEmitting('forceRemount', { storyId: id });
    },
    { id: story.id, globals: globalsOf(variant), mounts: isNew, limit: STORY_LIMIT_MS },
  );
}

/** Waits until faces, pictures and parts of fields are there, lazy ones too, and the page is drawn with them. */
async function rest(page: Page) {
  await page.evaluate(async (framesLimit) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const root = document.documentElement;
    await frame();
    // What keeps the place of a field stands still as well.
    for (let count = 0; count < framesLimit && document.querySelector('[data-late]'); count += 1)
      await frame();
    for (let top = 0; top + innerHeight < root.scrollHeight; top += innerHeight) {
      scrollTo(0, top + innerHeight);
      await frame();
    }
    scrollTo(0, 0);
    // A busy machine may scroll past a lazy picture before the browser has seen it.
    for (const image of document.images) image.loading = 'eager';
    for (let round = 0; round < 5; round += 1) {
      await frame();
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await frame();
      if (document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete)) return;
    }
  }, LATE_FRAMES);
}

/** What fonts of the machine still draw once every bundled one that is on its way is applied. */
async function lastingSystemFonts(page: Page, devtools: CDPSession): Promise<string[]> {
  let fonts = await systemFontsOf(devtools);
  for (let look = 1; look < FONT_LOOKS && fonts.length > 0; look += 1) {
    await page.waitForTimeout(REST_MS);
    await rest(page);
    fonts = await systemFontsOf(devtools);
  }
  return fonts;
}

async function capture(page: Page, devtools: CDPSession, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => {
    const full = document.documentElement.scrollHeight;
    const root = document.querySelector('#storybook-root');
    const isOverlaid = [...document.body.children].some(
      (child) => !child.contains(root) && child.querySelector('[role=dialog], [role=menu], [role=listbox]'),
    );
    // A window above the page is in the middle of it; else the empty rest of the page is left out.
    return full > innerHeight || isOverlaid || !root ? full : root.getBoundingClientRect().bottom + 16;
  });
  const clip = { x: 0, y: 0, width, height: Math.min(TALLEST, Math.ceil(height)), scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: clip.height > WINDOW_HEIGHT,
    clip,
  });
  return Buffer.from(data, 'base64');
}
