import { attendanceQuery } from '@stoa/api/attendance.queries';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { withoutDefaults } from '../app/search-fields.ts';
import { attendanceSearch } from '../features/manage/attendance/attendance-search.ts';
import { MeetingPage } from '../features/manage/attendance/meeting-page.tsx';
import { loadAllowed, refusal } from '../features/manage/refusal.ts';
import { ATTENDANCE_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/content_/$contentId_/attendance_/$attendanceId')({
  staticData: { title: ATTENDANCE_TITLE, messages: ['attendance'] },
  validateSearch: attendanceSearch,
  search: withoutDefaults(attendanceSearch),
  beforeLoad: ({ params }) => {
    requireId(params.contentId);
    requireId(params.attendanceId);
  },
  loader: async ({
    context: { api, queryClient, language, messages },
    params: { schoolId, attendanceId },
  }) => {
    const query = attendanceQuery(api, { schoolId, attendanceId, lang: language });
    // Always anew: who is there now is what the page is for.
    const load = async () => {
      const { data } = await queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 });
      // Learners have a page of their own.
      if (!data.abilities.manage) throw refusal(schoolId, ['owner', 'admin']);
    };
    await Promise.all([messages('attendance'), loadAllowed(schoolId, load())]);
  },
  component: Page,
});

function Page() {
  const { schoolId, contentId, attendanceId } = Route.useParams();
  return (
    <MeetingPage
      key={attendanceId}
      schoolId={schoolId}
      contentId={contentId}
      attendanceId={attendanceId}
      at={Route.useSearch().at}
    />
  );
}
