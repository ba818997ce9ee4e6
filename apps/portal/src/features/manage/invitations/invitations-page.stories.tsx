import { never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const HEAD_BUTTONS = 'main h1 ~ *, main div:has(> div > h1) > div:last-child';

const meta = {
  title: 'Pages/Manage invitations',
  ...pageStories,
  args: {
    path: PLACES.invitations,
    viewer: 'admin',
    machines: ['members'],
    answers: { listInvitations: 'open' },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One by mail, one by a link. */
export const Open: Story = {};

export const None: Story = { args: { answers: { listInvitations: 'none' } } };

/** Whom, and as what. */
export const ByMail: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, `:is(${HEAD_BUTTONS}) button:last-of-type`);
    const address = await find(document.body, '[role="dialog"] input[name="email"]');
    // The dialog fades in.
    await waitFor(() => expect(address).toBeVisible());
  },
};

/** Sent off without an address. */
export const ByMailIncomplete: Story = {
  play: async (context) => {
    await ByMail.play?.(context);
    await press(document.body, '[role="dialog"] [type="submit"]');
    await find(document.body, '[role="dialog"] input[name="email"][aria-invalid="true"]');
  },
};

/** For how many and how long. */
export const ByLink: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, `:is(${HEAD_BUTTONS}) button:first-of-type`);
    await find(document.body, '[role="dialog"] input[inputmode]');
  },
};

export const Failed: Story = { args: { answers: { listInvitations: problem('INTERNAL_ERROR', 500) } } };

export const Loading: Story = {
  args: { from: PLACES.subSchools, answers: { listInvitations: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
