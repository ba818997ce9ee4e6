import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const SCHOOL = '1700000000000000001';
const CLASS = '1770000000000000005';

const meta = {
  title: 'Pages/My teaching',
  ...pageStories,
  args: { path: PLACES.teaching, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  args: {
    answers: {
      getMyTeaching: changed('teacher', {
        submissions: [
          {
            schoolId: SCHOOL,
            classId: CLASS,
            lessonId: '1780000000000000221',
            title: 'A plan that survives the first week of work',
            classTitle: 'Plan a project that holds',
            waiting: 1000,
            waitingIsExact: false,
            oldestAt: '2026-11-18T09:12:00.000Z',
          },
        ],
        exams: [
          {
            schoolId: SCHOOL,
            examId: '1740000000000000001',
            title: 'Project planning',
            waiting: 1,
            waitingIsExact: true,
            oldestAt: '2026-11-19T16:40:00.000Z',
          },
        ],
        questions: [
          {
            schoolId: SCHOOL,
            postId: '1800000000000000401',
            title: 'How large may a task be?',
            classTitle: 'Plan a project that holds',
            replyCount: 0,
            askedAt: '2026-11-20T07:55:00.000Z',
          },
        ],
        lives: [
          {
            schoolId: SCHOOL,
            liveId: '1750000000000000001',
            title: 'Plan a project in one hour',
            startsAt: '2026-11-22T12:00:00.000Z',
            endsAt: '2026-11-22T13:00:00.000Z',
          },
        ],
        quietClasses: [
          {
            schoolId: SCHOOL,
            classId: CLASS,
            title: 'Git from zero',
            inactive: 9,
            inactiveIsExact: true,
            learners: 1000,
            learnersAreExact: false,
          },
        ],
      }),
    },
  },
};

export const Nothing: Story = {
  args: {
    answers: {
      getMyTeaching: changed('teacher', {
        submissions: [],
        exams: [],
        questions: [],
        lives: [],
        quietClasses: [],
      }),
    },
  },
};

export const Failed: Story = { args: { answers: { getMyTeaching: problem('SERVICE_UNAVAILABLE', 503) } } };
