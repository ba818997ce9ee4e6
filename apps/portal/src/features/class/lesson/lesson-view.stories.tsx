import { never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { store } from '../../../app/storage.ts';
import { find } from '../../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const LEARNER = '1710000000000000002';
const FILM = '1780000000000000221';

const meta = {
  title: 'Pages/Lesson',
  ...pageStories,
  args: {
    path: PLACES.reading,
    viewer: 'learner',
    answers: { getClass: 'half-way', saveLessonProgress: 'saved' },
    machines: ['lessonProgress', 'enrolment'],
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lesson to be read. */
export const Reading: Story = {};

/** A visitor tries an open lesson: the place is kept on the device alone. */
export const ReadingAsVisitor: Story = { args: { viewer: 'visitor', answers: { getClass: 'visitor' } } };

/** A lesson to be watched, with what is said in it. */
export const Film: Story = {
  args: { path: PLACES.film, answers: { ...meta.args.answers, getLesson: 'film' } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'video');
  },
};

/** Another device is further: a choice, never a jump. */
export const FurtherElsewhere: Story = {
  args: { path: PLACES.film, answers: { ...meta.args.answers, getLesson: 'film-further-elsewhere' } },
  beforeEach: () => {
    const here = {
      positionSeconds: 4,
      fraction: 0.08,
      completed: false,
      deviceId: 'this-device',
      updatedAt: '2026-11-02T08:00:00.000Z',
    };
    store(`lesson.${LEARNER}.${FILM}`, JSON.stringify(here));
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, 'article [role="status"] button')).toBeVisible();
  },
};

/** Open to those who have a seat. */
export const Locked: Story = {
  args: { path: PLACES.lockedLesson, viewer: 'visitor', answers: { getClass: 'visitor' } },
};

/** The outline does not know it. */
export const NoSuchLesson: Story = { args: { path: PLACES.noSuchLesson } };

export const Failed: Story = {
  args: { answers: { ...meta.args.answers, getLesson: problem('INTERNAL_ERROR', 500) } },
};

export const Offline: Story = { args: { answers: { ...meta.args.answers, getLesson: offline } } };

export const Loading: Story = {
  args: { from: PLACES.subSchools, answers: { ...meta.args.answers, getLesson: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
