import { lazy, useMemo } from 'react';
import { parsePeopleQuery } from './manage-address.ts';
import { InvitationsPage } from './invitations/invitations-page.tsx';
import { MembersPage } from './members/members-page.tsx';
import { MembersContext, useMembersActor } from './use-members.ts';

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
  const actor = useMembersActor(schoolId);
  const page = { schoolId, schoolName, query };
  return (
    <MembersContext value={actor}>
      {query.view === 'invitations' ? (
        <InvitationsPage {...page} />
      ) : query.view === 'import' ? (
        <ImportPage {...page} />
      ) : (
        <MembersPage {...page} />
      )}
    </MembersContext>
  );
}
