import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireId } from '../app/school-id.ts';
import { editorSearch } from '../features/home/editor/editor-search.ts';

/** A sub-school is a school of its own, decorated where every school is. */
export const Route = createFileRoute('/design_/$schoolId/sub-school/$subSchoolId')({
  validateSearch: editorSearch,
  beforeLoad: ({ params, search }) => {
    throw redirect({
      to: '/design/$schoolId',
      params: { schoolId: requireId(params.subSchoolId) },
      search,
      replace: true,
    });
  },
});
