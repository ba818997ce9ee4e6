import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useStoryTexts } from '../card/story-content.ts';
import { type FacetOption, FacetList } from './facet-list.tsx';
import { useLocale } from 'react-aria-components/I18nProvider';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

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
    const { titles } = useStoryTexts();
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
const choices = (text: string): FacetOption[] => [
  { id: 'a', label: text, count: 12 },
  { id: 'b', label: text, count: 30, children: [{ id: 'b1', label: text, count: 18 }] },
  { id: 'c', label: text, count: 0 },
];
const countLabel = (count: number) => `${count} results`;

function Owned({
  label,
  options,
  chosen = [],
}: {
  label: string;
  options: FacetOption[];
  chosen?: string[];
}) {
  const { locale } = useLocale();
  const [selected, setSelected] = useState(chosen);
  return (
    <FacetList
      label={label}
      options={options}
      selected={selected}
      onChange={setSelected}
      countLabel={countLabel}
      formatCount={(count) => new Intl.NumberFormat(locale).format(count)}
    />
  );
}

/** 10,000 values: the first few show, the rest on request. */
export const TenThousand: Story = {
  render: () => (
    <Owned
      label="Tags"
      options={Array.from({ length: 10_000 }, (_, index) => ({
        id: String(index),
        label: `Tag ${index}`,
        count: 3,
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('checkbox')).toHaveLength(8);
  },
};

/** Where nothing was counted, every value can be chosen. */
export const WithoutCounts: Story = {
  render: () => (
    <Owned
      label="Category"
      options={['Pottery', 'Weaving', 'Carpentry'].map((label) => ({ id: label, label }))}
      chosen={['Weaving']}
    />
  ),
  play: async ({ canvasElement }) => {
    const pottery = within(canvasElement).getByRole('checkbox', { name: 'Pottery' });
    await userEvent.click(pottery);
    await expect(pottery).toBeChecked();
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text, name) => <Owned label={name} options={choices(text)} chosen={['b1']} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <Owned
              label="Free or paid"
              options={[
                { id: 'a', label: 'Free', count: 12 },
                { id: 'b', label: 'Paid', count: 0 },
              ]}
            />
          ),
          note: 'Keep values with zero results, switched off: lists that change their length confuse.',
        },
      ]}
      donts={[
        {
          render: () => <Owned label="Kind" options={[{ id: 'a', label: 'Type 1 (internal)', count: 12 }]} />,
          note: 'Show names that only the database knows.',
        },
      ]}
    />
  ),
};

/** Each value is a checkbox; those with zero results are passed over. */
export const Keyboard: Story = {
  render: () => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'Next value'],
          ['Space', 'Chooses it or lets it go'],
        ]}
      />
      <Owned label="Category" options={choices('Value')} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('checkbox');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => {
    const { titles } = useStoryTexts();
    return (
      <StateSheet
        columns={3}
        states={[
          {
            name: 'Nothing chosen',
            render: () => <Owned label="Nothing chosen" options={choices(titles[0] ?? '')} />,
          },
          {
            name: 'Chosen below',
            render: () => (
              <Owned label="Chosen below" options={choices(titles[1] ?? '')} chosen={['a', 'b1']} />
            ),
          },
          { name: 'None', render: () => <Owned label="None" options={[]} /> },
        ]}
      />
    );
  },
};
