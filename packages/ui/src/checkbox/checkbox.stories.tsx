import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { stress, useSample } from '../../.storybook/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'I have read the terms of service', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space turns it on and off. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox');
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: () => {
    const { sentence, action } = useSample();
    return (
      <Stack gap="3">
        <Checkbox>{action}</Checkbox>
        <Checkbox defaultSelected>{action}</Checkbox>
        <Checkbox isIndeterminate>{action}</Checkbox>
        <Checkbox isDisabled>{action}</Checkbox>
        <Checkbox isDisabled defaultSelected>
          {action}
        </Checkbox>
        <Checkbox description={sentence}>{action}</Checkbox>
        <Checkbox errorMessage={sentence}>{action}</Checkbox>
      </Stack>
    );
  },
};

export const ContentStress: Story = {
  render: () => (
    <Stack gap="3" style={{ maxInlineSize: '16rem' }}>
      {Object.entries(stress).map(([name, text]) => (
        <Checkbox key={name}>{text}</Checkbox>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { ...States, globals: { locale: 'ar-SA' } };

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
