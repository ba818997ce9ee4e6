import { createFileRoute } from '@tanstack/react-router';
import { NEW_SCHOOL_TITLE } from '../features/new-school/titles.ts';
import { CreatePage } from '../features/new-school/create-page.tsx';

export const Route = createFileRoute('/_newSchool/register/create')({
  staticData: { title: NEW_SCHOOL_TITLE },
  component: CreatePage,
});
