import { msg } from '@lingui/core/macro';
import type { StoredTeachersBlock } from '@stoa/api/schema';
import { defineBlockEditor, foundFor } from '../../block-editor.ts';
import { HEADING, PER_LINE } from '../../block-fields.ts';

/** Who teaches in the school. */
export const editor = defineBlockEditor<StoredTeachersBlock>({
  names: { teachers: msg({ message: 'Teachers', context: 'block' }) },
  group: 'data',
  fields: [
    HEADING,
    {
      kind: 'people',
      name: 'personIds',
      label: msg({ message: 'Who is shown', context: 'block' }),
      rule: msg({ message: 'Everyone who teaches a class', context: 'block' }),
      max: 24,
    },
    PER_LINE,
    { kind: 'number', name: 'limit', label: msg`People at most`, min: 1, max: 24 },
  ],
  blank: (title) => ({ title, perLine: 4, limit: 8 }),
  shown: ({ type, title, perLine, personIds, limit }, filled, { say }) => {
    const found = foundFor(filled, type)?.items ?? [];
    const items = personIds
      ? personIds.flatMap((id) => found.filter(({ person }) => person.id === id))
      : found;
    return { title: say(title), perLine, items: items.slice(0, limit) };
  },
});
