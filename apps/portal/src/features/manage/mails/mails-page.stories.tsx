import { answered, never, problem } from '@stoa/api/fixtures';
import type { UndeliveredMail } from '@stoa/api/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { find, press } from '../../../stories/page-actions.ts';
import { PLACES } from '../../../stories/places.ts';

const WAITING: UndeliveredMail = {
  id: '1700000000000450001',
  kind: 'invitation',
  recipient: 'l•••@stoa.example',
  status: 'waiting',
  reason: 'unreachable',
  responseCode: null,
  tries: 3,
  createdAt: '2026-11-21T08:30:00.000Z',
  nextTryAt: '2026-11-21T10:36:00.000Z',
};
const FAILED: UndeliveredMail = {
  ...WAITING,
  id: '1700000000000450002',
  kind: 'notification',
  recipient: 'm•••@stoa.example',
  status: 'failed',
  reason: 'recipient',
  responseCode: 550,
  tries: 1,
  nextTryAt: null,
};
const mails = (items: UndeliveredMail[]) =>
  answered({
    code: 200,
    message: 'ok',
    data: {
      items,
      total: items.length,
      totalIsExact: true,
      next: null,
      previous: null,
      pageNumber: 1,
      pageSize: 20,
    },
  });

const MENU = 'main td[data-place="actions"] button, main [role="gridcell"][data-place="actions"] button';

const meta = {
  title: 'Pages/Mail delivery',
  ...pageStories,
  args: { path: PLACES.mails, viewer: 'admin', answers: { listMails: mails([FAILED, WAITING]) } },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeWait: Story = {};

export const AllSent: Story = { args: { answers: { listMails: mails([]) } } };

/** Discarding asks first. */
export const Discarding: Story = {
  args: { answers: { listMails: mails([FAILED]), discardMails: never } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, MENU);
    await press(document.body, '[role="menuitem"][data-key="discard"]');
    await find(document.body, '[role="alertdialog"]');
  },
};

export const Failed: Story = { args: { answers: { listMails: problem('SERVICE_UNAVAILABLE', 503) } } };
