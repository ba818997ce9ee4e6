import { answered } from '@stoa/api/fixtures';
import type { LiveSession } from '@stoa/api/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Lecturing center',
  ...pageStories,
  args: { path: PLACES.lecturing, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Center: Story = {};

export const Sessions: Story = { args: { path: PLACES.ownLives } };

const HOST = { id: '1700000000000100003', name: 'Lin Wei', avatarUrl: null, title: null };
const CROWDED: LiveSession = {
  id: '1700000000000200051',
  schoolId: '1700000000000000001',
  classId: null,
  title: 'Risks that nobody names',
  summary: 'An hour of examples and questions.',
  lang: 'en_US',
  languages: [],
  coverUrl: null,
  host: HOST,
  speakers: [HOST],
  audience: 1,
  zone: '2',
  startsAt: '2026-11-28T12:00:00.000Z',
  endsAt: '2026-11-28T13:00:00.000Z',
  durationSeconds: 3600,
  timeZone: 'Asia/Shanghai',
  roomOpensAt: '2026-11-28T11:45:00.000Z',
  state: 'scheduled',
  activityStatus: 1,
  reserved: false,
  reservedCount: 1000,
  reservedIsExact: false,
  capacity: null,
  chatEnabled: true,
  recording: true,
  roomUrl: null,
  streamUrl: null,
  replayUrl: null,
  url: '/portal/1700000000000000001/lecturing-center/live-learn-detail/1700000000000200051',
  serverTime: '2026-11-21T08:30:00.000Z',
  version: '2',
  abilities: { enter: false, edit: true, host: true, moderate: true, reason: null },
};

/** Of more people and more sessions than are counted. */
export const SessionsOfMany: Story = {
  args: {
    path: PLACES.ownLives,
    answers: {
      listLives: answered({
        code: 200,
        message: 'ok',
        data: {
          items: [CROWDED],
          total: 1000,
          totalIsExact: false,
          next: 'WzAsIjEiXQ',
          previous: null,
          pageNumber: 1,
          pageSize: 20,
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('More than 1,000 people reserved')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Next/ })).toHaveAttribute(
      'href',
      expect.stringContaining('at=WzAsIjEiXQ'),
    );
  },
};

export const NoneEnded: Story = { args: { path: PLACES.ownLivesEnded } };

/** What is wrong is said where it is, and nothing is sent. */
export const Schedule: Story = {
  args: { path: PLACES.scheduleLive },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Summary/ }), 'An hour.');
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    await expect((await canvas.findAllByText('This field is required.')).length).toBe(2);
  },
};

export const Edit: Story = { args: { path: PLACES.editLive } };

export const Scheduled: Story = { args: { path: PLACES.scheduledLive } };
