import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const DAYS = ['learned', 'learned', 'forgiven', 'learned', 'learned', 'learned', 'open'] as const;
const streak = {
  getMyStreak: changed('learner', {
    days: 12,
    latest: DAYS.map((state, index) => ({ day: `2026-11-0${index + 1}`, state })),
  }),
};

const meta = {
  title: 'Pages/My learning',
  ...pageStories,
  args: { path: PLACES.learning, viewer: 'learner', answers: streak },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

/** Everything with a date, in all its states. */
export const Dates: Story = {
  args: {
    answers: {
      ...streak,
      getMyLearning: changed('learner', {
        dates: (['assignment', 'exam', 'live', 'attendance'] as const).map((kind, index) => ({
          id: `${kind}-1`,
          kind,
          state: (['overdue', 'open', 'upcoming', 'open'] as const)[index],
          title: 'A plan that survives the first week of work',
          classTitle: 'Plan a project that holds',
          schoolId: '1700000000000000001',
          at: `2026-11-2${index + 4}T10:00:00.000Z`,
          startsAt: `2026-11-2${index + 4}T10:00:00.000Z`,
          endsAt: `2026-11-2${index + 4}T11:00:00.000Z`,
          url: '/classInfo/1700000000000000001/class-view/1770000000000000005',
        })),
      }),
    },
  },
};

/** Its person does not want to see it. */
export const StreakHidden: Story = {
  args: { answers: { getMyStreak: changed('learner', { isHidden: true }) } },
};

export const Nothing: Story = { args: { viewer: 'newcomer', answers: { getMyLearning: 'newcomer' } } };

export const Failed: Story = {
  args: { answers: { getMyLearning: problem('SERVICE_UNAVAILABLE', 503) } },
};
