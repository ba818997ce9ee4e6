import { msg } from '@lingui/core/macro';
import { draftQuery } from '@stoa/api/decoration.queries';
import { portalFrameQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LAYOUT_PENDING_MS } from '../app/layout-pending.ts';
import { requireId } from '../app/school-id.ts';
import { useApi } from '../app/services.ts';
import { EditorPage } from '../features/home/editor/editor-page.tsx';
import { loadAllowed } from '../features/manage/refusal.ts';
import { SchoolPage } from '../frame/school-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

/** The page that a portal opens with. */
const HOME = 'home';

export const Route = createFileRoute('/design/$schoolId')({
  staticData: {
    title: msg({ message: 'Home page', comment: 'Title of the editor of a school’s home page' }),
    messages: ['design', 'schools'],
    isLate: true,
    manage: { section: 'pages', order: 1, operation: 'PORTAL_DECORATION' },
  },
  beforeLoad: ({ params }) => void requireId(params.schoolId),
  loader: async ({ context: { api, queryClient, language: lang, words }, params: { schoolId } }) =>
    void (await Promise.all([
      queryClient.ensureQueryData(portalFrameQuery(api, { schoolId, lang })),
      words('design'),
      words('schools'),
      // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
      loadAllowed(
        schoolId,
        queryClient.fetchQuery({
          ...draftQuery(api, { schoolId, pageId: HOME, lang }),
          retry: false,
          staleTime: 0,
        }),
      ),
    ])),
  pendingMs: LAYOUT_PENDING_MS,
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const { data } = useSuspenseQuery(draftQuery(useApi(), { schoolId, pageId: HOME, lang: useLanguage() }));
  return (
    <SchoolPage schoolId={schoolId}>
      {() => <EditorPage key={schoolId} schoolId={schoolId} pageId={HOME} draft={data} />}
    </SchoolPage>
  );
}
