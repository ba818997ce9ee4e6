import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { PlainFrame } from './plain-frame.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';

/** Page not found, in the frame of pages that belong to no school. */
export const PlainNotFound = () => (
  <PlainFrame>
    <NotFoundPage />
  </PlainFrame>
);

/** A failure, in the frame of pages that belong to no school. */
export const PlainError = (props: ErrorComponentProps) => (
  <PlainFrame>
    <ErrorPage {...props} />
  </PlainFrame>
);
