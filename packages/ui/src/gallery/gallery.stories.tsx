import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StressSheet } from '../../.storybook/sheets.tsx';
import { Gallery } from './gallery.tsx';

const pictures = Array.from({ length: 5 }, (_, index) => ({
  src: `mark.svg?${index}`,
  alt: `Mark ${index + 1}`,
  caption: `Sign ${index + 1}`,
}));

const meta = {
  title: 'Media/Gallery',
  component: Gallery,
  args: {
    label: 'Signs',
    pictures,
    openLabel: (number, alt) => `Enlarge picture ${number}: ${alt}`,
    positionLabel: (number, count) => `${number} of ${count}`,
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A press enlarges one; arrow keys go on, and from the last to the first. */
export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /picture 5/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: '5 of 5' })).toBeVisible());
    const forward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(forward);
    await waitFor(() => expect(screen.getByRole('dialog', { name: '1 of 5' })).toBeVisible());
  },
};

export const OnePicture: Story = { args: { pictures: pictures.slice(0, 1) } };

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      width="16rem"
      render={(text, name) => (
        <Gallery {...args} label={name} pictures={[{ src: 'mark.svg', alt: text, caption: text }]} />
      )}
    />
  ),
};
