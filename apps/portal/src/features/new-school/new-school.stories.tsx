import { changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fill, find, press, submit } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const steps = (...statuses: string[]) =>
  ['school', 'portal', 'navigation', 'footer'].map((key, index) => ({ key, status: statuses[index] }));
const underWay = changed('ready', {
  status: 'creating',
  portalUrl: null,
  steps: steps('done', 'done', 'running', 'waiting'),
});
const stopped = changed('ready', {
  status: 'failed',
  portalUrl: null,
  steps: steps('done', 'done', 'failed', 'waiting'),
});

const meta = {
  title: 'Pages/New school',
  ...pageStories,
  args: { path: PLACES.newSchool, viewer: 'newcomer', machines: ['schoolCreation'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const opened: Play = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await find(canvasElement, 'main input[name="name"]');
};
const filled: Play = async (context) => {
  await opened(context);
  await fill(context.canvasElement, { name: 'Noor’s Academy' });
  await press(context.canvasElement, 'main form label:has(input[name="agreement"])');
  await submit(context.canvasElement);
};
const refused: Play = async (context) => {
  await filled(context);
  await expect(await find(context.canvasElement, 'main form [role="alert"]:not(:empty)')).toBeVisible();
};

/** R44: learner, academy or store. */
export const Choosing: Story = {};

/** R45: what the school is called, and in which language. */
export const Academy: Story = { args: { path: PLACES.newAcademy }, play: opened };

/** A store asks for its currency and an activation code. */
export const Store: Story = { args: { path: PLACES.newStore }, play: opened };

/** Asking for an activation code. */
export const AskingForCode: Story = {
  args: { path: PLACES.newStore },
  play: async (context) => {
    await opened(context);
    await press(
      context.canvasElement,
      'main form div:has(> input[name="activeCode"]) ~ div button, main form p + button',
    );
    await find(context.canvasElement, 'main input[name="organisation"]');
  },
};

/** Sent off with nothing in it. */
export const Incomplete: Story = {
  args: { path: PLACES.newAcademy },
  play: async (context) => {
    await opened(context);
    await submit(context.canvasElement);
    await find(context.canvasElement, 'main input[name="name"][aria-invalid="true"]');
  },
};

/** The answer is on its way. */
export const Submitting: Story = {
  args: { path: PLACES.newAcademy, answers: { createSchool: never } },
  play: async (context) => {
    await filled(context);
    await find(context.canvasElement, 'main form button[data-pending]');
  },
};

/** The person owns as many schools as one can. */
export const TooMany: Story = {
  args: {
    path: PLACES.newAcademy,
    answers: { createSchool: problem('SCHOOL_QUOTA_EXCEEDED', 409, { limit: 5 }) },
  },
  play: refused,
};

export const Offline: Story = {
  args: { path: PLACES.newAcademy, answers: { createSchool: offline } },
  play: refused,
};

/** R46: two of four steps are done. */
export const Creating: Story = {
  args: { path: PLACES.creatingSchool, answers: { getSchoolCreation: underWay } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'main [role="progressbar"]');
  },
};

/** The server has stopped at a step. */
export const Stopped: Story = {
  args: { path: PLACES.creatingSchool, answers: { getSchoolCreation: stopped } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'main [role="alert"]:not(:empty)');
  },
};

/** R47. */
export const Ready: Story = {
  args: { path: PLACES.schoolReady, answers: { getSchoolCreation: 'ready' } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'main h1 ~ *, main a[href^="/portal/"]');
  },
};

/** R49: the agreement is signed, nobody is invited yet. */
export const FirstSteps: Story = {
  args: {
    path: PLACES.firstSteps,
    answers: { compareAgreements: 'owner', listInvitations: 'new-school', listMembers: 'new-school' },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'main ul li h2');
  },
};

export const FirstStepsFailed: Story = {
  args: {
    path: PLACES.firstSteps,
    answers: {
      compareAgreements: 'owner',
      listInvitations: problem('SERVICE_UNAVAILABLE', 503),
      listMembers: 'new-school',
    },
  },
};
