import { never, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { openPending, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Help center',
  ...pageStories,
  args: { path: PLACES.help },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForLearners: Story = {};

export const ForManagers: Story = { args: { path: PLACES.helpForManagers } };

/** The words stand nowhere. */
export const NothingFound: Story = { args: { path: PLACES.helpNothing } };

export const Article: Story = { args: { path: PLACES.helpArticle } };

export const Failed: Story = {
  args: { answers: { listHelpArticles: problem('SERVICE_UNAVAILABLE', 503) } },
};

export const Loading: Story = {
  args: { from: PLACES.service, answers: { listHelpArticles: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};
