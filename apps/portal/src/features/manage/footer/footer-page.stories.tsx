import { problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { find } from '../../../stories/page-actions.ts';
import { openPage, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage footer',
  ...pageStories,
  args: { path: PLACES.footer, viewer: 'admin', machines: ['footerEditor'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both footers, the shown one first, with its preview. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'main [inert] footer');
  },
};

export const Failed: Story = {
  args: { answers: { getFooterSettings: problem('SERVICE_UNAVAILABLE', 503) } },
};
