import type { LeaderboardEntry, Person } from '@stoa/api/schema';
import { displayName } from '../accounts/accounts.presenter.ts';
import type { LeaderboardRow } from './leaderboard.repository.ts';

/** A person as others see them: a name and a picture, no address and no number. */
export const presentPerson = (row: {
  id: string;
  nick_name: string;
  real_name: string;
  avatar_url: string;
}): Person => ({
  id: row.id,
  name: displayName(row),
  avatarUrl: row.avatar_url || null,
  title: null,
});

export const presentPlace = (row: LeaderboardRow, viewerId: string | undefined): LeaderboardEntry => ({
  rank: row.rank,
  person: presentPerson(row),
  value: row.value,
  isViewer: row.id === viewerId,
});
