import { changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const device = (
  id: number,
  browser: string | null,
  system: string | null,
  facts: { ip: string; seen: string; current?: boolean },
) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  current: facts.current ?? false,
  device: { browser, system },
  ip: facts.ip,
  loginMethod: '1',
  createdAt: '2026-10-20T08:30:00.000Z',
  lastSeenAt: facts.seen,
  expiresAt: '2026-12-02T09:00:00.000Z',
});

const HERE = device(1, 'Firefox 145', 'Linux', {
  ip: '203.0.113.7',
  seen: '2026-11-02T09:00:00.000Z',
  current: true,
});
const SEVERAL = changed('three', {
  items: [
    HERE,
    device(2, 'Safari 19', 'iOS', { ip: '198.51.100.24', seen: '2026-11-01T21:12:00.000Z' }),
    device(3, null, null, { ip: '2001:db8:85a3::8a2e:370:7334', seen: '2026-10-23T06:00:00.000Z' }),
  ],
});

const meta = {
  title: 'Pages/Account/Devices',
  ...pageStories,
  args: {
    path: PLACES.accountDevices,
    viewer: 'learner',
    machines: ['devices'],
    answers: { listSessions: SEVERAL },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Several: Story = {};

/** Signed in here alone. */
export const OnlyHere: Story = { args: { answers: { listSessions: changed('three', { items: [HERE] }) } } };

const asking: Play = async ({ canvasElement }) => {
  await openPage(canvasElement);
  await press(canvasElement, 'main li:nth-child(2) button');
  await find(document.body, '[role="alertdialog"]');
};
const CONFIRM = '[role="alertdialog"] footer button:nth-of-type(2)';

/** One device is asked about. */
export const Asking: Story = { play: asking };

/** All other devices are asked about. */
export const AskingForAll: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main section ul + div button');
    await find(document.body, '[role="alertdialog"]');
  },
};

export const SigningOut: Story = {
  args: { answers: { listSessions: SEVERAL, endSession: never } },
  play: async (context) => {
    await asking(context);
    await press(document.body, CONFIRM);
    await find(context.canvasElement, 'main li [data-pending]');
  },
};

export const NotSignedOut: Story = {
  args: { answers: { listSessions: SEVERAL, endSession: offline } },
  play: async (context) => {
    await asking(context);
    await press(document.body, CONFIRM);
    await find(context.canvasElement, 'main section [role="alert"]');
  },
};

export const Failed: Story = { args: { answers: { listSessions: problem('SERVICE_UNAVAILABLE', 503) } } };
