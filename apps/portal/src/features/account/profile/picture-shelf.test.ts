import { expect, it } from 'vitest';
import { makePictureShelf } from './picture-shelf.ts';

const file = new File(['abc'], 'me.png', { type: 'image/png' });

it('hands out a picture by its key, and what was cut from it', () => {
  const shelf = makePictureShelf();
  const image = shelf.choose(file);
  expect(image).toMatchObject({ name: 'me.png', type: 'image/png', sizeBytes: 3 });
  expect(shelf.source(image.key)).toBe(file);
  expect(shelf.result(image.key)).toBeUndefined();
  const cut = new Blob(['a']);
  shelf.cut(image.key, cut);
  expect(shelf.result(image.key)).toBe(cut);
});

it('lets the older picture go', () => {
  const shelf = makePictureShelf();
  const first = shelf.choose(file);
  const second = shelf.choose(file);
  shelf.cut(first.key, new Blob(['late']));
  expect(shelf.source(first.key)).toBeUndefined();
  expect(shelf.result(second.key)).toBeUndefined();
});
