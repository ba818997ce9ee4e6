import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage points',
  ...pageStories,
  args: { path: PLACES.pointRules, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As Stoa has them, beside last month. */
export const Rules: Story = {};

/** Nobody did anything last month. */
export const EmptyMonth: Story = {
  args: {
    answers: {
      simulatePointRules: changed('stoa', {
        before: { total: 0, people: 0, top: [] },
        after: { total: 0, people: 0, top: [] },
      }),
    },
  },
};

/** Somebody else has saved meanwhile. */
export const Conflict: Story = {
  args: { answers: { savePointRules: problem('VERSION_CONFLICT', 409, { currentVersion: '3' }) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main label:has([role="switch"])');
    await press(canvasElement, 'main [type="submit"]');
    await find(canvasElement.ownerDocument.body, '[role="dialog"]');
  },
};

export const Failed: Story = {
  args: { answers: { simulatePointRules: problem('SERVICE_UNAVAILABLE', 503) } },
};
