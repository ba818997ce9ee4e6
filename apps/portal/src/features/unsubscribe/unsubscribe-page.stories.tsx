import { answered, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MAIL_SOURCE } from '../../stories/feedback-answers.ts';
import { find, press } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/End mails',
  ...pageStories,
  args: {
    path: PLACES.unsubscribe,
    viewer: 'visitor',
    machines: ['unsubscribe'],
    answers: { getUnsubscribe: MAIL_SOURCE },
  },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Done: Story = {
  args: {
    answers: {
      getUnsubscribe: MAIL_SOURCE,
      unsubscribe: answered({ code: 200, message: 'ok', data: { kind: 'feedbackAnswered', school: null } }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main button');
    await find(canvasElement, 'main [role="status"]');
  },
};

export const NoLongerValid: Story = { args: { answers: { getUnsubscribe: problem('NOT_FOUND', 404) } } };

export const Offline: Story = { args: { answers: { getUnsubscribe: offline } } };
