import { useMemo } from 'react';
import { parseMoreQuery } from './more-address.ts';
import { RankingPage } from './ranking-page.tsx';
import { ResourceListPage } from './resource-list-page.tsx';

export interface MorePageProps {
  schoolId: string;
  schoolName: string;
  params: Readonly<Record<string, unknown>>;
}

/** All of what a block of a page shows a part of. */
export function MorePage({ schoolId, schoolName, params }: MorePageProps) {
  const query = useMemo(() => parseMoreQuery(params), [params]);
  return query.kind === 'ranking' ? (
    <RankingPage schoolId={schoolId} schoolName={schoolName} query={query} />
  ) : (
    <ResourceListPage schoolId={schoolId} schoolName={schoolName} query={query} />
  );
}
