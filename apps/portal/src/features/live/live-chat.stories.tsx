import { answered, changed, problem, type Answers } from '@stoa/api/fixtures';
import { MADE_ANSWERS } from '@stoa/api/fixtures/made-answers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const {
  enterLive,
  listLiveMessages,
  listLivePolls,
  listLiveQuestions,
  listLiveReports,
  listMutedLivePeople,
} = MADE_ANSWERS;
const session = (more: object = {}): Answers => ({
  getLive: changed('scheduled', { state: 'waiting', roomUrl: null, chatEnabled: true, ...more }),
  listLiveMessages: answered(listLiveMessages.talk),
  listLiveQuestions: answered(listLiveQuestions.some),
  listLiveHandouts: answered(MADE_ANSWERS.listLiveHandouts.none),
  listLivePolls: answered(listLivePolls.none),
});

const meta = {
  title: 'Pages/Live chat',
  ...pageStories,
  args: {
    path: PLACES.scheduledLiveDetail,
    viewer: 'learner',
    answers: { ...session(), enterLive: answered(enterLive.viewer) },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What people write while they wait, beside the picture. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Thank you.')).toBeVisible();
    await expect(canvas.getByText('37 people here')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible();
  },
};

export const NothingWritten: Story = {
  args: {
    answers: {
      ...session(),
      enterLive: answered(enterLive.viewer),
      listLiveMessages: answered(listLiveMessages.nothing),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nobody has written yet')).toBeVisible();
  },
};

/** A message that is not accepted stays, with the reason, and goes back into the field. */
export const NotAccepted: Story = {
  args: {
    answers: {
      ...session(),
      enterLive: answered(enterLive.slow),
      sendLiveMessage: problem('MODERATION_REJECTED', 400),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Buy this now{Enter}');
    await expect(await canvas.findByText(/Some words are not allowed here/)).toBeVisible();
    await expect(canvas.getByText('Not sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit message' }));
    await expect(field).toHaveValue('Buy this now');
  },
};

/** Slow mode says how long the next message takes. */
export const TooFast: Story = {
  args: {
    answers: {
      ...session(),
      enterLive: answered(enterLive.slow),
      sendLiveMessage: problem('CHAT_TOO_FAST', 429, { retryAfterSeconds: 30 }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'One more{Enter}');
    await expect(await canvas.findByText(/Your message will be sent in \d+ s/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

export const Muted: Story = {
  args: { answers: { ...session(), enterLive: answered(enterLive.muted) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('The host has muted you. You can still read the chat.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Message' })).toBeNull();
  },
};

export const NotEnrolled: Story = {
  args: { answers: { ...session(), enterLive: problem('NOT_ENROLLED', 403) } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('The chat is for those who are enrolled in the class.'),
    ).toBeVisible();
  },
};

export const Unreachable: Story = {
  args: { answers: { ...session(), enterLive: problem('SERVICE_UNAVAILABLE', 503) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Connection lost\./)).toBeVisible();
  },
};

export const Visitor: Story = {
  args: { viewer: 'visitor', answers: session() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sign in to take part in the chat')).toBeVisible();
  },
};

const MODERATED: Answers = {
  ...session({ abilities: { enter: true, edit: true, host: true, moderate: true, reason: null } }),
  enterLive: answered(enterLive.moderator),
  listLiveReports: answered(listLiveReports.one),
  listMutedLivePeople: answered(listMutedLivePeople.one),
};

/** What a host sets, and who cannot write. */
export const Settings: Story = {
  args: { viewer: 'admin', answers: MODERATED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Chat settings' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    // A dialog comes into view by and by.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Unmute' })).toBeVisible());
  },
};

/** What was reported: kept or deleted. */
export const Reports: Story = {
  args: { viewer: 'admin', answers: MODERATED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '1 reported' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Advertising or spam (2 reports)')).toBeVisible());
  },
};

/** What people ask the host, by votes. */
export const Questions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Questions' }));
    await expect(await canvas.findByText('How do we name a risk?')).toBeVisible();
    await expect(canvas.getByText('Being answered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(await canvas.findByText('Write your question.')).toBeVisible();
  },
};

/** A poll is open: people are told wherever they are. */
export const Poll: Story = {
  args: {
    answers: {
      ...session(),
      enterLive: answered(enterLive.viewer),
      listLivePolls: answered(listLivePolls.open),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('A poll is open.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vote' }));
    await expect(await canvas.findByRole('radio', { name: 'Dates that move' })).toBeVisible();
  },
};

/** What was voted, as the host shares it. */
export const PollResults: Story = {
  args: {
    answers: {
      ...session(),
      enterLive: answered(enterLive.viewer),
      listLivePolls: answered(listLivePolls.shared),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Polls' }));
    await expect(await canvas.findByText('18 (45%)')).toBeVisible();
    await expect(canvas.getByText('40 people voted')).toBeVisible();
  },
};

/** What a host prepares, starts and closes. */
export const HostsPolls: Story = {
  args: { viewer: 'admin', answers: { ...MODERATED, listLivePolls: answered(listLivePolls.moderated) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Polls' }));
    await expect(await canvas.findByRole('button', { name: 'Start poll' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByDisplayValue('Dates that move')).toBeVisible());
  },
};

/** What is left of a session that is over. */
export const Record: Story = {
  args: {
    answers: {
      ...session({ state: 'ended', activityStatus: 3 }),
      listLivePolls: answered(listLivePolls.closed),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Polls' })).toBeVisible();
    await expect(canvas.getByText('18 (45%)')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Questions' })).toBeVisible();
  },
};
