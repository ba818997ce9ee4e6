import { createFileRoute } from '@tanstack/react-router';
import { NEW_SCHOOL_TITLE } from '../features/new-school/titles.ts';
import { SelectPage } from '../features/new-school/select-page.tsx';

export const Route = createFileRoute('/_newSchool/register/select')({
  staticData: { title: NEW_SCHOOL_TITLE },
  component: SelectPage,
});
