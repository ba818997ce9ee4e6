import { createFileRoute } from '@tanstack/react-router';
import { SuccessPage } from '../features/new-school/success-page.tsx';

export const Route = createFileRoute('/_newSchool/register/success')({ component: SuccessPage });
