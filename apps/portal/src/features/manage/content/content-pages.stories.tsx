import { changed } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** How far the learners of a class are. */
export const Learners: Story = { args: { path: PLACES.contentLearners } };

/** The same for each lesson. */
export const LearnersByLesson: Story = { args: { path: `${PLACES.contentLearners}?view=lessons` } };
