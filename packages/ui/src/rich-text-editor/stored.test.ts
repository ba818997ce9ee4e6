import { describe, expect, it } from 'vitest';
import { isBlank, toStored } from './stored.ts';

describe('a text as it is stored', () => {
  it('has what the server knows and nothing of the editor', () => {
    const link = {
      type: 'link',
      attrs: { href: 'https://a.example', target: '_blank', rel: 'x', class: null },
    };
    expect(
      toStored({
        content: [
          { type: 'heading', attrs: { level: 2, id: null }, content: [{ type: 'text', text: 'A' }] },
          { type: 'orderedList', attrs: { start: 1, type: null }, content: [] },
          {
            type: 'paragraph',
            attrs: { textAlign: null },
            content: [{ type: 'text', text: 'b', marks: [link] }],
          },
          {
            type: 'image',
            attrs: { src: '/media/a.png', alt: null, title: null, width: null, height: null },
          },
          { type: 'tableCell', attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [] },
          { type: 'codeBlock', attrs: { language: null } },
        ],
      }),
    ).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A' }] },
        { type: 'orderedList', attrs: { start: 1 }, content: [] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'b', marks: [{ type: 'link', attrs: { href: 'https://a.example' } }] },
          ],
        },
        { type: 'image', attrs: { src: '/media/a.png' } },
        { type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [] },
        { type: 'codeBlock' },
      ],
    });
  });

  it('has no link that leads where it must not', () => {
    const hostile = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
    expect(toStored({ content: [{ type: 'text', text: 'x', marks: [hostile] }] }).content).toEqual([
      { type: 'text', text: 'x' },
    ]);
  });

  it('is blank where there are only empty lines', () => {
    expect(isBlank({ type: 'doc', content: [{ type: 'paragraph' }] })).toBe(true);
    expect(isBlank({ type: 'doc', content: [{ type: 'horizontalRule' }] })).toBe(false);
  });
});
