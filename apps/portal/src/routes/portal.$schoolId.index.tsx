import { portalHomeQuery } from '@stoa/api/portal.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useApi } from '../app/services.ts';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/portal/$schoolId/')({
  loader: ({ context: { api, queryClient, language }, params: { schoolId } }) => queryClient.ensureQueryData(portalHomeQuery(api, { schoolId, lang: language })),
  component: HomePage,
});

function HomePage() {
  const { schoolId } = Route.useParams();
  const home = useSuspenseQuery(portalHomeQuery(useApi(), { schoolId, lang: useLanguage() }));
  return <h1>{home.data.school.name}</h1>;
}
