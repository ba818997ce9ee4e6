import type { RichTextDocument, RichTextNode } from './document.ts';

export const text = (
  value: string,
  ...marks: NonNullable<RichTextNode['marks']>[number][]
): RichTextNode => ({
  type: 'text',
  text: value,
  marks,
});

export const p = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });

export const h = (level: number, value: string): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(value)],
});

export const li = (value: string): RichTextNode => ({ type: 'listItem', content: [p(text(value))] });

const cells = (kind: 'tableHeader' | 'tableCell', ...values: string[]): RichTextNode => ({
  type: 'tableRow',
  content: values.map((value) => ({ type: kind, content: [p(text(value))] })),
});

/** Everything that an article may hold. */
export const article: RichTextDocument = {
  type: 'doc',
  content: [
    p(
      text('A plan is not a promise. It is the cheapest place to be wrong: on paper, before anybody has '),
      text('built', { type: 'italic' }),
      text(' the wrong thing. That is why a plan that never changes is a plan that '),
      text('nobody reads', { type: 'bold' }),
      text('. See '),
      text('the planning class', { type: 'link', attrs: { href: '/classInfo/1' } }),
      text(' or '),
      text('the original paper', { type: 'link', attrs: { href: 'https://stoa.example/paper' } }),
      text('.'),
    ),
    h(2, 'Three questions'),
    p(text('Before the first line of a plan, ask:')),
    {
      type: 'orderedList',
      content: [
        li('What will be different when we are done?'),
        li('Who says so?'),
        li('What is the first thing that could prove us wrong?'),
      ],
    },
    h(3, 'A word on estimates'),
    {
      type: 'blockquote',
      content: [p(text('The range is the estimate. A single number is a wish with a date.'))],
    },
    {
      type: 'bulletList',
      content: [
        li('short: if all goes well'),
        li('likely: with the usual trouble'),
        li('long: with trouble nobody ordered'),
      ],
    },
    {
      type: 'table',
      content: [
        cells('tableHeader', 'Step', 'Short', 'Likely', 'Long'),
        cells('tableCell', 'Interviews', '2 days', '4 days', '8 days'),
        cells('tableCell', 'First draft', '1 day', '2 days', '5 days'),
      ],
    },
    {
      type: 'codeBlock',
      attrs: { language: 'python' },
      content: [
        text(
          'def expected(short, likely, long):\n    # Weights of the three-point estimate\n    return (short + 4 * likely + long) / 6\n',
        ),
      ],
    },
    p(
      text('Call '),
      text('expected(2, 4, 8)', { type: 'code' }),
      text(' and you get a little more than four.'),
    ),
    {
      type: 'image',
      attrs: { src: 'https://stoa.invalid/cover.svg', alt: 'Three bars', width: 720, height: 300 },
    },
    { type: 'horizontalRule' },
    p(text('That is all.')),
  ],
};

/** A short text in words of one language. */
export const short = (title: string, sentence: string): RichTextDocument => ({
  type: 'doc',
  content: [
    h(2, title),
    p(text(sentence, { type: 'bold' }), text(' '), text(title, { type: 'italic' })),
    { type: 'bulletList', content: [li(title), li(sentence)] },
    { type: 'blockquote', content: [p(text(sentence))] },
    { type: 'table', content: [cells('tableHeader', title, title), cells('tableCell', title, '12')] },
  ],
});
