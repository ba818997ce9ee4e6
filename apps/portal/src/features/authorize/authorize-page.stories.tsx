import { answered, never, offline, problem } from '@stoa/api/fixtures';
import { MADE_ANSWERS } from '@stoa/api/fixtures/made-answers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { find } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const ASKED = { authorize: answered(MADE_ANSWERS.authorize.asked) };

const meta = {
  title: 'Pages/Continue to an application',
  ...pageStories,
  args: { path: PLACES.authorize, viewer: 'learner', answers: ASKED, machines: ['authorize'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const reported: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await expect(await find(canvasElement, 'main [role="alert"] h1')).toBeVisible();
};

/** Which application asks, what it learns, and yes or no. */
export const Consent: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, 'main dl')).toBeVisible();
  },
};

/** The same by the other address. */
export const BigNet: Story = { args: { path: PLACES.authorizeBigNet }, play: Consent.play! };

export const Working: Story = { args: { answers: { authorize: never } } };

/** The address is not the application's own: nothing leads there. */
export const AddressNotAllowed: Story = {
  args: { answers: { authorize: problem('REDIRECT_NOT_ALLOWED', 400) } },
  play: reported,
};

/** It asks in a way that is not served. */
export const AskedBadly: Story = { args: { path: PLACES.authorizeBadly }, play: reported };

export const NotAMember: Story = {
  args: { answers: { authorize: problem('NOT_A_MEMBER', 403) } },
  play: reported,
};

export const NotVerified: Story = {
  args: { answers: { authorize: problem('VERIFICATION_FAILED', 401) } },
  play: reported,
};

export const Offline: Story = { args: { answers: { authorize: offline } }, play: reported };
