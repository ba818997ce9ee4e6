import { answered, never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MESSAGES } from '../../../stories/feedback-answers.ts';
import { openPage, openPending, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

/** A list of which its number counts. */
const listOf = (total: number) =>
  answered({
    code: 200,
    message: 'ok',
    data: { items: [], total, totalIsExact: true, next: null, previous: null, pageNumber: 1, pageSize: 1 },
  });

/** What has nothing to say in a story. */
const QUIET = {
  listMembers: 'all',
  listLives: 'none',
  listStoreOrders: listOf(0),
  listPostReports: listOf(0),
} as const;

const meta = {
  title: 'Pages/Management',
  ...pageStories,
  args: {
    path: PLACES.manage,
    viewer: 'admin',
    answers: {
      ...QUIET,
      listFeedback: MESSAGES.some,
      listInvitations: listOf(3),
      listMails: listOf(1),
      listStoreOrders: listOf(2),
      listPostReports: listOf(1),
      listLives: 'mine',
    },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Messages, reports, orders, invitations and mails that wait for somebody. */
export const SomethingWaits: Story = {};

export const NothingWaits: Story = {
  args: {
    answers: {
      ...QUIET,
      listFeedback: MESSAGES.allAnswered,
      listInvitations: listOf(0),
      listMails: listOf(0),
    },
  },
};

export const Failed: Story = {
  args: {
    answers: {
      ...QUIET,
      listFeedback: problem('SERVICE_UNAVAILABLE', 503),
      listInvitations: listOf(3),
      listMails: listOf(0),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
  },
};

export const Loading: Story = {
  args: {
    from: PLACES.subSchools,
    answers: { ...QUIET, listFeedback: never, listInvitations: never, listMails: never },
  },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
