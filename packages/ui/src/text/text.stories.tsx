import type { Meta, StoryObj } from '@storybook/react-vite';
import { stress, useSample } from '../../.storybook/samples.ts';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: 'Small steps carry a project further than a perfect plan.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => {
    const { sentence } = useSample();
    return (
      <Stack gap="3">
        {(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
          <Text key={size} size={size}>
            {sentence}
          </Text>
        ))}
      </Stack>
    );
  },
};

export const Tones: Story = {
  render: () => {
    const { sentence } = useSample();
    return (
      <Stack gap="2">
        {(['default', 'muted', 'primary', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Text key={tone} tone={tone} weight="medium">
            {sentence}
          </Text>
        ))}
      </Stack>
    );
  },
};

/** Cut after a number of lines. */
export const MaxLines: Story = {
  render: () => (
    <Stack gap="3" style={{ maxInlineSize: '14rem' }}>
      {Object.entries(stress).map(([name, text]) => (
        <Text key={name} maxLines={2}>
          {text}
        </Text>
      ))}
    </Stack>
  ),
};

/** Line breaks of who wrote it stay. */
export const PreserveLines: Story = {
  render: () => {
    const { title, sentence } = useSample();
    return <Text preserveLines>{`${title}\n\n${sentence}\n${sentence}`}</Text>;
  },
};

export const ContentStress: Story = {
  render: () => <StressSheet render={(text) => <Text>{text}</Text>} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Muted for what comes second.',
          render: () => <Text tone="muted">12 lessons, about three hours</Text>,
        },
      ]}
      donts={[
        {
          note: 'Colour alone for meaning; say it in words too.',
          render: () => <Text tone="danger">14:00</Text>,
        },
      ]}
    />
  ),
};

const tones = ['default', 'muted', 'primary', 'accent', 'success', 'warning', 'danger'] as const;

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={3}
      states={[
        ...(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => ({
          name: size,
          render: () => <Text size={size}>Small steps, finished one after another</Text>,
        })),
        ...tones.map((tone) => ({ name: tone, render: () => <Text tone={tone}>Small steps</Text> })),
        { name: 'Two lines', render: () => <Text maxLines={2}>{`${stress.long} ${stress.long}`}</Text> },
        { name: 'Numbers', render: () => <Text isNumeric>1,234.50</Text> },
      ]}
    />
  ),
};
