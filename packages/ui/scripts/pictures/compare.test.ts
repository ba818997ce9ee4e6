import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compare } from './compare.ts';
import { decode, reduce, shrink } from './picture.ts';

interface Look {
  button?: string;
  ground?: string;
  left?: number;
  height?: number;
  blur?: number;
}

/** A screenshot of a page with a button, lines and something like text. */
async function screenshot({
  button = '#1f5f8b',
  ground = '#faf7f0',
  left = 40,
  height = 200,
  blur = 0,
}: Look) {
  const letters = Array.from(
    { length: 24 },
    (_unused, index) => `<path d="M${40 + index * 10} 150 l4 -12 l4 12 m-6 -4 h4" />`,
  ).join('');
  const image = sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="360" height="${height}">
      <rect width="360" height="${height}" fill="${ground}" />
      <rect x="${left}" y="40" width="120" height="44" rx="8" fill="${button}" />
      <g fill="none" stroke="#14202b" stroke-width="1.4">${letters}</g>
    </svg>`),
  );
  return (blur > 0 ? image.blur(blur) : image).png().toBuffer();
}

const picture = async (look: Look = {}) => decode(await shrink(await screenshot(look)));

it('stores the same bytes for the same screenshot', async () => {
  expect(await shrink(await screenshot({}))).toEqual(await shrink(await screenshot({})));
});

it('finds nothing in the same picture', async () => {
  expect(compare(await picture(), await picture())).toBeNull();
});

it('forgives edges that are smoothed differently', async () => {
  expect(compare(await picture(), await picture({ blur: 0.5 }))).toBeNull();
});

it.each([
  ['another colour of a button', { button: '#1f5f7b' }, /another colour|changed/],
  ['a slightly other ground', { ground: '#f4f1ea' }, /another colour/],
  ['an edge that moved by two pixels', { left: 42 }, /changed/],
  ['a page that grew', { height: 212 }, /180 × 100 became 180 × 106/],
])('finds %s', async (_name, look: Look, reason) => {
  const difference = compare(await picture(), await picture(look));
  expect(difference?.reason).toMatch(reason);
});

it('forgives a plain colour that storing shifted, and no other', async () => {
  const before = await picture();
  const drawn = await reduce(await screenshot({}));
  const shifted = { ...before, data: before.data.map((value, at) => (at % 4 === 2 ? value - 6 : value)) };
  expect(compare(before, shifted)?.reason).toMatch(/another colour/);
  expect(compare(before, shifted, drawn)).toBeNull();
  const other = await reduce(await screenshot({ ground: '#f4f1ea' }));
  expect(compare(before, shifted, other)?.reason).toMatch(/another colour/);
});

it('paints what differs', async () => {
  const difference = compare(await picture(), await picture({ left: 60 }));
  const { data = new Uint8Array() } = difference?.map ?? {};
  let red = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] === 220 && data[at + 1] === 20) red += 1;
  expect(red).toBeGreaterThan(100);
});
