import { createFileRoute } from '@tanstack/react-router';
import { CenterPage } from '../features/manage/live/center-page.tsx';
import { CENTER_TITLE } from '../features/manage/titles.ts';
import { ownLivesQuery } from '../features/manage/live/own-lives.ts';
import { loadCenter } from '../features/manage/live/load-center.ts';

export const Route = createFileRoute('/portal/$schoolId/lecturing-center/')({
  staticData: {
    access: 'member',
    title: CENTER_TITLE,
    messages: ['live', 'schools'],
    isIndexable: false,
    manage: { section: 'live', order: 1, operation: 'TRAINING_CENTER' },
  },
  loader: ({ context, params: { schoolId } }) =>
    loadCenter(context, schoolId, (api, lang) =>
      context.queryClient.fetchQuery({
        ...ownLivesQuery(api, { schoolId, lang, isEnded: false, at: '' }),
        retry: false,
      }),
    ),
  component: Page,
});

function Page() {
  return <CenterPage schoolId={Route.useParams().schoolId} />;
}
