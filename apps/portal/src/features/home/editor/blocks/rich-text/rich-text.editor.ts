import { msg } from '@lingui/core/macro';
import type { Language, StoredRichTextBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { HEADING } from '../../block-fields.ts';

const NOTHING = { type: 'doc', content: [] };

/** Free text. */
export const editor = defineBlockEditor<StoredRichTextBlock>({
  names: {
    richText: msg({ message: 'Text', context: 'block', comment: 'Block of a page: free text' }),
  },
  fields: [HEADING, { kind: 'formatted', name: 'body', label: msg({ message: 'Text', context: 'block' }) }],
  blank: (title, mainLanguage) => ({ title, body: { [mainLanguage]: NOTHING } }),
  shown: ({ title, body }, _filled, { say, language, mainLanguage }) => {
    const written = Object.keys(body) as Language[];
    const lang = [language, mainLanguage].find((code) => body[code]) ?? written[0] ?? language;
    return { title: title ? say(title) : null, body: body[lang] ?? NOTHING, lang };
  },
});
