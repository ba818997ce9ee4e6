import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { PathMap, type PathStop } from './path-map.tsx';

const stop = (id: string, title: string, more: Partial<PathStop>): PathStop => ({
  id,
  title,
  kind: 'knowledge',
  href: '/',
  state: 'open',
  text: 'Open',
  ...more,
});
const stages = [
  {
    id: 'a',
    title: 'Before you begin',
    stops: [
      stop('1', 'A brief on one page', { state: 'done', text: 'Done' }),
      stop('2', 'Estimating with ranges', { isNext: true, text: 'Next' }),
    ],
  },
  {
    id: 'b',
    title: 'Learn the craft',
    stops: [
      stop('3', 'Planning a project', { kind: 'class' }),
      stop('4', 'Agile in practice', { kind: 'course', state: 'locked', text: 'After “Planning a project”' }),
      stop('5', 'What you know', { kind: 'exam', state: 'locked', text: 'After 2 other stops' }),
    ],
  },
];
const [first] = stages;

const meta = {
  title: 'Content/PathMap',
  component: PathMap,
  args: { label: 'Stops', stages },
} satisfies Meta<typeof PathMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each stop says its state in words; the one to go to now is the current step. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Estimating with ranges' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent('Next');
  },
};

/** A long way: stops go on in the next line. */
export const Many: Story = {
  args: {
    stages: [
      {
        id: 'all',
        title: '',
        stops: Array.from({ length: 40 }, (_, index) =>
          stop(String(index), `Stop ${index + 1}`, { state: index < 12 ? 'done' : 'shown', text: '' }),
        ),
      },
    ],
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text, name) => (
        <PathMap
          label={name}
          headingLevel={4}
          stages={[{ id: 'a', title: text, stops: [stop('1', text, { text }), stop('2', text, { text })] }]}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <PathMap label="Stops" stages={stages} />,
          note: 'A way of many pages, walked over weeks.',
        },
      ]}
      donts={[
        {
          render: () => <PathMap label="Steps" stages={first ? [first] : []} />,
          note: 'Not for the steps of one task on one page: use StepIndicator.',
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
        { name: 'All states', render: () => <PathMap label="All" stages={stages} headingLevel={4} /> },
        {
          name: 'Nobody’s place',
          render: () => (
            <PathMap
              label="Shown"
              headingLevel={4}
              stages={[
                {
                  id: 'a',
                  title: '',
                  stops: [stop('1', 'A brief on one page', { state: 'shown', text: '' })],
                },
              ]}
            />
          ),
        },
      ]}
    />
  ),
};
