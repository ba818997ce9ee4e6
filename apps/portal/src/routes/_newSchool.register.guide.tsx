import { createFileRoute } from '@tanstack/react-router';
import { madeSearch, requireMadeSchool } from '../features/new-school/new-school-search.ts';
import { GUIDE_TITLE } from '../features/new-school/titles.ts';
import { GuidePage } from '../features/new-school/guide-page.tsx';

export const Route = createFileRoute('/_newSchool/register/guide')({
  staticData: { title: GUIDE_TITLE },
  validateSearch: madeSearch,
  beforeLoad: ({ search }) => requireMadeSchool(search),
  component: GuidePage,
});
