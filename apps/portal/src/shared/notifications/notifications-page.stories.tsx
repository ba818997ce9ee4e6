import { offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHOICES, NOTIFICATIONS } from '../../stories/feedback-answers.ts';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Account/Notifications',
  ...pageStories,
  args: {
    path: PLACES.accountNotifications,
    viewer: 'learner',
    machines: ['notifications', 'notificationSettings'],
    answers: { listNotifications: NOTIFICATIONS.some, getNotificationSettings: CHOICES },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One that is new, one that was read, and a source that was silenced. */
export const Some: Story = {};

export const NothingYet: Story = {
  args: { answers: { listNotifications: NOTIFICATIONS.none, getNotificationSettings: CHOICES } },
};

export const Offline: Story = {
  args: { answers: { listNotifications: offline, getNotificationSettings: CHOICES } },
};

export const SettingsFailed: Story = {
  args: {
    answers: {
      listNotifications: NOTIFICATIONS.some,
      getNotificationSettings: problem('SERVICE_UNAVAILABLE', 503),
    },
  },
};
