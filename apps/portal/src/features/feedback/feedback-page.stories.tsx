import { never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { MESSAGES, SERVICE } from '../../stories/feedback-answers.ts';
import { find, press } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const SEND = 'main form button[type="submit"]';
const TEXT = 'main form textarea';

const meta = {
  title: 'Pages/Feedback',
  ...pageStories,
  args: {
    path: PLACES.feedback,
    viewer: 'learner',
    machines: ['feedback', 'pictureUpload'],
    answers: { queryConfig: SERVICE },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const send: Play = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await userEvent.type(await find(canvasElement, TEXT), 'The video of lesson 3 stops.');
  await press(canvasElement, SEND);
};

/** An empty form, with the ways to reach customer service. */
export const Write: Story = {};

export const ByAVisitor: Story = { args: { viewer: 'visitor' } };

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, SEND);
    await find(canvasElement, `${TEXT}[aria-invalid="true"]`);
  },
};

export const Sending: Story = {
  args: { answers: { queryConfig: SERVICE, addFeedback: never } },
  play: send,
};

/** The server’s own words, as a warning. */
export const Refused: Story = {
  args: { answers: { queryConfig: SERVICE, addFeedback: problem('FEEDBACK_REJECTED', 400) } },
  play: send,
};

export const Offline: Story = {
  args: { answers: { queryConfig: SERVICE, addFeedback: offline } },
  play: send,
};

/** What one has written, with the answers. */
export const Mine: Story = {
  args: { path: PLACES.feedbackMine, answers: { listFeedback: MESSAGES.some } },
};

export const MineEmpty: Story = {
  args: { path: PLACES.feedbackMine, answers: { listFeedback: MESSAGES.none } },
};

export const MineFailed: Story = {
  args: { path: PLACES.feedbackMine, answers: { listFeedback: problem('SERVICE_UNAVAILABLE', 503) } },
};

/** The dialog above any page. */
export const AsDialog: Story = {
  args: { path: PLACES.subSchools, answers: { queryConfig: SERVICE } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'footer nav button');
    await find(document.body, '[role="dialog"] textarea');
  },
};
