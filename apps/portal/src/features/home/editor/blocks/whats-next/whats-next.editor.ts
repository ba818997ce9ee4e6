import { msg } from '@lingui/core/macro';
import type { StoredWhatsNextBlock } from '@stoa/api/schema';
import { defineBlockEditor, foundFor } from '../../block-editor.ts';
import { HEADING, PER_LINE } from '../../block-fields.ts';

/** What begins next. */
export const editor = defineBlockEditor<StoredWhatsNextBlock>({
  names: {
    whatsNext: msg({
      message: 'What’s next',
      context: 'block',
      comment: 'Block of a page: live sessions, classes and exams that begin soon',
    }),
  },
  group: 'data',
  fields: [HEADING, PER_LINE, { kind: 'number', name: 'limit', label: msg`Cards at most`, min: 1, max: 20 }],
  blank: (title) => ({ title, perLine: 3, limit: 6 }),
  shown: ({ type, title, perLine, limit }, filled, { say }) => ({
    title: say(title),
    perLine,
    items: foundFor(filled, type)?.items.slice(0, limit) ?? [],
  }),
});
