import { msg } from '@lingui/core/macro';
import type { StoredBulletinsBlock } from '@stoa/api/schema';
import { defineBlockEditor, foundFor } from '../../block-editor.ts';
import { HEADING } from '../../block-fields.ts';

/** What the school announces. */
export const editor = defineBlockEditor<StoredBulletinsBlock>({
  names: { bulletins: msg({ message: 'Bulletins', context: 'block' }) },
  group: 'data',
  fields: [HEADING, { kind: 'number', name: 'limit', label: msg`Bulletins at most`, min: 1, max: 20 }],
  blank: (title) => ({ title, limit: 5 }),
  shown: ({ type, title, limit }, filled, { say }) => ({
    title: say(title),
    items: foundFor(filled, type)?.items.slice(0, limit) ?? [],
  }),
});
