import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CardGrid } from '../card-grid/card-grid.tsx';
import { coverOf } from '../card/story-content.ts';
import { Image, Porch } from './image.tsx';

const meta = {
  title: 'Content/Image',
  component: Image,
  args: { src: coverOf(200), alt: 'Bars of a plan' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const image = await within(canvasElement).findByRole('img', { name: 'Bars of a plan' });
    await waitFor(() => expect(image).toHaveAttribute('data-state', 'loaded'));
  },
};

/** One attempt; then the porch stands in, with the same words for screen readers. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(within(canvasElement).getByRole('img', { name: 'Bars of a plan' })).toBeVisible();
  },
};

/** Far below the window nothing is loaded. */
export const Lazy: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    canvasElement.querySelector('span')?.scrollIntoView();
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull());
    window.scrollTo(0, 0);
  },
};

/** The pictures of what has none. */
export const Porches: Story = {
  decorators: [],
  render: () => (
    <CardGrid perLine={4}>
      {Array.from({ length: 8 }, (_, index) => (
        <Porch key={index} seed={`porch-${index}`} />
      ))}
    </CardGrid>
  ),
};
export const PorchesDark: Story = { ...Porches, globals: { theme: 'dark' } };
