import { expect, it } from 'vitest';
import { makePictureRegistry } from './picture-registry.ts';

const file = new File(['abc'], 'me.png', { type: 'image/png' });

it('hands out a picture by its key, and what was cut from it', () => {
  const registry = makePictureRegistry();
  const image = registry.choose(file);
  expect(image).toMatchObject({ name: 'me.png', type: 'image/png', sizeBytes: 3 });
  expect(registry.source(image.key)).toBe(file);
  expect(registry.result(image.key)).toBeUndefined();
  const cut = new Blob(['a']);
  registry.cut(image.key, cut);
  expect(registry.result(image.key)).toBe(cut);
});

it('lets the older picture go', () => {
  const registry = makePictureRegistry();
  const first = registry.choose(file);
  const second = registry.choose(file);
  registry.cut(first.key, new Blob(['late']));
  expect(registry.source(first.key)).toBeUndefined();
  expect(registry.result(second.key)).toBeUndefined();
});
