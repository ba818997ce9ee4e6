import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Divider } from './divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  render: (args) => (
    <Stack gap="3">
      <Text>Before</Text>
      <Divider {...args} />
      <Text>After</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toBeVisible();
  },
};

const between = (first: string, second: string) => (
  <Stack gap="3">
    <Text>{first}</Text>
    <Divider />
    <Inline gap="3" align="stretch" noWrap>
      <Text>{first}</Text>
      <Divider orientation="vertical" />
      <Text>{second}</Text>
    </Inline>
  </Stack>
);

/** Across, or between things that stand beside each other. */
export const Variants: Story = { render: () => between('12 lessons', 'Three hours') };

/** Between two ways to the same. */
export const WithWord: Story = { args: { children: 'or' } };

export const ContentStress: Story = { render: () => <StressSheet render={(text) => between(text, 'B')} /> };

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        { note: 'Between parts that space alone does not part.', render: () => between('Lessons', 'People') },
      ]}
      donts={[
        {
          note: 'Under every line.',
          render: () => (
            <Stack gap="1">
              <Text>One</Text>
              <Divider />
              <Text>Two</Text>
              <Divider />
            </Stack>
          ),
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
        { name: 'Horizontal', render: () => <Divider /> },
        { name: 'Vertical', render: () => between('12 lessons', 'Three hours') },
      ]}
    />
  ),
};
