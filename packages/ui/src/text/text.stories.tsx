import type { Meta, StoryObj } from '@storybook/react-vite';
import { stress, useSample } from '../../.storybook/samples.ts';
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

export const RightToLeft: Story = { ...Sizes, globals: { locale: 'ar-SA' } };

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
