import { Suspense } from 'react';
import { SkeletonArticle, SkeletonRegion } from '@stoa/ui/skeleton';
import { useSession } from '../../app/session.tsx';
import { OwnSessionNotice } from './own-session-notice.tsx';
import { PARTS, partOf } from './parts.ts';

/** The page of a part. Which parts there are was decided before it was loaded. */
export function AccountPart({ part }: { part: string | undefined }) {
  const { viewer } = useSession();
  const Page = PARTS[partOf(part) ?? 'profile'];
  // Nothing of an account is a school's: its sign-in service cannot vouch for changes here.
  if (viewer?.boundSchool !== undefined) return <OwnSessionNotice />;
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
