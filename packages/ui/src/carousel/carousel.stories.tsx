import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coverOf, useStoryWords } from '../card/story-content.ts';
import { Carousel } from './carousel.tsx';

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  args: {
    label: 'Highlights',
    slides: [],
    labels: {
      roleDescription: 'carousel',
      slideRoleDescription: 'slide',
      position: (index, count) => `${index} of ${count}`,
      goTo: (index) => `Show slide ${index}`,
    },
    intervalSeconds: 0,
  },
  render: (args) => {
    const words = useStoryWords();
    return (
      <Carousel
        {...args}
        slides={words.titles.slice(0, 3).map((title, index) => ({
          id: `slide-${index}`,
          title,
          kicker: words.school,
          text: words.summary,
          href: '/portal',
          linkLabel: index === 1 ? undefined : words.kinds.class,
          imageSrc: index === 2 ? null : coverOf(205 + index * 150),
        }))}
      />
    );
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banners: Story = {};

/** Buttons and dots bring the slides; only the one in view can be reached. */
export const Stepping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(
      () =>
        expect(canvas.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true'),
      { timeout: 4000 },
    );
    await expect(canvasElement.querySelectorAll('[aria-roledescription="slide"]:not([inert])')).toHaveLength(
      1,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 1' }));
    await waitFor(
      () =>
        expect(canvas.getByRole('button', { name: 'Show slide 1' })).toHaveAttribute('aria-current', 'true'),
      { timeout: 4000 },
    );
  },
};

/** It turns by itself, can be paused, and waits under the pointer. */
export const Turning: Story = {
  args: { intervalSeconds: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await waitFor(
      () =>
        expect(canvas.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true'),
      { timeout: 5000 },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Stepping, globals: { locale: 'ar-SA' }, play: undefined };
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
};
