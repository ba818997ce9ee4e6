import type { LeaderboardEntry } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { LeaderboardRow } from './leaderboard.repository.ts';

/**
 * A place of the leaderboard, and whether it is the viewer's own.
 * @param hidden ids of whom nothing is shown to the viewer
 */
export function presentPlace(
  row: LeaderboardRow,
  viewerId: string | undefined,
  hidden?: ReadonlySet<string>,
): LeaderboardEntry {
  const entry = {
    rank: row.rank,
    person: presentPerson(row),
    value: row.value,
    isViewer: row.id === viewerId,
  };
  return hidden?.has(row.id) ? withoutName(entry) : entry;
}

/** A place of somebody who is hidden from the viewer: one that was left out would make all ranks wrong. */
export const withoutName = (entry: LeaderboardEntry): LeaderboardEntry => ({
  ...entry,
  person: { id: entry.person.id, name: '', avatarUrl: null },
  isHidden: true,
});
