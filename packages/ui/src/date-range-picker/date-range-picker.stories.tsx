import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

const week = { start: '2020-02-12', end: '2020-02-18' };

const meta = {
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Days of the course', defaultValue: week, onChange: fn() },
  decorators: [fieldWidth],
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openFrame = { parameters: { docs: { story: { inline: false, height: 460 } } } };

/** The first press begins the span, the second ends it. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Calendar/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /February 3, 2020/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: /February 6, 2020/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { start: '2020-02-03', end: '2020-02-06' },
      'chosen',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = { ...openFrame, args: { defaultOpen: true } };

/** The span grows to the left; its ends are round on the outside. */
export const ArabicCalendar: Story = {
  ...openFrame,
  args: { label: 'أيام الدورة', defaultOpen: true },
  globals: { locale: 'ar-SA' },
  play: async () => {
    const grid = within(await screen.findByRole('dialog')).getByRole('grid');
    const first = grid.querySelector('[data-selection-start]');
    await expect(first).toHaveTextContent('١٢');
    await waitFor(() => expect(getComputedStyle(first as Element).borderTopLeftRadius).toBe('0px'));
  },
};

/** A span that runs backwards is kept and said. */
export const Backwards: Story = {
  args: { defaultValue: { start: '2020-02-18', end: '2020-02-12' } },
  play: async ({ canvasElement }) => {
    const group = await within(canvasElement).findByRole('group');
    await waitFor(() => expect(group).toHaveAttribute('data-invalid'));
  },
};

export const Clearable: Story = {
  args: { isClearable: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null, 'cleared');
  },
};

export const States: Story = {
  render: () => {
    const { label, sentence } = useSample();
    return (
      <Stack gap="5">
        <DateRangePicker label={label} isRequired />
        <DateRangePicker label={label} defaultValue={week} description={sentence} isOptional isClearable />
        <DateRangePicker label={label} defaultValue={week} errorMessage={sentence} />
        <DateRangePicker label={label} defaultValue={week} isDisabled />
        <DateRangePicker label={label} defaultValue={week} isReadOnly />
      </Stack>
    );
  },
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <DateRangePicker
          label={text}
          defaultValue={{ start: '2020-12-31', end: '9999-12-31' }}
          errorMessage={text}
          isClearable
        />
      )}
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
          render: () => <DateRangePicker label="Days of the course" defaultValue={week} />,
          note: 'Use it where the two days belong together; both of them are in the span.',
        },
      ]}
      donts={[
        {
          render: () => <DateRangePicker label="Birthday and first day at school" />,
          note: 'Use it for two days that have nothing to do with each other.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <DateRangePicker {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'The next part, then the second day, then the calendar'],
          ['Alt+ArrowDown', 'Opens the calendar'],
          ['Enter', 'In the calendar: begins the span, then ends it'],
          ['Escape', 'Closes the calendar'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findAllByRole('spinbutton');
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/February 12, 2020/));
    // Once the span is begun, the focus is on the day after.
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { start: '2020-02-19', end: '2020-02-21' },
      'chosen',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Every state of the field at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { label, sentence } = useSample();
    const days = { label, defaultValue: week };
    return (
      <StateSheet
        states={[
          { name: 'Empty', render: () => <DateRangePicker label={label} isRequired /> },
          { name: 'Filled', render: () => <DateRangePicker {...days} description={sentence} /> },
          { name: 'Clearable', render: () => <DateRangePicker {...days} isClearable isOptional /> },
          { name: 'Invalid', render: () => <DateRangePicker {...days} errorMessage={sentence} /> },
          {
            name: 'Backwards',
            render: () => (
              <DateRangePicker label={label} defaultValue={{ start: week.end, end: week.start }} />
            ),
          },
          { name: 'Disabled', render: () => <DateRangePicker {...days} isDisabled /> },
          { name: 'Read only', render: () => <DateRangePicker {...days} isReadOnly /> },
        ]}
      />
    );
  },
};
