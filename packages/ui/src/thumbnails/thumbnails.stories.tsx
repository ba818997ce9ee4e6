import type { Meta, StoryObj } from '@storybook/react-vite';
import { Thumbnails } from './thumbnails.tsx';

const pictures = Array.from({ length: 5 }, (_, index) => ({
  src: `mark.svg?${index}`,
  alt: `Picture ${index + 1}, opens in a new tab`,
}));

const meta = { title: 'Media/Thumbnails', component: Thumbnails, args: { pictures } } satisfies Meta<
  typeof Thumbnails
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A picture that cannot be loaded has the painted porch in its place. */
export const NotLoaded: Story = { args: { pictures: [{ src: 'missing.png', alt: 'Picture 1' }] } };

export const None: Story = { args: { pictures: [] } };
