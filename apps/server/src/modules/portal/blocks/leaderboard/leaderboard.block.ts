import type { LeaderboardBlock, StoredLeaderboardBlock } from '@stoa/api/schema';
import { findTops } from '../../leaderboard.repository.ts';
import { presentPlace, withoutName } from '../../leaderboard.presenter.ts';
import { defineBlock } from '../block.ts';

/** Who learned most. */
export const block = defineBlock<StoredLeaderboardBlock, LeaderboardBlock>({
  types: ['leaderboard'],
  fill: async (tx, blocks, { school, now, say }) => {
    const counted = blocks.map((stored) => ({ ...stored, kind: stored.kind ?? ('points' as const) }));
    const tops = await findTops(
      tx,
      counted.map(({ kind, period, limit }) => ({ schoolId: school.id, kind, period, limit, now })),
    );
    return counted.map(({ type, title, kind, period }, index) => ({
      type,
      title: say(title),
      kind,
      period,
      items: (tops[index] ?? []).map((row) => presentPlace(row, undefined)),
      moreUrl: `/portal/${school.id}/more?list=leaderboard${kind === 'points' ? '' : `&kind=${kind}`}`,
    }));
  },
  hidePeople: (shown, hidden) => ({
    ...shown,
    items: shown.items.map((entry) => (hidden.has(entry.person.id) ? withoutName(entry) : entry)),
  }),
  contentsOf: ({ title }) => ({ texts: [title] }),
});
