import { Suspense } from 'react';
import { SkeletonArticle, SkeletonRegion } from '@stoa/ui/skeleton';
import { PARTS, partOf } from './parts.ts';

/** The page of a part. Which parts there are was decided before it was loaded. */
export function AccountPart({ part }: { part: string | undefined }) {
  const Page = PARTS[partOf(part) ?? 'profile'];
  return (
    <Suspense
      fallback={
        <SkeletonRegion>
          <SkeletonArticle />
        </SkeletonRegion>
      }
    >
      <Page />
    </Suspense>
  );
}
