import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const CHECK =
  'main button[data-variant="primary"], main fieldset ~ div button, main [role="radiogroup"] ~ div button';
const CSV = 'email,realName,role\nnoor@example.org,Noor,member\n';
const running = { status: 'running', dryRun: false, total: 120, processed: 48, errors: [], errorCount: 0 };

const meta = {
  title: 'Pages/Manage import',
  ...pageStories,
  args: {
    path: PLACES.memberImport,
    viewer: 'admin',
    machines: ['memberImport'],
    answers: { importMembers: 'begun', getMemberImport: 'checked' },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const choose: Play = async ({ canvasElement }) => {
  await openPage(canvasElement);
  const input = await find<HTMLInputElement>(canvasElement, 'main input[type="file"]');
  await userEvent.upload(input, new File([CSV], 'people.csv', { type: 'text/csv' }));
  await find(canvasElement, 'main ul[role="list"] li');
};
const check: Play = async (context) => {
  await choose(context);
  await press(context.canvasElement, CHECK);
};

/** Nothing chosen yet. */
export const Empty: Story = {};

/** A file that can be looked at. */
export const Chosen: Story = { play: choose };

/** What the file would do, with two rows that cannot be taken. */
export const Checked: Story = {
  args: {
    answers: { importMembers: 'begun', getMemberImport: 'checked' },
  },
  play: async (context) => {
    await check(context);
    await find(context.canvasElement, 'main table, main [role="grid"]');
  },
};

/** The invitations go out. */
export const Running: Story = {
  args: {
    answers: { importMembers: changed('begun', running), getMemberImport: changed('checked', running) },
  },
  play: async (context) => {
    await check(context);
    await find(context.canvasElement, 'main [role="progressbar"]');
  },
};

/** All are invited. */
export const Done: Story = {
  args: {
    answers: { importMembers: changed('begun', { status: 'done', dryRun: false, processed: 3, invited: 3 }) },
  },
  play: async (context) => {
    await check(context);
    await find(context.canvasElement, 'main [role="status"]');
  },
};

/** The first line names no columns. */
export const Unreadable: Story = {
  args: { answers: { importMembers: problem('IMPORT_UNREADABLE', 400, { reason: 'NO_HEAD' }) } },
  play: async (context) => {
    await check(context);
    await find(context.canvasElement, 'main [role="alert"]:not(:empty)');
  },
};
