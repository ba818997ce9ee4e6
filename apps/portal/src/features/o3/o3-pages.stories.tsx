import { problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Projects and tools',
  ...pageStories,
  args: { path: PLACES.o3 },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Area: Story = {};

export const Cases: Story = { args: { path: PLACES.o3Cases } };

/** The choice leaves nothing. */
export const NothingLeft: Story = { args: { path: PLACES.o3Nothing } };

export const Failed: Story = {
  args: { path: PLACES.o3Cases, answers: { listO3Resources: problem('SERVICE_UNAVAILABLE', 503) } },
};

export const SubPortal: Story = { args: { path: PLACES.o3Portal } };

export const Case: Story = { args: { path: PLACES.o3Case } };

export const Tool: Story = { args: { path: PLACES.o3Tool } };

export const Scenario: Story = { args: { path: PLACES.o3Scenario } };
