import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Assignments and exams',
  ...pageStories,
  args: { path: PLACES.coursework, viewer: 'learner' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToDo: Story = { args: { answers: { listMyCoursework: 'todo' } } };

export const Graded: Story = {
  args: { path: `${PLACES.coursework}?group=graded`, answers: { listMyCoursework: 'graded' } },
};

export const Nothing: Story = {
  args: { answers: { listMyCoursework: changed('todo', { items: [], total: 0 }) } },
};

export const Failed: Story = {
  args: { answers: { listMyCoursework: problem('SERVICE_UNAVAILABLE', 503) } },
};
