import type { Block, HonorCard } from '@stoa/api/schema';
import { findHidden } from '../../core/people/hiding.repository.ts';
import type { Database } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { withoutName } from './leaderboard.presenter.ts';

/** Blocks as a viewer is shown them: without those whom they blocked or muted, or who blocked them. */
export async function hidePeople(
  database: Database,
  schoolId: string,
  blocks: Block[],
  viewer: Viewer | undefined,
): Promise<Block[]> {
  // Most pages show nobody: then nothing is asked.
  if (!viewer || !blocks.some(({ type }) => type === 'leaderboard' || type === 'honours')) return blocks;
  const hidden = await database.read({ schoolId }, (tx) => findHidden(tx, viewer.accountId));
  if (hidden.size === 0) return blocks;
  return blocks.map((block) => {
    if (block.type === 'honours') return { ...block, cards: shownOf(block.cards, hidden) };
    if (block.type !== 'leaderboard') return block;
    return {
      ...block,
      items: block.items.map((entry) => (hidden.has(entry.person.id) ? withoutName(entry) : entry)),
    };
  });
}

/** Honoured people as a viewer is shown them. */
export async function hideHonoured(
  database: Database,
  schoolId: string,
  cards: HonorCard[],
  viewer: Viewer | undefined,
): Promise<HonorCard[]> {
  if (!viewer || cards.length === 0) return cards;
  return shownOf(cards, await database.read({ schoolId }, (tx) => findHidden(tx, viewer.accountId)));
}

const shownOf = (cards: HonorCard[], hidden: ReadonlySet<string>): HonorCard[] =>
  cards.filter(({ person }) => !hidden.has(person.id));
