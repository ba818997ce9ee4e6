import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { boxes, SampleBoxes } from '../internal/layout-story.tsx';
import { Inline } from './inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: <SampleBoxes /> },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WideGap: Story = { args: { gap: '8' } };

export const ContentStress: Story = {
  render: () => <StressSheet render={(text) => <Inline>{boxes(text, 'B', text)}</Inline>} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Let it wrap: words in other languages are longer.',
          render: () => <Inline gap="3">{boxes('A', 'B', 'C')}</Inline>,
        },
      ]}
      donts={[
        {
          note: 'Keep everything on one line where texts may grow.',
          render: () => <Inline noWrap>{boxes('A', 'B', 'C')}</Inline>,
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
        { name: 'Default', render: () => <Inline>{boxes('A', 'B', 'C')}</Inline> },
        { name: 'Large gap', render: () => <Inline gap="8">{boxes('A', 'B', 'C')}</Inline> },
        { name: 'Center', render: () => <Inline justify="center">{boxes('A', 'B', 'C')}</Inline> },
        { name: 'End', render: () => <Inline justify="end">{boxes('A', 'B', 'C')}</Inline> },
        { name: 'Between', render: () => <Inline justify="between">{boxes('A', 'B', 'C')}</Inline> },
        { name: 'Baseline', render: () => <Inline align="baseline">{boxes('A', 'B', 'C')}</Inline> },
      ]}
    />
  ),
};
