import { msg } from '@lingui/core/macro';
import { resourceQuery } from '@stoa/api/resource.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { useApi } from '../app/services.ts';
import { ResourcePage } from '../features/resource/resource-page.tsx';
import { useLanguage } from '../i18n/language-context.tsx';

export const Route = createFileRoute('/portal/$schoolId/resource/$resourceId')({
  staticData: { title: msg`Article`, countedAs: 'resource' },
  loader: async ({
    context: { api, queryClient, language: lang, messages },
    params: { schoolId, resourceId },
  }) => {
    const query = resourceQuery(api, { schoolId, resourceId: requireId(resourceId), lang });
    const { card, kind } = (await queryClient.ensureQueryData(query)).data;
    if (kind === 'exam' || kind === 'learningMap') await messages(kind);
    // How it is bought is said where it costs something alone.
    if (kind === 'topic' && card.price) await messages('store');
    return { title: card.title, description: card.summary, search: {} };
  },
  component: Page,
});

function Page() {
  const { schoolId, resourceId } = Route.useParams();
  const { data } = useSuspenseQuery(resourceQuery(useApi(), { schoolId, resourceId, lang: useLanguage() }));
  return <ResourcePage detail={data} schoolId={schoolId} />;
}
