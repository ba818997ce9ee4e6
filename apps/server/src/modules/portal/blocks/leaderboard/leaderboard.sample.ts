import type { StoredLeaderboardBlock } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<StoredLeaderboardBlock>[] = [
  { type: 'leaderboard', title: inAllLanguages('Most active'), kind: 'lessons', period: 3, limit: 10 },
];
