import { changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { find, press } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Community',
  ...pageStories,
  args: {
    path: PLACES.schoolCommunity,
    viewer: 'learner',
    answers: { listPosts: 'some', getPost: 'question', listReplies: 'question' },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = { path: PLACES.postQuestion };

export const Posts: Story = {};

/** Somebody who only reads. */
export const Visiting: Story = { args: { viewer: 'visitor', answers: { listPosts: 'visitor' } } };

export const NothingYet: Story = { args: { answers: { listPosts: 'none' } } };

export const NothingOfThisKind: Story = {
  args: { path: PLACES.schoolCommunityNothing, answers: { listPosts: 'none' } },
};

export const Failed: Story = { args: { answers: { listPosts: problem('SERVICE_UNAVAILABLE', 503) } } };

export const Writing: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Write a post' }));
    await userEvent.type(await find(document.body, '[role="dialog"] textarea'), 'In weeks?');
  },
};

/** Nothing typed is lost. */
export const WordsRefused: Story = {
  args: {
    answers: {
      listPosts: 'some',
      createPost: problem('MODERATION_REJECTED', 400, { words: ['spam-word'] }),
    },
  },
  play: async (context) => {
    await Writing.play?.(context);
    await userEvent.type(await find(document.body, '[role="dialog"] input[name="title"]'), 'How long?');
    await press(document.body, '[role="dialog"] button[type="submit"]');
    await waitFor(() => expect(within(document.body).getByText('spam-word')).toBeVisible());
    await expect(await find(document.body, '[role="dialog"] textarea')).toHaveValue('In weeks?');
  },
};

/** A question with its accepted answer. */
export const Question: Story = { args: question };

export const Visited: Story = {
  args: {
    ...question,
    viewer: 'visitor',
    answers: {
      getPost: changed('question', {
        liked: false,
        abilities: {
          reply: false,
          like: false,
          report: false,
          edit: false,
          delete: false,
          pin: false,
          reason: 'SIGN_IN',
        },
      }),
      listReplies: 'activity',
    },
  },
};

export const DeletedAuthor: Story = {
  args: { ...question, answers: { getPost: changed('question', { author: null }), listReplies: 'question' } },
};

export const RepliesFailed: Story = {
  args: { ...question, answers: { getPost: 'question', listReplies: problem('SERVICE_UNAVAILABLE', 503) } },
};

/** A reply that could not be sent stays where it was typed. */
export const ReplyOffline: Story = {
  args: { ...question, answers: { getPost: 'question', listReplies: 'question', createReply: offline } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    const form = await find(canvasElement, 'textarea[name="reply"]');
    await userEvent.type(form, 'Ask somebody who has done it.');
    await userEvent.click(
      within(canvasElement).getAllByRole('button', { name: 'Reply' }).at(-1) as HTMLElement,
    );
    await expect(await within(canvasElement).findByText(/No connection/)).toBeVisible();
    await expect(form).toHaveValue('Ask somebody who has done it.');
  },
};

export const Reporting: Story = {
  args: {
    ...question,
    answers: {
      getPost: changed('question', {
        abilities: {
          reply: true,
          like: true,
          report: true,
          edit: false,
          delete: false,
          pin: false,
          reason: null,
        },
      }),
      listReplies: 'question',
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More about this post' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Report' }));
    await find(document.body, '[role="dialog"]');
  },
};

const activity = { path: PLACES.postActivity };

export const Activity: Story = {
  args: { ...activity, answers: { getPost: 'activity', listReplies: 'activity' } },
};

export const ActivityFull: Story = {
  args: {
    ...activity,
    answers: {
      getPost: changed('activity', { activity: { seats: { capacity: 30, taken: 30, left: 0 } } }),
      listReplies: 'activity',
    },
  },
};

export const ActivityOpensLater: Story = {
  args: {
    ...activity,
    answers: {
      getPost: changed('activity', { activity: { activityStatus: 1, opensAt: '2026-11-08T17:00:00.000Z' } }),
      listReplies: 'activity',
    },
  },
};

export const SigningUp: Story = {
  args: {
    ...activity,
    answers: { getPost: 'activity', listReplies: 'activity', setActivityEnrollment: never },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign up' }));
  },
};

export const NoSuchPost: Story = {
  args: {
    path: PLACES.noSuchPost,
    answers: { getPost: problem('NOT_FOUND', 404), listReplies: problem('NOT_FOUND', 404) },
  },
};
