import { createFileRoute, redirect } from '@tanstack/react-router';

/** The page of a survey has one address, which judges the id; this one leads there. */
export const Route = createFileRoute('/portal/$schoolId/question-survey/$questionId')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/classInfo/$schoolId/question-survey/$questionId', params, search, replace: true });
  },
});
