import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { Enlargeable, EnlargeableSet, type EnlargeableProps } from './enlargeable.tsx';

const mapOf = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h9v9H0z"/></svg>`)}`;
const labels = { enlarge: 'Enlarge picture', title: 'Picture', zoomIn: 'Zoom in', zoomOut: 'Show all of it' };
const Example = ({ src, place }: { src: string; place?: EnlargeableProps['place'] }) => (
  <Enlargeable src={src} alt="A plan" labels={labels} {...(place ? { place } : {})}>
    <img src={src} alt="A plan" style={{ inlineSize: '200px' }} />
  </Enlargeable>
);
const button = () => page.getByRole('button', { name: 'Enlarge picture' });
const dialog = () => page.getByRole('dialog', { name: 'Picture' });

it.each(directions)(
  'opens with keys, shows all pixels to be moved about, and gives the focus back ($direction)',
  async ({ locale }) => {
    mount(<Example src={mapOf(3000, 2000)} />, locale);
    await expect.element(button()).toBeVisible();
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const image = dialog().getByAltText('A plan');
    const widthOf = () => (image.element() as HTMLImageElement).clientWidth;
    await expect.element(image).toBeVisible();
    await expect.poll(widthOf).toBeGreaterThan(250);
    const room = () => image.element().parentElement as HTMLElement;
    if (await dialog().getByRole('button', { name: 'Zoom in' }).query())
      await dialog().getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => room().scrollWidth - room().clientWidth).toBeGreaterThan(100);
    // Its middle first, and keys move it.
    const middle = (room().scrollWidth - room().clientWidth) / 2;
    await expect.poll(() => Math.abs(room().scrollLeft - middle)).toBeLessThan(2);
    room().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => room().scrollLeft).toBeGreaterThan(middle);
    await dialog().getByRole('button', { name: 'Show all of it' }).click();
    await expect.poll(() => room().scrollWidth - room().clientWidth).toBe(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  },
);

it('has nothing to press where the picture is as large as it is, until there is less room for it', async () => {
  const place = mount(<Example src={mapOf(200, 100)} place="below" />);
  const image = page.getByAltText('A plan').element() as HTMLImageElement;
  await expect.poll(() => image.naturalWidth).toBe(200);
  await expect.element(button()).not.toBeInTheDocument();
  image.style.inlineSize = '100%';
  place.style.width = '100px';
  await expect.element(button()).toBeVisible();
});

it.each(directions)(
  'shows several one after the other, by one stop of the keyboard, and gives the focus back ($direction)',
  async ({ locale }) => {
    const pictures = ['A', 'B'].map((alt, index) => ({
      src: mapOf(900 + index, 600),
      alt,
      text: `Text ${alt}`,
    }));
    mount(
      <EnlargeableSet
        pictures={pictures}
        labels={{
          ...labels,
          place: (index) => `${index + 1} of 2`,
          next: 'Next picture',
          previous: 'Previous picture',
        }}
      >
        {pictures.map(({ src, alt }) => (
          <img key={alt} src={src} alt={alt} style={{ inlineSize: '100px' }} />
        ))}
      </EnlargeableSet>,
      locale,
    );
    await expect.element(button()).toBeVisible();
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const reported = () => dialog().getByRole('status');
    await expect.element(reported()).toHaveTextContent('1 of 2Text AA');
    await dialog().getByRole('button', { name: 'Next picture' }).click();
    await expect.element(reported()).toHaveTextContent('2 of 2Text BB');
    await expect.element(dialog().getByAltText('B')).toBeVisible();
    await dialog().getByRole('button', { name: 'Next picture' }).click();
    await expect.element(reported()).toHaveTextContent('1 of 2Text AA');
    await dialog().getByRole('button', { name: 'Previous picture' }).click();
    await expect.element(reported()).toHaveTextContent('2 of 2Text BB');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  },
);
