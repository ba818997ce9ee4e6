import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Emblem, type EmblemColor, type EmblemShape } from './emblem.tsx';

const SHAPES = ['shield', 'star', 'medal', 'hexagon', 'flower', 'flag'] as const satisfies EmblemShape[];
const COLORS = [
  'primary',
  'accent',
  'ochre',
  'success',
  'warning',
  'danger',
] as const satisfies EmblemColor[];

const meta = {
  title: 'Content/Emblem',
  component: Emblem,
  args: { shape: 'star', fill: 'ochre', mark: 'primary' },
} satisfies Meta<typeof Emblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every shape in every colour, each with another one in it. */
export const Variants: Story = {
  render: () => (
    <Stack gap="4">
      {SHAPES.map((shape) => (
        <Inline key={shape} gap="4">
          {COLORS.map((fill, index) => (
            <Emblem
              key={fill}
              shape={shape}
              fill={fill}
              mark={COLORS[(index + 2) % COLORS.length] ?? 'primary'}
            />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="4">
      <Emblem {...args} size="sm" />
      <Emblem {...args} size="md" />
      <Emblem {...args} size="lg" />
    </Inline>
  ),
};

/** The same colour twice, and one that does not count any more. */
export const Edges: Story = {
  render: (args) => (
    <Inline gap="4">
      <Emblem {...args} fill="primary" mark="primary" />
      <Emblem {...args} isFaded />
    </Inline>
  ),
};
