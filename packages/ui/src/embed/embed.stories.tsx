import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Embed } from './embed.tsx';

const PAGE = `data:text/html,${encodeURIComponent('<!doctype html><html lang="en"><title>A page</title><p>Another site</p></html>')}`;

const meta = {
  title: 'Media/Embed',
  component: Embed,
  args: { title: 'A look around', src: PAGE, openLabel: 'Play: A look around', posterSrc: 'mark.svg' },
} satisfies Meta<typeof Embed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is framed yet. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Play: A look around' });
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** After a press the frame is there, has a name and the focus, and is sandboxed. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const frame = await within(canvasElement).findByTitle('A look around');
    await expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
    await waitFor(() => expect(frame).toHaveFocus());
  },
};

/** Something to work with instead of a film. */
export const Opens: Story = { args: { sign: 'open', openLabel: 'Open: A triangle', posterSrc: null } };
