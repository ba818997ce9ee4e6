import { changed, never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage attendance',
  ...pageStories,
  args: { path: PLACES.attendance, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Meetings of a class: to come, open, over. */
export const Meetings: Story = {};

export const None: Story = {
  args: { answers: { listAttendances: changed('all', { items: [], total: 0 }) } },
};

export const Failed: Story = { args: { answers: { listAttendances: problem('SERVICE_UNAVAILABLE', 503) } } };

/** A new meeting is filled in. */
export const NewMeeting: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main div:has(> h1) + div button');
    const body = canvasElement.ownerDocument.body;
    await find(body, '[role="dialog"] input[name="title"]');
  },
};

/** People can check in: the code for the room. */
export const Open: Story = {
  args: { path: PLACES.meeting },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, '[data-check-in-code]');
  },
};

/** The code is on its way. */
export const CodeOnItsWay: Story = {
  args: { path: PLACES.meeting, answers: { getAttendanceCode: never } },
};

/** It is over: who was there, and what was corrected. */
export const Over: Story = { args: { path: PLACES.meetingThatIsOver } };

/** A record is corrected. */
export const Correcting: Story = {
  args: { path: PLACES.meetingThatIsOver },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main [role="row"] td button, main [role="gridcell"] button');
    await find(canvasElement.ownerDocument.body, '[role="dialog"] textarea');
  },
};

/** It is asked before a meeting is deleted. */
export const Deleting: Story = {
  args: { path: PLACES.meetingThatIsOver },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main button:nth-of-type(3)');
    await find(canvasElement.ownerDocument.body, '[role="alertdialog"]');
  },
};

export const Loading: Story = {
  args: { path: PLACES.meeting, answers: { getAttendance: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
