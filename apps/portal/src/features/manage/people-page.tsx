import { lazy } from 'react';
import { InvitationsPage } from './invitations/invitations-page.tsx';
import { MembersPage } from './members/members-page.tsx';
import type { PeopleQuery } from './members/people-search.ts';
import { MembersContext, useMembersActor } from './use-members.ts';

const GroupsPage = lazy(async () => ({ default: (await import('./groups/groups-page.tsx')).GroupsPage }));
const ImportPage = lazy(async () => ({ default: (await import('./import/import-page.tsx')).ImportPage }));

/** The people of a school: who belongs to it, in which groups, who is invited, and many at once. */
export function PeoplePage({ schoolId, query }: { schoolId: string; query: PeopleQuery }) {
  const actor = useMembersActor(schoolId);
  return (
    <MembersContext value={actor}>
      {query.view === 'groups' ? (
        <GroupsPage schoolId={schoolId} />
      ) : query.view === 'invitations' ? (
        <InvitationsPage schoolId={schoolId} query={query} />
      ) : query.view === 'import' ? (
        <ImportPage schoolId={schoolId} />
      ) : (
        <MembersPage schoolId={schoolId} query={query} />
      )}
    </MembersContext>
  );
}
