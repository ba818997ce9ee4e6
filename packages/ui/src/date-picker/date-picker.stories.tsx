import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { DatePicker } from './date-picker.tsx';

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { label: 'First day', defaultValue: '2020-02-12', onChange: fn() },
  decorators: [fieldWidth],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openFrame = { parameters: { docs: { story: { inline: false, height: 460 } } } };

/** The value is text, `2020-02-12`, in every language and time zone. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Calendar/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /February 20, 2020/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2020-02-20', 'chosen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = { ...openFrame, args: { defaultOpen: true } };

/** Month and year are lists too: a birthday must not be four hundred presses away. */
export const FarAway: Story = {
  ...openFrame,
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const [month, year] = within(dialog).getAllByRole('combobox');
    await userEvent.selectOptions(year as HTMLElement, '2012');
    await userEvent.selectOptions(month as HTMLElement, 'November');
    await expect(within(dialog).getByRole('button', { name: /November 30, 2012/ })).toBeVisible();
  },
};

/** Days out of the span and days that are taken cannot be chosen. */
export const Limits: Story = {
  ...openFrame,
  args: {
    defaultOpen: true,
    minValue: '2020-02-03',
    maxValue: '2020-02-26',
    isDateUnavailable: (day: string) => day === '2020-02-14',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const day = (name: RegExp) => within(dialog).getByRole('button', { name });
    await expect(day(/February 14, 2020/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/February 28, 2020/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/February 26, 2020/)).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** A typed day out of the span is said at once, in the reader's language. */
export const OutOfSpan: Story = {
  args: { minValue: '2020-03-01' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/3\/1\/2020/)).toBeVisible();
  },
};

export const Clearable: Story = {
  args: { isClearable: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null, 'cleared');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

/** A value that is no day is an empty field. */
export const BadValue: Story = { args: { defaultValue: '2020-02-31' } };

export const States: Story = {
  render: () => {
    const { label, sentence } = useSample();
    return (
      <Stack gap="5">
        <DatePicker label={label} isRequired />
        <DatePicker label={label} defaultValue="2020-02-12" description={sentence} isOptional isClearable />
        <DatePicker label={label} defaultValue="2020-02-12" errorMessage={sentence} />
        <DatePicker label={label} defaultValue="2020-02-12" isDisabled />
        <DatePicker label={label} defaultValue="2020-02-12" isReadOnly />
      </Stack>
    );
  },
};

/** Gregorian, with Arabic digits and weeks that begin on Sunday; the way on points to the left. */
export const ArabicCalendar: Story = {
  ...openFrame,
  args: { label: 'اليوم الأول', defaultOpen: true },
  globals: { locale: 'ar-SA' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const grid = within(dialog).getByRole('grid');
    await expect(grid).toHaveTextContent('٢٩');
    await expect(grid).not.toHaveTextContent('30');
    await expect(within(dialog).getAllByRole('combobox')[1]).toHaveDisplayValue('٢٠٢٠');
    const [back, on] = within(dialog).getAllByRole('button');
    const next = on === undefined ? undefined : dialog.querySelector('[slot="next"]');
    await expect(back).toHaveAttribute('slot', 'previous');
    await expect(next?.getBoundingClientRect().left ?? 0).toBeLessThan(
      back?.getBoundingClientRect().left ?? 0,
    );
  },
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => <DatePicker label={text} defaultValue="9999-12-31" errorMessage={text} isClearable />}
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
          render: () => <DatePicker label="First day of the course" minValue="2020-01-01" />,
          note: 'Give the span in which a day makes sense; the calendar shows it.',
        },
      ]}
      donts={[
        {
          render: () => <DatePicker label="First day (MM/DD/YYYY)" />,
          note: 'Write the order of the parts into the label: it is another one in the next language.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <DatePicker {...args} />
      <KeyboardMap
        keys={[
          ['ArrowUp', 'In the field: one more'],
          ['Alt+ArrowDown', 'Opens the calendar'],
          ['ArrowRight', 'In the calendar: the day on the right'],
          ['ArrowDown', 'In the calendar: the same day of the next week'],
          ['PageDown', 'The next month'],
          ['Shift+PageDown', 'The next year'],
          ['Enter', 'Chooses the day'],
          ['Escape', 'Closes the calendar'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const [month] = await within(canvasElement).findAllByRole('spinbutton');
    await userEvent.tab();
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2020-03-12', 'chosen');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/March 12, 2020/));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2020-04-20', 'chosen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvasElement).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Every state of the field at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { label, sentence } = useSample();
    const day = { label, defaultValue: '2020-02-12' };
    return (
      <StateSheet
        states={[
          { name: 'Empty', render: () => <DatePicker label={label} isRequired /> },
          { name: 'Filled', render: () => <DatePicker {...day} description={sentence} /> },
          { name: 'Clearable', render: () => <DatePicker {...day} isClearable isOptional /> },
          { name: 'Invalid', render: () => <DatePicker {...day} errorMessage={sentence} /> },
          { name: 'Out of the span', render: () => <DatePicker {...day} minValue="2020-03-01" /> },
          { name: 'Disabled', render: () => <DatePicker {...day} isDisabled /> },
          { name: 'Read only', render: () => <DatePicker {...day} isReadOnly /> },
        ]}
      />
    );
  },
};
