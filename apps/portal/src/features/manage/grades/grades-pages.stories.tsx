import { changed, never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage grades',
  ...pageStories,
  args: { path: PLACES.gradebook, viewer: 'admin', answers: { getGradebook: 'weighted' } },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Learners and what they reached, with the categories that make the total. */
export const Gradebook: Story = {};

/** A class in which nothing is graded. */
export const NothingToGrade: Story = {
  args: { answers: { getGradebook: changed('plain', { columns: [] }) } },
};

/** Categories and their weights are edited. */
export const Weights: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main div:has(> h1) + div button:nth-of-type(2)');
    await find(canvasElement.ownerDocument.body, '[role="dialog"] input');
  },
};

export const Failed: Story = { args: { answers: { getGradebook: problem('SERVICE_UNAVAILABLE', 503) } } };

/** Who handed an assignment in. */
export const Works: Story = { args: { path: PLACES.works, answers: { listAssignmentWorks: 'handed-in' } } };

/** A work with its rubric, to be graded. */
export const ToGrade: Story = { args: { path: PLACES.work, answers: { getAssignmentWork: 'handed-in' } } };

export const Graded: Story = { args: { path: PLACES.work, answers: { getAssignmentWork: 'graded' } } };

/** Nothing was handed in. */
export const NotHandedIn: Story = {
  args: { path: PLACES.work, answers: { getAssignmentWork: 'not-begun' } },
};

/** A learner gets longer. */
export const Extending: Story = {
  args: { path: PLACES.work, answers: { getAssignmentWork: 'handed-in' } },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, 'main section button, main span + button');
    await find(canvasElement.ownerDocument.body, '[role="dialog"]');
  },
};

export const Loading: Story = {
  args: { path: PLACES.work, answers: { getAssignmentWork: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
