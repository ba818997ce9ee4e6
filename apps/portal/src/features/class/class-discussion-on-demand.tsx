import type { ClassDetail } from '@stoa/api/schema';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

const Later = lazy(async () => ({
  default: (await import('../../shared/community/class-discussion.tsx')).ClassDiscussion,
}));

const waiting = (
  <SkeletonRegion>
    <SkeletonRows count={3} />
  </SkeletonRegion>
);

/** What people of a class write, which the first paint does without. */
export function ClassDiscussionOnDemand({ detail }: { detail: ClassDetail }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Later schoolId={detail.schoolId} scopeType="class" scopeId={detail.id} />
    </Suspense>
  );
}
