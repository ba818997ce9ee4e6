import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { oldClassSearch } from '../features/class/class-search.ts';

/** The class page has one address; this one leads there. */
export const Route = createFileRoute('/portal/$schoolId/class-view/$classId')({
  validateSearch: oldClassSearch,
  beforeLoad: ({ params: { schoolId, classId }, search }) => {
    throw redirect({
      to: '/classInfo/$schoolId/class-view/$classId',
      params: { schoolId: requireId(schoolId), classId: requireId(classId) },
      search,
      replace: true,
    });
  },
});
