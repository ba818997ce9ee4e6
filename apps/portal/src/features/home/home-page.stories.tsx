import type { Meta, StoryObj } from '@storybook/react-vite';
import { PLACES } from '../../stories/places.ts';
import { pageStories } from '../../stories/page-stories.tsx';

const meta = {
  title: 'Pages/Home',
  ...pageStories,
  args: { path: PLACES.home },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a visitor finds it. */
export const Full: Story = {};
