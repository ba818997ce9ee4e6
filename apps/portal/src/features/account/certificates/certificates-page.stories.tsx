import { changed, never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { openPending, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Account/Certificates',
  ...pageStories,
  args: { path: PLACES.accountCertificates, viewer: 'learner' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const None: Story = {
  args: { answers: { listMyCertificates: changed('done', { items: [], total: 0 }) } },
};

export const Failed: Story = {
  args: { answers: { listMyCertificates: problem('SERVICE_UNAVAILABLE', 503) } },
};

export const Loading: Story = {
  args: { answers: { listMyCertificates: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
