import type { O3Kind } from '@stoa/api/schema';
import { o3CaseQuery, o3ProjectQuery, o3ScenarioQuery, o3ToolQuery } from '@stoa/api/o3.queries';
import { countO3Visit } from '@stoa/api/o3.calls';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { BoardPage } from './board-page.tsx';
import { CaseView } from './case-view.tsx';
import { ProjectView } from './project-view.tsx';
import { ScenarioView } from './scenario-view.tsx';
import { ToolView } from './tool-view.tsx';

interface Detail {
  schoolId: string;
  id: string;
}

/** What a card of the area opens (R20). */
export function DetailPage({
  kind,
  team,
  invitation,
  ...detail
}: Detail & { kind: O3Kind | undefined; team?: string | undefined; invitation?: string | undefined }) {
  const api = useApi();
  const { schoolId, id } = detail;
  useEffect(() => {
    // A number that is not counted is no failure for whoever reads.
    countO3Visit(api, { schoolId, id }).catch(() => undefined);
  }, [api, schoolId, id]);
  if (kind === 'tool') return <Tool {...detail} />;
  if (kind === 'project') return <Project {...detail} team={team} invitation={invitation} />;
  if (kind === 'scenario') return <Scenario {...detail} />;
  return <Case {...detail} />;
}

function Project({
  team,
  invitation,
  ...detail
}: Detail & { team: string | undefined; invitation: string | undefined }) {
  const { data } = useSuspenseQuery(o3ProjectQuery(useApi(), { ...detail, lang: useLanguage() }));
  const { schoolId } = detail;
  return team === undefined ? (
    <ProjectView schoolId={schoolId} project={data} invitation={invitation} />
  ) : (
    <BoardPage key={team} schoolId={schoolId} project={data} teamId={team} />
  );
}

function Tool(detail: Detail) {
  const { data } = useSuspenseQuery(o3ToolQuery(useApi(), { ...detail, lang: useLanguage() }));
  return <ToolView schoolId={detail.schoolId} tool={data} />;
}

function Scenario(detail: Detail) {
  const { data } = useSuspenseQuery(o3ScenarioQuery(useApi(), { ...detail, lang: useLanguage() }));
  return <ScenarioView schoolId={detail.schoolId} scenario={data} />;
}

function Case(detail: Detail) {
  const { data } = useSuspenseQuery(o3CaseQuery(useApi(), { ...detail, lang: useLanguage() }));
  return <CaseView schoolId={detail.schoolId} found={data} />;
}
