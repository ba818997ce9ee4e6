import type { LeaderboardEntry } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { LeaderboardRow } from './leaderboard.repository.ts';

/** A place of the leaderboard, and whether it is the viewer's own. */
export const presentPlace = (
  row: LeaderboardRow,
  viewerId: string | undefined,
  hidden?: ReadonlySet<string>,
): LeaderboardEntry => ({
  rank: row.rank,
  person: presentPerson(row),
  value: row.value,
  isViewer: row.id === viewerId,
  ...(hidden?.has(row.id) ? { isHidden: true } : {}),
});
