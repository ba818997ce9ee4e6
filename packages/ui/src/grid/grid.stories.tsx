import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { boxes, SampleBoxes } from '../internal/layout-story.tsx';
import { Grid } from './grid.tsx';

const meta = { title: 'Layout/Grid', component: Grid, args: { children: <SampleBoxes /> } } satisfies Meta<
  typeof Grid
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WideGap: Story = { args: { gap: '8' } };

export const ContentStress: Story = {
  render: () => <StressSheet render={(text) => <Grid>{boxes(text, 'B', text)}</Grid>} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Say how narrow a column may be; the number follows.',
          render: () => <Grid minColumn="xs">{boxes('A', 'B', 'C')}</Grid>,
        },
      ]}
      donts={[
        {
          note: 'Columns that are wider than a phone.',
          render: () => <Grid minColumn="lg">{boxes('A', 'B', 'C')}</Grid>,
        },
      ]}
    />
  ),
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      states={[
        { name: 'Narrow columns', render: () => <Grid minColumn="xs">{boxes('A', 'B', 'C')}</Grid> },
        { name: 'Default', render: () => <Grid>{boxes('A', 'B', 'C')}</Grid> },
        { name: 'Wide columns', render: () => <Grid minColumn="lg">{boxes('A', 'B', 'C')}</Grid> },
        { name: 'Small gap', render: () => <Grid gap="2">{boxes('A', 'B', 'C')}</Grid> },
      ]}
    />
  ),
};
