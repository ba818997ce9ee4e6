import { expect, it } from 'vitest';
import { documentOf, excerptOf, typedOf } from './post-text.ts';

const TYPED = `Hello,
how are you?

- One
- Two

3. Three
4. Four

See https://example.org/a?b=1.`;

it('paragraphs, lists and addresses become what the server keeps, and what was typed again', () => {
  const document = documentOf(TYPED);
  expect(document.content.map(({ type }) => type)).toEqual([
    'paragraph',
    'bulletList',
    'orderedList',
    'paragraph',
  ]);
  expect(document.content[2]?.attrs).toEqual({ start: 3 });
  expect(document.content[3]?.content).toEqual([
    { type: 'text', text: 'See ' },
    {
      type: 'text',
      text: 'https://example.org/a?b=1',
      marks: [{ type: 'link', attrs: { href: 'https://example.org/a?b=1' } }],
    },
    { type: 'text', text: '.' },
  ]);
  expect(typedOf(document)).toBe(TYPED);
});

it('a list ends a paragraph without an empty line', () => {
  expect(documentOf('Bring\n- a pen\n- paper\nand yourself').content.map(({ type }) => type)).toEqual([
    'paragraph',
    'bulletList',
    'paragraph',
  ]);
});

it('what is no address stays text, markup too', () => {
  const [first] = documentOf('<a href="javascript:alert(1)">x</a> 2026. It was -1').content;
  expect(first?.content).toEqual([
    { type: 'text', text: '<a href="javascript:alert(1)">x</a> 2026. It was -1' },
  ]);
});

it('nothing becomes nothing', () => {
  expect(documentOf(' \n\n \n')).toEqual({ type: 'doc', content: [] });
});

it('an excerpt is one line of whole signs', () => {
  expect(excerptOf(documentOf('One\n\nTwo 👩‍👩‍👧'), 5)).toBe('One T…');
});
