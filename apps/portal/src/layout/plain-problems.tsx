import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { PlainLayout } from './plain-layout.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';

/** Page not found, in the layout that is there already or that of pages that belong to no school. */
export const PlainNotFound = () => (
  <PlainLayout>
    <NotFoundPage />
  </PlainLayout>
);

/** A failure, likewise. */
export const PlainError = (props: ErrorComponentProps) => (
  <PlainLayout>
    <ErrorPage {...props} />
  </PlainLayout>
);
