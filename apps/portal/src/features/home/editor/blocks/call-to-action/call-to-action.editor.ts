import { msg } from '@lingui/core/macro';
import type { StoredCallToActionBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { HEADING, TEXT } from '../../block-fields.ts';
import { shownAction } from '../../shown-parts.ts';

/** What people are asked to do. */
export const editor = defineBlockEditor<StoredCallToActionBlock>({
  names: {
    callToAction: msg({
      message: 'Call to action',
      context: 'block',
      comment: 'Block of a page: a headline with buttons',
    }),
  },
  group: 'content',
  fields: [
    HEADING,
    TEXT,
    {
      kind: 'choice',
      name: 'tone',
      label: msg({ message: 'Background', comment: 'Color on which a block stands' }),
      options: [
        ['plain', msg({ message: 'Neutral', comment: 'Background of a block' })],
        ['primary', msg({ message: 'Main color', comment: 'Background of a block' })],
        ['accent', msg({ message: 'Accent color', comment: 'Background of a block' })],
      ],
    },
    { kind: 'action', name: 'action', label: msg`Button` },
    { kind: 'action', name: 'secondAction', label: msg`Second button` },
  ],
  blank: (title) => ({ title, tone: 'primary' }),
  shown: ({ title, text, tone, action, secondAction }, _filled, { say }) => ({
    title: say(title),
    text: say(text),
    tone,
    action: shownAction(action, say),
    secondAction: shownAction(secondAction, say),
  }),
});
