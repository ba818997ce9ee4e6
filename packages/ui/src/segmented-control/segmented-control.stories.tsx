import { GridFourIcon } from '@phosphor-icons/react/dist/csr/GridFour';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, wideStory } from '../internal/field/field-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Sort by',
    value: '0',
    onChange: fn(),
    segments: [
      { value: '0', label: 'Newest' },
      { value: '1', label: 'Hottest' },
      { value: '2', label: 'Downloads' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedControl
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is always chosen: pressing it again changes nothing. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Newest' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Hottest' }));
    await expect(args.onChange).toHaveBeenCalledWith('1');
    await expect(canvas.getByRole('radio', { name: 'Hottest' })).toBeChecked();
  },
};

export const WithIcons: Story = {
  args: {
    label: 'View',
    value: 'grid',
    segments: [
      { value: 'grid', label: 'Cards', icon: GridFourIcon },
      { value: 'list', label: 'List', icon: ListBulletsIcon },
      { value: 'map', label: 'Map', isDisabled: true },
    ],
  },
};

export const FullWidth: Story = { args: { isFullWidth: true } };

const three = (text: string, other: string) => [
  { value: '0', label: text },
  { value: '1', label: other },
  { value: '2', label: text, isDisabled: true },
];
const nothing = fn();

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <SegmentedControl label={text} segments={three(text, 'B')} value="0" onChange={nothing} />
      )}
    />
  ),
};

/** In Arabic the segment after the first lies on its left, and the arrow to the left leads there. */
export const ArabicArrows: Story = {
  globals: { locale: 'ar-SA' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getAllByRole('radio')[1]).toHaveFocus();
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  ...wideStory,
  render: (args) => (
    <DoDont
      does={[
        {
          render: () => <SegmentedControl {...args} onChange={nothing} />,
          note: 'Two to five short words that change a view at once.',
        },
      ]}
      donts={[
        {
          render: () => (
            <SegmentedControl
              {...args}
              onChange={nothing}
              segments={[
                { value: '0', label: 'Everything that was added in the last month' },
                { value: '1', label: 'Only what my teachers have recommended' },
              ]}
            />
          ),
          note: 'Whole sentences: RadioGroup has room for them.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
  },
  decorators: [
    (Story) => (
      <Stack gap="4" align="start">
        <Story />
        <KeyboardMap
          keys={[
            ['Tab', 'Into the group and out of it'],
            ['ArrowRight', 'The segment on the right'],
            ['Space', 'Chooses it'],
          ]}
        />
      </Stack>
    ),
  ],
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { label, action, person } = useSample();
    const props = { label, segments: three(action, person), value: '0', onChange: nothing };
    return (
      <StateSheet
        states={[
          { name: 'Chosen, one disabled', render: () => <SegmentedControl {...props} /> },
          { name: 'Full width', render: () => <SegmentedControl {...props} isFullWidth /> },
          { name: 'Disabled', render: () => <SegmentedControl {...props} isDisabled /> },
          {
            name: 'Icons',
            render: () => (
              <SegmentedControl
                {...props}
                segments={[
                  { value: '0', label: action, icon: GridFourIcon },
                  { value: '1', label: person, icon: ListBulletsIcon },
                ]}
              />
            ),
          },
        ]}
      />
    );
  },
};
