import { changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { find, press } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Invitation',
  ...pageStories,
  args: { path: PLACES.invitation, machines: ['invitation'], answers: { getInvitation: 'open' } },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const shown: Play = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await find(canvasElement, 'main dl');
};
const accept: Play = async (context) => {
  await shown(context);
  await press(context.canvasElement, 'main dl ~ button');
};

/** Whoever has the link, without an account. */
export const Visitor: Story = { play: shown };

/** Signed in: one press. */
export const SignedIn: Story = { args: { viewer: 'newcomer' }, play: shown };

export const Accepting: Story = {
  args: { viewer: 'newcomer', answers: { getInvitation: 'open', acceptInvitation: never } },
  play: accept,
};

/** It is for another address than that of this account. */
export const ForAnother: Story = {
  args: { viewer: 'newcomer', answers: { getInvitation: 'open', acceptInvitation: 'for-another' } },
  play: async (context) => {
    await accept(context);
    await expect(await find(context.canvasElement, 'main [role="alert"]:not(:empty)')).toBeVisible();
  },
};

export const Withdrawn: Story = { args: { answers: { getInvitation: 'withdrawn' } } };

export const Expired: Story = {
  args: { answers: { getInvitation: changed('withdrawn', { status: 'expired' }) } },
};

export const UsedUp: Story = {
  args: { answers: { getInvitation: changed('withdrawn', { status: 'used' }) } },
};

/** No such invitation was ever made. */
export const Unknown: Story = { args: { answers: { getInvitation: 'unknown' } } };

export const SchoolClosed: Story = {
  args: {
    viewer: 'newcomer',
    answers: { getInvitation: 'open', acceptInvitation: problem('SCHOOL_DISABLED', 403) },
  },
  play: accept,
};

export const Offline: Story = { args: { answers: { getInvitation: offline } } };

export const Loading: Story = { args: { answers: { getInvitation: never } } };
