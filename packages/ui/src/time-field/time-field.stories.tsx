import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { TimeField } from './time-field.tsx';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { label: 'Start of the lesson', defaultValue: '09:30', onChange: fn() },
  decorators: [fieldWidth],
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed digits fill the parts one after the other. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const [hour] = await within(canvasElement).findAllByRole('spinbutton');
    await userEvent.click(hour as HTMLElement);
    await userEvent.keyboard('0415');
    await userEvent.keyboard('p');
    await expect(args.onChange).toHaveBeenLastCalledWith('16:15');
  },
};

/** Seconds, and 24 hours where the language would have 12. */
export const Variants: Story = {
  render: () => {
    const { label } = useSample();
    return (
      <Stack gap="5">
        <TimeField label={label} defaultValue="18:05:09" hasSeconds />
        <TimeField label={label} defaultValue="18:05" hourCycle={24} />
        <TimeField label={label} defaultValue="18:05" hourCycle={12} />
      </Stack>
    );
  },
};

export const States: Story = {
  render: () => {
    const { label, sentence } = useSample();
    return (
      <Stack gap="5">
        <TimeField label={label} isRequired />
        <TimeField label={label} defaultValue="09:30" description={sentence} isOptional />
        <TimeField label={label} defaultValue="09:30" errorMessage={sentence} />
        <TimeField label={label} defaultValue="09:30" isDisabled />
        <TimeField label={label} defaultValue="09:30" isReadOnly />
      </Stack>
    );
  },
};

/** Outside the span the field says so at once, in the reader's language. */
export const OutOfSpan: Story = {
  args: { minValue: '10:00', maxValue: '18:00' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/10:00/)).toBeVisible();
  },
};

/** A value that is no time is an empty field. */
export const BadValue: Story = { args: { defaultValue: '25:99' } };

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => <TimeField label={text} defaultValue="23:59:59" hasSeconds errorMessage={text} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  ...wideStory,
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <TimeField label="Start of the lesson" defaultValue="17:05" description="Time in Berlin" />
          ),
          note: 'Say whose clock is meant wherever people of several time zones read it.',
        },
      ]}
      donts={[
        {
          render: () => <TimeField label="Length of the video" defaultValue="00:45" />,
          note: 'Use it for a length: that is a number of minutes, NumberField.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <TimeField {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'The next part'],
          ['ArrowUp', 'One more'],
          ['ArrowDown', 'One less'],
          ['ArrowRight', 'The next part on the right'],
          ['Backspace', 'Empties the part'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const parts = await within(canvasElement).findAllByRole('spinbutton');
    await userEvent.tab();
    await expect(parts[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10:30');
    await userEvent.keyboard('{ArrowRight}');
    await expect(parts[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10:29');
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { label, sentence } = useSample();
    return (
      <StateSheet
        states={[
          { name: 'Empty', render: () => <TimeField label={label} isRequired /> },
          {
            name: 'Filled',
            render: () => <TimeField label={label} defaultValue="09:30" description={sentence} />,
          },
          {
            name: 'Seconds',
            render: () => <TimeField label={label} defaultValue="18:05:09" hasSeconds isOptional />,
          },
          {
            name: 'Twenty-four hours',
            render: () => <TimeField label={label} defaultValue="18:05" hourCycle={24} />,
          },
          {
            name: 'Invalid',
            render: () => <TimeField label={label} defaultValue="09:30" errorMessage={sentence} />,
          },
          { name: 'Disabled', render: () => <TimeField label={label} defaultValue="09:30" isDisabled /> },
          { name: 'Read only', render: () => <TimeField label={label} defaultValue="09:30" isReadOnly /> },
        ]}
      />
    );
  },
};
