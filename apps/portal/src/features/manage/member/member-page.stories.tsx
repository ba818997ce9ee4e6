import { answered, changed, problem } from '@stoa/api/fixtures';
import type { MemberActivityEntry } from '@stoa/api/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, gone, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';
import { ACTIVITY_KINDS } from './activity-messages.ts';

const DAY_MS = 86_400_000;
const activity = (items: MemberActivityEntry[]) => ({
  listMemberActivity: answered({
    code: 200,
    message: 'ok',
    data: { items, next: null, previous: null, pageSize: 10 },
  }),
});
const TITLES = ['Estimate with ranges', 'تخطيط مشروع ناجح', 'Git '.repeat(30).trim()];
/** Each kind once; with and without a title, a place, a page and a result. */
const EVERY_KIND = (Object.keys(ACTIVITY_KINDS) as MemberActivityEntry['kind'][]).map(
  (kind, index): MemberActivityEntry => {
    const hasNoTitle = kind === 'joinedSchool' || kind === 'posted' || kind === 'replied';
    return {
      id: kind,
      kind,
      at: new Date(Date.UTC(2026, 10, 21) - index * DAY_MS).toISOString(),
      title: hasNoTitle ? null : (TITLES[index % TITLES.length] ?? null),
      place: index % 2 === 0 ? 'Project work' : null,
      url: index % 3 === 0 ? null : `/certificates/${index}`,
      result: kind === 'handedInExam' ? { score: 8.5, maxScore: 10, passed: true } : null,
    };
  },
);

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

export const EveryActivity: Story = { args: { answers: activity(EVERY_KIND) } };

/** There is nothing of the kind that is chosen. */
export const NoActivity: Story = {
  args: { answers: activity([]) },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [data-part="activity"] button');
    await press(canvasElement.ownerDocument.body, '[role="menuitemradio"] ~ [role="menuitemradio"]');
    await gone(canvasElement.ownerDocument.body, '[role="menu"]');
    await find(canvasElement, 'main [data-part="activity"] h3');
  },
};

export const ActivityFailed: Story = {
  args: { answers: { listMemberActivity: problem('SERVICE_UNAVAILABLE', 503) } },
};
