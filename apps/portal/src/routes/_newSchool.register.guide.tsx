import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '../features/new-school/guide-page.tsx';

export const Route = createFileRoute('/_newSchool/register/guide')({ component: GuidePage });
