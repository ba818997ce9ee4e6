import { changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { store } from '../../../app/storage.ts';
import { find } from '../../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';
import { storyPdf } from './pdf/story-pdf.ts';

const PDF = `data:application/pdf;base64,${btoa(storyPdf(['When the tide turns', 'What the moon does']))}`;

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

/** What the learner noted, beside the text. */
export const Notes: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    const choice = await find(canvasElement, 'aside [role="radio"]:last-of-type, aside button:last-of-type');
    await userEvent.click(choice);
    await expect(await find(canvasElement, 'aside li a')).toBeVisible();
  },
};

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

/** A PDF to be downloaded. */
export const Document: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      getLesson: changed('article', {
        kind: 'document',
        body: null,
        toc: [],
        material: { type: 'document', url: PDF, fileName: 'plan.pdf', bytes: 482_113 },
      }),
    },
  },
};

/** Words are looked for in a PDF. */
export const DocumentSearch: Story = {
  args: Document.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Search the document' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the document' }), 'the');
    await expect(await canvas.findByText('1 of 2')).toBeVisible();
  },
};

/** A recording with its transcript. */
export const Audio: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      getLesson: changed('article', {
        kind: 'audio',
        material: {
          type: 'audio',
          url: '/media/videos/estimate/video.mp4',
          fileName: 'tides.mp3',
          seconds: 30,
          captions: [{ lang: 'en_US', label: 'English', url: '/media/videos/estimate/captions.en_US.vtt' }],
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, '[data-sound]');
    await find(canvasElement, 'input[type="search"]');
  },
};

/** A file to be downloaded. */
export const File: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      getLesson: changed('article', {
        kind: 'file',
        body: null,
        toc: [],
        material: {
          type: 'file',
          url: 'data:text/csv,1',
          fileName: 'measurements-of-the-tides-in-the-harbour.csv',
          bytes: 482_113,
          contentType: 'text/csv',
        },
      }),
    },
  },
};

const meeting = (title: string | null) =>
  changed('article', {
    kind: 'attendance',
    body: null,
    toc: [],
    material: {
      type: 'attendance',
      attendanceId: '1800000000000000501',
      title,
      opensAt: title && '2026-11-09T08:50:00.000Z',
      closesAt: title && '2026-11-09T10:30:00.000Z',
      isDone: false,
    },
  });

/** A meeting to which learners check in from the lesson. */
export const Attendance: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      getLesson: meeting('Columns and light'),
      getAttendance: changed('open', { abilities: { checkIn: true, attach: false, manage: false } }),
    },
    machines: ['lessonProgress', 'enrolment', 'checkIn'],
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, '#attendance-1800000000000000501 [type="submit"]');
  },
};

export const AttendanceGone: Story = {
  args: { answers: { ...meta.args.answers, getLesson: meeting(null) } },
};

/** A page elsewhere, with what the teacher says of it. */
export const Elsewhere: Story = {
  args: {
    answers: {
      ...meta.args.answers,
      getLesson: changed('article', {
        kind: 'link',
        material: { type: 'link', url: 'https://www.w3.org/WAI/fundamentals/accessibility-intro/' },
      }),
    },
  },
};

const exam = (state: string, title: string | null = 'Project management basics') =>
  changed('article', {
    kind: 'exam',
    body: null,
    toc: [],
    material: { type: 'exam', examId: '1740000000000000001', title, url: title && '/exam', state },
  });

/** An exam, which completes the lesson when it is submitted. */
export const Exam: Story = { args: { answers: { ...meta.args.answers, getLesson: exam('running') } } };

export const ExamGone: Story = {
  args: { answers: { ...meta.args.answers, getLesson: exam('notStarted', null) } },
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
