import { createFileRoute } from '@tanstack/react-router';
import { madeSearch, requireMadeSchool } from '../features/new-school/new-school-search.ts';
import { READY_TITLE } from '../features/new-school/titles.ts';
import { SuccessPage } from '../features/new-school/success-page.tsx';

export const Route = createFileRoute('/_newSchool/register/success')({
  staticData: { title: READY_TITLE },
  validateSearch: madeSearch,
  beforeLoad: ({ search }) => requireMadeSchool(search),
  component: SuccessPage,
});
