import { loginSettingsQuery } from '@stoa/api/login-settings.queries';
import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../features/manage/sign-in/sign-in-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { SIGN_IN_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/sign-in')({
  staticData: {
    title: SIGN_IN_TITLE,
    manage: { section: 'settings', order: 1, operation: 'SCHOOL_SETTINGS' },
  },
  loader: ({ context: { api, queryClient, language: lang }, params: { schoolId } }) => {
    const query = loginSettingsQuery(api, { schoolId, lang });
    // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 }));
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <SignInPage key={schoolId} schoolId={schoolId} />;
}
