import { msg } from '@lingui/core/macro';
import type { StoredRichTextBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { HEADING } from '../../block-fields.ts';
import { NOTHING, shownDocument } from '../../shown-parts.ts';

/** Free text. */
export const editor = defineBlockEditor<StoredRichTextBlock>({
  names: {
    richText: msg({ message: 'Text', context: 'block', comment: 'Block of a page: free text' }),
  },
  group: 'content',
  fields: [HEADING, { kind: 'formatted', name: 'body', label: msg({ message: 'Text', context: 'block' }) }],
  blank: (title, mainLanguage) => ({ title, body: { [mainLanguage]: NOTHING } }),
  shown: ({ title, body }, _filled, shownIn) => ({
    title: title ? shownIn.say(title) : null,
    ...shownDocument(body, shownIn),
  }),
});
