import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { boxes, SampleBoxes } from '../internal/layout-story.tsx';
import { Stack } from './stack.tsx';

const meta = { title: 'Layout/Stack', component: Stack, args: { children: <SampleBoxes /> } } satisfies Meta<
  typeof Stack
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WideGap: Story = { args: { gap: '8' } };

export const ContentStress: Story = {
  render: () => <StressSheet render={(text) => <Stack>{boxes(text, 'B', text)}</Stack>} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Steps of the space scale, equal between equal things.',
          render: () => <Stack gap="3">{boxes('A', 'B', 'C')}</Stack>,
        },
      ]}
      donts={[
        {
          note: 'A gap per child by margins; the next child breaks it.',
          render: () => <Stack gap="12">{boxes('A', 'B', 'C')}</Stack>,
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
        { name: 'Default', render: () => <Stack>{boxes('A', 'B', 'C')}</Stack> },
        { name: 'Small gap', render: () => <Stack gap="1">{boxes('A', 'B', 'C')}</Stack> },
        { name: 'Large gap', render: () => <Stack gap="8">{boxes('A', 'B', 'C')}</Stack> },
        { name: 'Start', render: () => <Stack align="start">{boxes('A', 'B', 'C')}</Stack> },
        { name: 'Center', render: () => <Stack align="center">{boxes('A', 'B', 'C')}</Stack> },
        { name: 'End', render: () => <Stack align="end">{boxes('A', 'B', 'C')}</Stack> },
      ]}
    />
  ),
};
