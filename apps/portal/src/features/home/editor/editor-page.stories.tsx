import { changed, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Design',
  ...pageStories,
  args: { path: PLACES.design, viewer: 'admin', machines: ['contentEditor'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The home page beside its blocks. */
export const Blocks: Story = {
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await expect(await page.findByRole('button', { name: 'Banner' })).toBeVisible();
  },
};

/** What can be edited of one block. */
export const Properties: Story = {
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Figures/ }));
    await expect((await page.findAllByRole('textbox', { name: 'Label' })).length).toBeGreaterThan(0);
  },
};

/** A page on which the school has put nothing yet. */
export const Empty: Story = {
  args: { answers: { getRenovation: changed('draft', { page: { blocks: [] } }) } },
};

/** A block of a later version is kept, and can be moved and deleted. */
export const UnknownBlock: Story = {
  args: {
    answers: {
      getRenovation: changed('draft', {
        page: { blocks: [{ id: 'later', type: 'kept', stored: { id: 'later', type: 'hologram' } }] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await openPage(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Unknown block' }));
    await expect(await page.findByText(/does not know this block/)).toBeVisible();
  },
};

/** The server cannot be reached. */
export const Offline: Story = { args: { answers: { getRenovation: offline } } };

/** Somebody who may not decorate. */
export const NotAllowed: Story = {
  args: { answers: { getRenovation: problem('FORBIDDEN', 403) } },
};
