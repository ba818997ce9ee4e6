import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const TITLES = ['A plan that survives the first week of work', 'Git from zero', 'Thinking in drafts'];

const dates = {
  listMyDates: changed('learner', {
    items: (['assignment', 'exam', 'live', 'attendance', 'live'] as const).map((kind, index) => ({
      id: `${kind}-${index}`,
      kind,
      state: (['over', 'open', 'upcoming', 'done', 'upcoming'] as const)[index],
      title: TITLES[index % TITLES.length],
      classTitle: 'Plan a project that holds',
      schoolId: '1700000000000000001',
      at: `2026-11-${String(index * 5 + 3).padStart(2, '0')}T10:00:00.000Z`,
      startsAt: `2026-11-${String(index * 5 + 3).padStart(2, '0')}T10:00:00.000Z`,
      endsAt: `2026-11-${String(index * 5 + (kind === 'exam' ? 6 : 3)).padStart(2, '0')}T11:00:00.000Z`,
      url: '/classInfo/1700000000000000001/class-view/1770000000000000005',
    })),
  }),
};

const meta = {
  title: 'Pages/Calendar',
  ...pageStories,
  args: { path: PLACES.calendar, viewer: 'learner', answers: dates },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};

export const Week: Story = { args: { path: `${PLACES.calendar}&view=week` } };

export const List: Story = { args: { path: `${PLACES.calendar}&view=list` } };

export const Nothing: Story = {
  args: { path: `${PLACES.calendar}&view=list`, answers: { listMyDates: changed('learner', { items: [] }) } },
};

export const Failed: Story = {
  args: { answers: { listMyDates: problem('SERVICE_UNAVAILABLE', 503) } },
};
