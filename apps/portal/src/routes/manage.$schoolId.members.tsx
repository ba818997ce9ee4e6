import { invitationsQuery } from '@stoa/api/invitation.queries';
import { memberGroupsQuery } from '@stoa/api/member-group.queries';
import { membersQuery } from '@stoa/api/member.queries';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { PeoplePage } from '../features/manage/people-page.tsx';
import { invitationParams, memberParams } from '../features/manage/members/people-address.ts';
import { peopleSearch } from '../features/manage/members/people-search.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { MEMBERS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/members')({
  staticData: {
    title: MEMBERS_TITLE,
    manage: { section: 'people', order: 1, operation: 'MEMBER_MANAGEMENT' },
  },
  validateSearch: peopleSearch,
  search: withoutDefaults(peopleSearch),
  // A list that changes keeps its page, which shows the old entries until the new ones are there.
  beforeLoad: ({ search }) => ({ search }),
  loader: async ({ context: { api, queryClient, language, search }, params: { schoolId } }) => {
    const groups = memberGroupsQuery(api, { schoolId, lang: language });
    await Promise.all([
      search.view === 'members' ? queryClient.prefetchQuery(groups) : null,
      loadAllowed(
        schoolId,
        search.view === 'groups'
          ? queryClient.ensureQueryData({ ...groups, retry: false })
          : search.view === 'invitations'
            ? queryClient.ensureQueryData({
                ...invitationsQuery(api, invitationParams(schoolId, search, language)),
                retry: false,
              })
            : queryClient.ensureQueryData({
                ...membersQuery(api, memberParams(schoolId, search, language)),
                retry: false,
              }),
      ),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <PeoplePage key={schoolId} schoolId={schoolId} query={Route.useSearch()} />;
}
