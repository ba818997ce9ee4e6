import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Overlays/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Appears after 200 ms: a short wait shows nothing. */
export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline gap="6">
      <Spinner size="sm" isImmediate />
      <Spinner size="md" isImmediate />
      <Spinner size="lg" isImmediate label="Loading the lesson" />
    </Inline>
  ),
};

/** Its name is for screen readers; its size stays. */
export const ContentStress: Story = {
  render: () => (
    <StressSheet omit={['empty']} width="8rem" render={(text) => <Spinner isImmediate label={text} />} />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Where the length is unknown and the room is small.',
          render: () => (
            <Button variant="primary" isPending>
              Save
            </Button>
          ),
        },
      ]}
      donts={[
        {
          note: 'In the place of a page: a Skeleton keeps its layout.',
          render: () => <Spinner size="lg" isImmediate />,
        },
      ]}
    />
  ),
};

/** Stands still where motion is reduced, as pictures are taken. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={3}
      states={(['sm', 'md', 'lg'] as const).map((size) => ({
        name: size,
        render: () => <Spinner size={size} isImmediate />,
      }))}
    />
  ),
};
