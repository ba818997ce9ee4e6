import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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

const pictureOf = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="12" fill="teal"/></svg>`,
  )}`;

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

/** A picture in each size: wide, high, and one that cannot be loaded, for which the drawing stands. */
export const Pictures: Story = {
  render: (args) => (
    <Stack gap="4">
      {[pictureOf(96, 48), pictureOf(48, 96), 'data:image/png;base64,broken'].map((src) => (
        <Inline key={src} gap="4">
          <Emblem {...args} src={src} size="sm" />
          <Emblem {...args} src={src} size="md" />
          <Emblem {...args} src={src} size="lg" />
          <Emblem {...args} src={src} size="lg" isFaded />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(4));
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(8);
  },
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
