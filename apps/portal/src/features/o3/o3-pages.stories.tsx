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

export const Projects: Story = { args: { path: PLACES.o3Projects } };

export const Project: Story = { args: { path: PLACES.o3Project } };

/** A learner who was invited, and could start a team as well. */
export const ProjectInvited: Story = { args: { path: PLACES.o3Invitation, viewer: 'learner' } };

/** As whoever reviews the team sees it. */
export const Board: Story = { args: { path: PLACES.o3Board, viewer: 'admin' } };

export const BoardOfOthers: Story = {
  args: {
    path: PLACES.o3Board,
    viewer: 'learner',
    answers: { getO3Board: problem('NOT_FOUND', 404) },
  },
};

/** Signed out, a board asks who comes. */
export const BoardSignedOut: Story = {
  args: { path: PLACES.o3Board, answers: { getO3Board: problem('UNAUTHENTICATED', 401) } },
};

export const Demonstration: Story = { args: { path: PLACES.o3Demo } };
