import { changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { find, press } from '../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const FOLLOW = 'main header button';

const meta = {
  title: 'Pages/Personal space',
  ...pageStories,
  args: { path: PLACES.space, viewer: 'learner', machines: ['follow'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const NOBODY = { items: [], total: 0, totalIsExact: true, next: null };

/** What a teacher did, as a learner who follows them sees it. */
export const Activity: Story = {};

export const Works: Story = { args: { path: PLACES.spaceWorks } };

export const Followers: Story = { args: { path: PLACES.spaceFans } };

/** What a teacher shows to everyone. */
export const Visitor: Story = { args: { path: PLACES.spaceWorks, viewer: 'visitor' } };

/** Nothing is shown to somebody who is not in the school. */
export const Hidden: Story = { args: { path: PLACES.spaceHidden, viewer: 'visitor' } };

/** All of it is for followers. */
export const ForFollowers: Story = {
  args: {
    answers: {
      getPersonSpace: changed('teacher', {
        focusType: 0,
        visible: { works: false, learningProcess: false, follows: false, dynamics: false },
      }),
    },
  },
};

/** Both follow each other; there are more than are counted. */
export const Mutual: Story = {
  args: {
    answers: {
      getPersonSpace: changed('teacher', { focusType: 2 }),
      getTabCounts: changed('teacher', { fan: { total: 1000, totalIsExact: false } }),
    },
  },
};

/** No longer followed, with the way back. */
export const Unfollowed: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, FOLLOW);
    await find(document.body, '[role="status"] button, [role="alertdialog"] button');
  },
};

/** Somebody was too fast. */
export const FollowRefused: Story = {
  args: {
    answers: {
      getPersonSpace: changed('teacher', { focusType: 0 }),
      addFocus: problem('TOO_MANY_REQUESTS', 429),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, FOLLOW);
    await expect(await find(canvasElement, FOLLOW)).toBeVisible();
  },
};

/** Followed without a connection: shown at once, sent later. */
export const FollowedOffline: Story = {
  args: { answers: { getPersonSpace: changed('teacher', { focusType: 0 }), addFocus: offline } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, FOLLOW);
  },
};

/** One’s own, opened at its old address. */
export const Own: Story = { args: { path: PLACES.ownSpace } };

/** What those whom the learner follows did. */
export const OwnFeed: Story = { args: { path: PLACES.ownFeed } };

/** Nobody whom one follows shows anything, or one follows nobody. */
export const FeedEmpty: Story = {
  args: {
    path: PLACES.ownFeed,
    answers: { listFeed: changed('own', { items: [], next: null }) },
  },
};

export const FeedFailed: Story = {
  args: { path: PLACES.ownFeed, answers: { listFeed: problem('SERVICE_UNAVAILABLE', 503) } },
};

/** From one’s own activity to that of others. */
export const FeedLoading: Story = {
  args: { path: PLACES.ownSpace, answers: { listFeed: never } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [role="radio"]:not([aria-checked="true"])');
    await find(canvasElement, 'main [role="status"]');
  },
};

export const OwnLearning: Story = { args: { path: PLACES.ownLearning } };

export const OwnFollows: Story = { args: { path: PLACES.ownFollows } };

export const OwnWorksEmpty: Story = { args: { path: PLACES.ownWorks } };

export const NothingYet: Story = {
  args: { path: PLACES.ownSpace, answers: { listDynamics: changed('own', NOBODY) } },
};

export const FollowsNobody: Story = {
  args: { path: PLACES.ownFollows, answers: { listFocus: changed('own', NOBODY) } },
};

export const NoFollowers: Story = {
  args: { path: PLACES.ownFans, answers: { listFans: changed('own', NOBODY) } },
};

export const Visitors: Story = { args: { path: PLACES.spaceVisitors } };

export const NoVisitors: Story = {
  args: { path: PLACES.spaceVisitors, answers: { listVisitors: changed('own', NOBODY) } },
};

export const SchoolFollowers: Story = {
  args: {
    path: PLACES.fans,
    answers: { listFans: 'own', isFocus: changed('school', { focusType: 1 }) },
  },
};

export const SchoolWithoutFollowers: Story = { args: { path: PLACES.fans } };

/** Somebody who could follow it once they are a member. */
export const SchoolWithoutFollowersToJoin: Story = { args: { path: PLACES.fans, viewer: 'newcomer' } };

export const Failed: Story = {
  args: { path: PLACES.spaceFans, answers: { listFans: problem('SERVICE_UNAVAILABLE', 503) } },
};

export const Loading: Story = {
  args: { from: PLACES.subSchools, answers: { getPersonSpace: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
