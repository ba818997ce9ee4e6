import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { describe, expect, test } from 'vitest';
import { findIn, replaceAt, type TextQuery } from './text-search.ts';

const schema = getSchema([StarterKit]);
const line = (...texts: (string | { bold: string })[]) => ({
  type: 'paragraph',
  content: texts.map((text) =>
    typeof text === 'string'
      ? { type: 'text', text }
      : { type: 'text', marks: [{ type: 'bold' }], text: text.bold },
  ),
});
const documentOf = (...lines: object[]) => schema.nodeFromJSON({ type: 'doc', content: lines });
const found = (document: ReturnType<typeof documentOf>, words: string, matchCase = false) =>
  findIn(document, { words, matchCase }).map(({ from, to }) => document.textBetween(from, to));

describe('finding', () => {
  test('goes across marks, not across lines, with and without case', () => {
    const document = documentOf(line('Tide and ti', { bold: 'de' }), line('ti'), line('de TIDE'));
    expect(found(document, 'tide')).toEqual(['Tide', 'tide', 'TIDE']);
    expect(found(document, 'tide', true)).toEqual(['tide']);
    expect(found(document, '')).toEqual([]);
    expect(findIn(document, null)).toEqual([]);
  });

  test('keeps its place behind letters that grow when they are made small, and behind line breaks', () => {
    const broken = {
      type: 'paragraph',
      content: [...line('\u0130a').content, { type: 'hardBreak' }, ...line('tide').content],
    };
    expect(found(documentOf(broken), 'TIDE')).toEqual(['tide']);
    expect(found(documentOf(line('潮水來了，潮水去了')), '潮水')).toHaveLength(2);
    expect(found(documentOf(line('aaaa')), 'aa')).toHaveLength(2);
  });
});

test('what is replaced keeps its marks, in one step', () => {
  const state = EditorState.create({ doc: documentOf(line('one ', { bold: 'one' }, ' one')) });
  const query: TextQuery = { words: 'one', matchCase: false };
  const { doc } = state.apply(replaceAt(state, findIn(state.doc, query), 'three'));
  expect(doc.toJSON()).toEqual(documentOf(line('three ', { bold: 'three' }, ' three')).toJSON());
  const without = state.apply(replaceAt(state, findIn(state.doc, query), ''));
  expect(without.doc.textContent).toBe('  ');
});
