import type { LeaderboardEntry } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { LeaderboardRow } from './leaderboard.repository.ts';

/**
 * A place of the leaderboard, and whether it is the viewer's own.
 * @param hidden ids of whom nothing is shown to the viewer: a place that was left out would make all ranks wrong
 */
export const presentPlace = (
  row: LeaderboardRow,
  viewerId: string | undefined,
  hidden?: ReadonlySet<string>,
): LeaderboardEntry => ({
  rank: row.rank,
  value: row.value,
  isViewer: row.id === viewerId,
  ...(hidden?.has(row.id)
    ? { person: { id: row.id, name: '', avatarUrl: null }, isHidden: true }
    : { person: presentPerson(row) }),
});
