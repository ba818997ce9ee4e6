import type { MoreQuery } from './more-search.ts';
import { RankingPage } from './ranking/ranking-page.tsx';
import { ResourceListPage } from './resource-list-page.tsx';

export interface MorePageProps {
  schoolId: string;
  schoolName: string;
  query: MoreQuery;
}

/** All of what a block of a page shows a part of. */
export function MorePage({ query, ...school }: MorePageProps) {
  return query.list === 'leaderboard' ? (
    <RankingPage {...school} query={query} />
  ) : (
    <ResourceListPage {...school} query={query} />
  );
}
