import { problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage badges',
  ...pageStories,
  args: { path: PLACES.badges, viewer: 'admin', answers: { listBadges: 'some' } },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By hand, by a rule, and one that is archived. */
export const Some: Story = {};

export const None: Story = { args: { answers: { listBadges: 'none' } } };

/** Name and words by language, what it looks like, and who gets it. */
export const Designing: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [data-part="new-badge"]');
    await find(canvasElement.ownerDocument.body, '[role="dialog"]');
  },
};

/** Who was given one. */
export const Holders: Story = {
  args: { path: PLACES.badge, answers: { listBadges: 'some', listBadgeAwards: 'some' } },
};

/** A member and a reason are asked for. */
export const Awarding: Story = {
  args: { path: PLACES.badge, answers: { listBadges: 'some', listBadgeAwards: 'none', listMembers: 'all' } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [data-part="award"]');
    const body = canvasElement.ownerDocument.body;
    await find(body, '[role="dialog"]');
    await press(body, '[role="dialog"] button:last-of-type');
  },
};

export const Failed: Story = { args: { answers: { listBadges: problem('SERVICE_UNAVAILABLE', 503) } } };
