import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import type { ReactNode } from 'react';
import { ProblemInPlace } from './problem-in-place.tsx';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** How many rows stand in its place while it comes. */
  rows: number;
  children: (data: Data) => ReactNode;
}

/** What was asked for; where it could not be had, why. What was had once stays, even where asking again fails. */
export function Loaded<Data>({ query: { data, error, refetch }, rows, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ProblemInPlace error={error} onRetry={() => void refetch()} />;
  return (
    <SkeletonRegion>
      <SkeletonRows count={rows} />
    </SkeletonRegion>
  );
}
