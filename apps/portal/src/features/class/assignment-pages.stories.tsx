import { changed } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const LESSON = {
  getClass: 'graded-class',
  getLesson: 'plan',
  listLessonNotes: changed('reading', { items: [] }),
} as const;

const meta = {
  title: 'Pages/Assignment',
  ...pageStories,
  args: {
    path: PLACES.assignmentLesson,
    viewer: 'learner',
    answers: { ...LESSON, getAssignment: 'not-begun' },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is handed in yet. */
export const NotBegun: Story = {};

/** Handed in, and waiting to be graded. */
export const HandedIn: Story = { args: { answers: { ...LESSON, getAssignment: 'handed-in' } } };

/** Points by the rubric, and a remark. */
export const Graded: Story = { args: { answers: { ...LESSON, getAssignment: 'graded' } } };

/** It is to be done again. */
export const Returned: Story = {
  args: {
    answers: {
      ...LESSON,
      getAssignment: changed('handed-in', {
        state: 'returned',
        denial: null,
        returnRemark: 'Say when the paint dries.',
      }),
    },
  },
};

/** The due date is over. */
export const TooLate: Story = {
  args: {
    answers: { ...LESSON, getAssignment: changed('not-begun', { isMissing: true, denial: 'LATE' }) },
  },
};

/** What oneself reached in a class. */
export const OwnGrades: Story = {
  args: {
    path: PLACES.gradedClass,
    answers: {
      getClass: 'graded-class',
      getOwnGrades: 'weighted',
      listClassMembers: 'members',
      listAttendances: 'none',
      listPosts: 'none',
    },
  },
};
