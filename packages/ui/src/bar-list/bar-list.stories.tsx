import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StressSheet } from '../../.storybook/sheets.tsx';
import { BarList } from './bar-list.tsx';

const meta = {
  title: 'Content/BarList',
  component: BarList,
  args: {
    items: [
      { id: 'a', label: 'Very clear', share: 0.71, text: '30 (71 %)' },
      { id: 'b', label: 'Clear', share: 0.29, text: '12 (29 %)' },
      { id: 'c', label: 'Not clear', share: 0, text: '0 (0 %)' },
    ],
  },
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      render={(text) => <BarList items={[{ id: 'a', label: text, share: 0.5, text: '1,234,567 (50 %)' }]} />}
    />
  ),
};
