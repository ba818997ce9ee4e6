import { createFileRoute } from '@tanstack/react-router';
import { madeSearch, requireMadeSchool } from '../features/new-school/new-school-search.ts';
import { CREATING_TITLE } from '../features/new-school/titles.ts';
import { CreatingPage } from '../features/new-school/creating-page.tsx';

export const Route = createFileRoute('/_newSchool/register/creating')({
  staticData: { title: CREATING_TITLE },
  validateSearch: madeSearch,
  beforeLoad: ({ search }) => requireMadeSchool(search),
  component: CreatingPage,
});
