import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useStoryWords } from '../card/story-content.ts';
import { type FacetOption, FacetList } from './facet-list.tsx';

const meta = {
  title: 'Content/FacetList',
  component: FacetList,
  args: {
    label: 'Category',
    options: [],
    selected: [],
    onChange: () => undefined,
    countLabel: (count) => `${count} results`,
    limit: 5,
  },
  render: (args) => {
    const { titles } = useStoryWords();
    const [selected, setSelected] = useState<string[]>(['b2']);
    const option = (id: string, index: number, count: number, children?: FacetOption[]): FacetOption => ({
      id,
      label: titles[index % titles.length] ?? '',
      count,
      children,
    });
    return (
      <div style={{ maxInlineSize: '18rem' }}>
        <FacetList
          {...args}
          options={[
            option('a', 0, 12),
            option('b', 1, 30, [option('b1', 2, 18), option('b2', 3, 12)]),
            option('c', 4, 0),
            option('d', 5, 3, [option('d1', 6, 3)]),
            option('e', 6, 7),
            option('f', 2, 1),
            option('g', 3, 2),
          ]}
          selected={selected}
          onChange={setSelected}
        />
      </div>
    );
  },
} satisfies Meta<typeof FacetList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is chosen below is unfolded; zero is off; more values come on request. */
export const Tree: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: /Spreadsheets/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /How paper travelled/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /The craft/ }));
    await expect(canvas.getByRole('checkbox', { name: /The craft/ })).toBeChecked();
    const before = canvas.getAllByRole('checkbox').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(before);
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
