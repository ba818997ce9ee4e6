import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Notes',
  ...pageStories,
  args: { path: PLACES.notes, viewer: 'learner' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

/** Nothing was noted yet. */
export const Nothing: Story = {
  args: { answers: { listMyNotes: changed('none', { schools: [], classes: [] }) } },
};

/** The words are in none of them. */
export const NothingFound: Story = {
  args: { path: `${PLACES.notes}?keyword=metronome`, answers: { listMyNotes: 'none' } },
};

export const Failed: Story = {
  args: { answers: { listMyNotes: problem('SERVICE_UNAVAILABLE', 503) } },
};
