import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import type { AttendanceSectionProps } from './attendance/attendance-section.tsx';

const Section = lazy(async () => ({
  default: (await import('./attendance/attendance-section.tsx')).AttendanceSection,
}));

/** Attendance of the class for who is in it: loaded for them alone, and once the page stands. */
export function AttendanceOnDemand(props: AttendanceSectionProps) {
  if (!useIsHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <Section {...props} />
    </Suspense>
  );
}
