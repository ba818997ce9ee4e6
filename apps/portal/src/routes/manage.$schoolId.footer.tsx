import { sitePagesQuery } from '@stoa/api/decoration.queries';
import { footerSettingsQuery } from '@stoa/api/footer.queries';
import { createFileRoute } from '@tanstack/react-router';
import { FooterPage } from '../features/manage/footer/footer-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { FOOTER_TITLE } from '../features/manage/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/footer')({
  staticData: { title: FOOTER_TITLE, manage: { section: 'pages', order: 4, operation: 'PORTAL_DECORATION' } },
  loader: async ({ context: { api, queryClient, language: lang }, params: { schoolId } }) => {
    const query = footerSettingsQuery(api, { schoolId, lang });
    // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
    await loadAllowed(schoolId, queryClient.fetchQuery({ ...query, retry: false, staleTime: 0 }));
    await queryClient.ensureQueryData(sitePagesQuery(api, { schoolId, lang }));
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <FooterPage key={schoolId} schoolId={schoolId} />;
}
