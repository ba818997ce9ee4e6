import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '../app/search-fields.ts';
import { openSpace } from '../features/people/open-space.ts';
import { SpaceView } from '../features/people/space-view.tsx';
import { spaceSearch } from '../features/people/space-search.ts';

/** The head of a space stays while another tab is loaded, unless that takes long. */
const PENDING_AFTER_MS = 1000;

// All in one route, and what it decides in its loader: the first load of other pages carries little of it.
export const Route = createFileRoute('/personSpace/$schoolId/{-$tab}')({
  staticData: {
    messages: ['people'],
    palette: {
      order: 6,
      name: msg({ message: 'My space', comment: 'Leads to one’s own personal space in a school' }),
      isForSignedIn: true,
    },
  },
  validateSearch: spaceSearch,
  search: withoutDefaults(spaceSearch),
  beforeLoad: ({ search }) => ({ search }),
  // Only of whom it is: a list that changes keeps its page, which shows the old entries until the new ones are there.
  loaderDeps: ({ search: { userId } }) => ({ userId }),
  loader: ({ context, params, location }) => openSpace({ ...context, ...params, href: location.href }),
  pendingMs: PENDING_AFTER_MS,
  component: Page,
});

function Page() {
  const { schoolId, tab } = Route.useParams();
  return <SpaceView schoolId={schoolId} tab={tab} search={Route.useSearch()} />;
}
