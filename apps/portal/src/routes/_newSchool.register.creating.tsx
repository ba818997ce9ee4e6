import { createFileRoute } from '@tanstack/react-router';
import { CreatingPage } from '../features/new-school/creating-page.tsx';

export const Route = createFileRoute('/_newSchool/register/creating')({ component: CreatingPage });
