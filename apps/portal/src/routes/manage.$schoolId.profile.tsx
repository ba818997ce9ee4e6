import { schoolProfileQuery } from '@stoa/api/school-settings.queries';
import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/manage/profile/profile-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { PROFILE_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/profile')({
  staticData: {
    title: PROFILE_TITLE,
    // Of uploads.
    messages: ['feedback'],
    manage: { section: 'settings', order: 0, operation: 'SCHOOL_SETTINGS' },
  },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId } }) => {
    const query = schoolProfileQuery(api, { schoolId, lang });
    // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
    await Promise.all([
      messages('feedback'),
      loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <ProfilePage key={schoolId} schoolId={schoolId} />;
}
