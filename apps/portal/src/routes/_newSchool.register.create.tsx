import { createFileRoute } from '@tanstack/react-router';
import { createSearch } from '../features/new-school/new-school-search.ts';
import { NEW_SCHOOL_TITLE } from '../features/new-school/titles.ts';
import { CreatePage } from '../features/new-school/create-page.tsx';

export const Route = createFileRoute('/_newSchool/register/create')({
  staticData: { title: NEW_SCHOOL_TITLE },
  validateSearch: createSearch,
  component: CreatePage,
});
