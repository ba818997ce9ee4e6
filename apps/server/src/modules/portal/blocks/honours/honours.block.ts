import type { HonorCard, HonoursBlock, StoredHonoursBlock } from '@stoa/api/schema';
import { presentPerson } from '../../../../core/people/people.presenter.ts';
import { lookOf } from '../../../badges/badges.presenter.ts';
import { defineBlock, type FillContext, type SeedOf } from '../block.ts';
import { listHonoured, type HonouredRow } from './honours.repository.ts';

type StoredCard = StoredHonoursBlock['cards'][number];
/** Demo content names people by their e-mail addresses. */
type HonoursSeed = Omit<SeedOf<StoredHonoursBlock>, 'cards'> & {
  cards: (Omit<StoredCard, 'personId'> & { person: string })[];
};

/** People who are honoured, or who were given badges. Who has left the school is not shown. */
export const block = defineBlock<StoredHonoursBlock, HonoursBlock, HonoursSeed>({
  types: ['honours'],
  fill: async (tx, blocks, { school, member, say }) => {
    const rows = await listHonoured(
      tx,
      { schoolId: school.id, member },
      {
        personIds: blocks.flatMap(({ badges, cards }) =>
          badges ? [] : cards.map(({ personId }) => personId),
        ),
        lists: blocks.flatMap(({ badges }) => (badges ? [badges] : [])),
      },
    );
    const people = new Map(
      rows.flatMap((row) => (row.place === null ? [[row.id, presentPerson(row)] as const] : [])),
    );
    let lists = 0;
    return blocks.map(({ type, title, cards, badges }) => {
      if (badges) {
        const place = lists++;
        const own = rows.filter((row) => row.place === place);
        return { type, title: say(title), cards: own.flatMap((row) => badgeCard(row, say)) };
      }
      return {
        type,
        title: say(title),
        cards: cards.flatMap((card) => {
          const person = people.get(card.personId);
          return person ? [{ id: person.id, person, title: say(card.title), text: say(card.text) }] : [];
        }),
      };
    });
  },
  hidePeople: (shown, hidden) => ({
    ...shown,
    cards: shown.cards.filter(({ person }) => !hidden.has(person.id)),
  }),
  contentsOf: ({ title, cards, badges }) => ({
    isEmpty: !badges && cards.length === 0,
    texts: [title, ...(badges ? [] : cards.flatMap((card) => [card.title, card.text]))],
  }),
  fromSeed: ({ cards, ...seed }, { personId }) => ({
    ...seed,
    cards: cards.map(({ person, ...card }) => ({ personId: personId(person), ...card })),
  }),
});

/** Somebody with a badge; nothing where there is none. */
const badgeCard = ({ badge, ...row }: HonouredRow, say: FillContext['say']): HonorCard[] =>
  badge
    ? [
        {
          id: badge.award_id,
          person: presentPerson(row),
          title: say(badge.name),
          text: say(badge.text),
          badge: { look: lookOf(badge), givenAt: new Date(badge.given_at).toISOString() },
        },
      ]
    : [];
