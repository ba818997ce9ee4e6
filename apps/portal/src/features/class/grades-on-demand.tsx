import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import type { GradesSectionProps } from './grades/grades-section.tsx';

const Section = lazy(async () => ({
  default: (await import('./grades/grades-section.tsx')).GradesSection,
}));

const waiting = (
  <SkeletonRegion>
    <SkeletonRows count={4} />
  </SkeletonRegion>
);

/** One's own grades in a class: loaded for who is in a class that grades something, once the page stands. */
export function GradesOnDemand(props: GradesSectionProps) {
  if (!useIsHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Section {...props} />
    </Suspense>
  );
}
