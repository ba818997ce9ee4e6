import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { Carousel } from './carousel.tsx';
import { until } from '../testing/until.ts';

const labels = {
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  position: (at: number, count: number) => `${at} of ${count}`,
  goTo: (at: number) => `Go to ${at}`,
};
const slides = (count: number) =>
  Array.from({ length: count }, (_unused, index) => ({
    id: `${index}`,
    title: `Slide ${index + 1}`,
    href: '#',
  }));

it.each(directions)(
  'shows the next and the previous slide where they stand in reading order ($direction)',
  async ({ direction, locale }) => {
    const place = mount(<Carousel label="News" slides={slides(3)} labels={labels} />, locale);
    const current = () =>
      page
        .getByRole('button', { name: /Go to/ })
        .elements()
        .findIndex((dot) => dot.ariaCurrent === 'true');
    await until(() => expect(current()).toBe(0));
    const next = page.getByRole('button', { name: 'Next' }).element();
    const previous = page.getByRole('button', { name: 'Previous' }).element();
    const isNextOnTheLeft = next.getBoundingClientRect().left < previous.getBoundingClientRect().left;
    expect(isNextOnTheLeft).toBe(direction === 'rtl');
    (next as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await until(() => expect(current()).toBe(1));
    await userEvent.click(previous);
    await until(() => expect(current()).toBe(0));
    expect(place.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
);

it.each([0, 1, 200])('holds %i slides', async (count) => {
  const place = mount(<Carousel label="News" slides={slides(count)} labels={labels} />);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await until(() => expect(place.querySelectorAll('[aria-roledescription=slide]')).toHaveLength(count));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
