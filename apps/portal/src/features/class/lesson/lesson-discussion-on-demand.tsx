import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts';

const Later = lazy(async () => ({
  default: (await import('../../../shared/community/class-discussion.tsx')).ClassDiscussion,
}));

const waiting = (
  <SkeletonRegion>
    <SkeletonRows count={3} />
  </SkeletonRegion>
);

/** What learners write in a lesson, which the first paint does without. */
export function LessonDiscussionOnDemand({ schoolId, lessonId }: { schoolId: string; lessonId: string }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Later schoolId={schoolId} scopeType="lesson" scopeId={lessonId} />
    </Suspense>
  );
}
