import { createFileRoute, redirect } from '@tanstack/react-router';

/** The page of an exam has one address, which judges the id; this one leads there. */
export const Route = createFileRoute('/portal/$schoolId/check-view/$checkId')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/classInfo/$schoolId/check-view/$checkId', params, search, replace: true });
  },
});
