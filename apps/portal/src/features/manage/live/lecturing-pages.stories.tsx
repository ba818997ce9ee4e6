import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Lecturing center',
  ...pageStories,
  args: { path: PLACES.lecturing, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Center: Story = {};

export const Sessions: Story = { args: { path: PLACES.ownLives } };

export const NoneEnded: Story = { args: { path: PLACES.ownLivesEnded } };

/** What is wrong is said where it is, and nothing is sent. */
export const Schedule: Story = {
  args: { path: PLACES.scheduleLive },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Summary/ }), 'An hour.');
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    await expect((await canvas.findAllByText('This field is required.')).length).toBe(2);
  },
};

export const Edit: Story = { args: { path: PLACES.editLive } };

export const Scheduled: Story = { args: { path: PLACES.scheduledLive } };
