import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Saved',
  ...pageStories,
  args: { path: PLACES.saved, viewer: 'learner' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last one is no longer shown to its person. */
export const Some: Story = {};

export const Nothing: Story = {
  args: { answers: { listMySaved: changed('learner', { items: [], total: 0 }) } },
};

export const Failed: Story = {
  args: { answers: { listMySaved: problem('SERVICE_UNAVAILABLE', 503) } },
};
