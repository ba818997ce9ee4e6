import { answered, changed } from '@stoa/api/fixtures';
import { MADE_ANSWERS, STREAMED_FILM } from '@stoa/api/fixtures/made-answers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage content',
  ...pageStories,
  args: { path: PLACES.contents, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Articles, courses and classes. */
export const All: Story = {};

export const None: Story = { args: { answers: { listContents: changed('all', { items: [], total: 0 }) } } };

/** The outline of a class; a menu of a lesson is open. */
export const Class: Story = {
  args: { path: PLACES.contentClass, machines: ['contentEditor'] },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main li [aria-haspopup="menu"]');
  },
};

/** An article with the tools of its text. */
export const Article: Story = {
  args: { path: PLACES.contentArticle, machines: ['contentEditor'] },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'main [role="textbox"][aria-multiline="true"]');
  },
};

const VIEW = '[role="dialog"] li button[aria-label]';
/** What an article was at its saves. */
export const Versions: Story = {
  args: {
    path: PLACES.contentArticle,
    machines: ['contentEditor'],
    answers: {
      listContentVersions: answered(MADE_ANSWERS.listContentVersions.kept),
      getContentVersion: answered(MADE_ANSWERS.getContentVersion.article),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main button[aria-haspopup="dialog"]');
    await find(document.body, VIEW);
  },
};

/** One of them beside what is edited now. */
export const OneVersion: Story = {
  args: { ...Versions.args },
  play: async (context) => {
    await Versions.play?.(context);
    await press(document.body, VIEW);
    await find(document.body, '[role="dialog"] ins');
  },
};

/** Stages and stops of a learning map. */
export const LearningMap: Story = {
  args: {
    path: PLACES.contentMap,
    machines: ['contentEditor'],
    answers: { getVisibleResources: 'collected' },
  },
};

/** What a topic collects. */
export const Topic: Story = {
  args: {
    path: PLACES.contentTopic,
    machines: ['contentEditor'],
    answers: { getVisibleResources: 'collected' },
  },
};

export const Lesson: Story = { args: { path: PLACES.contentLesson, machines: ['contentEditor'] } };

const FILM = '/media/videos/estimate/video.mp4';
/** A film with captions in one language, and room for more. */
export const VideoLesson: Story = {
  args: {
    path: PLACES.contentFilm,
    machines: ['contentEditor'],
    answers: {
      getLessonText: changed('reading', {
        body: {},
        material: {
          type: 'video',
          url: FILM,
          fileName: 'estimate.mp4',
          posterUrl: null,
          seconds: 312,
          captions: { en_US: '/media/videos/estimate/captions.en_US.vtt' },
        },
        fileUrl: FILM,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'video');
  },
};

/** Captions are written beside the film; a line without words cannot be saved. */
export const Captions: Story = {
  args: VideoLesson.args,
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Write line by line' }));
    await userEvent.click(await page.findByRole('button', { name: 'Add line here' }));
    const line = within(await page.findByRole('group', { name: 'Line 1' }));
    await userEvent.click(page.getByRole('button', { name: 'Save captions' }));
    await expect(line.getByText('Enter what is said, or remove the line.')).toBeVisible();
    await userEvent.type(line.getByRole('textbox', { name: 'Text' }), 'The tide turns.');
  },
};

const ofKind = (kind: string) =>
  changed('class', {
    draft: {
      title: { en_US: 'Tides' },
      summary: {},
      coverUrl: null,
      audience: 1,
      categoryIds: [],
      body: {},
      outcomes: [],
      startsAt: null,
      endsAt: null,
      capacity: null,
      sections: [
        {
          id: '1780000000000000100',
          title: { en_US: 'Beginning' },
          lessons: [
            {
              id: '1780000000000000221',
              title: { en_US: 'The lesson' },
              kind,
              minutes: null,
              preview: false,
            },
          ],
        },
      ],
    },
  });
const material = (value: object | null) =>
  changed('reading', { body: {}, material: value, fileUrl: value && FILM });

const streamed = (state: keyof typeof MADE_ANSWERS.getLessonStream): Story => ({
  args: {
    path: PLACES.contentFilm,
    machines: ['contentEditor'],
    answers: {
      getLessonText: material({
        type: 'video',
        url: STREAMED_FILM,
        fileName: 'estimate.mp4',
        posterUrl: null,
        seconds: 312,
        captions: {},
      }),
      getLessonStream: answered(MADE_ANSWERS.getLessonStream[state]),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, '[role="status"]');
  },
});
/** Several qualities of its film are being prepared. */
export const StreamRunning: Story = streamed('running');
/** They are ready. */
export const StreamReady: Story = streamed('ready');
/** They could not be prepared. */
export const StreamFailed: Story = streamed('failed');
/** The server prepares none. */
export const StreamUnavailable: Story = streamed('unavailable');

/** A recording, with room for its transcript. */
export const AudioLesson: Story = {
  args: {
    path: PLACES.contentFilm,
    machines: ['contentEditor'],
    answers: {
      getContent: ofKind('audio'),
      getLessonText: material({ type: 'audio', url: FILM, fileName: 'tides.mp3', seconds: 95, captions: {} }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, '[data-sound]');
  },
};

/** A file for learners to download: none yet. */
export const FileLesson: Story = {
  args: {
    path: PLACES.contentFilm,
    machines: ['contentEditor'],
    answers: { getContent: ofKind('file'), getLessonText: material(null) },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'input[type="file"]');
  },
};

/** A meeting of the class. */
export const AttendanceLesson: Story = {
  args: {
    path: PLACES.contentFilm,
    machines: ['contentEditor'],
    answers: {
      getContent: ofKind('attendance'),
      getLessonText: material({ type: 'attendance', attendanceId: '1800000000000000501' }),
      listAttendances: 'all',
    },
  },
};

/** How far the learners of a class are. */
export const Learners: Story = { args: { path: PLACES.contentLearners } };

/** The same for each lesson. */
export const LearnersByLesson: Story = { args: { path: `${PLACES.contentLearners}?view=lessons` } };
