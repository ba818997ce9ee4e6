import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } };
