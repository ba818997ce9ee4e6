import { changed } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Personal space/Points',
  ...pageStories,
  args: { path: PLACES.spacePoints, viewer: 'learner' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row with its reason, and the total. */
export const Points: Story = {};

/** Nothing was earned yet. */
export const None: Story = { args: { answers: { listMyPoints: changed('none', {}) } } };
