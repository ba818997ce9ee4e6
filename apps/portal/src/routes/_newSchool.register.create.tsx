import { createFileRoute } from '@tanstack/react-router';
import { CreatePage } from '../features/new-school/create-page.tsx';

export const Route = createFileRoute('/_newSchool/register/create')({ component: CreatePage });
