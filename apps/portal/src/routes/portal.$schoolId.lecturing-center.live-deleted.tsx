import { createFileRoute } from '@tanstack/react-router';
import { DeletedNotice } from '../features/live/deleted-page.tsx';
import { DELETED_TITLE } from '../features/live/live-messages.ts';

export const Route = createFileRoute('/portal/$schoolId/lecturing-center/live-deleted')({
  staticData: { title: DELETED_TITLE, messages: ['live'], isIndexable: false },
  loader: async ({ context: { messages } }) => {
    await messages('live');
    return { search: {} };
  },
  component: Page,
});

function Page() {
  return <DeletedNotice schoolId={Route.useParams().schoolId} />;
}
