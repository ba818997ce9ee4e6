import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage member',
  ...pageStories,
  args: { path: PLACES.member, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};

/** In two groups of the school. */
export const InGroups: Story = {
  args: {
    answers: {
      getMemberOverview: changed('learner', {
        member: {
          groups: [
            { id: '1800000000000004101', name: 'Evening course' },
            { id: '1800000000000004102', name: 'لجنة المراجعة' },
          ],
        },
      }),
    },
  },
};

/** Points are given by hand, with a reason. */
export const GivingPoints: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [data-part="give-points"]');
    await find(canvasElement.ownerDocument.body, '[role="dialog"]');
  },
};

export const Failed: Story = {
  args: { answers: { listMemberPoints: problem('SERVICE_UNAVAILABLE', 503) } },
};
