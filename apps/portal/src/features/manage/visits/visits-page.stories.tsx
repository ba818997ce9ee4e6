import { problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage visits',
  ...pageStories,
  args: { path: PLACES.visits, viewer: 'admin' },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};

export const Failed: Story = { args: { answers: { getStatistics: problem('SERVICE_UNAVAILABLE', 503) } } };
