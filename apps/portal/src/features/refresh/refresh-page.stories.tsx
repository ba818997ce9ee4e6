import type { Meta, StoryObj } from '@storybook/react-vite';
import { find } from '../../stories/page-actions.ts';
import { openPage, pageStories } from '../../stories/page-stories.tsx';
import { PLACES } from '../../stories/places.ts';

const meta = {
  title: 'Pages/Renew a sign-in',
  ...pageStories,
  args: { path: PLACES.refreshToken, machines: ['refreshPage'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is signed in any more: login, and back afterwards. */
export const Over: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(canvasElement, 'main form');
  },
};
