import { msg } from '@lingui/core/macro';
import type { StoredQuoteBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';

/** What somebody said. */
export const editor = defineBlockEditor<StoredQuoteBlock>({
  names: {
    quote: msg({ message: 'Quote', context: 'block', comment: 'Block of a page: what somebody said' }),
  },
  group: 'content',
  fields: [
    {
      kind: 'text',
      name: 'words',
      label: msg({ message: 'Quote', context: 'block' }),
      max: 500,
      isLong: true,
    },
    {
      kind: 'text',
      name: 'name',
      label: msg({ message: 'Name', context: 'block' }),
      max: 100,
    },
    {
      kind: 'text',
      name: 'role',
      label: msg({
        message: 'Role',
        context: 'block',
        comment: 'Of the person who is quoted: Learner, Head of a company',
      }),
      max: 100,
    },
    {
      kind: 'picture',
      name: 'portrait',
      label: msg({ message: 'Portrait', comment: 'Picture of a person' }),
      isOptional: true,
    },
  ],
  blank: (words, mainLanguage) => ({ words, name: { [mainLanguage]: '' } }),
  shown: ({ words, name, role, portrait }, _filled, { say }) => ({
    words: say(words),
    name: say(name),
    role: say(role),
    portraitUrl: portrait ?? null,
  }),
});
