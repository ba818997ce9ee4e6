import { expect } from '@playwright/test';
import type { Stage } from './stage.ts';

/** No more than the shortest time between two tries. */
const TRY_MS = 1000;
/** A whole page, on a computer that may have much to do. */
const LOADING_MS = 15_000;

/** Opens a page and waits until it can be used: what is pressed before is not heard. */
export async function visit(stage: Stage, path: string): Promise<void> {
  await stage.open(path);
  await expect(stage.page.locator('html[data-ready]')).toBeAttached({ timeout: LOADING_MS });
}

/** What happens when a window is looked at again. Chromium without a screen takes no window for hidden. */
export const lookAgain = (stage: Stage): Promise<void> =>
  stage.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Cuts the connection and brings it back. */
export async function reconnect({ context }: Stage): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

/** Opens what starts a machine anew in the same page: the walk follows the one that starts from now on. */
export async function again(stage: Stage, open: () => Promise<unknown>): Promise<void> {
  await stage.follow();
  await open();
}

/** Cuts the further tries of a request that has been cut, which the page makes after a while each. */
export const cutTries =
  (actor: string, count = 2) =>
  async (stage: Stage): Promise<void> => {
    for (let tries = 0; tries < count; tries += 1) {
      await expect
        .poll(async () => {
          if (!stage.calls.isHeld(actor)) await stage.wait(TRY_MS);
          return stage.calls.isHeld(actor);
        })
        .toBe(true);
      await stage.calls.end(actor, 'cut');
    }
  };
