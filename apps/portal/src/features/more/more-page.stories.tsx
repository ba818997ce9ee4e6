import { never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { openPending, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/More',
  ...pageStories,
  args: { path: PLACES.more },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that a school has. */
export const All: Story = {};

/** The choice leaves nothing. */
export const NothingLeft: Story = { args: { path: PLACES.moreFiltered } };

/** Who has learned most; the learner finds themselves in it. */
export const Leaderboard: Story = { args: { path: PLACES.leaderboard, viewer: 'learner' } };

export const LeaderboardFailed: Story = {
  args: { path: PLACES.leaderboard, answers: { getLeaderboard: problem('INTERNAL_ERROR', 500) } },
};

export const Failed: Story = { args: { answers: { listResources: problem('SERVICE_UNAVAILABLE', 503) } } };

export const Loading: Story = {
  args: { from: PLACES.subSchools, answers: { listResources: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
