import type { ReactRenderer, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { DecoratorFunction, StoryContext } from 'storybook/internal/types';
import { expect, waitFor } from 'storybook/test';
import { expanded } from '../../.storybook/pseudo.ts';
import * as styles from './foundations.css.ts';
import { overflowingTexts, textsIn, wideElements } from './overflowing-text.ts';

/** What a file of stories holds, as far as drawing them needs it. */
type Stories = Record<string, unknown> & { default: StoryPart };

interface StoryPart {
  component?: ComponentType<Record<string, unknown>>;
  args?: Record<string, unknown>;
  render?: (args: Record<string, unknown>, context: StoryContext) => ReactNode;
  decorators?: DecoratorFunction<ReactRenderer> | DecoratorFunction<ReactRenderer>[];
}

/** A story of another file as a component, to stand on the page that is there already. */
function asComponent(meta: StoryPart, story: StoryPart, context: StoryContext): ComponentType {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  const { component } = meta;
  const draw = () => {
    if (render) return render(args, context);
    return component ? createElement(component, args) : null;
  };
  return [story.decorators ?? [], meta.decorators ?? []]
    .flat()
    .reduce<() => ReactNode>(
      (Inner, decorate) => () =>
        (decorate as unknown as (inner: () => ReactNode, context: StoryContext) => ReactNode)(Inner, context),
      draw,
    );
}

const LONGER = 0.8;

/** Waits until the sheet has its height: faces, late parts and measured rows have come. */
async function atRest(root: Element): Promise<void> {
  await document.fonts.ready;
  let height = -1;
  await waitFor(
    () => {
      const before = height;
      height = root.scrollHeight;
      if (before !== height) throw new Error('still growing');
    },
    { interval: 120, timeout: 5_000 },
  );
}

/**
 * Stories of a component on a phone, every text 80 % longer than in English. Fails where one is cut, runs out of its
 * box or makes the page scroll sideways. What the pseudo-locale does not reach, because a story says it itself, is made
 * longer where it stands.
 *
 * @param names stories to draw; the first that the file has.
 */
export function expandedStory(load: () => Promise<unknown>, ...names: string[]): StoryObj {
  return {
    loaders: [
      async (context) => {
        const stories = (await load()) as Stories;
        const name = ['Sheet', ...names].find((wanted) => wanted in stories);
        if (!name) throw new Error(`None of these stories is there: Sheet, ${names.join(', ')}`);
        return { Drawn: asComponent(stories.default, stories[name] as StoryPart, context as StoryContext) };
      },
    ],
    globals: { locale: 'en-XE', viewport: { value: 'phone' } },
    render: (_args, { loaded }) => {
      const Drawn = loaded['Drawn'] as ComponentType;
      return (
        <div data-expanded className={styles.phonePage}>
          <Drawn />
        </div>
      );
    },
    play: async ({ canvasElement }) => {
      const root = canvasElement.querySelector('[data-expanded]');
      await expect(root).not.toBeNull();
      if (!root) return;
      await atRest(root);
      for (const text of textsIn(root)) {
        if (!text.data.includes('[')) text.data = expanded(text.data, LONGER);
      }
      await atRest(root);
      const report = [...overflowingTexts(root), ...wideElements(root)];
      if (report.length > 0) throw new Error(report.join('\n'));
    },
  };
}
