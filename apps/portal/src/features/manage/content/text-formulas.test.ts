import { expect, it, vi } from 'vitest';
import { linesWithFormulas } from './text-formulas.ts';

// What draws formulas has styles, which only a build can read.
vi.mock(
  '@stoa/ui/formula-text',
  () => import('../../../../../../packages/ui/src/formula-text/split-formulas.ts'),
);

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({ type })),
});
const linesOf = (...content: object[]) => linesWithFormulas({ type: 'doc', content } as never);

it('finds the paragraphs with formulas, however deep they stand', () => {
  expect(
    linesOf(
      paragraph(text('Nothing here, at $5 and $10.')),
      paragraph(
        text('A root: '),
        text(String.raw`\(\sqrt 2\)`, 'bold'),
        { type: 'hardBreak' },
        text('and on.'),
      ),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('$$x^2$$'))] }] },
      { type: 'heading', content: [text(String.raw`\[y\]`)] },
    ),
  ).toBe(['A root: \\(\\sqrt 2\\)\nand on.', '$$x^2$$', '\\[y\\]'].join('\n'));
});

it('draws nothing of code', () => {
  expect(linesOf({ type: 'codeBlock', content: [text('$$x$$')] }, paragraph(text('$$x$$', 'code')))).toBe('');
  expect(linesOf(paragraph(text('$$x$$', 'code'), text(' is $$y$$')))).toBe('x is $$y$$');
});

it('has nothing to say of an empty text', () => {
  expect(linesOf()).toBe('');
});
