import { createFileRoute, redirect } from '@tanstack/react-router';
import { spaceSearch } from '../features/people/space-search.ts';

/** A space has one address; this one leads there (R14). */
export const Route = createFileRoute('/portal/$schoolId/person-space/{-$tab}')({
  validateSearch: spaceSearch,
  beforeLoad: ({ params: { schoolId, tab = 'dynamics' }, search }) => {
    throw redirect({
      to: '/personSpace/$schoolId/{-$tab}',
      params: { schoolId, tab },
      search,
      replace: true,
    });
  },
});
