import { expect, it } from 'vitest';
import { isPaletteShortcut } from './use-command-palette.ts';

const plain = {
  key: 'k',
  code: 'KeyK',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
};

it.each([
  ['Ctrl K', { ctrlKey: true }, true],
  ['Cmd K', { metaKey: true }, true],
  ['Ctrl K with caps lock', { ctrlKey: true, key: 'K' }, true],
  ['Ctrl and the Arabic letter in that place', { ctrlKey: true, key: 'ن' }, true],
  ['Ctrl and the Russian letter in that place', { ctrlKey: true, key: 'л' }, true],
  ['the place of K on Dvorak', { ctrlKey: true, key: 't' }, false],
  ['K alone', {}, false],
  ['both modifiers', { ctrlKey: true, metaKey: true }, false],
  ['Ctrl Shift K', { ctrlKey: true, shiftKey: true }, false],
  ['AltGr', { ctrlKey: true, altKey: true }, false],
  ['a held key', { ctrlKey: true, repeat: true }, false],
  ['within an input method', { ctrlKey: true, isComposing: true }, false],
])('%s', (_name, keys, expected) => {
  expect(isPaletteShortcut({ ...plain, ...keys })).toBe(expected);
});
