import { memberOverviewQuery } from '@stoa/api/member.queries';
import { memberPointsQuery } from '@stoa/api/points.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { activityPage } from '../features/manage/member/activity-page.ts';
import { MemberPage } from '../features/manage/member/member-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { MEMBER_TITLE } from '../features/manage/titles.ts';
import { POINTS_SIZE } from '../shared/points/point-messages.ts';

export const Route = createFileRoute('/manage/$schoolId/members_/$userId')({
  staticData: { title: MEMBER_TITLE, messages: ['points'] },
  beforeLoad: ({ params }) => requireId(params.userId),
  loader: async ({
    context: { api, queryClient, language: lang, messages },
    params: { schoolId, userId },
  }) => {
    const points = memberPointsQuery(api, { schoolId, userId, lang, pageSize: POINTS_SIZE });
    await Promise.all([
      messages('points'),
      queryClient.prefetchQuery(points),
      queryClient.prefetchQuery(activityPage(api, { schoolId, userId, lang })),
      loadAllowed(
        schoolId,
        queryClient.ensureQueryData({
          ...memberOverviewQuery(api, { schoolId, userId, lang }),
          retry: false,
        }),
      ),
    ]);
  },
  component: Page,
});

function Page() {
  const { schoolId, userId } = Route.useParams();
  return <MemberPage key={userId} schoolId={schoolId} userId={userId} />;
}
