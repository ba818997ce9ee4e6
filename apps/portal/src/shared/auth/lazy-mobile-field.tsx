import { Skeleton } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { MobileFieldProps } from './mobile-field.tsx';

const MobileField = lazy(async () => ({ default: (await import('./mobile-field.tsx')).MobileField }));

/** The choice of countries weighs as much as a page: it is loaded where somebody wants a phone. */
export const LazyMobileField = (props: MobileFieldProps) => (
  <Suspense fallback={<Skeleton shape="block" height="4.5rem" />}>
    <MobileField {...props} />
  </Suspense>
);
