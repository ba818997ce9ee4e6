import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts';
import type { AssignmentPanelProps } from './assignment/assignment-panel.tsx';

const Panel = lazy(async () => ({
  default: (await import('./assignment/assignment-panel.tsx')).AssignmentPanel,
}));

const waiting = (
  <SkeletonRegion>
    <SkeletonRows count={4} />
  </SkeletonRegion>
);

/** Handing in an assignment: other lessons load none of it. */
export function AssignmentOnDemand(props: AssignmentPanelProps) {
  if (!useIsHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Panel {...props} />
    </Suspense>
  );
}
