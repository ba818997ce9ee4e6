import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts';
import type { LessonAttendanceProps } from '../attendance/lesson-attendance.tsx';

const Meeting = lazy(async () => ({
  default: (await import('../attendance/lesson-attendance.tsx')).LessonAttendance,
}));

const waiting = (
  <SkeletonRegion>
    <SkeletonRows count={2} />
  </SkeletonRegion>
);

/** Checking in to the meeting of a lesson: other lessons load none of it. */
export function LessonAttendanceOnDemand(props: LessonAttendanceProps) {
  if (!useIsHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Meeting {...props} />
    </Suspense>
  );
}
