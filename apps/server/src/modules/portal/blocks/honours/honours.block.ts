import type { HonoursBlock, StoredHonoursBlock } from '@stoa/api/schema';
import { presentPerson } from '../../../../core/people/people.presenter.ts';
import { listMembersByIds } from '../../../../core/people/people.repository.ts';
import { defineBlock, type SeedOf } from '../block.ts';

type StoredCard = StoredHonoursBlock['cards'][number];
/** Demo content names people by their e-mail addresses. */
type HonoursSeed = Omit<SeedOf<StoredHonoursBlock>, 'cards'> & {
  cards: (Omit<StoredCard, 'personId'> & { person: string })[];
};

/** People who are honoured. Who has left the school is not shown. */
export const block = defineBlock<StoredHonoursBlock, HonoursBlock, HonoursSeed>({
  types: ['honours'],
  fill: async (tx, blocks, { school, say }) => {
    const ids = blocks.flatMap(({ cards }) => cards.map(({ personId }) => personId));
    const people = new Map(
      (await listMembersByIds(tx, school.id, ids)).map((row) => [row.id, presentPerson(row)] as const),
    );
    return blocks.map(({ type, title, cards }) => ({
      type,
      title: say(title),
      cards: cards.flatMap((card) => {
        const person = people.get(card.personId);
        return person ? [{ id: person.id, person, title: say(card.title), text: say(card.text) }] : [];
      }),
    }));
  },
  contentsOf: ({ title, cards }) => ({
    isEmpty: cards.length === 0,
    texts: [title, ...cards.flatMap((card) => [card.title, card.text])],
  }),
  fromSeed: ({ cards, ...seed }, { personId }) => ({
    ...seed,
    cards: cards.map(({ person, ...card }) => ({ personId: personId(person), ...card })),
  }),
});
