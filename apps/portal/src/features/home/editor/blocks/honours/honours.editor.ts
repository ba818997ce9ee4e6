import { msg } from '@lingui/core/macro';
import type { StoredHonoursBlock } from '@stoa/api/schema';
import { defineBlockEditor, foundFor } from '../../block-editor.ts';
import { HEADING, TEXT } from '../../block-fields.ts';

/** People who are honoured. Who they are is not edited here. */
export const editor = defineBlockEditor<StoredHonoursBlock>({
  names: {
    honours: msg({
      message: 'Honors',
      context: 'block',
      comment: 'Block of a page: people who are honored',
    }),
  },
  fields: [
    HEADING,
    {
      kind: 'list',
      name: 'cards',
      label: msg({ message: 'People', context: 'block' }),
      one: msg({ message: 'Person', context: 'block' }),
      max: 50,
      fields: [
        {
          kind: 'text',
          name: 'title',
          label: msg({ message: 'For what', comment: 'Why a person is honored' }),
          max: 200,
        },
        TEXT,
      ],
    },
  ],
  shown: ({ type, title, cards }, filled, { say }) => {
    const people = new Map(foundFor(filled, type)?.cards.map(({ id, person }) => [id, person]));
    return {
      title: say(title),
      cards: cards.flatMap((card) => {
        const person = people.get(card.personId);
        return person ? [{ id: card.personId, person, title: say(card.title), text: say(card.text) }] : [];
      }),
    };
  },
});
