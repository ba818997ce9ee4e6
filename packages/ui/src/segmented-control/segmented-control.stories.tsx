import { GridFourIcon } from '@phosphor-icons/react/dist/csr/GridFour';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
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

export const RightToLeft: Story = {
  args: {
    label: 'الترتيب',
    segments: [
      { value: '0', label: 'الأحدث' },
      { value: '1', label: 'الأكثر رواجًا' },
    ],
  },
  globals: { locale: 'ar-SA' },
};

export const Dark: Story = { globals: { theme: 'dark' } };
