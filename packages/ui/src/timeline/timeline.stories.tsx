import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type Sample, useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';
import { LinkButton } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Timeline, type TimelineEntry } from './timeline.tsx';

const stateLabels = { done: 'Done', now: 'Now', ahead: 'Ahead' };

const when = (day: number, locale: string) => {
  const date = new Date(Date.UTC(2026, 8, day, 9));
  const text = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { dateStyle: 'medium', timeZone: 'UTC' });
  return { dateTime: date.toISOString(), text: text.format(date) };
};

const entriesOf = (sample: Sample, locale = 'en-US'): TimelineEntry[] => [
  { id: 'a', title: sample.title, time: when(1, locale), state: 'done', href: '/classInfo/1' },
  { id: 'b', title: sample.label, time: when(8, locale), state: 'done', text: sample.sentence },
  {
    id: 'c',
    title: sample.title,
    time: when(15, locale),
    state: 'now',
    text: sample.sentence,
    children: <LinkButton href="/live/1">{sample.action}</LinkButton>,
  },
  { id: 'd', title: sample.person, time: when(22, locale), state: 'ahead' },
  { id: 'e', title: sample.action, time: when(29, locale), state: 'ahead', text: sample.sentence },
];

const meta = {
  title: 'Content/Timeline',
  component: Timeline,
  args: { label: 'Dates of this class', entries: [], stateLabels },
  render: (args) => (
    <Timeline {...args} entries={args.entries.length > 0 ? args.entries : entriesOf(useSample())} />
  ),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What lies behind is walked, what is now stands out, what lies ahead is dashed. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).toHaveTextContent('Done');
  },
};

export const AllDone: Story = {
  render: (args) => (
    <Timeline {...args} entries={entriesOf(useSample()).map((entry) => ({ ...entry, state: 'done' }))} />
  ),
};

export const OneEntry: Story = {
  render: (args) => <Timeline {...args} entries={entriesOf(useSample()).slice(2, 3)} />,
};

export const Empty: Story = {
  render: (args) => (
    <Timeline {...args} entries={[]} empty={<EmptyState title="No dates yet" headingLevel={3} />} />
  ),
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      render={(text, name) => (
        <Timeline
          label={name}
          stateLabels={stateLabels}
          entries={[
            { id: 'a', title: text, text, time: when(1, 'en-US'), state: 'done' },
            { id: 'b', title: text, time: when(2, 'en-US'), state: 'ahead' },
          ]}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => {
    const entries = entriesOf(useSample());
    return (
      <DoDont
        does={[
          {
            render: () => (
              <Timeline label="One now" stateLabels={stateLabels} entries={entries.slice(1, 4)} />
            ),
            note: 'Mark one entry as now, so that one sees at a glance where one stands.',
          },
        ]}
        donts={[
          {
            render: () => (
              <Timeline
                label="All now"
                stateLabels={stateLabels}
                entries={entries.slice(1, 4).map((entry) => ({ ...entry, state: 'now' as const }))}
              />
            ),
            note: 'Mark everything as now: then nothing is.',
          },
        ]}
      />
    );
  },
};

/** Only what leads somewhere is a stop of the tab key. */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'Next link or button of an entry'],
          ['Enter', 'Follows it'],
        ]}
      />
      <Timeline {...args} entries={entriesOf(useSample())} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => {
    const entries = entriesOf(useSample());
    return (
      <StateSheet
        states={[
          {
            name: 'All states',
            render: () => <Timeline label="All" stateLabels={stateLabels} entries={entries} />,
          },
          {
            name: 'One entry',
            render: () => <Timeline label="One" stateLabels={stateLabels} entries={entries.slice(3, 4)} />,
          },
        ]}
      />
    );
  },
};
