import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlainNotFound } from '../layout/plain-problems.tsx';

export const Route = createFileRoute('/404')({
  staticData: { title: msg`Page not found`, status: 404 },
  component: PlainNotFound,
});
