import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, wideStory } from '../internal/field/field-story.tsx';
import { useSample } from '../../.storybook/samples.ts';
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
  ...wideStory,
  render: () => (
    <StressSheet omit={['empty']} render={(text) => <Checkbox description={text}>{text}</Checkbox>} />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  ...wideStory,
  render: () => (
    <DoDont
      does={[
        {
          render: () => <Checkbox>Send me news of my courses</Checkbox>,
          note: 'Say what the tick means, in words that are true or not.',
        },
      ]}
      donts={[
        {
          render: () => <Checkbox defaultSelected>Do not send me news</Checkbox>,
          note: 'Deny in the label: a tick that means no is read the wrong way round.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <Checkbox {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'To the box'],
          ['Space', 'Turns it on and off'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard('  ');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { sentence, action } = useSample();
    return (
      <StateSheet
        states={[
          { name: 'Off', render: () => <Checkbox>{action}</Checkbox> },
          { name: 'On', render: () => <Checkbox defaultSelected>{action}</Checkbox> },
          { name: 'Partly', render: () => <Checkbox isIndeterminate>{action}</Checkbox> },
          { name: 'Help', render: () => <Checkbox description={sentence}>{action}</Checkbox> },
          { name: 'Invalid', render: () => <Checkbox errorMessage={sentence}>{action}</Checkbox> },
          { name: 'Long', render: () => <Checkbox defaultSelected>{`${sentence} ${sentence}`}</Checkbox> },
          { name: 'Disabled', render: () => <Checkbox isDisabled>{action}</Checkbox> },
          {
            name: 'Disabled, on',
            render: () => (
              <Checkbox isDisabled defaultSelected>
                {action}
              </Checkbox>
            ),
          },
        ]}
      />
    );
  },
};
