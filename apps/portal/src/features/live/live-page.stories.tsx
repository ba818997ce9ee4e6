import { answered, changed, problem } from '@stoa/api/fixtures';
import { MADE_ANSWERS } from '@stoa/api/fixtures/made-answers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Live session',
  ...pageStories,
  args: {
    path: PLACES.liveSession,
    answers: { listLiveHandouts: answered(MADE_ANSWERS.listLiveHandouts.none) },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {};

/** It is sold: nothing of it is shown to who has not paid. */
export const ForSale: Story = {
  args: {
    answers: {
      getLive: changed('upcoming', {
        price: { amount: 2900, currency: 'CNY' },
        purchaseUrl: PLACES.store,
        capacity: 20,
      }),
    },
  },
};

export const Over: Story = {
  args: {
    path: PLACES.liveSessionOver,
    answers: {
      listLiveQuestions: answered(MADE_ANSWERS.listLiveQuestions.none),
      listLiveHandouts: answered(MADE_ANSWERS.listLiveHandouts.none),
      listLivePolls: answered(MADE_ANSWERS.listLivePolls.none),
    },
  },
};

/** What was recorded, with its chapters. */
export const Recorded: Story = {
  args: {
    path: PLACES.liveSessionOver,
    answers: {
      getLive: changed('over', {
        state: 'replay',
        recording: true,
        replayUrl: '/streams/recording/index.m3u8',
      }),
      getLiveReplay: answered(MADE_ANSWERS.getLiveReplay.some),
      listLiveMessages: problem('NOT_ENROLLED', 403),
      listLiveQuestions: answered(MADE_ANSWERS.listLiveQuestions.none),
      listLiveHandouts: answered(MADE_ANSWERS.listLiveHandouts.none),
      listLivePolls: answered(MADE_ANSWERS.listLivePolls.none),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Chapters' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /44:00/ })).toBeVisible();
  },
};

export const Deleted: Story = { args: { path: PLACES.liveDeleted } };

/** All seats are taken when somebody reserves. */
export const Full: Story = {
  args: {
    path: PLACES.scheduledLiveDetail,
    viewer: 'admin',
    answers: {
      listLiveHandouts: answered(MADE_ANSWERS.listLiveHandouts.some),
      setLiveReservation: problem('QUOTA_EXCEEDED', 409),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reserve' }));
    await expect(await canvas.findByText('All seats are taken.')).toBeVisible();
  },
};
