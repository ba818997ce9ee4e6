import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSample } from '../../.storybook/samples.ts';
import { StressSheet } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { SideLine } from './side-line.tsx';

const meta = {
  title: 'Layout/SideLine',
  component: SideLine,
  args: { children: <Text>Small steps carry a project further than a perfect plan.</Text> },
} satisfies Meta<typeof SideLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => {
    const { title, sentence } = useSample();
    return (
      <Stack gap="6">
        {(['neutral', 'primary'] as const).map((tone) => (
          <SideLine key={tone} tone={tone} gap="2">
            <Text weight="semibold">{title}</Text>
            <Text>{sentence}</Text>
          </SideLine>
        ))}
      </Stack>
    );
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      render={(text) => (
        <SideLine>
          <Text>{text}</Text>
        </SideLine>
      )}
    />
  ),
};
