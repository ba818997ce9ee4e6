import { msg } from '@lingui/core/macro';
import type { StoredHonoursBlock } from '@stoa/api/schema';
import { defineBlockEditor, foundFor } from '../../block-editor.ts';
import { HEADING, TEXT } from '../../block-fields.ts';

/** People who are honoured, or who were given badges. Who they are is not edited here. */
export const editor = defineBlockEditor<StoredHonoursBlock>({
  names: {
    honours: msg({
      message: 'Honors',
      context: 'block',
      comment: 'Block of a page: people who are honored',
    }),
  },
  group: 'data',
  fields: [
    HEADING,
    { kind: 'badges', name: 'badges', insteadOf: 'cards', max: 24 },
    {
      kind: 'list',
      name: 'cards',
      unless: 'badges',
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
  blank: (title) => ({ title, cards: [], badges: { limit: 8 } }),
  shown: ({ type, title, cards, badges }, filled, { say }) => {
    const found = foundFor(filled, type)?.cards ?? [];
    if (badges)
      // Another badge is found by the next preview.
      return { title: say(title), cards: found.filter(({ badge }) => badge).slice(0, badges.limit) };
    const people = new Map(found.map(({ id, person }) => [id, person]));
    return {
      title: say(title),
      cards: cards.flatMap((card) => {
        const person = people.get(card.personId);
        return person ? [{ id: card.personId, person, title: say(card.title), text: say(card.text) }] : [];
      }),
    };
  },
  isEmpty: (shown) => shown.type === 'honours' && shown.cards.length === 0,
});
