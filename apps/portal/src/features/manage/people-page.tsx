import { lazy, useMemo } from 'react';
import { parsePeopleQuery } from './manage-address.ts';
import { InvitationsPage } from './invitations/invitations-page.tsx';
import { MembersPage } from './members/members-page.tsx';

const ImportPage = lazy(async () => ({ default: (await import('./import/import-page.tsx')).ImportPage }));

/** The people of a school: who belongs to it, who is invited, and many at once. */
export function PeoplePage({
  schoolId,
  schoolName,
  params,
}: {
  schoolId: string;
  schoolName: string;
  params: Readonly<Record<string, unknown>>;
}) {
  const query = useMemo(() => parsePeopleQuery(params), [params]);
  const page = { schoolId, schoolName, query };
  if (query.view === 'invitations') return <InvitationsPage {...page} />;
  if (query.view === 'import') return <ImportPage {...page} />;
  return <MembersPage {...page} />;
}
