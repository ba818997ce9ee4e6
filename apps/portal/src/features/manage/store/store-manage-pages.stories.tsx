import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const meta = {
  title: 'Pages/Manage store',
  ...pageStories,
  args: { path: PLACES.storeGoods, viewer: 'admin', machines: ['storeEditor'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Goods: Story = {};

export const NewGoods: Story = { args: { path: PLACES.storeNewGoods } };

export const Orders: Story = { args: { path: PLACES.storeOrders } };

export const Settings: Story = { args: { path: PLACES.storeSettings } };
