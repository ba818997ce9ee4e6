import type { ErrorComponentProps } from '@tanstack/react-router';

export function ErrorPage({ error }: ErrorComponentProps) {
  return <p>{error.message}</p>;
}
