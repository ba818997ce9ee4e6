import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast';
import { ExamIcon } from '@phosphor-icons/react/dist/csr/Exam';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Sample, useSample } from '../../.storybook/samples.ts';
import { KeyboardMap } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { type CalendarEvent, EventCalendar, type EventCalendarProps } from './event-calendar.tsx';

const eventsOf = ({ title, sentence, label }: Sample) =>
  new Map<string, readonly CalendarEvent[]>([
    [
      '2020-02-03',
      [{ id: 'a', title, href: '/a', time: '08:00', icon: ExamIcon, kind: label, isPast: true }],
    ],
    [
      '2020-02-12',
      [{ id: 'b', title: sentence, href: '/b', time: '18:30', icon: BroadcastIcon, kind: label }],
    ],
    [
      '2020-02-20',
      ['c', 'd', 'e', 'f', 'g'].map((id) => ({ id, title, href: `/${id}`, time: '23:59', icon: ExamIcon })),
    ],
  ]);

function Example(props: EventCalendarProps) {
  const [day, setDay] = useState(props.day);
  const sample = useSample();
  return (
    <EventCalendar
      {...props}
      day={day}
      events={eventsOf(sample)}
      onDayChange={(next) => {
        setDay(next);
        props.onDayChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Content/EventCalendar',
  component: EventCalendar,
  args: {
    label: 'Dates',
    day: '2020-02-12',
    onDayChange: fn(),
    events: new Map(),
    countLabel: (count) => (count === 1 ? '1 entry' : `${count} entries`),
    moreLabel: (count) => `+${count}`,
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof EventCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What has no room is counted; the number of entries is read after the date. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /February 20, 2020/ }));
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2020-02-20');
    const chosen = canvas.getByRole('button', { name: /February 20, 2020/ });
    await expect(chosen).toHaveAccessibleDescription('5 entries');
    await expect(canvas.getByText('+3')).toBeVisible();
  },
};

/** Every title is whole. */
export const Week: Story = { args: { view: 'week' } };

/** From right to left, in the language's digits. */
export const Arabic: Story = {
  globals: { locale: 'ar-SA' },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await expect(grid).toHaveTextContent('٢٩');
  },
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <Example {...args} />
      <KeyboardMap
        keys={[
          ['ArrowRight', 'The day on the right'],
          ['ArrowDown', 'The same day of the next week'],
          ['PageDown', 'The next month'],
          ['Shift+PageDown', 'The next year'],
          ['Tab', 'The links of the day'],
          ['Escape', 'In a link: back to the day'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('grid');
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/February 12, 2020/));
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '/b');
    await userEvent.keyboard('{Escape}');
    await expect(document.activeElement).toHaveAccessibleName(/February 12, 2020/);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/February 20, 2020/));
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '/c');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{PageDown}');
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2020-03-20');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/March 20, 2020/));
  },
};
