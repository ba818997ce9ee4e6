import { answered, changed, problem } from '@stoa/api/fixtures';
import { MADE_ANSWERS } from '@stoa/api/fixtures/made-answers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const { getLiveReplayEdit, getLiveCaptions } = MADE_ANSWERS;
const getLive = changed('scheduled', { state: 'replay', roomUrl: null, recording: true });

const meta = {
  title: 'Pages/Live replay editor',
  ...pageStories,
  args: {
    path: PLACES.liveReplay,
    viewer: 'admin',
    answers: {
      getLive,
      getLiveReplayEdit: answered(getLiveReplayEdit.some),
      getLiveCaptions: answered(getLiveCaptions.some),
    },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cut, two chapters, and captions. */
export const Edited: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('group', { name: 'Line 2' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Chapter 2' })).toBeVisible();
  },
};

/** Nothing was set yet. */
export const Untouched: Story = {
  args: {
    answers: {
      getLive,
      getLiveReplayEdit: answered(getLiveReplayEdit.none),
      getLiveCaptions: answered(getLiveCaptions.none),
    },
  },
};

/** Lines that overlap are named, and what was typed stays. */
export const Overlapping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = within(await canvas.findByRole('group', { name: 'Line 2' }));
    const start = line.getByRole('textbox', { name: 'Start' });
    await userEvent.clear(start);
    await userEvent.type(start, '1:03');
    await userEvent.click(canvas.getByRole('button', { name: 'Save captions' }));
    await expect(line.getByText('This line begins before the previous one ends.')).toBeVisible();
    await expect(start).toHaveValue('1:03');
  },
};

/** Somebody else has saved meanwhile. */
export const Conflict: Story = {
  args: {
    answers: {
      getLive,
      getLiveReplayEdit: answered(getLiveReplayEdit.some),
      getLiveCaptions: answered(getLiveCaptions.some),
      saveLiveReplay: problem('VERSION_CONFLICT', 409),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save cut and chapters' }));
    await expect(await canvas.findByText(/Someone else has saved a newer version/)).toBeVisible();
  },
};
