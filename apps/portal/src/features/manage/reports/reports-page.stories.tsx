import { changed, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { find } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Reports',
  ...pageStories,
  args: { path: PLACES.postReports, viewer: 'admin', answers: { listPostReports: 'some' } },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToDecide: Story = {};

export const NothingToDecide: Story = { args: { answers: { listPostReports: 'none' } } };

export const Removing: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove' }));
    await find(document.body, '[role="dialog"]');
  },
};

/** The next page of a list that has become shorter. */
export const PastTheEnd: Story = {
  args: { answers: { listPostReports: changed('none', { total: 4, previous: 'abcd' }) } },
};

export const Failed: Story = { args: { answers: { listPostReports: problem('SERVICE_UNAVAILABLE', 503) } } };
