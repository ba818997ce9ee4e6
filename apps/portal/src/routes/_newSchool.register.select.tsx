import { createFileRoute } from '@tanstack/react-router';
import { SelectPage } from '../features/new-school/select-page.tsx';

export const Route = createFileRoute('/_newSchool/register/select')({ component: SelectPage });
