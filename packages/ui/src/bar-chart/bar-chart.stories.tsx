import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BarChart, type Bar } from './bar-chart.tsx';

const bars: Bar[] = Array.from({ length: 30 }, (_, day) => {
  const value = Math.round(40 + 30 * Math.sin(day / 3) + (day % 7) * 4);
  return {
    id: String(day),
    label: `2026-11-${String(day + 1).padStart(2, '0')}`,
    ...(day % 7 === 0 ? { tick: String(day + 1) } : {}),
    value,
    text: String(value),
  };
});

const meta = {
  title: 'Content/BarChart',
  component: BarChart,
  args: {
    title: 'Visits a day',
    summary: '1,532 visits in 30 days',
    heads: ['Day', 'Visits'],
    tableLabel: 'Show the figures as a table',
    bars,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};

/** The same figures as text. */
export const AsTable: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(args.tableLabel));
    await expect(canvas.getAllByRole('row')).toHaveLength(bars.length + 1);
  },
};

/** Nothing was counted. */
export const Empty: Story = { args: { bars: bars.map((bar) => ({ ...bar, value: 0, text: '0' })) } };
