import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Places', defaultValue: 12, minValue: 1, maxValue: 500, onChange: fn() },
  decorators: [fieldWidth],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const percent = { style: 'percent' } as const;
const euros = { style: 'currency', currency: 'EUR' } as const;

/** Down, then up, in the direction of reading. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(13);
    await userEvent.click(canvas.getByRole('button', { name: /Decrease/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};

/** Percent, a currency, a unit: as the language writes them. */
export const Variants: Story = {
  render: () => {
    const { label } = useSample();
    return (
      <Stack gap="5">
        <NumberField label={label} defaultValue={0.25} step={0.05} formatOptions={percent} />
        <NumberField label={label} defaultValue={1299.5} formatOptions={euros} hideSteppers />
        <NumberField
          label={label}
          defaultValue={45}
          step={5}
          formatOptions={{ style: 'unit', unit: 'minute', unitDisplay: 'long' }}
        />
      </Stack>
    );
  },
};

export const States: Story = {
  render: () => {
    const { label, sentence } = useSample();
    return (
      <Stack gap="5">
        <NumberField label={label} isRequired placeholder="0" />
        <NumberField label={label} defaultValue={3} description={sentence} isOptional />
        <NumberField label={label} defaultValue={0} errorMessage={sentence} />
        <NumberField label={label} defaultValue={3} isDisabled />
        <NumberField label={label} defaultValue={3} isReadOnly />
      </Stack>
    );
  },
};

/** At an end the button that leads further is off. */
export const AtTheEnd: Story = {
  args: { defaultValue: 500 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Increase/ })).toBeDisabled();
  },
};

/** Arabic digits stay Arabic on the page and are a number to the form. */
export const ArabicDigits: Story = {
  args: { label: 'عدد المقاعد', defaultValue: null },
  globals: { locale: 'ar-SA' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '٤٢');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(42));
    await expect(input).toHaveValue('٤٢');
  },
};

/** Letters do not get in; an emptied field is null, not zero. */
export const BadInput: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, 'twelve');
    await expect(input).toHaveValue('');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '9999');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(500));
  },
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => <NumberField label={text} defaultValue={1e15} errorMessage={text} />}
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
          render: () => <NumberField label="Lessons a week" defaultValue={3} minValue={1} maxValue={14} />,
          note: 'Use it for amounts that one steps up and down, with their limits.',
        },
      ]}
      donts={[
        {
          render: () => <NumberField label="Invitation code" defaultValue={482913} />,
          note: 'Use it for codes, years or phone numbers: they get separators and nobody steps through them.',
        },
      ]}
    />
  ),
};

/** The steppers are no stops of Tab: the arrow keys do what they do. */
export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <NumberField {...args} />
      <KeyboardMap
        keys={[
          ['ArrowUp', 'One step up'],
          ['ArrowDown', 'One step down'],
          ['Home', 'The smallest number'],
          ['End', 'The largest number'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Places' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(input).toHaveValue('13');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('500');
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('1');
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
          { name: 'Empty', render: () => <NumberField label={label} placeholder="0" isRequired /> },
          {
            name: 'Filled',
            render: () => <NumberField label={label} defaultValue={1234} description={sentence} />,
          },
          {
            name: 'At its end',
            render: () => <NumberField label={label} defaultValue={5} maxValue={5} isOptional />,
          },
          {
            name: 'Invalid',
            render: () => <NumberField label={label} defaultValue={0} errorMessage={sentence} />,
          },
          { name: 'Disabled', render: () => <NumberField label={label} defaultValue={3} isDisabled /> },
          { name: 'Read only', render: () => <NumberField label={label} defaultValue={3} isReadOnly /> },
          {
            name: 'Percent',
            render: () => <NumberField label={label} defaultValue={0.4} formatOptions={percent} />,
          },
          {
            name: 'Currency, no steppers',
            render: () => (
              <NumberField label={label} defaultValue={-99.5} formatOptions={euros} hideSteppers />
            ),
          },
        ]}
      />
    );
  },
};
