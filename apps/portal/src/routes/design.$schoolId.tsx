import { msg } from '@lingui/core/macro';
import { draftQuery, sitePagesQuery } from '@stoa/api/decoration.queries';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { LAYOUT_PENDING_MS } from '../app/layout-pending.ts';
import { requireId } from '../app/school-id.ts';
import { useApi } from '../app/services.ts';
import { EditorPage } from '../features/home/editor/editor-page.tsx';
import { SchoolTypeContext } from '../features/home/editor/school-type.ts';
import { editedPageOf, editorSearch } from '../features/home/editor/editor-search.ts';
import { SiteEditorPage } from '../features/home/editor/site/site-editor-page.tsx';
import { SITE_TITLE } from '../features/home/editor/site/site-messages.ts';
import { loadAllowed } from '../features/manage/refusal.ts';
import { SchoolPage } from '../layout/school-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

/** The page that a portal opens with. */
const HOME = 'home';
/** What stands around all pages. */
const SITE = 'site';

export const Route = createFileRoute('/design/$schoolId')({
  // It goes by the clock and the drafts of this browser.
  ssr: 'data-only',
  staticData: {
    title: msg({ message: 'Home page', comment: 'Title of the editor of a school’s home page' }),
    messages: ['design', 'schools'],
    isLate: true,
    manage: { section: 'pages', order: 1, operation: 'PORTAL_DECORATION' },
  },
  validateSearch: editorSearch,
  loaderDeps: ({ search }) => ({ pageId: editedPageOf(search) }),
  beforeLoad: ({ params }) => void requireId(params.schoolId),
  loader: async ({
    context: { api, queryClient, language: lang, messages },
    params: { schoolId },
    deps: { pageId },
  }) => {
    if (pageId === undefined) throw notFound();
    await Promise.all([
      queryClient.ensureQueryData(portalLayoutQuery(api, { schoolId, lang })),
      messages('design'),
      messages('schools'),
      // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
      loadAllowed(
        schoolId,
        queryClient.fetchQuery({
          ...draftQuery(api, { schoolId, pageId, lang }),
          retry: false,
          staleTime: 0,
        }),
      ),
    ]);
    // Whether visitors see it: nothing is edited before that is known.
    await queryClient.ensureQueryData(sitePagesQuery(api, { schoolId, lang }));
    if (pageId === HOME) return {};
    const draft = queryClient.getQueryData(draftQuery(api, { schoolId, pageId, lang }).queryKey)?.data;
    const title = draft?.page.title[lang] || draft?.page.title[draft.mainLanguage];
    return { title: pageId === SITE ? SITE_TITLE : title || undefined };
  },
  pendingMs: LAYOUT_PENDING_MS,
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  const search = Route.useSearch();
  const pageId = editedPageOf(search) ?? HOME;
  const api = useApi();
  const lang = useLanguage();
  const { data } = useSuspenseQuery(draftQuery(api, { schoolId, pageId, lang }));
  const { data: layout } = useSuspenseQuery(portalLayoutQuery(api, { schoolId, lang }));
  return (
    <SchoolPage schoolId={schoolId}>
      {(schoolName) =>
        pageId === SITE ? (
          <SiteEditorPage
            key={schoolId}
            schoolId={schoolId}
            schoolName={schoolName}
            draft={data}
            isPagesFirst={search.part === 'pages'}
          />
        ) : (
          <SchoolTypeContext value={layout.school.type}>
            <EditorPage key={`${schoolId} ${pageId}`} schoolId={schoolId} pageId={pageId} draft={data} />
          </SchoolTypeContext>
        )
      }
    </SchoolPage>
  );
}
