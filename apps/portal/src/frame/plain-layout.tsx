import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { PlainFrame } from './plain-frame.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';

/** Page not found, in the frame that is there already or that of pages that belong to no school. */
export const PlainNotFound = () => (
  <PlainFrame>
    <NotFoundPage />
  </PlainFrame>
);

/** A failure, likewise. */
export const PlainError = (props: ErrorComponentProps) => (
  <PlainFrame>
    <ErrorPage {...props} />
  </PlainFrame>
);
