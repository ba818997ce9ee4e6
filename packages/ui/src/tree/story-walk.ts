import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Tree } from './tree.tsx';

type Play = NonNullable<StoryObj<typeof Tree>['play']>;

/** Goes into the tree and out of it, with the keys that unfold and fold in this direction of reading. */
export const walk =
  (into: string, out: string): Play =>
  async ({ canvasElement, args }) => {
    const canvas = within(within(canvasElement).getByRole('treegrid'));
    // Before it knows its nodes a tree has one row that says that there is nothing.
    const [first] = await canvas.findAllByRole('row', { selected: false });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(`{${into}}`);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['one']), 'one', 'expand');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['one-one']));
    await userEvent.keyboard(`{ArrowUp}{${out}}`);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(), 'one', 'collapse');
    await expect(first).toHaveFocus();
  };
