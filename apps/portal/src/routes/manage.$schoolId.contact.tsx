import { contactSettingsQuery } from '@stoa/api/school-settings.queries';
import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/manage/settings/contact-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { CONTACT_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/contact')({
  staticData: {
    title: CONTACT_TITLE,
    manage: { section: 'settings', order: 2, operation: 'SCHOOL_SETTINGS' },
  },
  loader: ({ context: { api, queryClient, language: lang }, params: { schoolId } }) => {
    const query = contactSettingsQuery(api, { schoolId, lang });
    // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
    return loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 }));
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <ContactPage key={schoolId} schoolId={schoolId} />;
}
