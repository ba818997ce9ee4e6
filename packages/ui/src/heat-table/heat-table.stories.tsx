import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StressSheet } from '../../.storybook/sheets.tsx';
import { HeatTable, type HeatTableProps } from './heat-table.tsx';

const percent = (share: number): { share: number; text: string } => ({
  share,
  text: `${Math.round(share * 100)} %`,
});

const all: HeatTableProps = {
  label: 'Retention by month of joining',
  heads: ['Joined in', 'People'],
  columns: Array.from({ length: 12 }, (_, month) => `Month ${month}`),
  rows: Array.from({ length: 12 }, (_, row) => ({
    id: String(row),
    label: `2026-${String(row + 1).padStart(2, '0')}`,
    size: String(20 + row * 7),
    cells: Array.from({ length: 12 - row }, (_unused, month) => percent(Math.max(0, 1 - month * 0.12))),
  })),
  scale: ['0 %', '100 %'],
};

const meta = {
  title: 'Content/HeatTable',
  component: HeatTable,
  args: all,
} satisfies Meta<typeof HeatTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each cell says its figure; only the region scrolls. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(args.rows.length + 1);
    await expect(canvas.getAllByRole('cell', { name: '100 %' })).toHaveLength(12);
    canvas.getByRole('region').focus();
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

export const OneRow: Story = {
  args: {
    columns: ['Month 0', 'Month 1', 'Month 2'],
    rows: [{ id: 'a', label: '2026-11', size: '1', cells: [percent(1), percent(0), percent(0.004)] }],
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      render={(text) => (
        <HeatTable
          {...all}
          columns={['Month 0']}
          rows={[{ id: 'a', label: text, size: '1,234,567', cells: [percent(0.5)] }]}
        />
      )}
    />
  ),
};
