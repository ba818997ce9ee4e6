import { schoolNetworksQuery } from '@stoa/api/exam-bank.queries';
import { createFileRoute } from '@tanstack/react-router';
import { NetworksPage } from '../features/manage/networks/networks-page.tsx';
import { loadAllowed, refusal } from '../features/manage/refusal.ts';
import { NETWORKS_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/networks')({
  staticData: {
    title: NETWORKS_TITLE,
    messages: ['teaching'],
    manage: { section: 'settings', order: 7, operation: 'SCHOOL_SETTINGS' },
  },
  loader: async ({ context: { api, queryClient, language: lang, messages }, params: { schoolId } }) => {
    const query = schoolNetworksQuery(api, { schoolId, lang });
    // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
    const asked = queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 });
    await Promise.all([messages('teaching'), loadAllowed(schoolId, asked)]);
    // Whoever writes exams may read them.
    const known = await asked.catch(() => undefined);
    if (known?.data.canEdit === false) throw refusal(schoolId, ['owner', 'admin']);
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <NetworksPage key={schoolId} schoolId={schoolId} />;
}
