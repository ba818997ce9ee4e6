import { attendancesQuery } from '@stoa/api/attendance.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { AttendancePage } from '../features/manage/attendance/attendance-page.tsx';
import { meetingsParams } from '../features/manage/attendance/attendance-params.ts';
import { attendanceSearch } from '../features/manage/attendance/attendance-search.ts';
import { loadAllowed, refusal } from '../features/manage/refusal.ts';
import { ATTENDANCE_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/content_/$contentId_/attendance')({
  staticData: { title: ATTENDANCE_TITLE, messages: ['attendance'] },
  validateSearch: attendanceSearch,
  search: withoutDefaults(attendanceSearch),
  beforeLoad: ({ params, search }) => {
    requireId(params.contentId);
    return { search };
  },
  loader: async ({
    context: { api, queryClient, language, search, messages },
    params: { schoolId, contentId },
  }) => {
    const query = attendancesQuery(api, meetingsParams(schoolId, contentId, search.at, language));
    const load = async () => {
      const { data } = await queryClient.ensureQueryData({ ...query, retry: false });
      // Learners have a page of their own.
      if (!data.canManage) throw refusal(schoolId, ['owner', 'admin']);
    };
    await Promise.all([messages('attendance'), loadAllowed(schoolId, load())]);
  },
  component: Page,
});

function Page() {
  const { schoolId, contentId } = Route.useParams();
  return (
    <AttendancePage key={contentId} schoolId={schoolId} contentId={contentId} at={Route.useSearch().at} />
  );
}
