import { msg } from '@lingui/core/macro';
import type { StoredStepsBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { HEADING, TEXT } from '../../block-fields.ts';

/** What one does after the other. */
export const editor = defineBlockEditor<StoredStepsBlock>({
  names: { steps: msg({ message: 'Steps', context: 'block', comment: 'Block of a page: numbered steps' }) },
  group: 'content',
  fields: [
    HEADING,
    {
      kind: 'list',
      name: 'items',
      label: msg({ message: 'Steps', context: 'block' }),
      one: msg({ message: 'Step', context: 'block' }),
      max: 12,
      blank: (mainLanguage) => ({ title: { [mainLanguage]: '' }, text: { [mainLanguage]: '' } }),
      fields: [HEADING, TEXT],
    },
  ],
  blank: (title) => ({ title, items: [] }),
  shown: ({ title, items }, _filled, { say }) => ({
    title: say(title),
    items: items.map((item) => ({ title: say(item.title), text: say(item.text) })),
  }),
});
