import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { hasEdge, movingNow } from './controls.ts';
import { directions, mount } from './mount.tsx';
import { until } from './until.ts';

/** Something that floats above the page and leaves it usable: a tooltip, a toast. */
export interface FloatCase {
  name: string;
  content: () => ReactNode;
  /** Makes it appear. */
  show: () => Promise<void> | void;
  /** The box that is seen. */
  find: () => HTMLElement;
}

/** 1280 × 1024 at 200 % and 400 %. */
const ZOOMS = [
  { percent: 200, width: 640, height: 512 },
  { percent: 400, width: 320, height: 256 },
] as const;

/** What every floating thing owes its readers; one call in its `*.behaviour.test.tsx`. */
export function describeFloat({ name, content, show, find }: FloatCase) {
  const shown = async (locale: (typeof directions)[number]['locale'] = 'en-US') => {
    mount(content(), locale);
    await show();
    return until(find);
  };

  describe(name, () => {
    it.each(ZOOMS.flatMap((zoom) => directions.map((way) => ({ ...zoom, ...way }))))(
      'fits a page at $percent % ($direction)',
      async ({ width, height, locale }) => {
        await page.viewport(width, height);
        const box = await shown(locale);
        await until(() => {
          const { left, right } = box.getBoundingClientRect();
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
        });
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      },
    );

    it('has edges in forced colours', async () => {
      await commands.emulateMedia({ forcedColors: 'active' });
      const box = await shown();
      expect([box, box.parentElement].some((frame) => frame && hasEdge(frame))).toBe(true);
    });

    it('stands still where a reader wants less motion', async () => {
      await commands.emulateMedia({ reducedMotion: 'reduce' });
      const moved: string[] = [];
      const observer = new MutationObserver(() => moved.push(...movingNow()));
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      onTestFinished(() => observer.disconnect());
      await shown();
      expect(moved).toEqual([]);
    });
  });
}
