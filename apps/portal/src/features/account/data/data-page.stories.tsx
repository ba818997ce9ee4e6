import { changed, never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fill, find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { HOME_SCHOOL, PLACES } from '../../../stories/places.ts';

const COPY = 'main section:nth-of-type(1)';
const DELETION = 'main section:nth-of-type(2)';
const DUE = { dueAt: '2026-11-16T09:00:00.000Z' };

const meta = {
  title: 'Pages/Account/Your data',
  ...pageStories,
  args: {
    path: PLACES.accountData,
    viewer: 'learner',
    machines: ['dataExport', 'accountDeletion', 'codeRequest', 'stepUp'],
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Data: Story = {};

/** The copy is being made, and followed. */
export const Preparing: Story = {
  args: {
    answers: { getExport: changed('none', { status: 'preparing', progress: 40, requestedAt: DUE.dueAt }) },
  },
};

export const Ready: Story = {
  args: {
    answers: {
      getExport: changed('none', {
        status: 'ready',
        progress: 100,
        url: '/api/accounts/users/export/ticket',
        expiresAt: '2026-11-03T09:00:00.000Z',
        requestedAt: '2026-11-02T09:00:00.000Z',
      }),
    },
  },
};

export const Expired: Story = { args: { answers: { getExport: changed('none', { status: 'expired' }) } } };

export const CopyFailed: Story = { args: { answers: { getExport: changed('none', { status: 'failed' }) } } };

const copyAsked: Play = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await press(canvasElement, `${COPY} button`);
};

export const Asking: Story = {
  args: { answers: { startExport: never } },
  play: async (context) => {
    await copyAsked(context);
    await find(context.canvasElement, `${COPY} [data-pending]`);
  },
};

export const ProofNeeded: Story = {
  args: { answers: { startExport: problem('REAUTHENTICATION_REQUIRED', 403) } },
  play: async (context) => {
    await copyAsked(context);
    await find(document.body, '[role="dialog"] input[name="password"]');
  },
};

export const TooManyCopies: Story = {
  args: { answers: { startExport: problem('TOO_MANY_ATTEMPTS', 429, { retryAfterSeconds: 86_400 }) } },
  play: async (context) => {
    await copyAsked(context);
    await find(context.canvasElement, `${COPY} [role="alert"]:not(:empty)`);
  },
};

const deleting: Play = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await press(canvasElement, `${DELETION} button`);
  await find(canvasElement, `${DELETION} input[name="code"]`);
};

/** What goes and what stays has been read; a code is asked for. */
export const Deleting: Story = { play: deleting };

export const WrongCode: Story = {
  args: { answers: { requestDeletion: problem('CODE_INVALID', 400) } },
  play: async (context) => {
    await deleting(context);
    await fill(context.canvasElement, { code: '123456' });
    await press(context.canvasElement, `${DELETION} [type="submit"]`);
    await find(context.canvasElement, `${DELETION} [role="alert"]:not(:empty)`);
  },
};

/** It will be erased, and can be kept until then. */
export const Scheduled: Story = { args: { answers: { getDeletion: changed('none', DUE) } } };

/** A school would be left without an owner. */
export const LastOwner: Story = {
  args: {
    answers: {
      getDeletion: changed('none', {
        blockedBy: [
          { id: HOME_SCHOOL, name: 'Stoa Open School', logoUrl: null, url: `/portal/${HOME_SCHOOL}` },
        ],
      }),
    },
  },
};

export const Failed: Story = { args: { answers: { getDeletion: problem('INTERNAL_ERROR', 500) } } };
