import { never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { MESSAGES } from '../../../stories/feedback-answers.ts';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const OPEN = 'main td button, main [role="gridcell"] button';

const meta = {
  title: 'Pages/Feedback inbox',
  ...pageStories,
  args: {
    path: PLACES.inbox,
    viewer: 'admin',
    machines: ['feedbackInbox'],
    answers: { listFeedback: MESSAGES.some },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const NothingYet: Story = { args: { answers: { listFeedback: MESSAGES.none } } };

export const NothingFits: Story = {
  args: { path: PLACES.inboxNarrowed, answers: { listFeedback: MESSAGES.none } },
};

/** One message, to be answered. */
export const Answering: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, OPEN);
    await userEvent.type(await find(document.body, '[role="dialog"] textarea'), 'Thank you.');
  },
};

export const Saving: Story = {
  args: { answers: { listFeedback: MESSAGES.some, updateFeedbackStatus: never } },
  play: async (context) => {
    await Answering.play?.(context);
    await press(document.body, '[role="dialog"] button[type="submit"]');
  },
};

export const Failed: Story = { args: { answers: { listFeedback: problem('SERVICE_UNAVAILABLE', 503) } } };
