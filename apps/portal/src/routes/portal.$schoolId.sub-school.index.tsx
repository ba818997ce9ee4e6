import { msg } from '@lingui/core/macro';
import { subSchoolsQuery } from '@stoa/api/school.queries';
import { createFileRoute } from '@tanstack/react-router';
import { SubSchoolsPage } from '../features/sub-schools/sub-schools-page.tsx';

export const Route = createFileRoute('/portal/$schoolId/sub-school/')({
  staticData: { title: msg`Sub-schools`, countedAs: 'subSchool', palette: { order: 5 } },
  loader: async ({ context: { api, queryClient, language }, params: { schoolId } }) => {
    await queryClient.ensureQueryData(subSchoolsQuery(api, { schoolId, lang: language }));
    return { search: {} };
  },
  component: Page,
});

function Page() {
  const { schoolId } = Route.useParams();
  return <SubSchoolsPage schoolId={schoolId} />;
}
