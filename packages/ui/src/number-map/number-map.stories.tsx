import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { NumberMap, type NumberPlace } from './number-map.tsx';

const places: NumberPlace[] = [
  { id: '1', label: 'Question 1, answered', isDone: true },
  { id: '2', label: 'Question 2, answered, flagged', isDone: true, isFlagged: true },
  { id: '3', label: 'Question 3, not answered', isCurrent: true },
  { id: '4', label: 'Question 4, not answered, flagged', isFlagged: true },
  { id: '5', label: 'Question 5, not answered' },
];

const meta = {
  title: 'Navigation/NumberMap',
  component: NumberMap,
  args: { label: 'Questions', places, onGoTo: fn() },
} satisfies Meta<typeof NumberMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each place says its state in words; the current one is marked as the current step. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Question 4, not answered, flagged' }));
    await expect(args.onGoTo).toHaveBeenCalledWith('4');
    await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent('3');
  },
};

/** Places under the names of their groups, counted on. */
export const Grouped: Story = {
  args: {
    places: places.map((place, index) => ({
      ...place,
      group: index < 2 ? { id: 'a', label: 'Reading' } : { id: 'b', label: 'Writing in your own words' },
    })),
  },
};

/** A long exam. */
export const Many: Story = {
  args: {
    places: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      label: `Question ${index + 1}`,
      isDone: index < 40,
      isCurrent: index === 40,
    })),
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text, name) => <NumberMap label={name} places={[{ id: '1', label: text }]} onGoTo={fn()} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <NumberMap label="Questions" places={places} onGoTo={fn()} />,
          note: 'Places of one page that may be visited in any order.',
        },
      ]}
      donts={[
        {
          render: () => <NumberMap label="Pages" places={places.slice(0, 3)} onGoTo={fn()} />,
          note: 'Not for pages of a list: those have addresses. Use Pagination.',
        },
      ]}
    />
  ),
};

/** Every state at once. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={[
        { name: 'All states', render: () => <NumberMap label="All" places={places} onGoTo={fn()} /> },
        {
          name: 'One',
          render: () => <NumberMap label="One" places={places.slice(0, 1)} onGoTo={fn()} />,
        },
      ]}
    />
  ),
};
