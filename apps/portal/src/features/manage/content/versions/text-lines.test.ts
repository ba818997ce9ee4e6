import type { ContentDraft } from '@stoa/api/schema';
import { expect, test } from 'vitest';
import { linesOf } from './text-lines.ts';

const document = (...texts: string[]) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'bulletList' as const,
      content: texts.map((text) => ({
        type: 'listItem' as const,
        content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
      })),
    },
    { type: 'image' as const, attrs: { src: '/media/a.png', alt: 'A harbour' } },
  ],
});

test('a lesson is its file and its blocks, in one language', () => {
  const text = {
    body: { en_US: document('One', ' ', 'Two'), de_DE: document('Eins') },
    material: {
      type: 'file',
      url: '/',
      fileName: 'a.zip',
      bytes: 1,
      contentType: 'application/zip',
    } as const,
  };
  expect(linesOf(text as never, 'en_US')).toEqual(['a.zip', 'One', 'Two', 'A harbour']);
  expect(linesOf(text as never, 'de_DE')).toEqual(['a.zip', 'Eins', 'A harbour']);
});

test('a class is its title and its outline', () => {
  const title = (en_US: string) => ({ en_US });
  const draft = {
    title: title('Tides'),
    summary: {},
    outcomes: [title('Read a table')],
    body: {},
    sections: [{ title: title('Beginning'), lessons: [{ title: title('The moon') }, { title: {} }] }],
  } as unknown as ContentDraft;
  expect(linesOf(draft, 'en_US')).toEqual(['Tides', 'Read a table', 'Beginning', 'The moon']);
  expect(linesOf(draft, 'fr_FR')).toEqual([]);
});
