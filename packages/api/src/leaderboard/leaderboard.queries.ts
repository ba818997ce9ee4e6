import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';
import type { LeaderboardKind } from '../schema.gen.ts';

/** Who learned most: at most 50 places, and the viewer's own. */
export function leaderboardQuery(
  api: Api,
  { kind, ...query }: In<QueryOf<'getLeaderboard'> & { kind: LeaderboardKind }>,
) {
  return getQuery(api, '/api/portal/api/v1/portal/leaderboard-resource/{type}', {
    params: { path: { type: kind }, query: inLanguage(query) },
  });
}
