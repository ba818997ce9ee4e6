import { expect, test } from 'vitest';
import { fromPlain, isPlain, toPlain } from './plain-rich-text.ts';

const WRITTEN = [
  '## What we do',
  'We teach **planning** and *people*.\nA second line with [a link](/portal/1).',
  '- One\n- Two with [another](https://example.org/)',
  'مرحبا بكم',
].join('\n\n');

test('a text is the same after it was edited in its plain form', () => {
  const document = fromPlain(WRITTEN);
  expect(document.content.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'bulletList',
    'paragraph',
  ]);
  expect(toPlain(document)).toBe(WRITTEN);
  expect(isPlain(document)).toBe(true);
});

test('headings and lists need no empty line', () => {
  expect(fromPlain('## A\nText\n- 1\n- 2\nEnd').content.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'bulletList',
    'paragraph',
  ]);
});

test('markup is text, and nothing written is nothing shown', () => {
  expect(fromPlain('<b onclick=x>a</b>')).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '<b onclick=x>a</b>' }] }],
  });
  expect(fromPlain(' \n\n ')).toEqual({ type: 'doc', content: [] });
});

test.each([
  ['a picture', { type: 'image', attrs: { src: '/media/a.svg' } }],
  ['a table', { type: 'table', content: [] }],
  [
    'words with two marks',
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }, { type: 'italic' }] }],
    },
  ],
  [
    'a list in a list',
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph' }, { type: 'bulletList', content: [] }] }],
    },
  ],
])('%s would be lost: it is not plain', (_name, node) => {
  expect(isPlain({ type: 'doc', content: [node as never] })).toBe(false);
});
