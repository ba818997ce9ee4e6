import { badgesQuery } from '@stoa/api/badge.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { BadgePage } from '../features/manage/badges/badge-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { BADGES_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/badges_/$badgeId')({
  staticData: { title: BADGES_TITLE, messages: ['points'] },
  beforeLoad: ({ params }) => requireId(params.badgeId),
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId } }) => {
    const query = badgesQuery(api, { schoolId, lang });
    await Promise.all([
      messages('points'),
      loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false })),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId, badgeId } = Route.useParams();
  return <BadgePage key={badgeId} schoolId={schoolId} badgeId={badgeId} />;
}
