import { type ComponentType, useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { controlsIn, hasEdge, isReachable, movingNow } from './controls.ts';
import { type TestLocale, directions, mount } from './mount.tsx';
import { until } from './until.ts';

/** What an example of the suite is given. */
export interface ModalExampleProps {
  isOpen: boolean;
  open: () => void;
  /** Called by everything that closes it, with the reason where there is one. */
  onClose: (reason?: string) => void;
}

/** An overlay as the suite has to know it. */
export interface ModalCase {
  name: string;
  /** Draws the overlay and, where it has one of its own, its trigger: a control named "Open". */
  Example: ComponentType<ModalExampleProps>;
  role: 'dialog' | 'alertdialog' | 'menu' | 'listbox';
  /** Its accessible name. */
  label: RegExp;
  /** Draws its own trigger and keeps its own state. @default false */
  hasOwnTrigger?: boolean;
  /** How it is opened. @default a press on the trigger */
  open?: () => Promise<void>;
  /** Focus moves into it, or stays in its field. @default 'moves' */
  focus?: 'moves' | 'stays';
  /** What a press beside it does. @default 'closes' */
  outsidePress?: 'closes' | 'stays';
  /** It tells why it closes. @default true */
  givesReasons?: boolean;
  /** What the focus goes back to. @default the trigger */
  returnsTo?: () => HTMLElement;
}

/** 1280 × 1024 at 200 % and 400 %. */
const ZOOMS = [
  { percent: 200, width: 640, height: 512 },
  { percent: 400, width: 320, height: 256 },
] as const;
const MANY_TABS = 12;

/** What every overlay owes its readers; one call in its `*.behaviour.test.tsx`. */
export function describeModal(modal: ModalCase) {
  const { Example, focus = 'moves', outsidePress = 'closes', givesReasons = true } = modal;

  async function opened(locale: TestLocale = 'en-US') {
    const reasons: (string | undefined)[] = [];
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <h1 data-testid="behind">Behind</h1>
          {modal.hasOwnTrigger ? null : <button onClick={() => setIsOpen(true)}>Open</button>}
          <Example
            isOpen={isOpen}
            open={() => setIsOpen(true)}
            onClose={(reason) => {
              reasons.push(reason);
              setIsOpen(false);
            }}
          />
        </>
      );
    }
    mount(<Page />, locale);
    const trigger = modal.returnsTo ?? (() => control('Open'));
    await until(() => trigger());
    const back = trigger();
    if (modal.open) await modal.open();
    else await userEvent.click(back);
    const overlay = await until(() => find(modal));
    await stillness();
    // A key goes to whatever has the focus.
    const holds = () =>
      focus === 'moves' ? overlay.contains(document.activeElement) : document.activeElement === back;
    await until(() => expect(holds()).toBe(true));
    return { overlay, back, reasons };
  }

  const closed = () =>
    until(() => expect(page.getByRole(modal.role, { name: modal.label }).elements()).toEqual([]));

  describe(modal.name, () => {
    it.each(directions)('takes the focus, keeps it and gives it back ($direction)', async ({ locale }) => {
      const { overlay, back, reasons } = await opened(locale);
      if (focus === 'moves') {
        for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
          for (let press = 0; press < MANY_TABS && overlay.isConnected; press += 1) {
            await userEvent.keyboard(key);
            if (overlay.isConnected) expect(overlay.contains(document.activeElement)).toBe(true);
          }
        }
      }
      await userEvent.keyboard('{Escape}');
      await closed();
      await until(() => expect(document.activeElement).toBe(back));
      if (givesReasons) expect(reasons).toEqual(['escapeKey']);
    });

    it('hides the page behind from screen readers', async () => {
      await opened();
      const behind = document.querySelector('[data-testid=behind]');
      expect(behind?.closest('[inert], [aria-hidden=true]')).not.toBeNull();
      await userEvent.keyboard('{Escape}');
      await closed();
      await until(() => expect(behind?.closest('[inert], [aria-hidden=true]')).toBeNull());
    });

    it(`${outsidePress} on a press beside it`, async () => {
      const { overlay, reasons } = await opened();
      await userEvent.click(document.documentElement, { force: true, position: { x: 700, y: 4 } });
      if (outsidePress === 'closes') {
        await closed();
        if (givesReasons) expect(reasons).toEqual(['outsidePress']);
      } else {
        await stillness();
        expect(overlay.isConnected).toBe(true);
        expect(reasons).toEqual([]);
      }
    });

    it.each(ZOOMS.flatMap((zoom) => directions.map((way) => ({ ...zoom, ...way }))))(
      'fits a page at $percent % ($direction)',
      async ({ width, height, locale }) => {
        await page.viewport(width, height);
        const { overlay } = await opened(locale);
        const root = document.documentElement;
        expect(root.scrollWidth).toBeLessThanOrEqual(width);
        expect(scrollsSideways(overlay)).toEqual([]);
        const unreachable = controlsIn(overlay).filter((one) => !isReachable(one));
        expect(unreachable.map((one) => one.outerHTML.slice(0, 160))).toEqual([]);
      },
    );

    it('has edges in forced colours', async () => {
      await commands.emulateMedia({ forcedColors: 'active' });
      const { overlay } = await opened();
      expect(matchMedia('(forced-colors: active)').matches).toBe(true);
      const frames = [overlay, overlay.parentElement, overlay.parentElement?.parentElement];
      expect(frames.some((frame) => frame && hasEdge(frame))).toBe(true);
    });

    it('stands still where a reader wants less motion', async () => {
      await commands.emulateMedia({ reducedMotion: 'reduce' });
      const moved: string[] = [];
      const observer = new MutationObserver(() => moved.push(...movingNow()));
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      onTestFinished(() => observer.disconnect());
      await opened();
      expect(moved).toEqual([]);
    });
  });
}

function control(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button, input')].find(
    (element) => element.textContent?.includes(name) || element.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`There is no control named ${name}.`);
  return found;
}

function find({ role, label }: ModalCase): HTMLElement {
  const [found] = page.getByRole(role, { name: label }).elements();
  if (!(found instanceof HTMLElement)) throw new Error(`There is no ${role} named ${String(label)}.`);
  return found;
}

/** Waits until what opens or closes has arrived. */
async function stillness() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  );
}

/** Boxes in it that would have to be scrolled sideways to be read; code may, as everywhere. */
function scrollsSideways(overlay: Element): string[] {
  return [overlay, ...overlay.querySelectorAll('*')]
    .filter(
      (box) =>
        box.scrollWidth > box.clientWidth + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(box).overflowX) &&
        box.tagName !== 'PRE',
    )
    .map((box) => box.className);
}
