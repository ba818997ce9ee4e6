import { portalLayoutQuery, portalHomeQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { useApi } from '../app/services.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { loadLayout } from '../layout/load-layout.ts';
import { PortalLayout } from '../layout/portal-layout.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

const HOME = 'home';

export const Route = createFileRoute('/portal_/$schoolId/sub-school/$subSchoolId')({
  staticData: { isIndexable: true, countedAs: 'subSchool' },
  loader: async ({ context, params }) => {
    const { api, queryClient, language } = context;
    const schoolId = requireId(params.subSchoolId);
    const [{ school }] = await Promise.all([
      loadLayout(context, schoolId),
      queryClient.ensureQueryData(portalHomeQuery(api, { schoolId, pageId: HOME, lang: language })),
    ]);
    if (school.parentId === params.schoolId) return { search: {} };
    // A school has one address: below the school that it belongs to, or its own.
    throw school.parentId
      ? redirect({
          to: '/portal/$schoolId/sub-school/$subSchoolId',
          params: { schoolId: school.parentId, subSchoolId: schoolId },
          search: true,
          replace: true,
        })
      : redirect({ to: '/portal/$schoolId', params: { schoolId }, search: true, replace: true });
  },
  component: Page,
});

/** The portal of a sub-school: a school of its own, in its own layout. */
function Page() {
  const { subSchoolId: schoolId } = Route.useParams();
  const api = useApi();
  const lang = useLanguage();
  const layout = useSuspenseQuery(portalLayoutQuery(api, { schoolId, lang }));
  const { data } = useSuspenseQuery(portalHomeQuery(api, { schoolId, pageId: HOME, lang }));
  return (
    <PortalLayout layout={layout.data}>
      <HomePage home={data} isHome />
    </PortalLayout>
  );
}
