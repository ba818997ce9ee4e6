import { badgesQuery } from '@stoa/api/badge.queries';
import { createFileRoute } from '@tanstack/react-router';
import { BadgesPage } from '../features/manage/badges/badges-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { BADGES_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/badges')({
  staticData: {
    title: BADGES_TITLE,
    messages: ['points', 'feedback'],
    manage: { section: 'people', order: 6, operation: 'MEMBER_MANAGEMENT' },
  },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId } }) => {
    const query = badgesQuery(api, { schoolId, lang });
    await Promise.all([
      messages('points'),
      // Of uploads.
      messages('feedback'),
      loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <BadgesPage key={schoolId} schoolId={schoolId} />;
}
