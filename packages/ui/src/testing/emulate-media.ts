import type { BrowserCommand } from 'vitest/node';

/** What a reader set in the system. */
export interface Media {
  /** @default null, as the browser has it */
  forcedColors?: 'active' | 'none' | null;
  reducedMotion?: 'reduce' | 'no-preference' | null;
  colorScheme?: 'light' | 'dark' | null;
}

interface Emulates {
  emulateMedia: (media: Media) => Promise<void>;
}

/** A command of the browser's tests: gives the page the settings of such a reader. */
export const emulateMedia: BrowserCommand<[Media]> = async (context, media) => {
  await (context as unknown as { page: Emulates }).page.emulateMedia(media);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}
