import { expect, it } from 'vitest';
import { collectHeadings, type RichTextDocument, type RichTextNode } from './document.ts';

const heading = (level: number, text: string): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});

it('gives every heading an id of its own, readable in any script', () => {
  const document: RichTextDocument = {
    type: 'doc',
    content: [
      heading(2, 'What is a plan?'),
      heading(3, '三个问题'),
      { type: 'blockquote', content: [heading(3, 'المقدمة')] },
      heading(2, 'What is a plan?'),
      heading(9, '!!!'),
    ],
  };
  expect(collectHeadings(document)).toEqual([
    { id: 'what-is-a-plan', text: 'What is a plan?', level: 2 },
    { id: '三个问题', text: '三个问题', level: 3 },
    { id: 'المقدمة', text: 'المقدمة', level: 3 },
    { id: 'what-is-a-plan-2', text: 'What is a plan?', level: 2 },
    { id: 'section', text: '!!!', level: 4 },
  ]);
});
