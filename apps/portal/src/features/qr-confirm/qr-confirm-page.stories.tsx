import { answered, never, offline, problem } from '@stoa/api/fixtures';
import { MADE_ANSWERS } from '@stoa/api/fixtures/made-answers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { find, press } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const { scanQrSession, confirmQrSession } = MADE_ANSWERS;
const ASKED = { scanQrSession: answered(scanQrSession.asked) };
const YES = 'main button[data-answer="yes"]';
const NO = 'main button[data-answer="no"]';

const meta = {
  title: 'Pages/Confirm a sign-in',
  ...pageStories,
  args: { path: PLACES.loginConfirm, viewer: 'learner', answers: ASKED, machines: ['qrConfirm'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who asks, from where, and yes or no. */
export const Question: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await expect(await find(canvasElement, YES)).toBeVisible();
  },
};

export const Deciding: Story = {
  args: { answers: { ...ASKED, confirmQrSession: never } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, YES);
    await find(canvasElement, `${YES}[data-pending]`);
  },
};

export const Confirmed: Story = {
  args: { answers: { ...ASKED, confirmQrSession: answered(confirmQrSession.confirmed) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, YES);
    await expect(await find(canvasElement, 'main [role="status"] > *')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { answers: { ...ASKED, confirmQrSession: answered(confirmQrSession.cancelled) } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, NO);
    await expect(await find(canvasElement, 'main [role="status"] > *')).toBeVisible();
  },
};

/** The answer did not arrive: it can be given again. */
export const AnswerLost: Story = {
  args: { answers: { ...ASKED, confirmQrSession: offline } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, YES);
    await expect(await find(canvasElement, 'main [role="alert"]')).toBeVisible();
  },
};

export const Expired: Story = { args: { answers: { scanQrSession: problem('QR_EXPIRED', 409) } } };

/** Another phone was first. */
export const Taken: Story = { args: { answers: { scanQrSession: problem('CONFLICT', 409) } } };

export const Unknown: Story = { args: { answers: { scanQrSession: problem('NOT_FOUND', 404) } } };

export const Offline: Story = { args: { answers: { scanQrSession: offline } } };
