import { expect, waitFor, within } from 'storybook/test';
import { coverOf } from '../card/story-content.ts';
import type { CarouselLabels, CarouselSlide } from './carousel.tsx';

/** Words of a carousel in English. */
export const labels: CarouselLabels = {
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  position: (index, count) => `${index} of ${count}`,
  goTo: (index) => `Show slide ${index}`,
};

/** Three slides with the same words, the last without a picture. */
export const slidesOf = (title: string, text: string, linkLabel?: string): CarouselSlide[] =>
  [205, 355, 40].map((hue, index) => ({
    id: `slide-${hue}`,
    title,
    kicker: linkLabel,
    text,
    href: linkLabel ? '/portal' : undefined,
    linkLabel,
    imageSrc: index === 2 ? null : coverOf(hue),
  }));

/** Waits until this slide is in view. */
export const slideShown = (canvasElement: HTMLElement, index: number): Promise<void> =>
  waitFor(() =>
    expect(within(canvasElement).getByRole('button', { name: `Show slide ${index}` })).toHaveAttribute(
      'aria-current',
      'true',
    ),
  );
