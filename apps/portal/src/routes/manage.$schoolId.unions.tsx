import { schoolUnionsQuery } from '@stoa/api/union.queries';
import { createFileRoute } from '@tanstack/react-router';
import { loadAllowed } from '../features/manage/refusal.ts';
import { UNIONS_TITLE } from '../features/manage/titles.ts';
import { UnionsPage } from '../features/manage/unions/unions-page.tsx';

export const Route = createFileRoute('/manage/$schoolId/unions')({
  staticData: {
    title: UNIONS_TITLE,
    messages: ['unions'],
    manage: { section: 'settings', order: 5, operation: 'SCHOOL_SETTINGS' },
  },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId } }) => {
    const query = schoolUnionsQuery(api, { schoolId, lang });
    await Promise.all([
      messages('unions'),
      loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <UnionsPage key={schoolId} schoolId={schoolId} />;
}
