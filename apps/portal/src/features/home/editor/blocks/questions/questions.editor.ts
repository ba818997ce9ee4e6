import { msg } from '@lingui/core/macro';
import type { StoredQuestionsBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { HEADING } from '../../block-fields.ts';

/** Questions and answers. */
export const editor = defineBlockEditor<StoredQuestionsBlock>({
  names: { questions: msg({ message: 'Questions and answers', context: 'block' }) },
  group: 'content',
  fields: [
    HEADING,
    {
      kind: 'list',
      name: 'items',
      label: msg({ message: 'Questions and answers', context: 'block' }),
      one: msg({ message: 'Question', context: 'block' }),
      max: 30,
      blank: (mainLanguage) => ({ question: { [mainLanguage]: '' }, answer: { [mainLanguage]: '' } }),
      fields: [
        { kind: 'text', name: 'question', label: msg({ message: 'Question', context: 'block' }), max: 200 },
        {
          kind: 'text',
          name: 'answer',
          label: msg({ message: 'Answer', context: 'block' }),
          max: 2000,
          isLong: true,
        },
      ],
    },
  ],
  blank: (title) => ({ title, items: [] }),
  shown: ({ title, items }, _filled, { say }) => ({
    title: say(title),
    items: items.map(({ question, answer }) => ({ question: say(question), answer: say(answer) })),
  }),
});
