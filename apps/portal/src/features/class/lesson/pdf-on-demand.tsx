import { Skeleton, SkeletonRegion } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts';

const PdfView = lazy(async () => ({ default: (await import('./pdf/pdf-view.tsx')).PdfView }));
const RATIO = 1;

const waiting = (
  <SkeletonRegion>
    <Skeleton shape="block" ratio={RATIO} />
  </SkeletonRegion>
);

/** The pages of a document: other lessons load nothing of what shows them. */
export function PdfOnDemand(props: { url: string; name: string }) {
  if (!useIsHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PdfView {...props} />
    </Suspense>
  );
}
