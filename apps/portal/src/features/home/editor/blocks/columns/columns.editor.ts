import { msg } from '@lingui/core/macro';
import type { StoredColumnsBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { HEADING, partsField } from '../../block-fields.ts';
import { shownPart } from '../../shown-parts.ts';

/** Texts side by side. */
export const editor = defineBlockEditor<StoredColumnsBlock>({
  names: { columns: msg({ message: 'Columns', context: 'block' }) },
  group: 'layout',
  fields: [
    HEADING,
    partsField(
      msg({ message: 'Columns', context: 'block' }),
      msg({ message: 'Column', context: 'block' }),
      4,
    ),
  ],
  blank: (_title, mainLanguage) => ({
    parts: [{ title: { [mainLanguage]: '' } }, { title: { [mainLanguage]: '' } }],
  }),
  shown: ({ title, parts }, _filled, shownIn) => ({
    title: shownIn.say(title),
    parts: parts.map((part) => shownPart(part, shownIn)),
  }),
});
